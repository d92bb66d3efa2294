// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"
#include "core/retry/budget_quote.h"
#include "core/retry/outcome.h"
#include "core/retry/sliced_window.h"

namespace repique::retry {

/// What originals deposited less what retries took during the last `ttl`, above a reserve.
class RetryWindow final
{
public:
    explicit RetryWindow(const WindowBudget& config) noexcept;

    void attemptSent(bool isRetry, SimTime now) noexcept
    {
        if (!isRetry) {
            m_deposits.add(now, m_perOriginal);
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
        m_deposits.add(now, -quote.cost);
    }

    [[nodiscard]] MilliTokens tokens(SimTime now) const noexcept;

private:
    SlicedWindow m_deposits; ///< less what retries took
    MilliTokens m_perOriginal;
    MilliTokens m_reserve;
};

} // namespace repique::retry
