// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/decision.h"
#include "core/storm/caller.h"
#include "core/storm/closed_loop.h"
#include "core/storm/network.h"
#include "core/storm/world.h"

#include <cstdint>
#include <vector>

namespace repique::storm {

/// The callers of all operations, in every layer: sends attempts, gives them up, and does what the policy of
/// the layer decides.
class Client final
{
public:
    Client(World& world, Network& network);

    /// Operation `id` starts now.
    void begin(std::uint64_t id);
    /// The next attempt of a call leaves.
    void send(std::uint32_t slot);
    /// An answer, or the news of a refused or closed connection, arrives. It counts only when the attempt it
    /// belongs to is still waited for.
    void receive(const Parcel& parcel);
    /// The patience of an attempt ends; `ticket` tells whether it is still the current one.
    void giveUp(const Ticket& ticket);

    /// In the buckets of all layers.
    [[nodiscard]] retry::MilliTokens tokens(SimTime now) const noexcept;

private:
    /// What an attempt's end leads to.
    enum class Next : std::uint8_t {
        Settled, ///< nothing more to do now
        SendAtOnce, ///< the next attempt leaves without a wait: whoever asked sends it or schedules it
    };

    /// A call and the slot that keeps it.
    struct Call
    {
        std::uint32_t slot = 0;
        Operation& operation;
    };

    [[nodiscard]] Call callIn(std::uint32_t slot) noexcept { return {slot, m_world.operations[slot]}; }

    [[nodiscard]] Caller& callerOf(const Call& call) noexcept { return m_callers[call.operation.layer]; }

    [[nodiscard]] bool isLowest(const Call& call) const noexcept
    {
        return call.operation.layer + std::size_t{1} == m_callers.size();
    }

    void send(const Call& call);
    [[nodiscard]] bool isHeldBack(const Call& call);
    void carryDown(const Call& call);
    [[nodiscard]] Next ended(const Call& call, const retry::Outcome& outcome, bool isRejection);
    [[nodiscard]] Next conclude(const Call& call, const retry::Outcome& outcome);
    void succeed(const Call& call, const retry::Outcome& outcome);
    [[nodiscard]] Next fail(const Call& call, const retry::Outcome& outcome);
    void stop(const Call& call, retry::Reason reason);
    void answerCaller(const Call& call, bool hasSucceeded);
    void schedule(const Call& call, SimDuration wait);
    void scheduleIf(Next next, const Call& call);
    [[nodiscard]] retry::Decision decisionOn(const Call& call, const retry::Outcome& outcome);

    World& m_world;
    Network& m_network;
    std::vector<Caller> m_callers; // outermost first
    ClosedLoop m_loop;
    std::uint32_t m_sends = 0;
};

} // namespace repique::storm
