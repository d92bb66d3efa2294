// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/policy.h"

namespace repique::retry {

enum class Verdict : std::uint8_t { Succeed, Retry, Stop };

/// Why the verdict is what it is. The checks run in this order; the first that applies decides.
enum class Reason : std::uint8_t {
    Succeeded,
    NotListed, ///< stop: the policy does not try this outcome again
    Forbidden, ///< stop: the answer says "do not retry"
    AttemptsExhausted, ///< stop: that was the last attempt
    AbsurdHint, ///< stop: Retry-After beyond `retryAfterMax`
    DeadlineExceeded, ///< stop: the wait would not leave any time before the deadline
    BudgetDenied, ///< stop: no token left
    RetryAllowed, ///< retry, after `wait`
};

/// What is known when an attempt has ended.
struct Situation
{
    std::int64_t attempt = 1; ///< the attempt that ended, 1-based
    Outcome outcome{};
    SimDuration elapsed{}; ///< since the operation started
    double jitterDraw = 0.0; ///< u in [0, 1)
    double spreadDraw = 0.0; ///< u in [0, 1), for RetryAfterMode::Plus
    SimDuration previousWait{}; ///< wait before this attempt; ignored when `attempt` is 1
};

/// A decision and everything that led to it.
struct Decision
{
    Verdict verdict = Verdict::Stop;
    Reason reason = Reason::NotListed;
    Classification classification = Classification::Unknown;
    std::int64_t attempt = 1; ///< the attempt that ended
    SimDuration window{}; ///< longest wait before jitter and hint; 0 unless the checks came that far
    double draw = 0.0; ///< the u of the jitter, drawn even when a hint overrides it
    double spreadDraw = 0.0; ///< the u that spread the hint; 0 unless it was spread
    std::optional<SimDuration> hint{}; ///< Retry-After, when the answer carried one
    SimDuration
        wait{}; ///< from now to the next attempt; meaningful when the reason is DeadlineExceeded or later
    SimDuration deadlineLeft{}; ///< at the moment of deciding; never negative
    BudgetQuote budget{}; ///< asked only when every other check has passed

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// The one rule of the product: try again after a wait, or stop. Pure: no clock, no dice, no side effect. The
/// caller tells `budget` the outcome first (`attemptSucceeded`, `attemptFailed`) and withdraws
/// `decision.budget` when the verdict is Retry. Source: both seeds; order of checks so that no token is spent
/// on a retry that cannot happen.
[[nodiscard]] Decision decide(
    const Policy& policy, const Situation& situation, const Budget& budget, SimTime now) noexcept;

/// How long an attempt that starts `elapsed` after its operation may wait: min(attempt timeout, deadline
/// left), ≥ 0.
[[nodiscard]] SimDuration attemptPatience(const Policy& policy, SimDuration elapsed) noexcept;

} // namespace repique::retry
