// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pix/transport.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace repique::test {

/// A clock that jumps, plus how far it oversleeps.
class FakeClock final : public pix::Clock
{
public:
    [[nodiscard]] SimTime now() const override { return m_now; }

    void sleepUntil(SimTime when) override
    {
        m_slept.push_back(when - m_now);
        m_now = std::max(m_now, when) + m_oversleeps;
    }

    void advance(SimDuration by) { m_now += by; }

    void setOversleeps(SimDuration by) { m_oversleeps = by; }

    /// Every wait that was asked for.
    [[nodiscard]] const std::vector<SimDuration>& slept() const { return m_slept; }

private:
    SimTime m_now = startOfRun;
    SimDuration m_oversleeps{};
    std::vector<SimDuration> m_slept;
};

/// Answers attempt n with the n-th of its answers, the last one for ever; a timeout takes the whole patience.
class FakeTransport final : public pix::Transport
{
public:
    FakeTransport(FakeClock& clock, std::vector<pix::Answer> answers)
        : m_clock{clock}
        , m_answers{std::move(answers)}
    {
    }

    [[nodiscard]] pix::Answer send(const pix::Attempt& attempt) override
    {
        m_sent.push_back(attempt);
        const pix::Answer& answer = m_answers.at(std::min(m_sent.size(), m_answers.size()) - 1);
        const bool isTimeout = answer.outcome.kind == retry::OutcomeKind::TimedOut;
        m_clock.advance(isTimeout ? attempt.patience : m_roundTrip);
        return answer;
    }

    void setRoundTrip(SimDuration roundTrip) { m_roundTrip = roundTrip; }

    [[nodiscard]] const std::vector<pix::Attempt>& sent() const { return m_sent; }

private:
    FakeClock& m_clock;
    std::vector<pix::Answer> m_answers;
    SimDuration m_roundTrip{};
    std::vector<pix::Attempt> m_sent;
};

[[nodiscard]] inline pix::Answer answered(int status, std::string code = {})
{
    pix::Answer answer;
    answer.outcome.status = static_cast<std::int16_t>(status);
    answer.code = std::move(code);
    return answer;
}

[[nodiscard]] inline pix::Answer noAnswer(retry::OutcomeKind kind)
{
    pix::Answer answer;
    answer.outcome.kind = kind;
    return answer;
}

} // namespace repique::test
