// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/recovery.h"
#include "app/document/scenario_document.h"
#include "app/window/action_registry.h"
#include "app/window/conductor.h"
#include "app/window/document_files.h"
#include "app/window/menus.h"
#include "app/window/mode.h"
#include "app/window/page_id.h"
#include "app/window/settings.h"
#include "app/window/study_files.h"
#include "core/lessons/lesson.h"
#include "core/lessons/reference.h"

#include <QtCore/QDateTime>
#include <QtWidgets/QMainWindow>

#include <optional>
#include <vector>

class QToolBar;

namespace repique {

class AnswerBook;
class CardScreen;
class Centre;
class CompareScreen;
class Docks;
class HomeDesk;
class LanguageSwitch;
class LookMenu;
class MapScreen;
class Pages;
class StatusLine;
class TopBar;

namespace reference {
class ReferencePage;
} // namespace reference

namespace theme {
class Appearance;
} // namespace theme

/// What the window is given by main: one of each for the program.
struct WindowParts
{
    Settings& settings;
    theme::Appearance& appearance;
    LanguageSwitch& language;
    AnswerBook& answers;
    QString recoveryFolder;
    QString ledgerFolder = {}; ///< of the live mode; empty: its ledger goes with the service
};

/// The window: puts panels, actions, document and runs together. GUI thread.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const WindowParts& parts);
    /// `questions` in place of dialogs.
    MainWindow(const WindowParts& parts, FileQuestions questions, StudyQuestions studyQuestions = {});
    ~MainWindow() override;

    /// Opens what was open last, at its place; the first scene when there was nothing.
    void restoreSession();
    /// Shows the home screen over what was open last; the first start is asked how one wants to read.
    void startAtHome();
    /// Opens the first scene; after a start that never finished it says so and offers the last session.
    void startSafely(bool wasUnclean);
    /// Offers what a crash left behind, in a message.
    void offerRecovery();
    /// Says a sentence in a message.
    void warn(const QString& sentence);
    /// What can be opened from the Lesson menu; faults of the files are said in a message.
    void setLessons(scenario::Checked<std::vector<lessons::Lesson>> lessons);
    /// What all lessons share: the words of the card.
    void setReference(lessons::Reference reference);
    /// Writes the card of the pattern. Empty on success, else why nothing was written.
    [[nodiscard]] QString writeCard(const QString& path);
    void openPreset(const QString& id);
    /// Takes a file, or "preset:ID", as B of the comparison and shows it. False, and said, when it cannot be
    /// read.
    bool compareWith(const QString& path);
    bool openPath(const QString& path);
    /// Step `step` (from 0) of the lesson with this id or label ("L01"). Empty, or why the lesson is not
    /// open.
    [[nodiscard]] QString openLesson(const QString& id, int step = 0);
    /// The same at the step with this id or number (from 1); empty = the first.
    [[nodiscard]] QString openLesson(const QString& id, const QString& step);
    /// Shows the lab, in this mode.
    void setMode(Mode mode);
    /// Shows another page; `Esc` leads back.
    void showPage(PageId page);
    /// To numbered step `number` of the sequence, as soon as there is one; of the race while that is shown.
    void goToStep(int number);

    [[nodiscard]] ScenarioDocument& document() noexcept { return m_document; }

    [[nodiscard]] const ActionRegistry& actions() const noexcept { return m_actions; }

    [[nodiscard]] Conductor& conductor() noexcept { return m_conductor; }

    [[nodiscard]] Pages& pages() noexcept { return *m_pages; }

    [[nodiscard]] HomeDesk& desk() noexcept { return *m_desk; }

    /// Nothing is being computed or paid.
    [[nodiscard]] bool isQuiet() const;
    [[nodiscard]] Mode mode() const;
    [[nodiscard]] PageId page() const;
    [[nodiscard]] QString message() const; ///< the banner's sentence, empty when there is none

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct LessonTitle
    {
        QString id; ///< permanent
        QString label; ///< "L01"
        QString english;
        QString portuguese;
        QStringList steps; ///< their ids
    };

    void assemble();
    void openFirstScene();
    void fillRecent();
    void fit(); ///< to the size of the window and of the text
    void fillLessons();
    void adopt();
    void retranslate();
    void refreshTitle();
    void refreshStatus();
    void refreshUndo();
    void refreshPage();
    void refreshMode();
    void takeFocus(); ///< for the page
    void rememberPlace();
    void rememberSession();
    void say(const QString& sentence, const QString& detail = {});

    void connectDocument();
    void connectRuns();
    void showWork(std::optional<double> share, bool isLookingUp);
    void connectFileActions();
    void connectViewActions();
    void connectPlayActions();
    void connectOtherActions();
    void connectLessons();
    void connectStudy();
    void connectMap();
    void connectReference();
    void connectCompare();
    void recordStep();
    void openLessonFolder();
    void exportSubmission();
    void exportProgress();
    void eraseEverything();
    void applyLocks();
    void on(const char* actionId, const std::function<void()>& run);
    void zoomTo(int percent);
    void runAgain();
    void newSeed();
    void writeSequence();
    void writePicture();
    void about();
    [[nodiscard]] QList<QWidget*> panes() const;
    [[nodiscard]] QString lessonTitle() const;

    Settings& m_settings;
    theme::Appearance& m_appearance;
    LanguageSwitch& m_language;
    AnswerBook& m_answers;
    StudyQuestions m_study;
    ScenarioDocument m_document;
    Recovery m_recovery;
    ActionRegistry m_actions;
    DocumentFiles m_files;
    Conductor m_conductor;
    Pages* m_pages; // owned by this window
    Centre* m_centre; // owned by this window
    reference::ReferencePage* m_reference = nullptr; // owned by the centre
    CardScreen* m_card = nullptr; // owned by this window
    MapScreen* m_map = nullptr; // owned by this window
    CompareScreen* m_compare = nullptr; // owned by this window
    HomeDesk* m_desk; // owned by the centre
    TopBar* m_topBar; // owned by this window
    Docks* m_docks = nullptr; // owned by this window
    QToolBar* m_foot = nullptr; // owned by this window
    StatusLine* m_status; // owned by the status bar
    LookMenu* m_look = nullptr; // owned by its menu
    Menus m_menus{};
    QDateTime m_savedAt;
    std::optional<double> m_share;
    bool m_isLookingUp = false; ///< an operation is being traced
    std::vector<LessonTitle> m_lessons;
    std::optional<int> m_wantedNumber; ///< of the step to go to when its trace arrives
};

} // namespace repique
