// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/closed_loop.h"

#include "core/base/draw.h"

#include <limits>

namespace repique::storm {

ClosedLoop::ClosedLoop(const Model& model, EventQueue& events)
    : m_traffic{model.traffic}
    , m_events{events}
    , m_seed{model.seed}
{
    if (m_traffic.loop == Traffic::Loop::Open || model.script) {
        return;
    }
    constexpr std::int64_t none = std::numeric_limits<std::int64_t>::max();
    m_clients = static_cast<std::uint64_t>(m_traffic.clients);
    m_left = static_cast<std::uint64_t>(m_traffic.operations.value_or(none));
    for (std::uint64_t client = 0; client < m_clients; ++client) {
        plan(client, startOfRun + firstPause(client));
    }
}

SimDuration ClosedLoop::firstPause(std::uint64_t client) const noexcept
{
    const auto think = static_cast<double>(m_traffic.think.count());
    switch (m_traffic.arrivals) {
    case Traffic::Arrivals::Uniform:
        return fromNanoseconds(think * static_cast<double>(client) / static_cast<double>(m_clients));
    case Traffic::Arrivals::Poisson:
        return fromNanoseconds(think * unitDraw({m_seed, client, 0, Purpose::Arrival}));
    case Traffic::Arrivals::Together:
        break;
    }
    return SimDuration{0};
}

void ClosedLoop::ended(std::uint64_t id, SimTime now)
{
    if (m_clients > 0) {
        plan(id + m_clients, SimTime{saturatingAdd(now.time_since_epoch(), m_traffic.think)});
    }
}

void ClosedLoop::plan(std::uint64_t id, SimTime at)
{
    if (m_left > 0) {
        --m_left;
        const Ticket ticket{static_cast<std::uint32_t>(id), static_cast<std::uint32_t>(id >> 32U)};
        m_events.push(Lane::Heap, {at, EventKind::Begin, ticket});
    }
}

std::uint64_t ClosedLoop::operationOf(const Ticket& ticket) noexcept
{
    return static_cast<std::uint64_t>(ticket.detail) << 32U | ticket.slot;
}

} // namespace repique::storm
