// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/storm/block_store.h"

#include <algorithm>
#include <cstdint>
#include <new>
#include <type_traits>
#include <vector>

namespace repique::storm {

inline constexpr std::uint64_t operationIdMask = (std::uint64_t{1} << 48U) - 1;

/// Classes of traffic, layers and attempts that an operation can number; all above what a document allows.
inline constexpr std::size_t classLimit = 1 << 10U;
inline constexpr std::size_t layerLimit = 1 << 12U;
inline constexpr std::int64_t attemptLimit = 1'000'000;

/// One operation in flight or, in a call chain, one call that a lower layer makes for it. It lives until it
/// has ended and no attempt of it is left in the system.
struct Operation
{
    std::uint64_t id : 48 = 0; ///< of the operation, in every layer
    std::uint64_t trafficClass : 10 = 0;
    std::uint64_t isWaiting : 1 = false; ///< its current attempt is under way and not given up
    std::uint64_t hasEnded : 1 = false;
    std::uint64_t hasEffect : 1 = false; ///< the server applied it at least once
    std::uint64_t isExecuting : 1 = false; ///< the server is working on its key
    std::uint64_t hasKey : 1 = false; ///< the server stored its key, at `keyStoredAt`
    std::uint64_t isProbe : 1 = false; ///< its current attempt probes a half-open circuit breaker
    SimTime
        startedAt{}; ///< of a lower layer's call: moved back so that its deadline ends when its caller leaves
    SimTime patienceEnds{}; ///< when its current attempt is given up
    SimTime keyStoredAt{};
    SimDuration previousWait{};
    SimDuration waited{}; ///< sum of its waits
    std::uint32_t attempt : 20 = 0; ///< the current one, 1-based
    std::uint32_t layer : 12 = 0; ///< 0 = outermost
    std::uint32_t sendNumber = 0; ///< of the current attempt, over the whole run: tells stale timeouts apart
    std::uint32_t copies = 0; ///< its attempts that are still somewhere in the system
    std::int32_t lastRetryCost = 0; ///< thousandths of a token that its last retry took
};

static_assert(sizeof(Operation) == 64 && attemptLimit < (1 << 20));

/// Whether the caller of an attempt still waits for it.
[[nodiscard]] inline bool hasCaller(const Operation& operation, std::uint32_t attempt) noexcept
{
    return operation.isWaiting != 0 && operation.attempt == attempt;
}

/// Where a lower layer's call hangs in its chain.
struct Link
{
    std::uint64_t path = 0; ///< of the attempts above it, mixed into one number: keys its draws
    std::uint32_t caller = 0; ///< the slot that asked for it
    std::uint32_t attempt = 0; ///< and by which attempt
    std::uint32_t root = 0; ///< the slot of its operation
};

/// The operations in flight, in slots that are used again: memory follows the most there ever were at once.
/// A reference to an operation holds until its slot is given back.
class OperationPool final
{
public:
    /// `store` outlives the pool. `isChained`: there are lower layers.
    OperationPool(BlockStore& store, bool isChained) : m_store{store}, m_isChained{isChained} {}

    OperationPool(const OperationPool&) = delete;
    OperationPool& operator=(const OperationPool&) = delete;

    ~OperationPool()
    {
        for (BlockStore::Block& block : m_blocks) {
            m_store.giveBack(std::move(block));
        }
    }

    /// A fresh operation.
    std::uint32_t open()
    {
        m_peak = std::max(m_peak, ++m_inUse);
        const std::uint32_t slot = freeSlot();
        new (&(*this)[slot]) Operation{};
        return slot;
    }

    /// A fresh call by which the layer below serves the current attempt of the call in `caller`.
    std::uint32_t openBelow(std::uint32_t caller)
    {
        const std::uint32_t slot = open();
        const Operation& above = (*this)[caller];
        Operation& below = (*this)[slot];
        below.id = above.id;
        below.trafficClass = above.trafficClass;
        below.layer = (above.layer + 1U) & (layerLimit - 1);
        m_links.resize(std::max<std::size_t>(m_links.size(), slot + std::size_t{1}));
        m_links[slot] = {drawAttempt(caller, above.attempt), caller, above.attempt, root(caller)};
        return slot;
    }

    /// One attempt of it has left the system. The slot is given back when the operation has ended and nothing
    /// of it is left; a lower layer's call then leaves its caller, too.
    void leave(std::uint32_t slot)
    {
        Operation& operation = (*this)[slot];
        --operation.copies;
        if (operation.hasEnded != 0 && operation.copies == 0) {
            --m_inUse;
            m_free.push_back(slot);
            if (operation.layer > 0) {
                leave(m_links[slot].caller);
            }
        }
    }

    [[nodiscard]] Operation& operator[](std::uint32_t slot) noexcept
    {
        std::byte* const block = m_blocks[slot / perBlock].get();
        return *(reinterpret_cast<Operation*>(block) + slot % perBlock);
    }

    /// Of a lower layer's call.
    [[nodiscard]] const Link& link(std::uint32_t slot) const noexcept { return m_links[slot]; }

    /// The slot of the operation that a call belongs to.
    [[nodiscard]] std::uint32_t root(std::uint32_t slot) noexcept
    {
        return m_isChained && (*this)[slot].layer > 0 ? m_links[slot].root : slot;
    }

    /// The number that keys the draws of an attempt: the attempt itself, or in a lower layer the attempts of
    /// the whole chain mixed into one.
    [[nodiscard]] std::uint64_t drawAttempt(std::uint32_t slot, std::uint32_t attempt) noexcept
    {
        constexpr std::uint64_t prime = 1'000'003;
        const bool isBelow = m_isChained && (*this)[slot].layer > 0;
        return isBelow ? m_links[slot].path * prime + attempt : attempt;
    }

    [[nodiscard]] std::int64_t peak() const noexcept { return m_peak; }

private:
    static_assert(std::is_trivially_destructible_v<Operation>);
    static constexpr std::uint32_t perBlock = BlockStore::blockBytes / sizeof(Operation);

    [[nodiscard]] std::uint32_t freeSlot()
    {
        if (m_free.empty()) {
            if (m_made % perBlock == 0) {
                m_blocks.push_back(m_store.take());
            }
            return m_made++;
        }
        const std::uint32_t slot = m_free.back();
        m_free.pop_back();
        return slot;
    }

    BlockStore& m_store;
    bool m_isChained;
    std::vector<BlockStore::Block> m_blocks;
    std::vector<std::uint32_t> m_free;
    std::vector<Link> m_links; // by slot, only in a chain
    std::uint32_t m_made = 0;
    std::int64_t m_inUse = 0;
    std::int64_t m_peak = 0;
};

} // namespace repique::storm
