// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"
#include "core/retry/budget_config.h"
#include "core/retry/outcome.h"

#include <algorithm>
#include <array>
#include <variant>

namespace repique::retry {

/// What the budget says of one retry, before anything is spent.
struct BudgetQuote
{
    bool isLimited = false; ///< false: there is no budget, the rest is meaningless
    bool isPermitted = true;
    MilliTokens before = 0; ///< tokens (for concurrency: free retry places) when asked
    MilliTokens cost = 0; ///< what the retry takes if it is made
    MilliTokens after = 0; ///< before − cost when permitted, else before

    friend bool operator==(const BudgetQuote&, const BudgetQuote&) = default;
};

/// What remains of `before` once a permitted retry of price `cost` is made.
[[nodiscard]] constexpr BudgetQuote quoteOf(bool isPermitted, MilliTokens before, MilliTokens cost) noexcept
{
    return {true, isPermitted, before, cost, isPermitted ? before - cost : before};
}

/// No limit: every call is free.
class Unlimited final
{
public:
    void attemptSent(bool, SimTime) noexcept {}

    void attemptSucceeded(bool, MilliTokens) noexcept {}

    void attemptFailed(bool, bool) noexcept {}

    void retryDropped() noexcept {}

    [[nodiscard]] BudgetQuote quote(const Outcome&, SimTime) const noexcept { return {}; }

    void withdraw(const BudgetQuote&, SimTime) noexcept {}

    [[nodiscard]] MilliTokens tokens(SimTime) const noexcept { return 0; }
};

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

/// What a budget remembers, by its kind.
using BudgetState = std::variant<Unlimited, TokenBucket, RetryPlaces, RetryWindow>;

} // namespace repique::retry
