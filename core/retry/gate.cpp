// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/gate.h"

namespace repique::retry {

Gate::Gate(const Policy& policy) noexcept : m_retryOn{policy.retryOn}
{
    if (policy.throttle) {
        m_throttle.emplace(*policy.throttle);
    }
    if (policy.breaker) {
        m_breaker.emplace(*policy.breaker);
    }
}

Gate::Pass Gate::ask(double draw, SimTime now) noexcept
{
    if (m_throttle && !m_throttle->ask(draw, now)) {
        return Pass::Refused;
    }
    return m_breaker ? m_breaker->ask(now) : Pass::Free;
}

void Gate::attemptEnded(bool wasProbe, const Outcome& outcome, SimTime now) noexcept
{
    if (m_throttle) {
        m_throttle->attemptEnded(outcome, now);
    }
    if (m_breaker) {
        m_breaker->attemptEnded(wasProbe, isUnhealthy(m_retryOn, outcome), now);
    }
}

} // namespace repique::retry
