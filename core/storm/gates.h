// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/draw.h"
#include "core/retry/gate.h"
#include "core/storm/operation.h"

#include <cstdint>
#include <vector>

namespace repique::storm {

/// The gates of one layer, one a client; none when its policy never holds an attempt back.
class Gates final
{
public:
    /// `throttleDraws` decide what a throttle refuses.
    Gates(const retry::Policy& policy, std::size_t clients, const DrawStream& throttleDraws);

    /// Whether the attempt `drawAttempt` of `operation` may be sent; marks it when it is a probe.
    [[nodiscard]] bool admits(Operation& operation, std::uint64_t drawAttempt, SimTime now) noexcept;

    /// How an attempt ended that was let through.
    void attemptEnded(const Operation& operation, const retry::Outcome& outcome, SimTime now) noexcept;

private:
    [[nodiscard]] retry::Gate& gateOf(const Operation& operation) noexcept
    {
        return m_gates[operation.id % m_gates.size()];
    }

    DrawStream m_throttleDraws;
    std::vector<retry::Gate> m_gates;
};

} // namespace repique::storm
