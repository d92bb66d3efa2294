// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/budget.h"
#include "core/retry/policy.h"
#include "core/storm/operation.h"

#include <cstdint>
#include <vector>

namespace repique::storm {

/// How many sharers of each kind there are.
struct Sharers
{
    std::size_t clients = 1;
    std::size_t classes = 1;
};

/// The buckets that the operations of a run draw on in one layer: one for each client, for each class, or one
/// for all.
class Budgets final
{
public:
    Budgets(const retry::Policy& policy, const Sharers& sharers);

    [[nodiscard]] retry::Budget& of(const Operation& operation) noexcept
    {
        if (m_buckets.size() == 1) {
            return m_buckets.front();
        }
        return m_buckets[m_isPerClass ? operation.trafficClass : operation.id % m_buckets.size()];
    }

    /// Tokens at `now`, summed over the buckets.
    [[nodiscard]] retry::MilliTokens tokens(SimTime now) const noexcept;

private:
    bool m_isPerClass;
    std::vector<retry::Budget> m_buckets;
};

} // namespace repique::storm
