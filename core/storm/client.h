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

    [[nodiscard]] bool isLowest(const Operation& operation) const noexcept;
    [[nodiscard]] bool isHeldBack(std::uint32_t slot);
    void carryDown(std::uint32_t slot);
    [[nodiscard]] Next ended(std::uint32_t slot, const retry::Outcome& outcome, bool isRejection);
    [[nodiscard]] Next conclude(std::uint32_t slot, const retry::Outcome& outcome);
    void succeed(std::uint32_t slot, const retry::Outcome& outcome);
    [[nodiscard]] Next fail(std::uint32_t slot, const retry::Outcome& outcome);
    void stop(std::uint32_t slot, retry::Reason reason);
    void answerCaller(std::uint32_t slot, bool hasSucceeded);
    void schedule(std::uint32_t slot, SimDuration wait);
    void scheduleIf(Next next, std::uint32_t slot);
    [[nodiscard]] retry::Decision decisionOn(std::uint32_t slot, const retry::Outcome& outcome);

    World& m_world;
    Network& m_network;
    std::vector<Caller> m_callers; // outermost first
    ClosedLoop m_loop;
    std::uint32_t m_sends = 0;
};

} // namespace repique::storm
