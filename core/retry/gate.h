// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/adaptive_throttle.h"
#include "core/retry/circuit_breaker.h"

#include <optional>

namespace repique::retry {

/// What one client asks before each send: its adaptive throttle, then its circuit breaker, as far as its
/// policy has them. An attempt that is held back ends at once, as a refused connection would. Value type, one
/// thread at a time.
class Gate final
{
public:
    using Pass = CircuitBreaker::Pass;

    explicit Gate(const Policy& policy) noexcept;

    /// An attempt wants to leave at `now`; `draw` in [0, 1) decides what the throttle refuses.
    [[nodiscard]] Pass ask(double draw, SimTime now) noexcept;

    /// How an attempt ended that was let through. `wasProbe`: by `Pass::Probe`.
    void attemptEnded(bool wasProbe, const Outcome& outcome, SimTime now) noexcept;

private:
    RetrySet m_retryOn;
    std::optional<AdaptiveThrottle> m_throttle;
    std::optional<CircuitBreaker> m_breaker;
};

/// Whether `policy` ever holds an attempt back.
[[nodiscard]] inline bool hasGate(const Policy& policy) noexcept
{
    return policy.breaker || policy.throttle;
}

} // namespace repique::retry
