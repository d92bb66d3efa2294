// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lessons/incident_run.h"
#include "core/lessons/lesson.h"
#include "core/storm/run.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace repique::lessons {

/// What was measured against what the lesson prints.
struct Verdict
{
    std::string expectation;
    double expected = 0.0;
    double tolerance = 0.0;
    std::optional<double> measured; ///< nothing when a run has no such figure
    int line = 0; ///< of lesson.toml

    [[nodiscard]] bool holds() const noexcept;
};

/// A challenge tried with some assignments over its scenes.
struct Attempt
{
    std::vector<std::string> changes; ///< empty = the scenes untouched
    std::vector<GoalVerdict> goals; ///< up to the run that was cut, if one was
    std::int64_t events = 0; ///< of its longest run
    bool isCut = false; ///< a run reached the limit of events: nothing is judged by it

    [[nodiscard]] bool passes() const noexcept;
};

struct Verification
{
    std::vector<Verdict> numbers;
    std::vector<Attempt> attempts; ///< of the challenge: untouched, then each solution; none without goals
    std::vector<IncidentVerdict> incidents; ///< of the incident room; none without one

    /// Every number holds, every solution passes and the untouched scene does not, every incident is seen and
    /// cured by its own cure alone.
    [[nodiscard]] bool holds() const noexcept;
};

/// Runs every scene on the engine, once for each seed, and compares the mean of each metric with what the
/// lesson prints; then tries the challenge, or every incident with every cure. Fails when a scene cannot be
/// run at all.
[[nodiscard]] Result<Verification> verify(const Lesson& lesson);

/// The figure of one expectation, measured again on its scene and seeds, or worked out from the figures that
/// its formula names; no value inside when a run has none. `NotFound` when `stop` was requested.
[[nodiscard]] Result<std::optional<double>> measure(
    const Lesson& lesson, const Expectation& expectation, const std::stop_token& stop = {});

/// The goals of the lesson's challenge under `changes`. Fails when a change is refused or cannot be run;
/// `NotFound` when `stop` was requested. No run goes on beyond `eventLimit`.
[[nodiscard]] Result<Attempt> tryChallenge(const Lesson& lesson, const std::vector<std::string>& changes,
    const std::stop_token& stop = {}, std::int64_t eventLimit = storm::RunOptions{}.eventLimit);

} // namespace repique::lessons
