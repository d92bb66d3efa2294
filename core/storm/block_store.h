// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace repique::storm {

/// Memory that runs borrow, block by block, and give back: a run after a run touches no new page. What lives
/// in it needs no destructor. One thread at a time; outlives its borrowers.
class BlockStore final
{
public:
    static constexpr std::size_t blockBytes = std::size_t{16} * 1024;
    using Block = std::unique_ptr<std::byte[]>;

    [[nodiscard]] Block take()
    {
        if (m_free.empty()) {
            if (++m_made > m_free.capacity()) {
                m_free.reserve(m_made * 2); // so that giving back needs no memory
            }
            return Block{new std::byte[blockBytes]};
        }
        Block block = std::move(m_free.back());
        m_free.pop_back();
        return block;
    }

    void giveBack(Block block) noexcept { m_free.push_back(std::move(block)); }

private:
    std::vector<Block> m_free;
    std::size_t m_made = 0;
};

} // namespace repique::storm
