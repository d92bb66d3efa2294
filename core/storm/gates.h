// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/draw.h"
#include "core/retry/adaptive_throttle.h"
#include "core/retry/circuit_breaker.h"
#include "core/storm/operation.h"

#include <cstdint>
#include <vector>

namespace repique::storm {

/// What each client of one layer asks before it sends: its adaptive throttle, then its circuit breaker.
class Gates final
{
public:
    /// `throttleDraws` decide what a throttle refuses.
    Gates(const retry::Policy& policy, std::size_t clients, const DrawStream& throttleDraws);

    /// Whether the attempt `drawAttempt` of `operation` may be sent; marks it when it is a probe.
    [[nodiscard]] bool admits(Operation& operation, std::uint64_t drawAttempt, SimTime now) noexcept;

    /// How an attempt ended that was let through.
    void attemptEnded(const Operation& operation, const retry::Outcome& outcome, SimTime now) noexcept;

private:
    retry::RetrySet m_retryOn;
    DrawStream m_throttleDraws;
    std::vector<retry::AdaptiveThrottle> m_throttles; // one a client, or none
    std::vector<retry::CircuitBreaker> m_breakers; // likewise
};

} // namespace repique::storm
