// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/budgets.h"

namespace repique::storm {
namespace {

std::size_t bucketCount(const retry::Policy& policy, const Sharers& sharers)
{
    if (std::holds_alternative<retry::NoBudget>(policy.budget)) {
        return 1;
    }
    switch (policy.budgetScope) {
    case retry::BudgetScope::Client:
        return sharers.clients;
    case retry::BudgetScope::Class:
        return sharers.classes;
    case retry::BudgetScope::All:
        break;
    }
    return 1;
}

} // namespace

Budgets::Budgets(const retry::Policy& policy, const Sharers& sharers)
    : m_isPerClass{policy.budgetScope == retry::BudgetScope::Class}
    , m_buckets(bucketCount(policy, sharers), retry::Budget{policy.budget})
{
}

retry::MilliTokens Budgets::tokens(SimTime now) const noexcept
{
    retry::MilliTokens sum = 0;
    for (const retry::Budget& bucket : m_buckets) {
        sum += bucket.tokens(now);
    }
    return sum;
}

} // namespace repique::storm
