// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/gates.h"

namespace repique::storm {

Gates::Gates(const retry::Policy& policy, std::size_t clients, const DrawStream& throttleDraws)
    : m_retryOn{policy.retryOn}
    , m_throttleDraws{throttleDraws}
{
    if (policy.throttle) {
        m_throttles.assign(clients, retry::AdaptiveThrottle{*policy.throttle});
    }
    if (policy.breaker) {
        m_breakers.assign(clients, retry::CircuitBreaker{*policy.breaker});
    }
}

bool Gates::admits(Operation& operation, std::uint64_t drawAttempt, SimTime now) noexcept
{
    operation.isProbe = 0;
    if (!m_throttles.empty()) {
        const double draw = m_throttleDraws.unit(operation.id, drawAttempt);
        if (!m_throttles[operation.id % m_throttles.size()].ask(draw, now)) {
            return false;
        }
    }
    if (m_breakers.empty()) {
        return true;
    }
    using Pass = retry::CircuitBreaker::Pass;
    const Pass pass = m_breakers[operation.id % m_breakers.size()].ask(now);
    operation.isProbe = pass == Pass::Probe ? 1 : 0;
    return pass != Pass::Refused;
}

void Gates::attemptEnded(const Operation& operation, const retry::Outcome& outcome, SimTime now) noexcept
{
    if (!m_throttles.empty()) {
        m_throttles[operation.id % m_throttles.size()].attemptEnded(outcome, now);
    }
    if (!m_breakers.empty()) {
        const bool isFailure = retry::isUnhealthy(m_retryOn, outcome);
        m_breakers[operation.id % m_breakers.size()].attemptEnded(operation.isProbe != 0, isFailure, now);
    }
}

} // namespace repique::storm
