// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/circuit_breaker.h"

namespace repique::retry {

bool isUnhealthy(const RetrySet& set, const Outcome& outcome) noexcept
{
    const Classification nature = classify(set, outcome);
    const bool isTransient = nature == Classification::Retryable || nature == Classification::Ambiguous;
    return isTransient && !isInProgress(outcome);
}

CircuitBreaker::State CircuitBreaker::state(SimTime now) const noexcept
{
    return m_state == State::Open && now >= m_openUntil ? State::HalfOpen : m_state;
}

CircuitBreaker::Pass CircuitBreaker::ask(SimTime now) noexcept
{
    m_state = state(now);
    switch (m_state) {
    case State::Closed:
        return Pass::Free;
    case State::Open:
        return Pass::Refused;
    case State::HalfOpen:
        break;
    }
    if (m_probesSent >= m_config.probes) {
        return Pass::Refused;
    }
    ++m_probesSent;
    return Pass::Probe;
}

void CircuitBreaker::attemptEnded(bool wasProbe, bool isFailure, SimTime now) noexcept
{
    const State expected = wasProbe ? State::HalfOpen : State::Closed;
    if (m_state != expected) {
        return;
    }
    if (isFailure) {
        ++m_failures;
        if (wasProbe || m_failures >= m_config.failures) {
            open(now);
        }
        return;
    }
    m_failures = 0;
    if (wasProbe && ++m_probesDone >= m_config.probes) {
        m_state = State::Closed;
    }
}

void CircuitBreaker::open(SimTime now) noexcept
{
    m_state = State::Open;
    m_openUntil = SimTime{saturatingAdd(now.time_since_epoch(), m_config.openFor)};
    m_failures = 0;
    m_probesSent = 0;
    m_probesDone = 0;
}

} // namespace repique::retry
