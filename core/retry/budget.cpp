// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/budget.h"

namespace repique::retry {
namespace {

constexpr MilliTokens token = 1000;
constexpr double mostTokens = 1e9;

/// Nearest thousandths; a broken promise outside 0 … `most`.
MilliTokens milli(double tokens, double most) noexcept
{
    REPIQUE_ASSERT(tokens >= 0.0 && tokens <= most);
    return static_cast<MilliTokens>(tokens * 1000.0 + 0.5);
}

MilliTokens milli(std::int64_t tokens) noexcept
{
    REPIQUE_ASSERT(tokens >= 0 && tokens <= static_cast<std::int64_t>(mostTokens));
    return tokens * token;
}

/// Fresh, full state for a configuration.
struct StateMaker
{
    BudgetState operator()(const NoBudget&) const noexcept { return Unlimited{}; }

    BudgetState operator()(const ConcurrencyBudget& config) const noexcept { return RetryPlaces{config}; }

    BudgetState operator()(const WindowBudget& config) const noexcept { return RetryWindow{config}; }

    template<typename Config>
    BudgetState operator()(const Config& config) const noexcept
    {
        return TokenBucket{config};
    }
};

} // namespace

TokenBucket::TokenBucket(MilliTokens capacity, MilliTokens cost) noexcept
    : m_tokens{capacity}
    , m_capacity{capacity}
    , m_cost{cost}
    , m_costAfterThrottling{cost}
    , m_costAfterTimeout{cost}
{
}

TokenBucket::TokenBucket(const RatioBudget& config) noexcept
    : TokenBucket{milli(config.burst, mostTokens), token}
{
    m_perOriginalSent = milli(config.ratio, 1.0);
    m_perRetrySent = config.of == RatioBudget::Of::Requests ? m_perOriginalSent : 0;
}

TokenBucket::TokenBucket(const TokenBudget& config) noexcept
    : TokenBucket{milli(config.capacity, mostTokens), milli(config.cost, mostTokens)}
{
    m_perSuccess = milli(config.credit, mostTokens);
}

TokenBucket::TokenBucket(const GrpcBudget& config) noexcept : TokenBucket{milli(config.maxTokens), 0}
{
    m_perSuccess = milli(config.tokenRatio, mostTokens);
    m_perFailure = token;
    m_leastLeft = m_capacity / 2 + 1; // more than half
}

TokenBucket::TokenBucket(const AwsBudget& config) noexcept
    : TokenBucket{milli(config.capacity), milli(config.transientCost)}
{
    m_costAfterThrottling = milli(config.throttlingCost);
    m_perSuccess = milli(config.successCredit);
    m_givesBack = true;
}

TokenBucket::TokenBucket(const AwsLegacyBudget& config) noexcept
    : TokenBucket{milli(config.capacity), milli(config.cost)}
{
    m_costAfterTimeout = milli(config.timeoutCost);
    m_perSuccess = milli(config.successCredit);
    m_givesBack = true;
}

RetryPlaces::RetryPlaces(const ConcurrencyBudget& config) noexcept
    : m_percent{milli(config.percent, 1.0)}
    , m_min{milli(config.min) / token}
{
}

RetryWindow::RetryWindow(const WindowBudget& config) noexcept
    : m_sliceWidth{config.ttl / sliceCount}
    , m_perOriginal{milli(config.percent, 1.0)}
    , m_reserve{milli(config.minPerSecond * toSeconds(config.ttl), 60.0 * mostTokens)}
{
    REPIQUE_ASSERT(config.ttl >= std::chrono::seconds{1} && config.ttl <= std::chrono::seconds{60});
}

MilliTokens& RetryWindow::slice(SimTime now) noexcept
{
    const std::int64_t current = std::max(m_newest, now.time_since_epoch() / m_sliceWidth);
    const std::int64_t first = std::max(m_newest + 1, current - sliceCount + 1);
    for (std::int64_t number = first; number <= current; ++number) {
        m_slices[static_cast<std::size_t>(number % sliceCount)] = 0;
    }
    m_newest = current;
    return m_slices[static_cast<std::size_t>(current % sliceCount)];
}

MilliTokens RetryWindow::tokens(SimTime now) const noexcept
{
    const std::int64_t current = std::max(m_newest, now.time_since_epoch() / m_sliceWidth);
    const std::int64_t oldest = std::max<std::int64_t>(0, current - sliceCount + 1);
    MilliTokens sum = m_reserve;
    for (std::int64_t number = oldest; number <= m_newest; ++number) {
        sum += m_slices[static_cast<std::size_t>(number % sliceCount)];
    }
    return std::max<MilliTokens>(0, sum);
}

Budget::Budget(const BudgetConfig& config) noexcept : m_state{std::visit(StateMaker{}, config)} {}

} // namespace repique::retry
