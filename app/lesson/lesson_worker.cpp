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

void LessonWorker::measure(const lessons::Lesson& lesson, const lessons::Prediction& sketch)
{
    const lessons::Scene* const scene = lessons::findScene(lesson, sketch.scene);
    m_curve = std::jthread([this, model = scene->scenario.model, sketch](const std::stop_token& stop) {
        const Result<lessons::Observation> seen = lessons::observe(model, std::nullopt, stop);
        if (!seen || !seen->load || stop.stop_requested()) {
            return;
        }
        const std::vector<double> curve
            = lessons::curveOf(seen->load->series, sketch.metric, sketch.from, sketch.to);
        QMetaObject::invokeMethod(
            this, [this, id = sketch.id, curve] { Q_EMIT measured(id, curve); }, Qt::QueuedConnection);
    });
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
