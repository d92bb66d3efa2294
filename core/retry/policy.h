// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/backoff.h"
#include "core/retry/budget.h"
#include "core/retry/classification.h"
#include "core/retry/retry_after.h"

#include <cstdint>
#include <optional>

namespace repique::retry {

/// Stops calling a dependency that keeps failing. Values: DESIGN of the scenario document.
struct Breaker
{
    std::int64_t failures = 20; ///< consecutive failures that open it
    SimDuration openFor = std::chrono::seconds{5};
    std::int64_t probes = 1; ///< attempts let through when it half-opens

    friend bool operator==(const Breaker&, const Breaker&) = default;
};

/// Adaptive client throttling. Source: Google SRE book, "Handling overload".
struct Throttle
{
    double k = 2.0; ///< ≥ 1
    SimDuration window = std::chrono::seconds{120};

    friend bool operator==(const Throttle&, const Throttle&) = default;
};

/// Everything a client decides beforehand about trying again.
struct Policy
{
    std::int64_t maxAttempts = 3; ///< 1 … 1,000,000; includes the first
    Backoff backoff{};
    SimDuration attemptTimeout
        = std::chrono::milliseconds{1500}; ///< > 0; an attempt waits min(this, deadline left)
    SimDuration deadline = std::chrono::seconds{5}; ///< > 0, of the whole operation
    RetrySet retryOn = RetrySet::catalogue();
    RetryAfterMode retryAfter = RetryAfterMode::Minimum;
    SimDuration retryAfterSpread = std::chrono::seconds{1};
    SimDuration retryAfterMax = std::chrono::seconds{60}; ///< a longer hint is absurd: stop
    BudgetConfig budget{};
    BudgetScope budgetScope = BudgetScope::Client;
    std::optional<Breaker> breaker{};
    std::optional<Throttle> throttle{};

    friend bool operator==(const Policy&, const Policy&) = default;
};

} // namespace repique::retry
