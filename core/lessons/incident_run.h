// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lessons/lesson.h"
#include "core/storm/result.h"
#include "core/storm/retry_log.h"
#include "core/trace/trace.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace repique::lessons {

/// An incident as its six groups of metrics show it.
struct IncidentRun
{
    storm::RunResult load;
    storm::RetryLog retries;
    std::vector<trace::Trace> log; ///< of some operations that were tried again, spread over the run
    std::vector<GoalVerdict> goals; ///< of the incident

    [[nodiscard]] bool isCured() const noexcept;
};

/// Runs the scene of an incident with `set` over it (empty: the sick one). Fails when an assignment is
/// refused; `NotFound` when `stop` was requested.
[[nodiscard]] Result<IncidentRun> runIncident(const Lesson& lesson, const Incident& incident,
    const std::vector<std::string>& set, const std::stop_token& stop = {});

/// One figure of a group, by the public name of its metric or one of ours: keyed_retries (share that carried
/// the key of the first attempt, of the log), most_attempts, shortest_wait_ms, longest_wait_ms,
/// hinted_retries, peak_queue, failed(CLASS).
struct GroupFigure
{
    std::string name;
    std::optional<double> value; ///< nothing where the run has no such figure

    friend bool operator==(const GroupFigure&, const GroupFigure&) = default;
};

/// What a group says of a run, in the order to show it.
[[nodiscard]] std::vector<GroupFigure> figuresOf(MetricGroup group, const IncidentRun& run);

/// Whether a figure of the group differs by more than a fifth of the larger.
[[nodiscard]] bool differs(MetricGroup group, const IncidentRun& sick, const IncidentRun& well);

/// What was found out about one incident.
struct IncidentVerdict
{
    std::size_t incident = 0; ///< its place in the room
    bool isSick = false; ///< untouched, its scene misses a goal
    bool isCured = false; ///< its cure reaches every goal
    std::vector<MetricGroup> unseen; ///< groups that ought to show the fault, and do not
    std::vector<std::size_t> alsoCures; ///< incidents whose cure reaches the goals as well

    [[nodiscard]] bool holds() const noexcept;
};

/// Runs every incident of the room, untouched and with every cure. Nothing without a room; fails when a scene
/// cannot be run.
[[nodiscard]] Result<std::vector<IncidentVerdict>> verifyRoom(const Lesson& lesson);

} // namespace repique::lessons
