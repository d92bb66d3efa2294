// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/challenge_exercise.h"

#include "app/lesson/answer_book.h"
#include "app/lesson/goal_words.h"
#include "app/lesson/option_row.h"
#include "app/lesson/sentence.h"
#include "app/widgets/paragraph.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique {

ChallengeExercise::ChallengeExercise(const Wording& wording, AnswerBook& book, QWidget* parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_book(book)
    , m_worker(new LessonWorker(this))
    , m_limit(new Paragraph(this))
    , m_check(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_verdict(new Paragraph(this))
{
    setObjectName(QStringLiteral("challengeExercise"));
    const lessons::Lesson& lesson = m_wording.lesson();
    const auto step = std::ranges::find(lesson.steps, lessons::StepKind::Challenge, &lessons::Step::kind);
    m_base = lessons::findScene(lesson, step->scene)->scenario;
    build();
    showOpen();
    showChanges();
    connect(m_check, &QPushButton::clicked, this, &ChallengeExercise::check);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_worker->cancel();
        showOpen();
    });
    connect(m_worker, &LessonWorker::judged, this, &ChallengeExercise::take);
    connect(m_worker, &LessonWorker::refused, this, [this](const Error& error) {
        showOpen();
        //: %1 is a reason, in English, from the engine
        setSentence(
            *m_verdict, tr("The goals could not be checked: %1").arg(QString::fromStdString(error.detail)));
    });
}

void ChallengeExercise::build()
{
    m_check->setObjectName(QStringLiteral("challengeCheck"));
    m_check->setText(tr("Check the goals"));
    m_cancel->setObjectName(QStringLiteral("challengeCancel"));
    m_cancel->setText(tr("Cancel"));
    m_limit->setObjectName(QStringLiteral("challengeLimit"));
    m_limit->setProperty("role", QStringLiteral("small"));
    m_verdict->setObjectName(QStringLiteral("challengeVerdict"));
    m_verdict->setProperty("role", QStringLiteral("title"));
    for (QPushButton* const button : {m_check, m_cancel}) {
        button->setAutoDefault(true);
    }
    for (Paragraph* const words : {m_limit, m_verdict}) {
        words->setWordWrap(true);
    }
    auto* const title = new Paragraph(this);
    title->setText(tr("Goals"));
    title->setProperty("role", QStringLiteral("title"));
    auto* const goals = new QWidget(this);
    addGoals(*goals);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (QWidget* const part :
        {static_cast<QWidget*>(title), goals, static_cast<QWidget*>(m_limit), static_cast<QWidget*>(m_check),
            static_cast<QWidget*>(m_cancel), static_cast<QWidget*>(m_verdict)}) {
        column->addWidget(part);
    }
    setFocusProxy(m_check);
}

void ChallengeExercise::addGoals(QWidget& parent)
{
    auto* const column = new QVBoxLayout(&parent);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    for (const lessons::Goal& goal : m_wording.lesson().challenge.goals) {
        auto* const row = new OptionRow(&parent);
        row->setObjectName(QStringLiteral("goal%1").arg(m_goals.size() + 1));
        row->setFocusPolicy(Qt::NoFocus);
        row->setCursor(Qt::ArrowCursor);
        row->setWords(QStringLiteral("·"), goalText(goal, m_wording));
        column->addWidget(row);
        m_goals.append(row);
    }
}

void ChallengeExercise::setScenario(const scenario::Scenario& scenario)
{
    const lessons::Changes changes = lessons::changesOf(m_base, scenario);
    if (changes.assignments == m_changes.assignments && changes.isWhole == m_changes.isWhole) {
        return;
    }
    m_changes = changes;
    m_worker->cancel();
    showOpen();
    showChanges();
}

bool ChallengeExercise::isWithinLimit() const
{
    const std::optional<int>& most = m_wording.lesson().challenge.mostChanges;
    return m_changes.isWhole && (!most || static_cast<int>(m_changes.assignments.size()) <= *most);
}

void ChallengeExercise::check()
{
    m_worker->judge(m_wording.lesson(), m_changes.assignments);
    showWork();
}

void ChallengeExercise::take(const lessons::Attempt& attempt)
{
    showWork();
    std::vector<bool> goals;
    for (const lessons::GoalVerdict& verdict : attempt.goals) {
        goals.push_back(verdict.holds);
        m_goals[static_cast<qsizetype>(verdict.goal)]->reveal(
            verdict.holds ? QStringLiteral("✓") : QStringLiteral("✕"),
            verdict.holds ? tr("Met") : tr("Not met"), verdict.holds ? Tone::Goodput : Tone::Duplicate,
            tr("measured %1").arg(figureText(verdict.measured, m_wording)));
    }
    const bool isPassed = attempt.passes() && isWithinLimit();
    m_book.setChallenge(m_wording.lesson().id,
        {.changes = attempt.changes, .goals = goals, .isPassed = isPassed, .tries = 1});
    setSentence(*m_verdict,
        isPassed               ? tr("Challenge met.")
            : attempt.passes() ? tr("Every goal is met, but with more changes than the challenge allows.")
                               : tr("Not yet. The goal marked ✕ says which figure decided."));
    if (isPassed) {
        Q_EMIT passed();
    }
}

/// Nothing is known of the values as they are now.
void ChallengeExercise::showOpen()
{
    showWork();
    const lessons::LessonProgress& progress = m_book.lesson(m_wording.lesson().id);
    const bool wasPassed = progress.challenge && progress.challenge->isPassed;
    setSentence(*m_verdict, wasPassed ? tr("You have met this challenge before.") : QString());
    for (qsizetype goal = 0; goal < m_goals.size(); ++goal) {
        m_goals[goal]->reveal(QStringLiteral("·"), tr("Not checked yet"), Tone::Plain, {});
    }
}

void ChallengeExercise::showChanges()
{
    const int count = static_cast<int>(m_changes.assignments.size());
    const std::optional<int>& most = m_wording.lesson().challenge.mostChanges;
    if (!m_changes.isWhole) {
        m_limit->setText(tr("You changed something that the challenge leaves as it is: undo that first."));
    } else if (most) {
        m_limit->setText(tr("%n parameter(s) changed", nullptr, count) + QStringLiteral(" · ")
            + tr("%n allowed", nullptr, *most));
    } else {
        m_limit->setText(tr("%n parameter(s) changed", nullptr, count));
    }
    setTone(*m_limit, isWithinLimit() ? Tone::Plain : Tone::Duplicate);
}

void ChallengeExercise::showWork()
{
    m_check->setEnabled(!m_worker->isJudging());
    m_cancel->setVisible(m_worker->isJudging());
    if (m_worker->isJudging()) {
        setSentence(*m_verdict, tr("Running the scene on the seeds of the lesson …"));
    }
}

} // namespace repique
