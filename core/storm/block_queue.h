// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/block_store.h"

#include <bit>
#include <cstdint>
#include <type_traits>

namespace repique::storm {

/// A queue open at both ends, in blocks borrowed from a store: nothing is ever moved, and memory follows what
/// waits. Every operation is O(1). A pop of an empty queue is the caller's broken promise.
template<typename T>
class BlockQueue final
{
public:
    explicit BlockQueue(BlockStore& store) : m_store{&store} {}

    BlockQueue(const BlockQueue&) = delete;
    BlockQueue& operator=(const BlockQueue&) = delete;
    BlockQueue(BlockQueue&&) = delete;
    BlockQueue& operator=(BlockQueue&&) = delete;

    ~BlockQueue()
    {
        for (BlockStore::Block& block : m_map) {
            if (block) {
                m_store->giveBack(std::move(block));
            }
        }
    }

    [[nodiscard]] bool empty() const noexcept { return m_head == m_tail; }

    [[nodiscard]] std::size_t size() const noexcept { return m_tail - m_head; }

    [[nodiscard]] const T& front() const noexcept { return *at(m_head); }

    [[nodiscard]] const T& back() const noexcept { return *at(m_tail - 1); }

    void pushBack(const T& value)
    {
        if (m_tail % perBlock == 0) {
            enterBlock();
        }
        *at(m_tail) = value;
        ++m_tail;
    }

    T popFront() noexcept
    {
        const T value = front();
        if (++m_head % perBlock == 0 || empty()) {
            leaveFront();
        }
        return value;
    }

    T popBack() noexcept
    {
        const T value = back();
        --m_tail;
        if (m_tail % perBlock == 0) {
            release(m_tail);
        }
        return value;
    }

private:
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
    static constexpr std::size_t perBlock = std::bit_floor(BlockStore::blockBytes / sizeof(T));

    [[nodiscard]] BlockStore::Block& blockOf(std::size_t index) noexcept
    {
        return m_map[index / perBlock & (m_map.size() - 1)];
    }

    [[nodiscard]] T* at(std::size_t index) const noexcept
    {
        std::byte* const block = m_map[index / perBlock & (m_map.size() - 1)].get();
        return reinterpret_cast<T*>(block) + index % perBlock;
    }

    void enterBlock()
    {
        const std::size_t blocks = m_tail / perBlock - m_head / perBlock;
        if (blocks >= m_map.size()) {
            growMap();
        }
        if (!blockOf(m_tail)) {
            blockOf(m_tail) = m_store->take();
        }
    }

    void release(std::size_t index) noexcept { m_store->giveBack(std::move(blockOf(index))); }

    /// The front has left a block, or nothing waits any more: then the block is used again from its start.
    void leaveFront() noexcept
    {
        if (m_head % perBlock == 0) {
            release(m_head - 1);
        } else {
            m_head -= m_head % perBlock;
            m_tail = m_head;
        }
    }

    void growMap()
    {
        std::vector<BlockStore::Block> larger(m_map.empty() ? 8 : m_map.size() * 2);
        const std::size_t first = m_head / perBlock;
        for (std::size_t i = 0; i < m_map.size(); ++i) {
            larger[(first + i) & (larger.size() - 1)] = std::move(m_map[(first + i) & (m_map.size() - 1)]);
        }
        m_map = std::move(larger);
    }

    BlockStore* m_store;
    std::vector<BlockStore::Block> m_map; // of a power of two, folded by a mask
    std::size_t m_head = 0; // both count on for ever; the mask folds them into the map
    std::size_t m_tail = 0;
};

} // namespace repique::storm
