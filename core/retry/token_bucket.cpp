// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/token_bucket.h"

namespace repique::retry {

TokenBucket::TokenBucket(MilliTokens capacity, MilliTokens cost) noexcept
    : m_tokens{capacity}
    , m_capacity{capacity}
    , m_cost{cost}
    , m_costAfterThrottling{cost}
    , m_costAfterTimeout{cost}
{
}

TokenBucket::TokenBucket(const RatioBudget& config) noexcept
    : TokenBucket{milliTokens(config.burst, mostTokens), 1000}
{
    m_perOriginalSent = milliTokens(config.ratio, 1.0);
    m_perRetrySent = config.of == RatioBudget::Of::Requests ? m_perOriginalSent : 0;
}

TokenBucket::TokenBucket(const TokenBudget& config) noexcept
    : TokenBucket{milliTokens(config.capacity, mostTokens), milliTokens(config.cost, mostTokens)}
{
    m_perSuccess = milliTokens(config.credit, mostTokens);
}

TokenBucket::TokenBucket(const GrpcBudget& config) noexcept : TokenBucket{wholeTokens(config.maxTokens), 0}
{
    m_perSuccess = milliTokens(config.tokenRatio, mostTokens);
    m_perFailure = 1000;
    m_leastLeft = m_capacity / 2 + 1; // more than half
}

TokenBucket::TokenBucket(const AwsBudget& config) noexcept
    : TokenBucket{wholeTokens(config.capacity), wholeTokens(config.transientCost)}
{
    m_costAfterThrottling = wholeTokens(config.throttlingCost);
    m_perSuccess = wholeTokens(config.successCredit);
    m_givesBack = true;
}

TokenBucket::TokenBucket(const AwsLegacyBudget& config) noexcept
    : TokenBucket{wholeTokens(config.capacity), wholeTokens(config.cost)}
{
    m_costAfterTimeout = wholeTokens(config.timeoutCost);
    m_perSuccess = wholeTokens(config.successCredit);
    m_givesBack = true;
}

} // namespace repique::retry
