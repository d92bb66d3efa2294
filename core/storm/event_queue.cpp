// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/event_queue.h"

namespace repique::storm {

EventQueue::EventQueue(BlockStore& store)
    : m_lanes{BlockQueue<Entry>{store}, BlockQueue<Entry>{store}, BlockQueue<Entry>{store},
        BlockQueue<Entry>{store}}
{
    m_heads.fill(never);
}

void EventQueue::pushHeap(const Entry& entry)
{
    m_heap.push_back(entry);
    siftUp(m_heap.size() - 1, entry);
}

/// Puts `entry` where it belongs between `hole` and the top.
void EventQueue::siftUp(std::size_t hole, const Entry& entry) noexcept
{
    const Key key = keyOf(entry);
    while (hole > 0) {
        const std::size_t parent = (hole - 1) / 4;
        if (keyOf(m_heap[parent]) < key) {
            break;
        }
        m_heap[hole] = m_heap[parent];
        hole = parent;
    }
    m_heap[hole] = entry;
}

/// The hole at the top sinks to the bottom without a look at the last entry, which nearly always belongs
/// there, and then takes it (Wegener's bottom-up heapsort).
EventQueue::Entry EventQueue::popHeap() noexcept
{
    const Entry top = m_heap.front();
    const Entry last = m_heap.back();
    m_heap.pop_back();
    const std::size_t size = m_heap.size();
    if (size == 0) {
        noteEmptied(heapSource);
        return top;
    }
    std::size_t hole = 0;
    for (std::size_t child = 1; child + 4 <= size; child = 4 * hole + 1) {
        const std::size_t least = leastOf(leastOf(child, child + 1), leastOf(child + 2, child + 3));
        m_heap[hole] = m_heap[least];
        hole = least;
    }
    for (std::size_t child = 4 * hole + 1; child < size;) {
        std::size_t least = child;
        for (std::size_t other = child + 1; other < size && other < child + 4; ++other) {
            least = leastOf(least, other);
        }
        m_heap[hole] = m_heap[least];
        hole = least;
        child = 4 * hole + 1;
    }
    siftUp(hole, last);
    m_heads[heapSource] = keyOf(m_heap.front());
    return top;
}

} // namespace repique::storm
