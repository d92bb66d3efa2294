// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/event_queue.h"

#include <algorithm>

namespace repique::storm {

EventQueue::EventQueue()
{
    m_heads.fill(never);
}

void EventQueue::push(Lane lane, const Event& event)
{
    const Entry entry{static_cast<std::uint64_t>(event.at.time_since_epoch().count()),
        (m_pushed << 3U) | static_cast<std::uint64_t>(event.kind), event.ticket};
    ++m_pushed;
    auto source = static_cast<std::size_t>(lane);
    if (source < lanes && (m_lanes[source].empty() || m_lanes[source].back().at <= entry.at)) {
        m_lanes[source].pushBack(entry);
    } else {
        source = heapSource;
        pushHeap(entry);
    }
    const Key key = keyOf(entry);
    m_heads[source] = std::min(m_heads[source], key);
    m_first = key < m_heads[m_first] ? source : m_first;
}

Event EventQueue::pop() noexcept
{
    const Entry entry = m_first == heapSource ? popHeap() : popLane(m_first);
    findFirst();
    return Event{SimTime{SimDuration{static_cast<std::int64_t>(entry.at)}},
        static_cast<EventKind>(entry.order & 7U), entry.ticket};
}

EventQueue::Entry EventQueue::popLane(std::size_t lane) noexcept
{
    Ring<Entry>& ring = m_lanes[lane];
    const Entry entry = ring.popFront();
    m_heads[lane] = ring.empty() ? never : keyOf(ring.front());
    return entry;
}

void EventQueue::findFirst() noexcept
{
    std::size_t first = 0;
    for (std::size_t source = 1; source < m_heads.size(); ++source) {
        first = m_heads[source] < m_heads[first] ? source : first;
    }
    m_first = first;
}

void EventQueue::pushHeap(const Entry& entry)
{
    m_heap.push_back(entry);
    std::size_t hole = m_heap.size() - 1;
    while (hole > 0) {
        const std::size_t parent = (hole - 1) / 4;
        if (keyOf(m_heap[parent]) < keyOf(entry)) {
            break;
        }
        m_heap[hole] = m_heap[parent];
        hole = parent;
    }
    m_heap[hole] = entry;
}

EventQueue::Entry EventQueue::popHeap() noexcept
{
    const Entry top = m_heap.front();
    const Entry last = m_heap.back();
    m_heap.pop_back();
    const std::size_t size = m_heap.size();
    std::size_t hole = 0;
    for (std::size_t child = 1; child < size; child = 4 * hole + 1) {
        std::size_t least = child;
        const std::size_t end = std::min(child + 4, size);
        for (std::size_t other = child + 1; other < end; ++other) {
            least = keyOf(m_heap[other]) < keyOf(m_heap[least]) ? other : least;
        }
        if (keyOf(last) < keyOf(m_heap[least])) {
            break;
        }
        m_heap[hole] = m_heap[least];
        hole = least;
    }
    if (size > 0) {
        m_heap[hole] = last;
    }
    m_heads[heapSource] = size > 0 ? keyOf(m_heap.front()) : never;
    return top;
}

} // namespace repique::storm
