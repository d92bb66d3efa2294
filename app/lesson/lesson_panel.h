// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/guess.h"
#include "app/i18n/language.h"
#include "app/lesson/glossary_marks.h"
#include "app/theme/tokens.h"
#include "core/lessons/lesson.h"

#include <QtWidgets/QWidget>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QListWidget;
class QMenu;
class QPushButton;
class QScrollArea;
class QTextBrowser;
class QToolButton;

namespace repique {

class AnswerBook;
class ExerciseArea;
class LessonStage;

/// The guide beside the window: a lesson's steps, the words of the current one and its exercises. It never
/// touches the scenario itself; it says which scene a step wants. GUI thread.
class LessonPanel final : public QWidget
{
    Q_OBJECT

public:
    /// `book` outlives the panel.
    explicit LessonPanel(AnswerBook& book, QWidget* parent = nullptr);

    void setLessons(std::vector<lessons::Lesson> lessons);
    /// Terms that explain themselves in the texts.
    void setGlossary(std::vector<lessons::Term> terms);
    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);

    /// Shows step `step` (from 0, clamped) of the lesson called `id` and asks for its scene. False when there
    /// is no such lesson.
    bool open(const QString& id, int step);
    [[nodiscard]] QString lessonId() const; ///< empty without lessons
    [[nodiscard]] QString lessonTitle() const; ///< in the current language, empty without lessons
    [[nodiscard]] int step() const noexcept;

    /// The values in the window.
    void setScenario(const scenario::Scenario& scenario);
    /// Whether the window is about the step's scene; another document hides what the step put before it.
    void setSceneOpen(bool isOpen);
    /// What stands in the middle of the window when the step wants it (`isStageShown`).
    [[nodiscard]] LessonStage& stage() const noexcept;
    [[nodiscard]] bool isStageShown() const noexcept;
    /// A prediction is open: nobody may see the run yet.
    [[nodiscard]] bool isConcealing() const noexcept;
    /// Nobody may read the diagram while its order is asked for.
    [[nodiscard]] bool isBlanking() const noexcept;
    /// What came of predictions is still being run.
    [[nodiscard]] bool isMeasuring() const noexcept;
    /// What was drawn before the run that the step, or the student, has put into the window.
    [[nodiscard]] std::optional<charts::Guess> guess() const;
    /// The lesson that is open; null when there are none.
    [[nodiscard]] const lessons::Lesson* lesson() const noexcept;

public Q_SLOTS:
    void nextStep(); ///< at the last step: the next lesson
    void previousStep();
    void takeFocus(); ///< to what the step asks first

Q_SIGNALS:
    /// A step was entered: show this scenario, in this mode, with the player on numbered message `position`.
    void sceneRequested(
        const repique::scenario::Scenario& scenario, repique::lessons::Mode mode, int position);
    void stageChanged(); ///< `isStageShown`, `isConcealing`, `isBlanking` or `guess`
    void momentWanted(double seconds); ///< show the run there
    void titleChanged(); ///< another lesson, or another language

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] const lessons::Prose& prose() const;
    void build();
    void enter(int step);
    void request(const std::string& scene, lessons::Mode mode, int position);
    void showMoment(const std::string& scene, double seconds);
    void fillLessons();
    void fillSteps();
    void showPassage();
    void showButtons();
    void showExercises();
    void scrollToTop();
    void fitPassage();
    void retranslate();

    AnswerBook& m_book;
    std::vector<lessons::Lesson> m_lessons;
    std::vector<lessons::Term> m_terms;
    GlossaryMarks m_marks;
    std::size_t m_current = 0;
    std::string m_scene; ///< asked for last
    int m_step = 0;
    bool m_isSceneOpen = true;
    i18n::Language m_language = i18n::Language::English;
    QScrollArea* m_scroll; // owned by this widget, as all below
    QLabel* m_title;
    QToolButton* m_chooser;
    QMenu* m_lessonMenu;
    QListWidget* m_steps;
    QTextBrowser* m_passage;
    LessonStage* m_stage; // owned by whoever shows it
    ExerciseArea* m_area;
    QPushButton* m_back;
    QPushButton* m_next;
};

} // namespace repique
