// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_worker.h"

#include "core/lessons/metrics.h"

#include <QtCore/QMetaObject>

namespace repique {

LessonWorker::LessonWorker(QObject* parent) : QObject(parent) {}

void LessonWorker::judge(const lessons::Lesson& lesson, const std::vector<std::string>& changes)
{
    m_isJudging = true;
    const std::uint64_t generation = ++m_generation;
    m_challenge = std::jthread([this, lesson, changes, generation](const std::stop_token& stop) {
        const Result<lessons::Attempt> result = lessons::tryChallenge(lesson, changes, stop);
        if (!stop.stop_requested()) {
            QMetaObject::invokeMethod(
                this, [this, generation, result] { deliver(generation, result); }, Qt::QueuedConnection);
        }
    });
}

void LessonWorker::cancel()
{
    ++m_generation;
    m_isJudging = false;
    m_challenge.request_stop();
}

bool LessonWorker::isJudging() const noexcept
{
    return m_isJudging;
}

void LessonWorker::measure(const lessons::Lesson& lesson, const std::vector<lessons::Prediction>& predictions)
{
    const std::uint64_t generation = ++m_measurements;
    m_predicted = std::jthread([this, lesson, predictions, generation](const std::stop_token& stop) {
        for (const lessons::Prediction& each : predictions) {
            tell(generation, outcomeOf(lesson, each, stop));
        }
        tell(generation, [this] { m_isMeasuring = false; });
    });
    m_isMeasuring = true;
}

void LessonWorker::forget()
{
    ++m_measurements;
    m_isMeasuring = false;
    m_predicted.request_stop();
}

bool LessonWorker::isMeasuring() const noexcept
{
    return m_isMeasuring;
}

/// What to say of a prediction; runs it. On the thread of predictions.
std::function<void()> LessonWorker::outcomeOf(
    const lessons::Lesson& lesson, const lessons::Prediction& prediction, const std::stop_token& stop)
{
    if (prediction.kind == lessons::Prediction::Kind::Number) {
        const Result<std::optional<double>> figure
            = lessons::measure(lesson, *lessons::findExpectation(lesson, prediction.expectation), stop);
        return
            [this, id = prediction.id, value = figure.value_or(std::nullopt)] { Q_EMIT figured(id, value); };
    }
    if (prediction.kind == lessons::Prediction::Kind::Sketch) {
        const storm::Model& model = lessons::findScene(lesson, prediction.scene)->scenario.model;
        const Result<lessons::Observation> seen = lessons::observe(model, std::nullopt, stop);
        if (seen && seen->load) {
            return [this, id = prediction.id,
                       curve = lessons::curveOf(seen->load->series, prediction.metric, prediction.from,
                           prediction.to)] { Q_EMIT measured(id, curve); };
        }
    }
    return [] {}; // a choice is told by the lesson
}

/// Says it on the GUI thread, unless something else was asked for since.
void LessonWorker::tell(std::uint64_t generation, std::function<void()> what)
{
    QMetaObject::invokeMethod(
        this,
        [this, generation, what = std::move(what)] {
            if (generation == m_measurements) {
                what();
            }
        },
        Qt::QueuedConnection);
}

void LessonWorker::deliver(std::uint64_t generation, const Result<lessons::Attempt>& result)
{
    if (generation != m_generation) {
        return;
    }
    m_isJudging = false;
    if (result) {
        Q_EMIT judged(*result);
    } else {
        Q_EMIT refused(result.error());
    }
}

} // namespace repique
