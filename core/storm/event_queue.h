// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/storm/ring.h"

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace repique::storm {

/// What happens at an event. Originals are not events: the engine merges them in by their time.
enum class EventKind : std::uint8_t {
    Send, ///< a retry leaves its client
    Arrive, ///< a request reaches the dependency
    ServiceEnd,
    Answer, ///< an answer reaches its client
    Timeout, ///< a client stops waiting, if it still does
    Wake, ///< a stall has ended
};

/// Whom an event is about, in eight bytes that the queue does not look into.
struct Ticket
{
    std::uint32_t slot = 0; ///< of the operation
    std::uint32_t detail = 0;
};

/// Where events that are born in order of time can wait without sorting. A hint: an event that would come out
/// of order goes to the heap.
enum class Lane : std::uint8_t { Timeout, Service, Network, Wait, Heap };

struct Event
{
    SimTime at{};
    EventKind kind = EventKind::Wake;
    Ticket ticket;
};

/// Future events in order of (time, insertion number). Equal times come out in the order of pushing.
/// Push and pop are O(1) in a lane and O(log n) in the heap; memory follows the most events ever pending.
class EventQueue final
{
public:
    EventQueue();

    void push(Lane lane, const Event& event);

    /// Time of the next event, `SimTime::max()` when there is none.
    [[nodiscard]] SimTime nextAt() const noexcept
    {
        return SimTime{SimDuration{static_cast<std::int64_t>(m_heads[m_first] >> 64U)}};
    }

    /// Takes the next event; there is one (`nextAt` is not `SimTime::max()`).
    Event pop() noexcept;

private:
    __extension__ using Key = unsigned __int128; // time, insertion number, kind: one compare, no branch

    struct Entry
    {
        std::uint64_t at = 0;
        std::uint64_t order = 0; // insertion number · 8 + kind
        Ticket ticket;
    };

    static constexpr std::size_t lanes = 4;
    static constexpr std::size_t heapSource = lanes;
    static constexpr Key never = static_cast<Key>(std::numeric_limits<std::int64_t>::max()) << 64U;

    [[nodiscard]] static Key keyOf(const Entry& entry) noexcept
    {
        return (static_cast<Key>(entry.at) << 64U) | entry.order;
    }

    void pushHeap(const Entry& entry);
    Entry popHeap() noexcept;
    Entry popLane(std::size_t lane) noexcept;
    void findFirst() noexcept;

    std::array<Ring<Entry>, lanes> m_lanes;
    std::vector<Entry> m_heap; // 4-ary
    std::array<Key, lanes + 1> m_heads{}; // key of the first entry of every source
    std::size_t m_first = 0; // the source of the next event
    std::uint64_t m_pushed = 0;
};

} // namespace repique::storm
