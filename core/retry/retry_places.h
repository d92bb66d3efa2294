// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"
#include "core/retry/budget_quote.h"
#include "core/retry/outcome.h"

#include <algorithm>

namespace repique::retry {

/// Places for retries in flight, some of them a share of all attempts in flight.
class RetryPlaces final
{
public:
    explicit RetryPlaces(const ConcurrencyBudget& config) noexcept;

    void attemptSent(bool, SimTime) noexcept { ++m_attempts; }

    void attemptSucceeded(bool isRetry, MilliTokens) noexcept { attemptEnded(isRetry); }

    void attemptFailed(bool isRetry, bool) noexcept { attemptEnded(isRetry); }

    void retryDropped() noexcept { leavePlace(); }

    [[nodiscard]] BudgetQuote quote(const Outcome&, SimTime now) const noexcept
    {
        const MilliTokens free = tokens(now);
        return quoteOf(free > 0, free, 1000);
    }

    void withdraw(const BudgetQuote& quote, SimTime) noexcept
    {
        REPIQUE_ASSERT(quote.isPermitted);
        ++m_retries;
    }

    [[nodiscard]] MilliTokens tokens(SimTime) const noexcept
    {
        const std::int64_t places = std::max(m_attempts * m_percent / 1000, m_min);
        return std::max<std::int64_t>(0, places - m_retries) * 1000;
    }

private:
    void attemptEnded(bool isRetry) noexcept
    {
        REPIQUE_ASSERT(m_attempts > 0);
        --m_attempts;
        if (isRetry) {
            leavePlace();
        }
    }

    void leavePlace() noexcept
    {
        REPIQUE_ASSERT(m_retries > 0);
        --m_retries;
    }

    MilliTokens m_percent; ///< places in thousandths for each attempt in flight
    std::int64_t m_min;
    std::int64_t m_attempts = 0;
    std::int64_t m_retries = 0; ///< waiting to be sent, or sent and not ended
};

} // namespace repique::retry
