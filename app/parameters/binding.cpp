// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parameters/binding.h"

#include "core/base/assert.h"
#include "core/scenario/document.h"
#include "core/scenario/schema.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace repique {
namespace {

using scenario::Scenario;
using settlement::FaultKind;

/// The range that a slider covers; the spin box goes as far as the schema allows.
struct Track
{
    double lowest;
    double highest;
    double smallest = 0.0; ///< > 0: logarithmic
    double step = 0.0;
};

SliderScale scaleOf(const Track& track)
{
    return {track.lowest, track.highest, track.smallest > 0.0, track.smallest, track.step};
}

NumberBinding keyed(Group group, const char* dotted, Quantity quantity, const Track& track)
{
    const scenario::Key* const key = scenario::findKey(dotted);
    REPIQUE_ASSERT(key != nullptr);
    NumberBinding binding;
    binding.group = group;
    binding.quantity = quantity;
    binding.spec.key = QString::fromLatin1(dotted);
    binding.spec.scale = scaleOf(track);
    binding.spec.minimum
        = key->accepts.isMinimumExcluded ? std::max(key->accepts.minimum, 1e-9) : key->accepts.minimum;
    binding.spec.maximum = key->accepts.maximum;
    binding.spec.fallback = scenario::numberOf(*key, Scenario{});
    binding.read = [key](const Scenario& scenario) { return scenario::numberOf(*key, scenario); };
    binding.write
        = [key](Scenario& scenario, double value) { (void)scenario::setNumber(scenario, *key, value); };
    return binding;
}

/// Base and cap push each other, so that a base above the cap never has to be refused.
NumberBinding pushing(NumberBinding binding, const char* other, bool isBase)
{
    const scenario::Key* const key = scenario::findKey(other);
    binding.write = [inner = binding.write, key, isBase](Scenario& scenario, double seconds) {
        const double kept = scenario::numberOf(*key, scenario);
        if (isBase ? kept < seconds : kept > seconds) {
            (void)scenario::setNumber(scenario, *key, seconds);
        }
        inner(scenario, seconds);
    };
    return binding;
}

NumberBinding waitingRoom()
{
    NumberBinding binding
        = keyed(Group::Dependency, "dependency.queue", Quantity::Room, {0, unboundedRoom, 1.0, 1.0});
    binding.read = [inner = binding.read](
                       const Scenario& scenario) { return std::min(inner(scenario), unboundedRoom); };
    binding.write = [inner = binding.write](Scenario& scenario, double places) {
        inner(scenario, places >= unboundedRoom ? std::numeric_limits<double>::infinity() : places);
    };
    return binding;
}

/// 0 takes the circuit breaker away, any other time brings it in.
NumberBinding breaker()
{
    NumberBinding binding
        = keyed(Group::Policy, "policy.breaker.open_for", Quantity::OptionalDuration, {0, 120, 0.01, 0.01});
    binding.spec.fallback = 0.0;
    binding.read = [inner = binding.read](const Scenario& scenario) {
        return scenario.model.policy.breaker ? inner(scenario) : 0.0;
    };
    binding.write = [inner = binding.write](Scenario& scenario, double seconds) {
        if (seconds == 0.0) {
            scenario.model.policy.breaker.reset();
        } else {
            inner(scenario, seconds);
        }
    };
    return binding;
}

/// 0 switches the budget off; any other share makes it a share of the originals.
NumberBinding ratioBudget()
{
    NumberBinding binding
        = keyed(Group::Budget, "policy.budget.ratio", Quantity::OptionalShare, {0, 1, 0, 0.01});
    binding.spec.fallback = 0.0;
    binding.read = [](const Scenario& scenario) {
        const auto* const ratio = std::get_if<retry::RatioBudget>(&scenario.model.policy.budget);
        return ratio != nullptr ? ratio->ratio : 0.0;
    };
    binding.write = [](Scenario& scenario, double share) {
        retry::BudgetConfig& budget = scenario.model.policy.budget;
        if (share == 0.0) {
            budget = retry::NoBudget{};
            return;
        }
        if (!std::holds_alternative<retry::RatioBudget>(budget)) {
            budget = retry::RatioBudget{};
        }
        std::get<retry::RatioBudget>(budget).ratio = share;
    };
    return binding;
}

auto faultOf(FaultKind kind)
{
    return [kind](const settlement::Fault& fault) { return fault.kind == kind && !fault.lasts; };
}

/// The probability of the document's lasting fault of one kind; 0 takes the fault away, any other brings it
/// in.
NumberBinding faultProbability(FaultKind kind, const char* key)
{
    NumberBinding binding;
    binding.group = Group::Faults;
    binding.quantity = Quantity::Share;
    binding.spec.key = QString::fromLatin1(key);
    binding.spec.scale = scaleOf({0.0, 1.0, 0.0, 0.01});
    binding.read = [kind](const Scenario& scenario) {
        const auto found = std::ranges::find_if(scenario.model.faults, faultOf(kind));
        return found == scenario.model.faults.end() ? 0.0 : found->probability;
    };
    binding.write = [kind](Scenario& scenario, double probability) {
        std::vector<settlement::Fault>& faults = scenario.model.faults;
        const auto found = std::ranges::find_if(faults, faultOf(kind));
        if (probability == 0.0) {
            std::erase_if(faults, faultOf(kind));
        } else if (found != faults.end()) {
            found->probability = probability;
        } else {
            settlement::Fault fault;
            fault.kind = kind;
            fault.probability = probability;
            faults.push_back(fault);
        }
    };
    return binding;
}

} // namespace

QList<NumberBinding> numberBindings()
{
    return {
        keyed(Group::Policy, "policy.max_attempts", Quantity::Count, {1, 10, 0, 1}),
        pushing(keyed(Group::Policy, "policy.base", Quantity::Duration, {0, 10, 0.001, 0.001}), "policy.cap",
            true),
        keyed(Group::Policy, "policy.jitter", Quantity::Jitter, {0, 1, 0, 0.01}),
        pushing(keyed(Group::Policy, "policy.cap", Quantity::Duration, {0, 60, 0.001, 0.001}), "policy.base",
            false),
        keyed(Group::Policy, "policy.attempt_timeout", Quantity::Duration, {0.01, 30, 0.01, 0.01}),
        keyed(Group::Policy, "policy.deadline", Quantity::Duration, {0.01, 120, 0.01, 0.01}),
        keyed(Group::Policy, "policy.retry_after_spread", Quantity::Duration, {0, 30, 0.01, 0.01}),
        breaker(),
        ratioBudget(),
        faultProbability(FaultKind::Unavailable, "fault.unavailable.probability"),
        faultProbability(FaultKind::LostResponse, "fault.lost_response.probability"),
        keyed(Group::Traffic, "traffic.rate", Quantity::Rate, {0, 20'000, 1, 1}),
        keyed(Group::Traffic, "duration", Quantity::Duration, {1, 600, 1, 1}),
        keyed(Group::Dependency, "dependency.capacity", Quantity::Rate, {1, 20'000, 1, 1}),
        waitingRoom(),
        keyed(Group::Dependency, "dependency.rejection_cost", Quantity::Share, {0, 1, 0, 0.01}),
        keyed(Group::Dependency, "dependency.shed_above", Quantity::Share, {0, 1, 0, 0.01}),
        keyed(Group::Dependency, "dependency.no_retry_above", Quantity::Share, {0, 1, 0, 0.01}),
        keyed(Group::Dependency, "dependency.network", Quantity::Duration, {0, 1, 0.001, 0.001}),
    };
}

QList<ChoiceBinding> choiceBindings()
{
    return {
        {Group::Policy, QStringLiteral("policy.growth"), false},
        {Group::Policy, QStringLiteral("policy.retry_on"), false},
        {Group::Policy, QStringLiteral("policy.retry_after"), false},
        {Group::Budget, QStringLiteral("policy.budget.kind"), false},
        {Group::Budget, QStringLiteral("policy.budget.scope"), false},
        {Group::Idempotency, QStringLiteral("idempotency.key"), true},
        {Group::Idempotency, QStringLiteral("idempotency.server"), false},
        {Group::Traffic, QStringLiteral("traffic.arrivals"), false},
        {Group::Dependency, QStringLiteral("dependency.service"), false},
        {Group::Dependency, QStringLiteral("dependency.order"), false},
        {Group::Dependency, QStringLiteral("dependency.expired_work"), false},
    };
}

std::vector<std::string> wordsOf(const ChoiceBinding& binding)
{
    const scenario::Key& key = *scenario::findKey(binding.key.toStdString());
    if (key.accepts.kind == scenario::Kind::RetryOn) {
        return {"catalogue", "article", "[503]"};
    }
    return {key.accepts.words.begin(), key.accepts.words.end()};
}

int indexIn(const ChoiceBinding& binding, const Scenario& scenario)
{
    const scenario::Key& key = *scenario::findKey(binding.key.toStdString());
    if (key.accepts.kind != scenario::Kind::RetryOn) {
        return static_cast<int>(scenario::numberOf(key, scenario));
    }
    const int count = static_cast<int>(wordsOf(binding).size());
    for (int index = 0; index < count; ++index) {
        Scenario chosen = scenario;
        choose(binding, chosen, index);
        if (scenario::valueText(key, chosen) == scenario::valueText(key, scenario)) {
            return index;
        }
    }
    return -1;
}

void choose(const ChoiceBinding& binding, Scenario& scenario, int index)
{
    const std::string word = wordsOf(binding)[static_cast<std::size_t>(index)];
    (void)scenario::assign(scenario, binding.key.toStdString() + '=' + word);
}

} // namespace repique
