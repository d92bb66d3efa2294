// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/gates.h"

namespace repique::storm {

Gates::Gates(const retry::Policy& policy, std::size_t clients, const DrawStream& throttleDraws)
    : m_throttleDraws{throttleDraws}
    , m_gates(retry::hasGate(policy) ? clients : 0, retry::Gate{policy})
{
}

bool Gates::admits(Operation& operation, std::uint64_t drawAttempt, SimTime now) noexcept
{
    const double draw = m_throttleDraws.unit(operation.id, drawAttempt);
    const retry::Gate::Pass pass = gateOf(operation).ask(draw, now);
    operation.isProbe = pass == retry::Gate::Pass::Probe ? 1 : 0;
    return pass != retry::Gate::Pass::Refused;
}

void Gates::attemptEnded(const Operation& operation, const retry::Outcome& outcome, SimTime now) noexcept
{
    gateOf(operation).attemptEnded(operation.isProbe != 0, outcome, now);
}

} // namespace repique::storm
