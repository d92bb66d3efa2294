// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/theme/tokens.h"
#include "core/lessons/lesson.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;
class QListWidget;
class QMenu;
class QPushButton;
class QScrollArea;
class QTextBrowser;
class QToolButton;

namespace repique {

/// The guide beside the window: a lesson's steps and the words of the current one. It never touches the
/// scenario itself; it says which scene a step wants. GUI thread.
class LessonPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPanel(QWidget* parent = nullptr);

    void setLessons(std::vector<lessons::Lesson> lessons);
    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);

    /// Shows step `step` (from 0, clamped) of the lesson called `id` and asks for its scene. False when there
    /// is no such lesson.
    bool open(const QString& id, int step);
    [[nodiscard]] QString lessonId() const; ///< empty without lessons
    [[nodiscard]] QString lessonTitle() const; ///< in the current language, empty without lessons
    [[nodiscard]] int step() const noexcept;

public Q_SLOTS:
    void nextStep(); ///< at the last step: the next lesson
    void previousStep();

Q_SIGNALS:
    /// A step was entered: show this scenario, in this mode, with the player on numbered message `position`.
    void sceneRequested(
        const repique::scenario::Scenario& scenario, repique::lessons::Mode mode, int position);
    void titleChanged(); ///< another lesson, or another language

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] const lessons::Lesson* lesson() const noexcept;
    [[nodiscard]] const lessons::Prose& prose() const;
    void build();
    void enter(int step);
    void fillLessons();
    void fillSteps();
    void showPassage();
    void fitPassage();
    void retranslate();

    std::vector<lessons::Lesson> m_lessons;
    std::size_t m_current = 0;
    int m_step = 0;
    i18n::Language m_language = i18n::Language::English;
    QScrollArea* m_scroll; // owned by this widget, as all below
    QLabel* m_title;
    QToolButton* m_chooser;
    QMenu* m_lessonMenu;
    QListWidget* m_steps;
    QTextBrowser* m_passage;
    QPushButton* m_back;
    QPushButton* m_next;
};

} // namespace repique
