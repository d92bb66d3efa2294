// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/exercise_area.h"

#include "app/lesson/answer_book.h"
#include "app/lesson/bug_exercise.h"
#include "app/lesson/challenge_exercise.h"
#include "app/lesson/goal_words.h"
#include "app/lesson/incident_exercise.h"
#include "app/lesson/lesson_stage.h"
#include "app/lesson/ordering_exercise.h"
#include "app/lesson/prediction_cover.h"
#include "app/lesson/prediction_exercise.h"
#include "app/lesson/quiz_exercise.h"
#include "app/lesson/recall_exercise.h"
#include "app/lesson/sketch_pad.h"
#include "app/lesson/sorting_exercise.h"
#include "app/lesson/tab_order.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace repique {

using lessons::StepKind;

ExerciseArea::ExerciseArea(AnswerBook& book, LessonStage& stage, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_stage(stage)
    , m_tokens(theme::tokens(theme::Theme::Light))
    , m_column(new QVBoxLayout(this))
    , m_worker(new LessonWorker(this))
    , m_switch(new QPushButton(this))
{
    setObjectName(QStringLiteral("exerciseArea"));
    m_switch->setObjectName(QStringLiteral("stageSwitch"));
    m_switch->setAutoDefault(true);
    m_switch->hide();
    m_column->setContentsMargins(0, 4, 0, 8);
    m_column->setSpacing(16);
    m_column->addWidget(m_switch);
    connect(m_switch, &QPushButton::clicked, this, [this] { showStage(!m_isStageShown); });
    connect(m_worker, &LessonWorker::measured, this,
        [this](const std::string& id, const std::vector<double>& curve) {
            for (PredictionExercise* const each : std::as_const(m_predictions)) {
                if (each->prediction().id == id) {
                    each->setCurve(curve);
                }
            }
        });
    connect(
        m_worker, &LessonWorker::figured, this, [this](const std::string& id, std::optional<double> figure) {
            for (PredictionExercise* const each : std::as_const(m_predictions)) {
                if (each->prediction().id == id) {
                    each->setFigure(figure);
                }
            }
        });
}

void ExerciseArea::show(const Wording& wording, const lessons::Step& step)
{
    clear();
    m_wording = wording;
    fill(step);
    m_switch->setVisible(m_stage.content() != nullptr && !m_isConcealing);
    setVisible(!isEmpty());
    order();
    Q_EMIT stageChanged();
}

void ExerciseArea::order()
{
    orderTabs(m_before, *this);
    if (m_stage.content() != nullptr) {
        orderTabs(nullptr, *m_stage.content());
    }
}

void ExerciseArea::fill(const lessons::Step& step)
{
    const lessons::Lesson& lesson = m_wording->lesson();
    if (step.kind == StepKind::Predict) {
        addPredictions();
    } else if (step.kind == StepKind::Observe) {
        addRecap();
    } else if (step.kind == StepKind::Recall) {
        addRecall();
    } else if (step.kind == StepKind::Quiz && !lesson.quiz.empty()) {
        auto* const quiz = new QuizExercise(*m_wording, m_book, this);
        add(quiz);
        connect(quiz, &QuizExercise::shown, this, &ExerciseArea::order);
    } else if (step.kind == StepKind::Challenge && !lesson.challenge.goals.empty()) {
        m_challenge = new ChallengeExercise(*m_wording, m_book, this);
        m_challenge->setScenario(m_scenario);
        add(m_challenge);
    }
    addStaged(step);
}

void ExerciseArea::clear()
{
    m_worker->forget();
    m_predictions.clear();
    m_challenge = nullptr;
    m_incidents = nullptr;
    m_cover = nullptr;
    m_pad = nullptr;
    m_isConcealing = false;
    m_isBlanking = false;
    m_isStageShown = false;
    for (QWidget* const exercise : std::exchange(m_exercises, {})) {
        delete exercise;
    }
    m_stage.setContent(nullptr);
    hide();
}

void ExerciseArea::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    if (m_pad != nullptr) {
        m_pad->setTokens(tokens);
    }
    if (m_incidents != nullptr) {
        m_incidents->setTokens(tokens);
    }
}

void ExerciseArea::setScenario(const scenario::Scenario& scenario)
{
    m_scenario = scenario;
    if (m_challenge != nullptr) {
        m_challenge->setScenario(scenario);
    }
}

bool ExerciseArea::isMeasuring() const noexcept
{
    return m_worker->isMeasuring();
}

bool ExerciseArea::isEmpty() const noexcept
{
    return m_exercises.isEmpty() && m_stage.content() == nullptr;
}

std::optional<charts::Guess> ExerciseArea::guess() const
{
    for (const PredictionExercise* const each : m_predictions) {
        const std::vector<double> sketch = each->sketch();
        if (!sketch.empty() && !m_isConcealing) {
            const lessons::Prediction& drawn = each->prediction();
            return charts::Guess{.series = drawn.metric,
                .values = sketch,
                .fromS = toSeconds(drawn.from),
                .toS = toSeconds(drawn.to),
                .of = lessons::findScene(m_wording->lesson(), drawn.scene)->scenario.model};
        }
    }
    return std::nullopt;
}

void ExerciseArea::takeFocus()
{
    const auto open = std::ranges::find_if(
        m_predictions, [](const PredictionExercise* each) { return !each->isGiven(); });
    if (open != m_predictions.end()) {
        (*open)->setFocus(Qt::TabFocusReason);
    } else if (m_isStageShown) {
        m_stage.content()->setFocus(Qt::TabFocusReason);
    } else if (!m_exercises.isEmpty()) {
        m_exercises.constFirst()->setFocus(Qt::TabFocusReason);
    }
}

void ExerciseArea::add(QWidget* exercise)
{
    m_exercises.append(exercise);
    m_column->addWidget(exercise);
}

void ExerciseArea::addPredictions()
{
    const std::vector<lessons::Prediction>& predictions = m_wording->lesson().predictions;
    const auto sketch
        = std::ranges::find(predictions, lessons::Prediction::Kind::Sketch, &lessons::Prediction::kind);
    m_pad = sketch == predictions.end() ? nullptr : makePad(*sketch);
    m_cover = new PredictionCover(m_pad);
    m_stage.setContent(m_cover);
    for (const lessons::Prediction& each : predictions) {
        addToPredictions(each, m_pad);
    }
    m_isConcealing = true;
    m_isStageShown = true;
    goOn();
}

void ExerciseArea::addToPredictions(const lessons::Prediction& prediction, SketchPad* pad)
{
    const bool isSketch = prediction.kind == lessons::Prediction::Kind::Sketch;
    auto* const exercise
        = new PredictionExercise(prediction, *m_wording, m_book, isSketch ? pad : nullptr, this);
    m_predictions.append(exercise);
    add(exercise);
    connect(exercise, &PredictionExercise::given, this, [this] {
        goOn();
        takeFocus();
    });
    connect(exercise, &PredictionExercise::momentWanted, this, [this, &prediction](double seconds) {
        showStage(false);
        Q_EMIT momentWanted(lessons::sceneOf(m_wording->lesson(), prediction), seconds);
    });
}

/// What was predicted, beside what came of it, once everything was said.
void ExerciseArea::addRecap()
{
    const lessons::LessonProgress& progress = m_book.lesson(m_wording->lesson().id);
    const std::vector<lessons::Prediction>& predictions = m_wording->lesson().predictions;
    const bool areGiven = std::ranges::all_of(predictions,
        [&progress](const lessons::Prediction& each) { return predictionOf(progress, each.id) != nullptr; });
    if (areGiven && !predictions.empty()) {
        addPredictions();
        m_isStageShown = false;
        retitleSwitch();
    }
}

/// Cards, and things to put in order; until that is done the diagram does not tell it.
void ExerciseArea::addRecall()
{
    const lessons::Lesson& lesson = m_wording->lesson();
    if (!lesson.cards.empty()) {
        add(new RecallExercise(*m_wording, m_book, this));
    }
    for (const lessons::Ordering& ordering : lesson.orderings) {
        auto* const exercise = new OrderingExercise(ordering, *m_wording, m_book, this);
        m_isBlanking = m_isBlanking || !exercise->isRight();
        add(exercise);
        connect(exercise, &OrderingExercise::checked, this, [this, exercise] {
            m_isBlanking = m_isBlanking && !exercise->isRight();
            Q_EMIT stageChanged();
        });
    }
}

SketchPad* ExerciseArea::makePad(const lessons::Prediction& sketch) const
{
    const charts::SketchAxes axes{.low = sketch.low,
        .high = sketch.high,
        .fromS = toSeconds(sketch.from),
        .toS = toSeconds(sketch.to),
        .unit = curveLabel(sketch.metric, m_wording->language())};
    auto* const pad = new SketchPad(axes, m_wording->language());
    pad->setTokens(m_tokens);
    return pad;
}

/// Cards and code want the middle of the window.
void ExerciseArea::addStaged(const lessons::Step& step)
{
    QWidget* staged = nullptr;
    for (const lessons::Sorting& sorting : m_wording->lesson().sortings) {
        if (sorting.step == step.id) {
            staged = new SortingExercise(sorting, *m_wording, m_book);
        }
    }
    for (const lessons::BugHunt& bug : m_wording->lesson().bugs) {
        if (bug.step == step.id) {
            staged = new BugExercise(bug, *m_wording, m_book);
        }
    }
    if (step.kind == StepKind::Challenge && m_wording->lesson().room) {
        m_incidents = new IncidentExercise(*m_wording, m_book);
        m_incidents->setTokens(m_tokens);
        staged = m_incidents;
    }
    if (staged != nullptr) {
        m_stage.setContent(staged);
        m_isStageShown = true;
        retitleSwitch();
    }
}

/// Shows the run once the last question has its answer.
void ExerciseArea::goOn()
{
    const bool areGiven
        = std::ranges::all_of(m_predictions, [](const PredictionExercise* each) { return each->isGiven(); });
    if (areGiven && m_isConcealing) {
        m_isConcealing = false;
        reveal();
    }
}

void ExerciseArea::reveal()
{
    m_isStageShown = m_pad != nullptr;
    m_cover->uncover();
    for (PredictionExercise* const each : std::as_const(m_predictions)) {
        each->reveal();
    }
    m_worker->measure(m_wording->lesson(), m_wording->lesson().predictions);
    if (m_pad == nullptr) {
        m_stage.setContent(nullptr);
        m_cover = nullptr;
    }
    m_switch->setVisible(m_stage.content() != nullptr);
    retitleSwitch();
    Q_EMIT stageChanged();
}

void ExerciseArea::showStage(bool isShown)
{
    m_isStageShown = isShown && m_stage.content() != nullptr;
    retitleSwitch();
    Q_EMIT stageChanged();
}

void ExerciseArea::retitleSwitch()
{
    const QString exercise = m_pad != nullptr ? tr("Show your sketch") : tr("Show the exercise");
    m_switch->setText(m_isStageShown ? tr("Show the run") : exercise);
}

} // namespace repique
