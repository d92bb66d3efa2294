// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/block_store.h"

#include <cstddef>
#include <deque>
#include <type_traits>

namespace repique::storm {

/// A queue open at both ends, in blocks borrowed from a store: nothing is ever moved, and memory follows what
/// waits. Every operation is O(1). A pop of an empty queue is the caller's broken promise.
template<typename T>
class BlockQueue final
{
public:
    /// `store` outlives the queue.
    explicit BlockQueue(BlockStore& store) : m_store{&store} {}

    BlockQueue(const BlockQueue&) = delete;
    BlockQueue& operator=(const BlockQueue&) = delete;
    BlockQueue(BlockQueue&&) noexcept = default;
    BlockQueue& operator=(BlockQueue&&) = delete;

    ~BlockQueue()
    {
        for (BlockStore::Block& block : m_blocks) {
            m_store->giveBack(std::move(block));
        }
    }

    [[nodiscard]] bool empty() const noexcept { return m_size == 0; }

    [[nodiscard]] std::size_t size() const noexcept { return m_size; }

    [[nodiscard]] const T& front() const noexcept { return *m_front; }

    void pushBack(const T& value)
    {
        if (m_end == m_blockEnd) {
            enterBlock();
        }
        *m_end++ = value;
        ++m_size;
    }

    T popFront() noexcept
    {
        const T value = *m_front++;
        --m_size;
        if (m_front == m_frontBlockEnd) {
            leaveFrontBlock();
        }
        return value;
    }

    T popBack() noexcept
    {
        const T value = *--m_end;
        --m_size;
        if (m_end == m_blockBegin && m_blocks.size() > 1) {
            leaveBackBlock();
        }
        return value;
    }

private:
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
    static constexpr std::size_t perBlock = BlockStore::blockBytes / sizeof(T);

    [[nodiscard]] static T* beginOf(const BlockStore::Block& block) noexcept
    {
        return reinterpret_cast<T*>(block.get());
    }

    void enterBlock()
    {
        m_blocks.push_back(m_store->take());
        lookAtBackBlock();
        m_end = m_blockBegin;
        if (m_blocks.size() == 1) {
            m_front = m_blockBegin;
            m_frontBlockEnd = m_blockEnd;
        }
    }

    /// When it was the only one, the next value enters a new block.
    void leaveFrontBlock() noexcept
    {
        m_store->giveBack(std::move(m_blocks.front()));
        m_blocks.pop_front();
        if (m_blocks.empty()) {
            m_end = m_blockEnd;
            return;
        }
        m_front = beginOf(m_blocks.front());
        m_frontBlockEnd = m_front + perBlock;
    }

    void leaveBackBlock() noexcept
    {
        m_store->giveBack(std::move(m_blocks.back()));
        m_blocks.pop_back();
        lookAtBackBlock();
        m_end = m_blockEnd;
    }

    void lookAtBackBlock() noexcept
    {
        m_blockBegin = beginOf(m_blocks.back());
        m_blockEnd = m_blockBegin + perBlock;
    }

    BlockStore* m_store;
    std::deque<BlockStore::Block> m_blocks; // from the front to the back
    T* m_front = nullptr; // the first value, and where its block ends
    T* m_frontBlockEnd = nullptr;
    T* m_end = nullptr; // where the next value goes, in the last block
    T* m_blockBegin = nullptr;
    T* m_blockEnd = nullptr;
    std::size_t m_size = 0;
};

} // namespace repique::storm
