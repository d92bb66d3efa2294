// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/incident_run.h"

#include <QtCore/QObject>

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace repique {

/// Runs incidents, sick and with a cure, each on a thread of its own; the latest request of a kind wins. GUI
/// thread.
class IncidentWorker final : public QObject
{
    Q_OBJECT

public:
    /// What a run is for.
    enum class Part { Sick, Named, Cured };

    explicit IncidentWorker(QObject* parent = nullptr);

    void run(Part part, const lessons::Lesson& lesson, const lessons::Incident& incident,
        const std::vector<std::string>& set);
    /// Drops everything in hand.
    void cancel();

Q_SIGNALS:
    void ready(repique::IncidentWorker::Part part, std::shared_ptr<const repique::lessons::IncidentRun> run);
    void refused(const repique::Error& error);

private:
    struct Job
    {
        std::uint64_t generation = 0; ///< of the request made last
        std::jthread thread;
    };

    void deliver(Part part, std::uint64_t generation, const Result<lessons::IncidentRun>& result);

    std::array<Job, 3> m_jobs; ///< last: joined before anything they use goes away
};

} // namespace repique
