// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace repique::settlement {

/// How a server keeps one payment from being applied twice.
enum class ServerMode : std::uint8_t {
    Atomic, ///< key and effect in one transaction under UNIQUE(scope, key)
    CheckThenInsert, ///< looks the key up, then applies and inserts: two copies race
    None, ///< ignores keys
};

enum class FaultKind : std::uint8_t {
    // Answers, before any work is done and free of cost to the dependency.
    Answer, ///< `status`, optional `code`, `retryAfter`, `noRetry`
    Unavailable, ///< 503
    TooManyRequests, ///< 429
    BusinessError, ///< 422, always per operation
    // No answer.
    Refused, ///< connection refused, at once
    Blackhole, ///< vanishes, takes no capacity; the client times out
    LostResponse, ///< served, effect applied, no answer
    Closed, ///< served, effect applied, connection closed at once
    // The dependency.
    Stall, ///< no service starts; what is in service ends
    Latency, ///< `factor` on service time
    Capacity, ///< `factor` on capacity, reached over `ramp`
};

/// One fault of a scenario. Several may overlap; they are tried in file order and the first that answers ends
/// the attempt.
struct Fault
{
    enum class Per : std::uint8_t { Attempt, Operation };

    FaultKind kind = FaultKind::Unavailable;
    SimTime at{}; ///< start
    std::optional<SimDuration> lasts; ///< none = to the end of the run
    double probability = 1.0; ///< 0 … 1
    Per per = Per::Attempt; ///< draw per attempt, or once per operation
    std::string trafficClass; ///< only operations of this class; empty = all
    int status = 503; ///< Answer only: 100 … 599
    std::string code; ///< domain code in the body, e.g. "SPI_UNAVAILABLE"
    std::optional<SimDuration> retryAfter; ///< a hint sent with the answer
    bool retryAfterUntilEnd = false; ///< the hint counts down to the end of the fault instead
    bool noRetry = false; ///< the answer forbids another attempt
    double factor = 1.0; ///< Latency: > 0; Capacity: 0 … 100
    SimDuration ramp{}; ///< Capacity: time to get there from the old value

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// What a script says happens to one attempt.
struct ScriptedAttempt
{
    enum class What : std::uint8_t { Ok, LostResponse, Closed, Timeout, Refused, Answer };

    What what = What::Ok;
    int status = 200; ///< Answer only: 100 … 599
    std::string code; ///< Answer only, may be empty
    std::optional<SimDuration> retryAfter;
    bool noRetry = false;

    friend bool operator==(const ScriptedAttempt&, const ScriptedAttempt&) = default;
};

/// Attempt 1, 2, 3 … of one operation; beyond the list, `Ok`.
using Script = std::vector<ScriptedAttempt>;

} // namespace repique::settlement
