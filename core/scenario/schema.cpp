// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/schema.h"

#include "core/base/text.h"
#include "core/scenario/follow.h"
#include "core/scenario/source_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace repique::scenario {
namespace {

constexpr std::string_view budgetPrefix = "policy.budget.";

std::optional<Value> quantityFrom(const Accepts& accepts, double number)
{
    constexpr double firstTooLarge = 9223372036854775808.0;
    const bool isWhole = std::floor(number) == number;
    switch (accepts.kind) {
    case Kind::Number:
        return number + 0.0;
    case Kind::Duration:
        return fromNanoseconds(number * 1e9);
    case Kind::Integer:
        return !isWhole               ? std::nullopt
            : number >= firstTooLarge ? std::optional<Value>{std::numeric_limits<std::int64_t>::max()}
                                      : std::optional<Value>{static_cast<std::int64_t>(number)};
    case Kind::Boolean:
        return isWhole ? std::optional<Value>{number != 0.0} : std::nullopt;
    case Kind::Words:
        return isWhole ? std::optional<Value>{Word{static_cast<std::size_t>(number)}} : std::nullopt;
    case Kind::Jitter:
        return retry::Jitter{.amount = number};
    case Kind::Text:
    case Kind::RetryOn:
        return std::nullopt;
    }
    return std::nullopt;
}

/// The value that a control's number stands for; nothing when the key does not take it.
std::optional<Value> valueFrom(const Key& key, double number)
{
    const Accepts& accepts = key.accepts;
    if (std::isinf(number) && number > 0) {
        if (accepts.kind != Kind::Words && accepts.words.size() == 1) {
            return Word{0};
        }
        const bool isOptional = std::holds_alternative<Absent>(key.access.get(Scenario{}));
        return isOptional ? std::optional<Value>{Absent{}} : std::nullopt;
    }
    const bool isAbove = accepts.isMinimumExcluded ? number > accepts.minimum : number >= accepts.minimum;
    if (!isAbove || !(number <= accepts.maximum)) {
        return std::nullopt;
    }
    auto value = quantityFrom(accepts, number);
    return value && isInRange(accepts, *value) ? value : std::nullopt;
}

Fault refusedNumber(const Key& key, double number)
{
    Fault fault;
    fault.key = std::string{key.name};
    fault.value = formatNumber(number);
    fault.accepted = acceptedText(key.accepts);
    return fault;
}

} // namespace

const Key* findKey(std::string_view dotted) noexcept
{
    const auto found = std::ranges::find(keys(), dotted, &Key::name);
    return found == keys().end() ? nullptr : &*found;
}

const Key* findKey(std::string_view dotted, const Scenario& scenario) noexcept
{
    const std::size_t kind = scenario.model.policy.budget.index();
    const auto found = std::ranges::find_if(keys(), [dotted, kind](const Key& key) {
        return key.name == dotted && (key.budgetKind == 0 || key.budgetKind == kind);
    });
    return found == keys().end() ? nullptr : &*found;
}

bool isInteger(const Key& key) noexcept
{
    return key.accepts.kind == Kind::Integer;
}

double numberOf(const Key& key, const Scenario& scenario)
{
    const Value value = key.access.get(scenario);
    if (const auto* boolean = std::get_if<bool>(&value)) {
        return *boolean ? 1.0 : 0.0;
    }
    if (const auto* integer = std::get_if<std::int64_t>(&value)) {
        return static_cast<double>(*integer);
    }
    if (const auto* number = std::get_if<double>(&value)) {
        return *number;
    }
    if (const auto* duration = std::get_if<SimDuration>(&value)) {
        return toSeconds(*duration);
    }
    if (const auto* jitter = std::get_if<retry::Jitter>(&value)) {
        return jitter->amount;
    }
    const auto* word = std::get_if<Word>(&value);
    if (word != nullptr && key.accepts.kind == Kind::Words) {
        return static_cast<double>(word->index);
    }
    const bool isUnlimited = word != nullptr || std::holds_alternative<Absent>(value);
    return isUnlimited ? std::numeric_limits<double>::infinity() : 0.0;
}

Faults setNumber(Scenario& scenario, const Key& key, double number)
{
    const auto value = valueFrom(key, number);
    if (!value) {
        return {refusedNumber(key, number)};
    }
    if (key.budgetKind != 0 && key.budgetKind != scenario.model.policy.budget.index()) {
        return {wrongBudgetKind(key.name.substr(budgetPrefix.size()), "policy.budget")};
    }
    Scenario changed = scenario;
    key.access.set(changed, *value);
    followPolicy(changed, scenario.model.policy);
    Faults faults = capBelowBase(changed.model.policy, "policy");
    if (faults.empty()) {
        scenario = std::move(changed);
    }
    return faults;
}

std::string valueText(const Key& key, const Scenario& scenario)
{
    return tomlText(key.accepts, key.access.get(scenario));
}

void reset(Scenario& scenario, const Key& key)
{
    const retry::Policy before = scenario.model.policy;
    key.access.set(scenario, key.access.get(Scenario{}));
    followPolicy(scenario, before);
}

const std::vector<std::string_view>& budgetKinds()
{
    static const std::vector<std::string_view> names{
        "none", "ratio", "tokens", "grpc", "aws", "aws_legacy", "concurrency", "window"};
    return names;
}

retry::BudgetConfig defaultBudget(std::size_t kind)
{
    const std::array<retry::BudgetConfig, std::variant_size_v<retry::BudgetConfig>> kinds{retry::NoBudget{},
        retry::RatioBudget{}, retry::TokenBudget{}, retry::GrpcBudget{}, retry::AwsBudget{},
        retry::AwsLegacyBudget{}, retry::ConcurrencyBudget{}, retry::WindowBudget{}};
    return kinds.at(kind);
}

Faults capBelowBase(const retry::Policy& policy, const std::string& table)
{
    const SimDuration base = policy.backoff.base;
    if (policy.backoff.cap >= base) {
        return {};
    }
    Fault fault;
    fault.key = table + ".cap";
    fault.value = tomlString(formatDuration(policy.backoff.cap));
    fault.accepted = "≥ " + tomlString(formatDuration(base)) + " (" + table + ".base)";
    return {fault};
}

Fault wrongBudgetKind(std::string_view name, const std::string& table)
{
    Fault fault;
    fault.key = table + "." + std::string{name};
    for (const Key& key : keys()) {
        if (key.budgetKind != 0 && key.name.substr(budgetPrefix.size()) == name) {
            fault.accepted += (fault.accepted.empty() ? table + ".kind = " : " | ")
                + tomlString(budgetKinds()[key.budgetKind]);
        }
    }
    return fault;
}

} // namespace repique::scenario
