// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/follow.h"

#include "core/scenario/schema.h"

namespace repique::scenario {
namespace {

template<typename Field>
void followWhole(Field& layer, const Field& before, const Field& now)
{
    if (layer == before) {
        layer = now;
    }
}

/// Budget, breaker and throttle are tables of their own and follow as one.
bool isPlain(const Key& key)
{
    const bool isTable = key.name.starts_with("policy.budget.") || key.name.starts_with("policy.breaker.")
        || key.name.starts_with("policy.throttle.");
    return key.name.starts_with("policy.") && !isTable;
}

} // namespace

void followPolicy(Scenario& scenario, const retry::Policy& before)
{
    const retry::Policy& now = scenario.model.policy;
    Scenario old;
    old.model.policy = before;
    for (storm::Layer& layer : scenario.model.layers) {
        followWhole(layer.policy.budget, before.budget, now.budget);
        followWhole(layer.policy.budgetScope, before.budgetScope, now.budgetScope);
        followWhole(layer.policy.breaker, before.breaker, now.breaker);
        followWhole(layer.policy.throttle, before.throttle, now.throttle);
        Scenario view;
        view.model.policy = layer.policy;
        for (const Key& key : keys()) {
            if (isPlain(key) && valueText(key, view) == valueText(key, old)) {
                key.access.set(view, key.access.get(scenario));
            }
        }
        layer.policy = view.model.policy;
    }
}

} // namespace repique::scenario
