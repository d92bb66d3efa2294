// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/lesson_worker.h"
#include "app/lesson/wording.h"
#include "core/lessons/changes.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QPushButton;

namespace repique {

class AnswerBook;
class OptionRow;
class Paragraph;

/// The goals of a lesson's challenge, always in sight, each with the figure that decided it. They are judged
/// on the lesson's seeds, with the values that the student has set. The book outlives it.
class ChallengeExercise final : public QWidget
{
    Q_OBJECT

public:
    ChallengeExercise(const Wording& wording, AnswerBook& book, QWidget* parent = nullptr);

    /// The values in the window now.
    void setScenario(const scenario::Scenario& scenario);

Q_SIGNALS:
    void passed();

private:
    void build();
    void addGoals(QWidget& parent);
    void check();
    void take(const lessons::Attempt& attempt);
    void showOpen();
    void showChanges();
    void showWork();
    [[nodiscard]] bool isWithinLimit() const;

    Wording m_wording;
    AnswerBook& m_book;
    scenario::Scenario m_base; ///< the scene of the challenge
    lessons::Changes m_changes;
    LessonWorker* m_worker; // owned by this widget, as all below
    QList<OptionRow*> m_goals;
    Paragraph* m_limit;
    QPushButton* m_check;
    QPushButton* m_cancel;
    Paragraph* m_verdict;
};

} // namespace repique
