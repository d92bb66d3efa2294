// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <vector>

namespace repique::storm {

/// A queue open at both ends on one block of memory, which doubles when full and is reused for ever after.
/// Every operation is O(1), amortised. Pops of an empty ring are the caller's broken promise.
template<typename T>
class Ring final
{
public:
    [[nodiscard]] bool empty() const noexcept { return m_head == m_tail; }

    [[nodiscard]] std::size_t size() const noexcept { return m_tail - m_head; }

    [[nodiscard]] const T& front() const noexcept { return m_slots[m_head & m_mask]; }

    [[nodiscard]] const T& back() const noexcept { return m_slots[(m_tail - 1) & m_mask]; }

    void pushBack(const T& value)
    {
        if (size() == m_slots.size()) {
            grow();
        }
        m_slots[m_tail & m_mask] = value;
        ++m_tail;
    }

    T popFront() noexcept
    {
        const T value = front();
        ++m_head;
        return value;
    }

    T popBack() noexcept
    {
        const T value = back();
        --m_tail;
        return value;
    }

private:
    void grow()
    {
        std::vector<T> larger(m_slots.empty() ? 64 : m_slots.size() * 2);
        const std::size_t count = size();
        for (std::size_t i = 0; i < count; ++i) {
            larger[i] = m_slots[(m_head + i) & m_mask];
        }
        m_slots = std::move(larger);
        m_mask = m_slots.size() - 1;
        m_head = 0;
        m_tail = count;
    }

    std::vector<T> m_slots;
    std::size_t m_mask = 0;
    std::size_t m_head = 0; // both only ever grow; the mask folds them into the block
    std::size_t m_tail = 0;
};

} // namespace repique::storm
