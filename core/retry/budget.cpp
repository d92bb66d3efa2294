// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/budget.h"

namespace repique::retry {
namespace {

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

Budget::Budget(const BudgetConfig& config) noexcept : m_state{std::visit(StateMaker{}, config)} {}

} // namespace repique::retry
