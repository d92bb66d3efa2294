// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/event_queue.h"

#include <algorithm>

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
        m_heads[heapSource] = keyOf(m_heap.front());
    } else {
        noteEmptied(heapSource);
    }
    return top;
}

} // namespace repique::storm
