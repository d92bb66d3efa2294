// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/changes.h"

#include "core/scenario/document.h"
#include "core/scenario/schema.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace repique::lessons {
namespace {

using scenario::Key;
using scenario::Scenario;

/// They say nothing of how the scene behaves: goals bring seeds of their own.
constexpr std::array<std::string_view, 2> passedOver{"name", "seed"};
constexpr std::string_view kindOfBudget = "policy.budget.kind";

bool hasKey(const Key& key, const Scenario& scenario)
{
    return key.budgetKind == 0 || key.budgetKind == scenario.model.policy.budget.index();
}

bool differs(const Key& key, const Scenario& base, const Scenario& now)
{
    return hasKey(key, now) && std::ranges::find(passedOver, key.name) == passedOver.end()
        && scenario::valueText(key, base) != scenario::valueText(key, now)
        && !scenario::valueText(key, now).empty();
}

std::string assignmentOf(const Key& key, const Scenario& now)
{
    return std::string{key.name}.append("=").append(scenario::valueText(key, now));
}

} // namespace

Changes changesOf(const Scenario& base, const Scenario& now)
{
    Changes changes;
    Scenario reached = base;
    const Key& kind = *scenario::findKey(kindOfBudget);
    if (differs(kind, base, now)) {
        changes.assignments.push_back(assignmentOf(kind, now));
        changes.isWhole = scenario::assign(reached, changes.assignments.back()).empty();
    }
    const Scenario start = reached;
    for (const Key& key : scenario::keys()) {
        if (key.name != kindOfBudget && differs(key, start, now)) {
            changes.assignments.push_back(assignmentOf(key, now));
        }
    }
    reached = base;
    const bool isReached = scenario::assignAll(reached, changes.assignments).empty();
    reached.name = now.name;
    reached.model.seed = now.model.seed;
    changes.isWhole = changes.isWhole && isReached && reached == now;
    return changes;
}

std::string keyOf(const std::string& assignment)
{
    const std::string key = assignment.substr(0, assignment.find('='));
    const std::size_t start = std::min(key.find_first_not_of(' '), key.size());
    return key.substr(start, key.find_last_not_of(' ') + 1 - start);
}

} // namespace repique::lessons
