// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/retry/classification.h"
#include "core/retry/policy.h"

#include <cstdint>

namespace repique::retry {

/// Whether `outcome` speaks against the dependency's health: it failed in a way that another attempt could
/// mend. An answer of business (422) or "the same key is in progress" shows a dependency at work.
[[nodiscard]] bool isUnhealthy(const RetrySet& set, const Outcome& outcome) noexcept;

/// A circuit breaker: consecutive failures open it, after a while it lets some probes through, and their
/// success closes it. Value type, one thread at a time. What was sent before it opened no longer counts.
/// Source: Nygard, "Release It!"; states as in resilience4j and Polly.
class CircuitBreaker final
{
public:
    enum class State : std::uint8_t { Closed, Open, HalfOpen };

    /// What an attempt may do.
    enum class Pass : std::uint8_t { Free, Probe, Refused };

    explicit CircuitBreaker(const Breaker& config) noexcept : m_config{config} {}

    /// An attempt wants to leave at `now`. A probe that was let through is sent.
    [[nodiscard]] Pass ask(SimTime now) noexcept;

    /// How an attempt that was let through ended. `wasProbe`: by `Pass::Probe`.
    void attemptEnded(bool wasProbe, bool isFailure, SimTime now) noexcept;

    [[nodiscard]] State state(SimTime now) const noexcept;

private:
    void open(SimTime now) noexcept;

    Breaker m_config;
    State m_state = State::Closed;
    SimTime m_openUntil{};
    std::int64_t m_failures = 0; // consecutive, while closed
    std::int64_t m_probesSent = 0; // while half open
    std::int64_t m_probesDone = 0;
};

} // namespace repique::retry
