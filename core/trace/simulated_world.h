// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pix/client.h"
#include "core/settlement/server.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace repique::trace {

/// How the simulated road between client and server behaves.
struct Road
{
    SimDuration network{}; ///< one way
    SimDuration service{}; ///< between the admission of a request and its effect
    std::chrono::sys_seconds epoch{}; ///< UTC at SimTime 0
};

/// A clock that jumps and a network that takes simulated time, in front of a real server. It writes down
/// every message as a step. The client gives an attempt up when its answer would arrive at or after the end
/// of its patience; the work left behind goes on, and runs before anything that arrives later.
class SimulatedWorld final : public pix::Clock, public pix::Transport
{
public:
    /// `server` outlives the world.
    SimulatedWorld(settlement::Server& server, Road road);

    [[nodiscard]] SimTime now() const override { return m_now; }

    void sleepUntil(SimTime when) override;
    [[nodiscard]] pix::Answer send(const pix::Attempt& attempt) override;

    void noteKey(const std::string& key, std::int64_t attempt);
    /// The gate of the client held `attempt` back: it never left.
    void noteHeldBack(const pix::Attempt& attempt);
    void noteDecision(const pix::AttemptRecord& record);

    /// Lets the server end what it still has to do and hands over the steps, in order of adding, or the
    /// failure of the database that spoilt them.
    [[nodiscard]] Result<std::vector<Step>> finish();

private:
    /// What the server has let in and not ended.
    struct Work
    {
        SimTime ends{};
        SimTime givenUpAt{};
        pix::Attempt attempt;
        settlement::Ticket ticket;
    };

    /// An answer on its way.
    struct Departure
    {
        SimTime leaves{};
        SimTime givenUpAt{};
        settlement::Response response;
    };

    [[nodiscard]] pix::Answer serve(const pix::Attempt& attempt, settlement::Ticket ticket, SimTime arrival);
    [[nodiscard]] pix::Answer receive(const Departure& departure);
    [[nodiscard]] pix::Answer turnedAway(const pix::Attempt& attempt, const Departure& departure);
    [[nodiscard]] pix::Answer databaseFailed(Error error);
    void attachDecision(const pix::AttemptRecord& record);
    void finishUntil(SimTime when);
    void finishWork(Work work);
    void addRequest(const pix::Attempt& attempt, SimTime ends, bool isLost);
    void addAnswer(const pix::Attempt& attempt, const Departure& departure);
    [[nodiscard]] settlement::UtcTime utc(SimTime time) const;

    settlement::Server& m_server;
    Road m_road;
    SimTime m_now = startOfRun;
    std::vector<Work> m_pending; ///< in order of their ends: the service time is the same for all
    Departure m_lastDeparture; ///< of the work that ended last
    std::int64_t m_debits = 0;
    std::vector<Step> m_steps;
    std::optional<Error> m_failure;
};

} // namespace repique::trace
