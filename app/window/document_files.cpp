// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_files.h"

#include "app/i18n/fault_words.h"
#include "app/i18n/key_words.h"
#include "app/widgets/utf8.h"
#include "core/scenario/presets.h"

#include <QtCore/QFileInfo>

#include <utility>

namespace repique {
namespace {

const QString fileSuffix = QStringLiteral(".repique.toml");

} // namespace

DocumentFiles::DocumentFiles(
    ScenarioDocument& document, Settings& settings, FileQuestions questions, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_settings(settings)
    , m_questions(std::move(questions))
{
}

void DocumentFiles::setLanguage(i18n::Language language) noexcept
{
    m_language = language;
}

void DocumentFiles::newDocument()
{
    if (mayLeave()) {
        forgetOrigin();
        m_document.replace({});
        Q_EMIT succeeded();
    }
}

void DocumentFiles::openPreset(const QString& id)
{
    if (mayLeave()) {
        forgetOrigin();
        m_presetId = id;
        m_document.replace(scenario::preset(id.toStdString()));
        Q_EMIT succeeded();
    }
}

bool DocumentFiles::openScene(const scenario::Scenario& scene, const QString& title)
{
    if (!m_document.path().isEmpty() && !mayLeave()) {
        return false;
    }
    forgetOrigin();
    m_sceneTitle = title;
    m_document.replace(scene);
    Q_EMIT succeeded();
    return true;
}

void DocumentFiles::setSceneTitle(const QString& title)
{
    m_sceneTitle = title;
}

QString DocumentFiles::askToOpen() const
{
    return m_questions.fileToOpen();
}

void DocumentFiles::open()
{
    const QString path = m_questions.fileToOpen();
    if (!path.isEmpty()) {
        openPath(path);
    }
}

bool DocumentFiles::openPath(const QString& path)
{
    if (!mayLeave()) {
        return false;
    }
    const QString preset = std::exchange(m_presetId, {});
    const QString scene = std::exchange(m_sceneTitle, {});
    scenario::Faults faults = m_document.open(path);
    if (!faults.empty()) {
        faults.front().file = QFileInfo(path).fileName().toStdString();
        m_presetId = preset;
        m_sceneTitle = scene;
        const QString first = fromUtf8(i18n::sentence(faults.front(), m_language));
        Q_EMIT failed(tr("This is not a scenario that can be opened: %1. Your work stays open.").arg(first),
            fromUtf8(i18n::sentences(faults, m_language)));
        return false;
    }
    m_settings.addRecentFile(path);
    Q_EMIT recentChanged();
    Q_EMIT succeeded();
    return true;
}

bool DocumentFiles::save()
{
    return m_document.path().isEmpty() ? saveAs() : saveTo(m_document.path());
}

bool DocumentFiles::saveAs()
{
    const QString suggestion = m_document.path().isEmpty() ? documentName() + fileSuffix : m_document.path();
    QString path = m_questions.fileToSave(suggestion);
    if (path.isEmpty()) {
        return false;
    }
    if (!path.endsWith(QLatin1String(".toml"))) {
        path += fileSuffix;
    }
    return saveTo(path);
}

bool DocumentFiles::mayLeave()
{
    if (!m_document.isModified()) {
        return true;
    }
    switch (m_questions.unsaved(documentName())) {
    case Unsaved::Save:
        return save();
    case Unsaved::Discard:
        return true;
    case Unsaved::Cancel:
        return false;
    }
    return false;
}

QString DocumentFiles::documentName() const
{
    if (!m_document.path().isEmpty()) {
        QString name = QFileInfo(m_document.path()).fileName();
        return name.endsWith(fileSuffix) ? name.chopped(fileSuffix.size()) : name;
    }
    if (isScene()) {
        return m_sceneTitle;
    }
    if (const i18n::PresetWords* words = i18n::presetWordsOf(m_presetId.toStdString())) {
        return fromUtf8(words->title.in(m_language));
    }
    const std::string& name = m_document.scenario().name;
    return name.empty() ? tr("New scenario") : fromUtf8(name);
}

QString DocumentFiles::presetId() const
{
    return m_presetId;
}

bool DocumentFiles::isScene() const
{
    return !m_sceneTitle.isEmpty();
}

void DocumentFiles::forgetOrigin()
{
    m_presetId.clear();
    m_sceneTitle.clear();
}

bool DocumentFiles::saveTo(const QString& path)
{
    const QString why = m_document.save(path);
    if (!why.isEmpty()) {
        Q_EMIT failed(tr("Nothing was written to %1: %2").arg(path, why), why);
        return false;
    }
    forgetOrigin();
    m_settings.addRecentFile(path);
    Q_EMIT recentChanged();
    Q_EMIT succeeded();
    Q_EMIT saved();
    return true;
}

} // namespace repique
