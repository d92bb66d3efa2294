// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/decision.h"
#include "core/storm/budgets.h"
#include "core/storm/network.h"
#include "core/storm/world.h"

#include <cstdint>

namespace repique::storm {

/// The callers of all operations: sends attempts, gives them up, and does what the policy decides.
class Client final
{
public:
    Client(World& world, Network& network);

    /// Operation `id` starts now.
    void begin(std::uint64_t id);
    /// The next attempt of an operation leaves.
    void send(std::uint32_t slot);
    /// An answer, or the news of a refused or closed connection, arrives. It counts only when the attempt it
    /// belongs to is still waited for.
    void receive(const Parcel& parcel);
    /// The patience of an attempt ends; `ticket` tells whether it is still the current one.
    void giveUp(const Ticket& ticket);

    [[nodiscard]] retry::MilliTokens tokens(SimTime now) const noexcept { return m_budgets.tokens(now); }

private:
    void succeed(std::uint32_t slot, const retry::Outcome& outcome);
    void fail(std::uint32_t slot, const retry::Outcome& outcome, bool isRejection);
    void waitForRetry(std::uint32_t slot, const retry::Decision& decision);
    [[nodiscard]] retry::Situation situationOf(
        const Operation& operation, const retry::Outcome& outcome) const noexcept;

    World& m_world;
    Network& m_network;
    const retry::Policy& m_policy;
    Budgets m_budgets;
    Lane m_waitLane;
    std::uint32_t m_sends = 0;
};

} // namespace repique::storm
