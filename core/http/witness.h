// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pix/client.h"
#include "core/trace/trace.h"

#include <vector>

namespace repique::http {

/// Writes down one payment as its client sees it, as the steps of a trace: what was sent, what came back,
/// what was decided. A settlement is shown where the client learns of it; when the answer is a replay, at the
/// end of the first attempt that stayed without an answer. Stands between client and transport. One thread.
class Witness final : public pix::Transport
{
public:
    /// Both outlive the witness.
    Witness(const pix::Clock& clock, pix::Transport& transport);

    [[nodiscard]] pix::Answer send(const pix::Attempt& attempt) override;

    /// What the client should tell; the witness outlives the client.
    [[nodiscard]] pix::ClientEvents events();
    /// The attempt that is being sent is held back by a breaker or a throttle behind the witness: it never
    /// leaves. For GatedTransport::setOnHeldBack.
    void noteHeldBack();
    /// The trace of what has been seen until now, of a payment that is under way: its outcome means nothing
    /// yet.
    [[nodiscard]] trace::Trace soFar(std::uint64_t operation) const;
    /// The trace of what has been seen. Once.
    [[nodiscard]] trace::Trace finish(const pix::PaymentReport& report, std::uint64_t operation);

private:
    void noteKey(const std::string& key, std::int64_t attempt);
    void noteDecision(const pix::AttemptRecord& record);
    void noteAnswer(const pix::Attempt& attempt, const pix::Answer& answer);
    void noteSettlement(const pix::Attempt& attempt, SimTime at, std::size_t place);
    void settleBefore(const pix::Attempt& attempt);

    const pix::Clock& m_clock;
    pix::Transport& m_transport;
    SimTime m_startedAt{};
    std::vector<trace::Step> m_steps;
};

} // namespace repique::http
