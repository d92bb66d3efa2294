// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/settlement/fault.h"
#include "core/storm/contention.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace repique::lessons {

/// Where a number comes from.
enum class Source : std::uint8_t {
    Run, ///< a scene of the lesson, run on the engine
    Contention, ///< clients that contend for one row (`storm::contend`): mean_ms, mean_calls
    Race, ///< every order of copies of one payment (`race::enumerate`): orders, duplicating
    Formula, ///< arithmetic over numbers and the measured values of earlier expectations
};

/// One figure that can be measured again at any time.
struct Measurement
{
    Source source = Source::Run;
    std::string scene; ///< id of a scene; Run alone
    std::string metric; ///< a public name (`isMetric`), or the formula
    int clients = 0; ///< Contention
    int runs = 0; ///< Contention: the figure is the mean over this many
    storm::ContentionBackoff backoff = storm::ContentionBackoff::Full; ///< Contention
    int copies = 0; ///< Race
    settlement::ServerMode server = settlement::ServerMode::Atomic; ///< Race
    std::optional<SimDuration> from; ///< part of the run, for metrics over time
    std::optional<SimDuration> to;
};

/// A number that the texts print. It is measured, never typed into the prose.
struct Expectation
{
    std::string id;
    Measurement what;
    double value = 0.0;
    double tolerance = 0.0; ///< ≥ 0, absolute
    int decimals = 0; ///< printed
    int seeds = 1; ///< the value is the mean over this many seeds, from the scene's on
    bool isShown = true; ///< false: checked, but no text prints it
    int line = 0; ///< of lesson.toml
};

/// What a challenge asks of a run; it must hold for every seed.
struct Goal
{
    enum class Op : std::uint8_t { Equal, AtMost, AtLeast, Below, Above };

    Measurement what;
    Op op = Op::AtMost;
    double value = 0.0;
    std::vector<std::int64_t> seeds; ///< at least one
    int line = 0; ///< of lesson.toml
};

/// What decided a goal.
struct GoalVerdict
{
    std::size_t goal = 0; ///< its place in the challenge
    std::optional<double> measured; ///< of the first seed that fails, else of the last
    bool holds = false;
};

[[nodiscard]] bool holds(Goal::Op op, double measured, double value) noexcept;

} // namespace repique::lessons
