// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/compare_state.h"

#include "app/widgets/utf8.h"
#include "core/scenario/difference.h"

#include <QtGui/QUndoCommand>

#include <algorithm>
#include <utility>

namespace repique {

/// The part of a swap that is not the document's.
class CompareState::ChangeB final : public QUndoCommand
{
public:
    ChangeB(CompareState& state, scenario::Scenario after)
        : m_state(state)
        , m_before(*state.m_b)
        , m_after(std::move(after))
    {
    }

    void undo() override { m_state.setB(m_before); }

    void redo() override { m_state.setB(m_after); }

private:
    CompareState& m_state;
    scenario::Scenario m_before;
    scenario::Scenario m_after;
};

CompareState::CompareState(ScenarioDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &CompareState::changed);
}

void CompareState::setB(std::optional<scenario::Scenario> b)
{
    if (b != m_b) {
        m_b = std::move(b);
        Q_EMIT changed();
        if (m_b) {
            Q_EMIT bChanged();
        }
    }
}

void CompareState::keep()
{
    setB(a());
}

bool CompareState::swap()
{
    if (!m_b || isLocked()) {
        return false;
    }
    const scenario::Scenario before = a();
    const scenario::Scenario after = *m_b;
    if (before == after) {
        return true;
    }
    m_document.undoStack().beginMacro(tr("swap A and B"));
    m_document.edit({}, {}, [&after](scenario::Scenario& scenario) { scenario = after; });
    m_document.undoStack().push(new ChangeB(*this, before));
    m_document.undoStack().endMacro();
    return true;
}

bool CompareState::copyToA()
{
    if (!m_b || isLocked()) {
        return false;
    }
    m_document.edit(tr("copy of B"), {}, [this](scenario::Scenario& scenario) { scenario = *m_b; });
    return true;
}

void CompareState::setLocks(Locks mayChange)
{
    m_mayChange = std::move(mayChange);
    Q_EMIT changed();
}

bool CompareState::isLocked() const
{
    if (!m_mayChange || !m_b) {
        return false;
    }
    const std::vector<scenario::Difference> differences = scenario::differences(a(), *m_b);
    return std::ranges::any_of(differences,
        [this](const scenario::Difference& difference) { return !m_mayChange(fromUtf8(difference.key)); });
}

} // namespace repique
