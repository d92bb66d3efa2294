// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/scenario_document.h"

#include <QtCore/QFile>
#include <QtCore/QSaveFile>
#include <QtGui/QUndoCommand>

#include <chrono>
#include <filesystem>
#include <utility>

namespace repique {
namespace {

constexpr std::int64_t burstMilliseconds = 700;

std::int64_t steadyMilliseconds()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

std::filesystem::path nativePath(const QString& path)
{
    return {QFile::encodeName(path).toStdString()};
}

} // namespace

/// One step of the history: the scenario before and after.
class ScenarioDocument::Edit final : public QUndoCommand
{
public:
    struct Burst
    {
        QString key;
        std::uint64_t gesture = 0; ///< 0 outside any
        std::int64_t at = 0; ///< milliseconds of the latest edit
    };

    Edit(ScenarioDocument& document, scenario::Scenario after, Burst burst)
        : m_document(document)
        , m_before(document.scenario())
        , m_after(std::move(after))
        , m_burst(std::move(burst))
    {
    }

    void undo() override { m_document.show(m_before); }

    void redo() override { m_document.show(m_after); }

    [[nodiscard]] int id() const override { return 1; }

    bool mergeWith(const QUndoCommand* other) override
    {
        const auto& next = *static_cast<const Edit*>(other);
        if (!continues(next.m_burst)) {
            return false;
        }
        m_after = next.m_after;
        m_burst = next.m_burst;
        setText(next.text());
        setObsolete(m_before == m_after);
        return true;
    }

private:
    [[nodiscard]] bool continues(const Burst& next) const
    {
        if (m_burst.key.isEmpty() || m_burst.key != next.key || m_burst.gesture != next.gesture) {
            return false;
        }
        return m_burst.gesture != 0 || next.at - m_burst.at <= burstMilliseconds;
    }

    ScenarioDocument& m_document;
    scenario::Scenario m_before;
    scenario::Scenario m_after;
    Burst m_burst;
};

ScenarioDocument::ScenarioDocument(QObject* parent) : ScenarioDocument(steadyMilliseconds, parent) {}

ScenarioDocument::ScenarioDocument(Clock clock, QObject* parent) : QObject(parent), m_clock(std::move(clock))
{
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &ScenarioDocument::documentChanged);
}

ScenarioDocument::~ScenarioDocument()
{
    // Clearing the history is no change of a document that goes away.
    m_undoStack.blockSignals(true);
}

const scenario::Scenario& ScenarioDocument::scenario() const noexcept
{
    return m_scenario;
}

QUndoStack& ScenarioDocument::undoStack() noexcept
{
    return m_undoStack;
}

QString ScenarioDocument::path() const
{
    return m_path;
}

bool ScenarioDocument::isModified() const
{
    return !m_undoStack.isClean();
}

void ScenarioDocument::edit(
    const QString& text, const QString& mergeKey, const std::function<void(scenario::Scenario&)>& change)
{
    scenario::Scenario after = m_scenario;
    change(after);
    if (after == m_scenario) {
        return;
    }
    const std::uint64_t gesture = m_isGesturing ? m_gestures : 0;
    auto* step = new Edit(*this, std::move(after), {.key = mergeKey, .gesture = gesture, .at = m_clock()});
    step->setText(text);
    m_undoStack.push(step);
}

void ScenarioDocument::beginGesture()
{
    m_isGesturing = true;
    ++m_gestures;
}

void ScenarioDocument::endGesture()
{
    if (m_isGesturing) {
        m_isGesturing = false;
        Q_EMIT gestureEnded();
    }
}

bool ScenarioDocument::isGesturing() const noexcept
{
    return m_isGesturing;
}

void ScenarioDocument::replace(scenario::Scenario scenario)
{
    adopt(std::move(scenario), {});
}

void ScenarioDocument::restore(scenario::Scenario scenario, const QString& path)
{
    adopt(std::move(scenario), path);
    m_undoStack.resetClean();
}

scenario::Faults ScenarioDocument::open(const QString& path)
{
    scenario::Checked<scenario::Scenario> loaded = scenario::load(nativePath(path));
    if (!loaded) {
        return loaded.error();
    }
    adopt(std::move(*loaded), path);
    return {};
}

QString ScenarioDocument::save(const QString& path)
{
    const std::string toml = scenario::toToml(m_scenario);
    QSaveFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly)
        && file.write(toml.data(), static_cast<qint64>(toml.size())) == static_cast<qint64>(toml.size())
        && file.commit();
    if (!isWritten) {
        return file.errorString();
    }
    m_path = path;
    m_undoStack.setClean();
    Q_EMIT documentChanged();
    return {};
}

void ScenarioDocument::adopt(scenario::Scenario scenario, const QString& path)
{
    m_isGesturing = false;
    m_undoStack.clear();
    m_path = path;
    show(scenario);
    Q_EMIT documentChanged();
    Q_EMIT adopted();
}

void ScenarioDocument::show(const scenario::Scenario& scenario)
{
    m_scenario = scenario;
    Q_EMIT scenarioChanged();
}

} // namespace repique
