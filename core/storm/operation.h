// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace repique::storm {

inline constexpr std::uint64_t operationIdMask = (std::uint64_t{1} << 48U) - 1;

/// One operation in flight. It lives until it has ended and no attempt of it is left in the system.
struct Operation
{
    std::uint64_t id : 48 = 0;
    std::uint64_t isWaiting : 1 = false; ///< its current attempt is under way and not given up
    std::uint64_t hasEnded : 1 = false;
    std::uint64_t hasEffect : 1 = false; ///< the server applied it at least once
    std::uint64_t isExecuting : 1 = false; ///< the server is working on its key
    std::uint64_t hasKey : 1 = false; ///< the server stored its key, at `keyStoredAt`
    SimTime startedAt{};
    SimTime patienceEnds{}; ///< when its current attempt is given up
    SimTime keyStoredAt{};
    SimDuration previousWait{};
    SimDuration waited{}; ///< sum of its waits
    std::uint32_t attempt = 0; ///< the current one, 1-based
    std::uint32_t sendNumber = 0; ///< of the current attempt, over the whole run: tells stale timeouts apart
    std::uint32_t copies = 0; ///< its attempts that are still somewhere in the system
    std::int32_t lastRetryCost = 0; ///< thousandths of a token that its last retry took
};

static_assert(sizeof(Operation) == 64);

/// The operations in flight, in slots that are used again: memory follows the most there ever were at once.
class OperationPool final
{
public:
    /// A fresh operation; the reference holds until the next `open`.
    std::uint32_t open()
    {
        ++m_inUse;
        m_peak = std::max(m_peak, m_inUse);
        if (m_free.empty()) {
            m_slots.emplace_back();
            return static_cast<std::uint32_t>(m_slots.size() - 1);
        }
        const std::uint32_t slot = m_free.back();
        m_free.pop_back();
        m_slots[slot] = Operation{};
        return slot;
    }

    /// One attempt of it has left the system.
    void leave(std::uint32_t slot)
    {
        --m_slots[slot].copies;
        retire(slot);
    }

    /// Gives the slot back when the operation has ended and nothing of it is left in the system.
    void retire(std::uint32_t slot)
    {
        Operation& operation = m_slots[slot];
        if (operation.hasEnded != 0 && operation.copies == 0) {
            --m_inUse;
            m_free.push_back(slot);
        }
    }

    [[nodiscard]] Operation& operator[](std::uint32_t slot) noexcept { return m_slots[slot]; }

    [[nodiscard]] std::int64_t peak() const noexcept { return m_peak; }

private:
    std::vector<Operation> m_slots;
    std::vector<std::uint32_t> m_free;
    std::int64_t m_inUse = 0;
    std::int64_t m_peak = 0;
};

} // namespace repique::storm
