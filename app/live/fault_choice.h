// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/fault_plan.h"
#include "core/storm/model.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace repique::live {

/// What a switch makes happen to an attempt, each with a probability of its own.
enum class LiveFault : std::uint8_t {
    Unavailable, ///< 503
    UnavailableWithHint, ///< 503 with Retry-After: 1
    TooManyRequests, ///< 429 with Retry-After: 1
    LostResponse,
    Closed,
    Refused,
    DoNotRetry, ///< 503 with X-Retry: no
    Vanishes, ///< takes no work and never answers: a stalled service, when it meets every attempt
    Latency,
};

inline constexpr std::array allLiveFaults{LiveFault::Unavailable, LiveFault::UnavailableWithHint,
    LiveFault::TooManyRequests, LiveFault::LostResponse, LiveFault::Closed, LiveFault::Refused,
    LiveFault::DoNotRetry, LiveFault::Vanishes, LiveFault::Latency};

/// What is to go wrong at the service.
struct FaultChoice
{
    enum class Source : std::uint8_t {
        None,
        Scenario, ///< what the scenario says
        Script, ///< attempt 1, 2, 3 … of each operation
        Chance, ///< drawn for each attempt
    };

    Source source = Source::Scenario;
    settlement::Script script{settlement::ScriptedAttempt{}};
    std::array<int, allLiveFaults.size()> percent{}; ///< in the order of `allLiveFaults`
    int latencyMs = 100; ///< that Latency adds

    friend bool operator==(const FaultChoice&, const FaultChoice&) = default;
};

/// The plan that PUT /faults would take. `model` is the scenario's; what only a simulation has (capacity,
/// classes) is left out.
[[nodiscard]] settlement::FaultPlan planOf(const FaultChoice& choice, const storm::Model& model);

} // namespace repique::live
