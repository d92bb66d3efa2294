// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/incident_worker.h"

#include <QtCore/QMetaObject>

namespace repique {

IncidentWorker::IncidentWorker(QObject* parent) : QObject(parent) {}

void IncidentWorker::run(Part part, const lessons::Lesson& lesson, const lessons::Incident& incident,
    const std::vector<std::string>& set)
{
    Job& job = m_jobs[static_cast<std::size_t>(part)];
    const std::uint64_t generation = ++job.generation;
    job.thread = std::jthread([this, part, generation, lesson, incident, set](const std::stop_token& stop) {
        const Result<lessons::IncidentRun> result = lessons::runIncident(lesson, incident, set, stop);
        if (!stop.stop_requested()) {
            QMetaObject::invokeMethod(
                this, [this, part, generation, result] { deliver(part, generation, result); },
                Qt::QueuedConnection);
        }
    });
}

void IncidentWorker::cancel()
{
    for (Job& job : m_jobs) {
        ++job.generation;
        job.thread.request_stop();
    }
}

void IncidentWorker::deliver(Part part, std::uint64_t generation, const Result<lessons::IncidentRun>& result)
{
    if (generation != m_jobs[static_cast<std::size_t>(part)].generation) {
        return;
    }
    if (result) {
        Q_EMIT ready(part, std::make_shared<const lessons::IncidentRun>(*result));
    } else {
        Q_EMIT refused(result.error());
    }
}

} // namespace repique
