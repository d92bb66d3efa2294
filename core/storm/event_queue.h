// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/storm/block_queue.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

namespace repique::storm {

/// What happens at an event. Originals of an open loop are not events: the engine merges them in by their
/// time.
enum class EventKind : std::uint8_t {
    Begin, ///< a client of a closed loop begins its next operation
    Send, ///< a retry leaves its client
    Arrive, ///< a request reaches the dependency
    ServiceEnd,
    Answer, ///< an answer reaches its client
    Timeout, ///< a client stops waiting, if it still does
    Wake, ///< a stall has ended, or a replica is back
    Crash, ///< a replica whose room stayed full
};

/// Whom an event is about, in eight bytes that the queue does not look into: for most the slot of a call.
struct Ticket
{
    std::uint32_t slot = 0;
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
    /// `store` outlives the queue.
    explicit EventQueue(BlockStore& store);

    void push(Lane lane, const Event& event)
    {
        const Entry entry{static_cast<std::uint64_t>(event.at.time_since_epoch().count()),
            (m_pushed++ << 3U) | static_cast<std::uint64_t>(event.kind), event.ticket};
        const auto source = static_cast<std::size_t>(lane);
        if (source == heapSource || entry.at < m_latest[source]) {
            pushHeap(entry);
            noteHead(heapSource, keyOf(m_heap.front()));
            return;
        }
        m_latest[source] = entry.at;
        m_lanes[source].pushBack(entry);
        if (m_lanes[source].size() == 1) {
            noteHead(source, keyOf(entry));
        }
    }

    /// Time of the next event, `SimTime::max()` when there is none.
    [[nodiscard]] SimTime nextAt() const noexcept
    {
        return SimTime{SimDuration{static_cast<std::int64_t>(m_heads[m_first] >> 64U)}};
    }

    /// Takes the next event; there is one (`nextAt` is not `SimTime::max()`).
    Event pop() noexcept
    {
        const Entry entry = m_first == heapSource ? popHeap() : popLane(m_first);
        m_first = first();
        return Event{SimTime{SimDuration{static_cast<std::int64_t>(entry.at)}},
            static_cast<EventKind>(entry.order & 7U), entry.ticket};
    }

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

    Entry popLane(std::size_t lane) noexcept
    {
        BlockQueue<Entry>& queue = m_lanes[lane];
        const Entry entry = queue.popFront();
        if (queue.empty()) {
            noteEmptied(lane);
            m_latest[lane] = 0;
        } else {
            m_heads[lane] = keyOf(queue.front());
        }
        return entry;
    }

    /// The source of the next event; of the sources that have one.
    [[nodiscard]] std::size_t first() const noexcept
    {
        std::size_t first = 0;
        Key least = never;
        for (unsigned left = m_filled; left != 0; left &= left - 1) {
            const auto source = static_cast<std::size_t>(std::countr_zero(left));
            const Key key = m_heads[source];
            first = key < least ? source : first;
            least = std::min(key, least);
        }
        return first;
    }

    /// `key` is the first of `source` now.
    void noteHead(std::size_t source, Key key) noexcept
    {
        m_heads[source] = key;
        m_filled |= 1U << source;
        m_first = key < m_heads[m_first] ? source : m_first;
    }

    void noteEmptied(std::size_t source) noexcept
    {
        m_heads[source] = never;
        m_filled &= ~(1U << source);
    }

    /// Of two places in the heap that of the earlier entry.
    [[nodiscard]] std::size_t leastOf(std::size_t a, std::size_t b) const noexcept
    {
        return keyOf(m_heap[b]) < keyOf(m_heap[a]) ? b : a;
    }

    void pushHeap(const Entry& entry);
    void siftUp(std::size_t hole, const Entry& entry) noexcept;
    Entry popHeap() noexcept;

    std::array<BlockQueue<Entry>, lanes> m_lanes;
    std::array<std::uint64_t, lanes> m_latest{}; // time of the last entry of each lane, 0 when empty
    std::vector<Entry> m_heap; // 4-ary
    std::array<Key, lanes + 1> m_heads{}; // key of the first entry of every source
    unsigned m_filled = 0; // the sources that have events, a bit each
    std::size_t m_first = 0; // the source of the next event
    std::uint64_t m_pushed = 0;
};

} // namespace repique::storm
