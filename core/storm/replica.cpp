// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/replica.h"

#include <algorithm>
#include <limits>

namespace repique::storm {
namespace {

constexpr double coldCapacity = 0.5; // of a replica that has just come back
constexpr std::size_t unbounded = std::numeric_limits<std::size_t>::max();

/// The share of replica `place` when `total` is dealt out evenly.
std::int64_t shareOf(std::int64_t total, std::size_t place, std::int64_t replicas)
{
    return total / replicas + (static_cast<std::int64_t>(place) < total % replicas ? 1 : 0);
}

std::size_t roomLimitOf(const Dependency& config, std::size_t place)
{
    return config.queue ? static_cast<std::size_t>(shareOf(*config.queue, place, config.replicas))
                        : unbounded;
}

} // namespace

Replica::Replica(const Dependency& config, std::size_t place, BlockStore& store)
    : m_room{store}
    , m_roomLimit{roomLimitOf(config, place)}
    , m_isFifo{config.order == Dependency::Order::Fifo}
    , m_workers{std::max<std::int64_t>(1, shareOf(config.workers, place, config.replicas))}
{
    const double capacity = config.capacity / static_cast<double>(config.replicas);
    m_meanService = static_cast<double>(m_workers) / capacity * 1e9;
    m_rejectionDebt = config.rejectionCost * m_meanService;
}

double Replica::meanService(SimTime now) const noexcept
{
    const SimDuration back = now - m_backSince;
    if (back >= m_warmUp) {
        return m_meanService;
    }
    const double warmth = static_cast<double>(back.count()) / static_cast<double>(m_warmUp.count());
    return m_meanService / (coldCapacity + (1.0 - coldCapacity) * warmth);
}

bool Replica::isAbove(double share) const noexcept
{
    return m_roomLimit != unbounded
        && static_cast<double>(m_room.size()) >= share * static_cast<double>(m_roomLimit);
}

std::optional<std::uint32_t> Replica::noteFull() noexcept
{
    if (m_isFull || !isFull() || hasIdleWorker()) {
        return std::nullopt;
    }
    m_isFull = true;
    return ++m_spell;
}

void Replica::noteDrained() noexcept
{
    const std::size_t free = m_roomLimit - m_room.size();
    const bool isNearlyFull = free <= std::max<std::size_t>(1, m_roomLimit / 10);
    m_isFull = m_isFull && !hasIdleWorker() && isNearlyFull;
}

void Replica::goDown() noexcept
{
    m_isDown = true;
    m_isFull = false;
    m_busy = 0;
    m_debt = 0.0;
}

void Replica::comeBack(SimTime now, SimDuration warmUp) noexcept
{
    m_isDown = false;
    m_backSince = now;
    m_warmUp = warmUp;
}

} // namespace repique::storm
