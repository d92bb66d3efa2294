// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/retry/outcome.h"

#include <array>
#include <cstdint>
#include <variant>

namespace repique::retry {

/// Tokens in thousandths, so that 0.1 ten times is exactly 1.
using MilliTokens = std::int64_t;

struct NoBudget
{
    friend bool operator==(const NoBudget&, const NoBudget&) = default;
};

/// Credit `ratio` when an original (or any attempt) is sent, up to `burst`; a retry costs 1. Starts full.
/// Source: Google SRE book, "Handling overload"; both conventions of its "10 %".
struct RatioBudget
{
    enum class Of : std::uint8_t { Originals, Requests };
    double ratio = 0.10; ///< 0 … 1
    Of of = Of::Originals;
    double burst = 10.0; ///< 0 … 1e9 tokens

    friend bool operator==(const RatioBudget&, const RatioBudget&) = default;
};

/// A plain bucket: `credit` per success, `cost` per retry.
struct TokenBudget
{
    double capacity = 100.0; ///< 0 … 1e9
    double credit = 0.1; ///< 0 … 1e6
    double cost = 1.0; ///< 0 … 1e6

    friend bool operator==(const TokenBudget&, const TokenBudget&) = default;
};

/// A failure that could be retried costs 1 token, a success adds `tokenRatio`; a retry is allowed only while
/// the count is greater than half of `maxTokens`. The failure is counted first, then compared. Source: gRPC
/// proposal A6.
struct GrpcBudget
{
    std::int64_t maxTokens = 10; ///< 1 … 1000
    double tokenRatio = 0.1; ///< 0 … 1000

    friend bool operator==(const GrpcBudget&, const GrpcBudget&) = default;
};

/// The quota of the AWS SDKs' standard mode since November 2026. A first-try success adds `successCredit`; a
/// success after a retry gives back what its last retry cost. Throttling = 429. Source: AWS SDKs and Tools
/// reference, "Retry behavior".
struct AwsBudget
{
    std::int64_t capacity = 500;
    std::int64_t transientCost = 14;
    std::int64_t throttlingCost = 5;
    std::int64_t successCredit = 1;

    friend bool operator==(const AwsBudget&, const AwsBudget&) = default;
};

/// The same before November 2026: 5 a retry, 10 after a timeout. Source: botocore `retries/quota.py`,
/// `standard.py`.
struct AwsLegacyBudget
{
    std::int64_t capacity = 500;
    std::int64_t cost = 5;
    std::int64_t timeoutCost = 10;
    std::int64_t successCredit = 1;

    friend bool operator==(const AwsLegacyBudget&, const AwsLegacyBudget&) = default;
};

/// Retries in flight ≤ max(percent · attempts in flight, min). Source: Envoy
/// `CircuitBreakers.Thresholds.RetryBudget`.
struct ConcurrencyBudget
{
    double percent = 0.20; ///< 0 … 1
    std::int64_t min = 3; ///< 0 … 1e9

    friend bool operator==(const ConcurrencyBudget&, const ConcurrencyBudget&) = default;
};

/// Retries in the last `ttl` ≤ percent · originals in it + minPerSecond · ttl. Source: Finagle `RetryBudget`,
/// Linkerd.
struct WindowBudget
{
    SimDuration ttl = std::chrono::seconds{10}; ///< 1 … 60 s
    double percent = 0.20; ///< 0 … 1
    double minPerSecond = 10.0; ///< 0 … 1e9

    friend bool operator==(const WindowBudget&, const WindowBudget&) = default;
};

using BudgetConfig = std::variant<NoBudget, RatioBudget, TokenBudget, GrpcBudget, AwsBudget, AwsLegacyBudget,
    ConcurrencyBudget, WindowBudget>;

/// Whose retries share one bucket.
enum class BudgetScope : std::uint8_t { Client, Class, All };

/// What the budget says of one retry, before anything is spent.
struct BudgetQuote
{
    bool isLimited = false; ///< false: there is no budget, the rest is meaningless
    bool isPermitted = true;
    MilliTokens before = 0; ///< tokens (for concurrency: free retry places) when asked
    MilliTokens cost = 0; ///< what the retry takes if it is made
    MilliTokens after = 0; ///< before − cost when permitted, else before
};

/// The bucket that retries of many operations share. Value type, integer arithmetic, starts full, never
/// negative. One thread at a time. The owner calls, in this order for each attempt: `attemptSent`, then
/// exactly one of `attemptSucceeded` and `attemptFailed` when its outcome is known, then, if it wants to
/// retry, `quote` and on permission `withdraw`.
class Budget final
{
public:
    /// Numbers in range are the reader's business (scenario/); asserted here.
    explicit Budget(const BudgetConfig& config);

    void attemptSent(bool isRetry, SimTime now) noexcept;
    /// `lastRetryCost`: what the operation's last retry withdrew, 0 when it succeeded at first try.
    void attemptSucceeded(bool isRetry, MilliTokens lastRetryCost) noexcept;
    /// `isTriedAgain`: the outcome is one that the policy would try again (gRPC counts only those).
    void attemptFailed(bool isRetry, bool isTriedAgain) noexcept;

    /// Whether a retry after `outcome` is permitted at `now`, and its price. Does not change the budget's
    /// answers.
    [[nodiscard]] BudgetQuote quote(const Outcome& outcome, SimTime now) const noexcept;
    /// Takes what a permitted quote said. `now` is the quote's.
    void withdraw(const BudgetQuote& quote, SimTime now) noexcept;

    /// Tokens now, for charts; 0 without a budget.
    [[nodiscard]] MilliTokens tokens(SimTime now) const noexcept;
};

} // namespace repique::retry
