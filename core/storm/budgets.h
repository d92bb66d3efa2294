// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/budget.h"
#include "core/storm/model.h"

#include <cstdint>
#include <vector>

namespace repique::storm {

/// The buckets that the operations of a run draw on: one for each client, or one for all.
class Budgets final
{
public:
    explicit Budgets(const Model& model);

    [[nodiscard]] retry::Budget& of(std::uint64_t operation) noexcept
    {
        return m_buckets.size() == 1 ? m_buckets.front() : m_buckets[operation % m_buckets.size()];
    }

    /// Tokens at `now`, summed over the buckets.
    [[nodiscard]] retry::MilliTokens tokens(SimTime now) const noexcept;

private:
    std::vector<retry::Budget> m_buckets;
};

} // namespace repique::storm
