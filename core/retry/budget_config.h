// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

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

/// Retries in flight ≤ max(percent · attempts in flight, min). As in Envoy a retry is in flight from its
/// decision, so while it waits too. Source: Envoy `CircuitBreakers.Thresholds.RetryBudget`, `RetryStateImpl`.
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

namespace budget {

/// The budget of a 1:`factor` preview, in which `factor` times fewer operations share one bucket (factor ≥
/// 1): bucket sizes and rates shrink, what one attempt pays or earns does not. A bucket never falls below
/// what one retry needs, unless it was below already. Pure.
[[nodiscard]] BudgetConfig scaled(const BudgetConfig& config, double factor);

} // namespace budget
} // namespace repique::retry
