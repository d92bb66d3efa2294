// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/scenario_document.h"
#include "app/i18n/language.h"
#include "app/window/settings.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <functional>

class QWidget;

namespace repique {

/// What to do with changes that are not saved.
enum class Unsaved { Save, Discard, Cancel };

/// The questions that the file commands ask; a test answers in place of a person.
struct FileQuestions
{
    std::function<QString()> fileToOpen; ///< empty: never mind
    std::function<QString(const QString& suggestion)> fileToSave; ///< empty: never mind
    std::function<Unsaved(const QString& documentName)> unsaved;
};

/// New, open, save: the file commands of the window. Nothing is replaced before the person has been asked,
/// and a bad file replaces nothing. GUI thread.
class DocumentFiles final : public QObject
{
    Q_OBJECT

public:
    DocumentFiles(
        ScenarioDocument& document, Settings& settings, FileQuestions questions, QObject* parent = nullptr);

    void setLanguage(i18n::Language language) noexcept;

    void newDocument();
    void openPreset(const QString& id); ///< the id exists
    /// A scene of a lesson, called `title`. Asks only when a file has changes: a scene is there to be played
    /// with. False when the document stays.
    bool openScene(const scenario::Scenario& scene, const QString& title);
    void setSceneTitle(const QString& title); ///< in another language
    void open(); ///< asks which
    [[nodiscard]] QString askToOpen() const; ///< which file; empty: never mind
    /// False: the document stays, and why was said by `failed`.
    bool openPath(const QString& path);
    bool save(); ///< false when it was not saved
    bool saveAs();
    /// Whether the document may go away: saved, or given up by the person.
    [[nodiscard]] bool mayLeave();

    /// Of the file, else of the preset, else of the scenario.
    [[nodiscard]] QString documentName() const;
    [[nodiscard]] QString presetId() const; ///< empty when the document is not a preset
    [[nodiscard]] bool isScene() const; ///< the document came from a lesson
    void forgetOrigin(); ///< neither preset nor scene

Q_SIGNALS:
    void failed(const QString& sentence, const QString& detail);
    void succeeded(); ///< opened or saved
    void saved();
    void recentChanged();

private:
    bool saveTo(const QString& path);

    ScenarioDocument& m_document;
    Settings& m_settings;
    FileQuestions m_questions;
    i18n::Language m_language = i18n::Language::English;
    QString m_presetId;
    QString m_sceneTitle;
};

/// Dialogs over `window`.
[[nodiscard]] FileQuestions dialogsOver(QWidget& window);

} // namespace repique
