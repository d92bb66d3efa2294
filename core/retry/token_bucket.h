// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"
#include "core/retry/budget_quote.h"
#include "core/retry/outcome.h"

#include <algorithm>

namespace repique::retry {

/// One count of tokens between 0 and a capacity: ratio, tokens, gRPC and both AWS budgets, which differ in
/// what earns and what costs.
class TokenBucket final
{
public:
    explicit TokenBucket(const RatioBudget& config) noexcept;
    explicit TokenBucket(const TokenBudget& config) noexcept;
    explicit TokenBucket(const GrpcBudget& config) noexcept;
    explicit TokenBucket(const AwsBudget& config) noexcept;
    explicit TokenBucket(const AwsLegacyBudget& config) noexcept;

    void attemptSent(bool isRetry, SimTime) noexcept { add(isRetry ? m_perRetrySent : m_perOriginalSent); }

    void attemptSucceeded(bool isRetry, MilliTokens lastRetryCost) noexcept
    {
        add(m_givesBack && isRetry ? lastRetryCost : m_perSuccess);
    }

    void attemptFailed(bool, bool isTriedAgain) noexcept
    {
        m_tokens -= isTriedAgain ? std::min(m_tokens, m_perFailure) : 0;
    }

    void retryDropped() noexcept {}

    [[nodiscard]] BudgetQuote quote(const Outcome& outcome, SimTime) const noexcept
    {
        const MilliTokens cost = costOf(outcome);
        return quoteOf(m_tokens - cost >= m_leastLeft, m_tokens, cost);
    }

    void withdraw(const BudgetQuote& quote, SimTime) noexcept
    {
        REPIQUE_ASSERT(quote.isPermitted && quote.cost <= m_tokens);
        m_tokens -= quote.cost;
    }

    [[nodiscard]] MilliTokens tokens(SimTime) const noexcept { return m_tokens; }

private:
    TokenBucket(MilliTokens capacity, MilliTokens cost) noexcept;

    void add(MilliTokens credit) noexcept { m_tokens = std::min(m_capacity, m_tokens + credit); }

    [[nodiscard]] MilliTokens costOf(const Outcome& outcome) const noexcept
    {
        if (outcome.kind == OutcomeKind::TimedOut) {
            return m_costAfterTimeout;
        }
        return outcome.kind == OutcomeKind::Answered && outcome.status == 429 ? m_costAfterThrottling
                                                                              : m_cost;
    }

    MilliTokens m_tokens;
    MilliTokens m_capacity;
    MilliTokens m_cost;
    MilliTokens m_costAfterThrottling;
    MilliTokens m_costAfterTimeout;
    MilliTokens m_leastLeft = 0; ///< a retry is permitted when at least this is left after it
    MilliTokens m_perOriginalSent = 0;
    MilliTokens m_perRetrySent = 0;
    MilliTokens m_perSuccess = 0;
    MilliTokens m_perFailure = 0;
    bool m_givesBack = false; ///< a success after a retry returns what that retry cost
};

} // namespace repique::retry
