// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/block_queue.h"
#include "core/storm/model.h"
#include "core/storm/parcel.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace repique::storm {

/// One replica of the dependency: its share of workers and waiting room, the debt that its rejections leave,
/// and how it fares. What it does is the server's business.
class Replica final
{
public:
    /// Replica `place` of `config.replicas`; `store` outlives it.
    Replica(const Dependency& config, std::size_t place, BlockStore& store);

    // --- workers

    [[nodiscard]] bool hasIdleWorker() const noexcept { return m_busy < m_workers; }

    void startWork() noexcept { ++m_busy; }

    void endWork() noexcept { --m_busy; }

    /// Nanoseconds of a service, at `now`: longer while it is cold.
    [[nodiscard]] double meanService(SimTime now) const noexcept;

    // --- waiting room

    [[nodiscard]] std::size_t waiting() const noexcept { return m_room.size(); }

    [[nodiscard]] bool isFull() const noexcept { return m_room.size() >= m_roomLimit; }

    /// Whether more than `share` of the room is taken. Never of an unbounded one.
    [[nodiscard]] bool isAbove(double share) const noexcept;

    void wait(const Parcel& parcel) { m_room.pushBack(parcel); }

    [[nodiscard]] Parcel nextWaiting() noexcept { return m_isFifo ? m_room.popFront() : m_room.popBack(); }

    // --- debt

    void reject() noexcept { m_debt += m_rejectionDebt; }

    /// What the next service start pays, in nanoseconds.
    [[nodiscard]] double debt() const noexcept { return m_debt; }

    void payDebt() noexcept { m_debt = 0.0; }

    // --- crashes

    [[nodiscard]] bool isDown() const noexcept { return m_isDown; }

    /// To be called whenever the room may have filled. Returns a number for a spell of fullness that begins
    /// now.
    std::optional<std::uint32_t> noteFull() noexcept;
    /// To be called whenever the room may have emptied: the spell is over when a worker idles, or when more
    /// than one place and more than a tenth of the room are free.
    void noteDrained() noexcept;

    /// Whether the spell has lasted until now.
    [[nodiscard]] bool isFullSince(std::uint32_t spell) const noexcept
    {
        return m_isFull && m_spell == spell;
    }

    void goDown() noexcept;
    /// It is back, with nobody waiting, and cold: its capacity climbs from half to full over `warmUp`.
    void comeBack(SimTime now, SimDuration warmUp) noexcept;

private:
    BlockQueue<Parcel> m_room;
    std::size_t m_roomLimit;
    bool m_isFifo;
    bool m_isDown = false;
    bool m_isFull = false;
    std::uint32_t m_spell = 0;
    std::int64_t m_workers;
    std::int64_t m_busy = 0;
    double m_meanService; // nanoseconds, warm
    double m_rejectionDebt;
    double m_debt = 0.0;
    SimTime m_backSince{};
    SimDuration m_warmUp{};
};

} // namespace repique::storm
