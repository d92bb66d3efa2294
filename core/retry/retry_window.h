// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"
#include "core/retry/budget_quote.h"
#include "core/retry/outcome.h"

#include <array>

namespace repique::retry {

/// What originals deposited less what retries took during the last `ttl`, above a reserve. Time is cut in
/// slices of ttl/10: the window is the current slice and the nine before it, so it is 0.9 … 1 ttl long.
class RetryWindow final
{
public:
    explicit RetryWindow(const WindowBudget& config) noexcept;

    void attemptSent(bool isRetry, SimTime now) noexcept
    {
        if (!isRetry) {
            slice(now) += m_perOriginal;
        }
    }

    void attemptSucceeded(bool, MilliTokens) noexcept {}

    void attemptFailed(bool, bool) noexcept {}

    void retryDropped() noexcept {}

    [[nodiscard]] BudgetQuote quote(const Outcome&, SimTime now) const noexcept
    {
        const MilliTokens left = tokens(now);
        return quoteOf(left >= 1000, left, 1000);
    }

    void withdraw(const BudgetQuote& quote, SimTime now) noexcept
    {
        REPIQUE_ASSERT(quote.isPermitted);
        slice(now) -= quote.cost;
    }

    [[nodiscard]] MilliTokens tokens(SimTime now) const noexcept;

private:
    static constexpr std::int64_t sliceCount = 10;

    /// The slice of `now`, after forgetting the slices that left the window. A time before the newest slice
    /// counts as in it.
    [[nodiscard]] MilliTokens& slice(SimTime now) noexcept;

    std::array<MilliTokens, sliceCount> m_slices{}; ///< slice i of the run is at i mod 10
    std::int64_t m_newest = 0; ///< number of the newest slice of the run
    SimDuration m_sliceWidth;
    MilliTokens m_perOriginal;
    MilliTokens m_reserve;
};

} // namespace repique::retry
