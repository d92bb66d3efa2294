// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/budget_config.h"

#include "core/base/assert.h"

#include <algorithm>

namespace repique::retry::budget {
namespace {

/// `size` / `factor`, but at least `needed` unless `size` itself is smaller.
double shrunk(double size, double factor, double needed) noexcept
{
    return std::min(size, std::max(needed, size / factor));
}

std::int64_t shrunk(std::int64_t size, double factor, std::int64_t needed) noexcept
{
    const auto smaller = static_cast<std::int64_t>(static_cast<double>(size) / factor);
    return std::min(size, std::max(needed, smaller));
}

/// Shrinks one configuration in place.
struct Shrinker
{
    double factor;

    void operator()(NoBudget&) const noexcept {}

    void operator()(RatioBudget& config) const noexcept { config.burst = shrunk(config.burst, factor, 1.0); }

    void operator()(TokenBudget& config) const noexcept
    {
        config.capacity = shrunk(config.capacity, factor, std::max(1.0, config.cost));
    }

    void operator()(GrpcBudget& config) const noexcept
    {
        const std::int64_t needed = 3; // one failure leaves 2 > 3/2: the smallest count that permits a retry
        config.maxTokens = shrunk(config.maxTokens, factor, needed);
    }

    void operator()(AwsBudget& config) const noexcept
    {
        const std::int64_t dearest = std::max(config.transientCost, config.throttlingCost);
        config.capacity = shrunk(config.capacity, factor, std::max<std::int64_t>(1, dearest));
    }

    void operator()(AwsLegacyBudget& config) const noexcept
    {
        const std::int64_t dearest = std::max(config.cost, config.timeoutCost);
        config.capacity = shrunk(config.capacity, factor, std::max<std::int64_t>(1, dearest));
    }

    void operator()(ConcurrencyBudget& config) const noexcept
    {
        config.min = shrunk(config.min, factor, std::int64_t{1});
    }

    void operator()(WindowBudget& config) const noexcept { config.minPerSecond /= factor; }
};

} // namespace

BudgetConfig scaled(const BudgetConfig& config, double factor)
{
    REPIQUE_ASSERT(factor >= 1.0);
    BudgetConfig smaller = config;
    std::visit(Shrinker{factor}, smaller);
    return smaller;
}

} // namespace repique::retry::budget
