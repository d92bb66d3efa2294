// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/budgets.h"

namespace repique::storm {
namespace {

std::size_t bucketCount(const Model& model)
{
    const bool isShared = std::holds_alternative<retry::NoBudget>(model.policy.budget)
        || model.policy.budgetScope == retry::BudgetScope::All;
    return isShared ? 1 : static_cast<std::size_t>(model.traffic.clients);
}

} // namespace

Budgets::Budgets(const Model& model) : m_buckets(bucketCount(model), retry::Budget{model.policy.budget}) {}

retry::MilliTokens Budgets::tokens(SimTime now) const noexcept
{
    retry::MilliTokens sum = 0;
    for (const retry::Budget& bucket : m_buckets) {
        sum += bucket.tokens(now);
    }
    return sum;
}

} // namespace repique::storm
