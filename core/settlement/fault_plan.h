// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/fault.h"

#include <cstdint>
#include <vector>

namespace repique::settlement {

/// What goes wrong at a real service: a script, or faults drawn request by request, or nothing.
struct FaultPlan
{
    Script script;
    std::vector<Fault> faults; ///< none of kind Capacity: a real service has the capacity that it has
    std::uint64_t seed = 42;
    SimDuration service = std::chrono::milliseconds{1}; ///< what `factor` of a Latency multiplies

    friend bool operator==(const FaultPlan&, const FaultPlan&) = default;
};

/// What one attempt meets.
struct Encounter
{
    ScriptedAttempt attempt;
    SimDuration delay{}; ///< before its service starts
};

/// One attempt as the faults see it.
struct Arrival
{
    std::uint64_t operation = 0;
    std::int64_t attempt = 1; ///< 1-based
    SimTime at{}; ///< since the plan is in force
};

/// The script's line, or the first fault in force that hits the attempt, as in a simulated run: draws are
/// keyed by seed, operation, attempt and the fault's place in the list. Pure.
[[nodiscard]] Encounter encounterOf(const FaultPlan& plan, const Arrival& arrival);

} // namespace repique::settlement
