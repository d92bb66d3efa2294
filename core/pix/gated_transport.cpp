// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pix/gated_transport.h"

#include "core/base/draw.h"

#include <utility>

namespace repique::pix {

GatedTransport::GatedTransport(
    const retry::Policy& policy, std::uint64_t seed, const Clock& clock, Transport& road)
    : m_gate{policy}
    , m_seed{seed}
    , m_clock{clock}
    , m_road{road}
{
}

void GatedTransport::setOnHeldBack(std::function<void(const Attempt& attempt)> onHeldBack)
{
    m_onHeldBack = std::move(onHeldBack);
}

Answer GatedTransport::send(const Attempt& attempt)
{
    const auto number = static_cast<std::uint64_t>(attempt.number);
    const double draw = unitDraw({m_seed, attempt.operation, number, Purpose::Throttle});
    const retry::Gate::Pass pass = m_gate.ask(draw, m_clock.now());
    if (pass == retry::Gate::Pass::Refused) {
        if (m_onHeldBack) {
            m_onHeldBack(attempt);
        }
        Answer held;
        held.outcome = retry::unanswered(retry::OutcomeKind::Refused);
        return held;
    }
    Answer answer = m_road.send(attempt);
    m_gate.attemptEnded(pass == retry::Gate::Pass::Probe, answer.outcome, m_clock.now());
    return answer;
}

} // namespace repique::pix
