// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/event_queue.h"
#include "core/storm/model.h"

#include <cstdint>

namespace repique::storm {

/// Clients that start their next operation `think` after their last has ended. Their first operations are
/// spread over one `think`: evenly (uniform), by draw (Poisson), or not at all (together).
class ClosedLoop final
{
public:
    /// All outlive the loop. An open model has no such clients.
    ClosedLoop(const Model& model, EventQueue& events);

    /// Operation `id` has ended: its client thinks, then begins another, if one is left to begin.
    void ended(std::uint64_t id, SimTime now);

    /// The operation that a `Begin` event is about.
    [[nodiscard]] static std::uint64_t operationOf(const Ticket& ticket) noexcept;

private:
    void plan(std::uint64_t id, SimTime at);
    [[nodiscard]] SimDuration firstPause(std::uint64_t client) const noexcept;

    const Traffic& m_traffic;
    EventQueue& m_events;
    std::uint64_t m_seed;
    std::uint64_t m_clients = 0; // none when the loop is open
    std::uint64_t m_left = 0; // operations that may still be planned
};

} // namespace repique::storm
