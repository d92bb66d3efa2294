// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_scenario.h"

#include "core/scenario/rows.h"
#include "core/scenario/schema.h"

#include <algorithm>
#include <string>
#include <utility>

namespace repique::test {
namespace {

using scenario::Accepts;
using scenario::Kind;
using scenario::Scenario;
using scenario::Value;
using settlement::FaultKind;

constexpr std::int64_t longestNs = 30LL * 86'400 * 1'000'000'000;

bool coin(int oneIn)
{
    return *rc::gen::inRange(0, oneIn) == 0;
}

std::string anyTextValue()
{
    return *rc::gen::element<std::string>(
        "", "a", "ação π", "\"quoted\" \\ and\nlines\t\x7F", "#[x]=1", "'''");
}

Value anyDuration(const Accepts& accepts)
{
    const auto minimum
        = static_cast<std::int64_t>(accepts.minimum * 1e9) + (accepts.isMinimumExcluded ? 1 : 0);
    const auto maximum = std::min(static_cast<std::int64_t>(accepts.maximum * 1e9), longestNs);
    const std::int64_t unit = *rc::gen::element<std::int64_t>(1, 1'000, 1'000'000, 1'000'000'000);
    const std::int64_t count = *rc::gen::inRange<std::int64_t>(minimum, maximum);
    return SimDuration{std::max(minimum, count - count % unit)};
}

Value anyNumber(const Accepts& accepts)
{
    const double share = static_cast<double>(*rc::gen::inRange<std::int64_t>(1, 1LL << 53)) * 0x1p-53;
    const double number = accepts.minimum + share * (accepts.maximum - accepts.minimum);
    return *rc::gen::element(number, accepts.maximum, accepts.isMinimumExcluded ? number : accepts.minimum);
}

Value anyInteger(const Accepts& accepts)
{
    const auto minimum = static_cast<std::int64_t>(accepts.minimum);
    const auto maximum = accepts.maximum >= 9e18 ? std::int64_t{9'000'000'000'000'000'000}
                                                 : static_cast<std::int64_t>(accepts.maximum);
    return *rc::gen::element(minimum, maximum, *rc::gen::inRange<std::int64_t>(minimum, maximum));
}

Value anyJitter()
{
    retry::Jitter jitter;
    jitter.kind = *rc::gen::element(retry::JitterKind::Share, retry::JitterKind::Decorrelated,
        retry::JitterKind::PlusMinus, retry::JitterKind::Plus);
    if (jitter.kind != retry::JitterKind::Decorrelated) {
        jitter.amount = std::get<double>(anyNumber(scenario::numbers(0, 1)));
    }
    return jitter;
}

Value anyRetrySet()
{
    retry::RetrySet set = coin(3) ? retry::RetrySet::article() : retry::RetrySet{};
    for (int i = 0; i < 3; ++i) {
        set.addStatus(*rc::gen::inRange(100, 600));
    }
    set.addKind(*rc::gen::element(
        retry::OutcomeKind::TimedOut, retry::OutcomeKind::Refused, retry::OutcomeKind::Closed));
    return set;
}

Value anyValue(const Accepts& accepts)
{
    if (accepts.kind != Kind::Words && !accepts.words.empty() && coin(3)) {
        return scenario::Word{0};
    }
    switch (accepts.kind) {
    case Kind::Boolean:
        return coin(2);
    case Kind::Integer:
        return anyInteger(accepts);
    case Kind::Number:
        return anyNumber(accepts);
    case Kind::Duration:
        return anyDuration(accepts);
    case Kind::Words:
        return scenario::Word{*rc::gen::inRange<std::size_t>(0, accepts.words.size())};
    case Kind::Text:
        return anyTextValue();
    case Kind::Jitter:
        return anyJitter();
    case Kind::RetryOn:
        return anyRetrySet();
    }
    return {};
}

void repairCap(retry::Policy& policy)
{
    policy.backoff.cap = std::max(policy.backoff.cap, policy.backoff.base);
}

/// Changes some keys of the tables that `isWanted` names.
template<typename Wanted>
void changeSome(Scenario& scenario, Wanted isWanted)
{
    for (const scenario::Key& key : scenario::keys()) {
        const bool fits = key.budgetKind == 0 || key.budgetKind == scenario.model.policy.budget.index();
        if (fits && isWanted(key.name) && coin(4)) {
            key.access.set(scenario, anyValue(key.accepts));
        }
    }
    repairCap(scenario.model.policy);
}

template<typename Row>
Row anyRow(const std::vector<scenario::Column<Row>>& columns)
{
    Row row;
    for (const auto& column : columns) {
        if (coin(2)) {
            column.access.set(row, anyValue(column.accepts));
        }
    }
    return row;
}

settlement::Fault anyFault(const std::vector<storm::TrafficClass>& classes)
{
    settlement::Fault fault;
    const auto& columns = scenario::faultColumns();
    columns.front().access.set(fault, anyValue(columns.front().accepts));
    for (const auto& column : columns) {
        if (&column != &columns.front() && scenario::hasKey(fault.kind, column.name) && coin(2)) {
            column.access.set(fault, anyValue(column.accepts));
        }
    }
    if (fault.kind == FaultKind::BusinessError) {
        fault.per = settlement::Fault::Per::Operation;
    }
    if (fault.kind == FaultKind::Capacity) {
        fault.factor = std::min(fault.factor, 100.0);
    }
    if (fault.kind == FaultKind::Latency) {
        fault.factor = std::max(fault.factor, 0.001);
    }
    const bool hasClass = !classes.empty() && scenario::hasKey(fault.kind, "class");
    fault.trafficClass = hasClass ? classes.front().name : "";
    return fault;
}

void addTraffic(Scenario& scenario)
{
    changeSome(scenario, [](std::string_view name) { return name.starts_with("traffic."); });
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i) {
        scenario.model.classes.push_back(anyRow(scenario::classColumns()));
        scenario.model.classes.back().name = std::string(static_cast<std::size_t>(i), 'c');
        scenario.model.classes.back().share /= 3.0;
    }
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
        scenario.model.traffic.steps.push_back(anyRow(scenario::stepColumns()));
        scenario.model.faults.push_back(anyFault(scenario.model.classes));
    }
    std::ranges::stable_sort(scenario.model.traffic.steps, {}, &storm::RateStep::at);
}

settlement::Script anyScript()
{
    settlement::Script script(*rc::gen::inRange<std::size_t>(0, 4));
    for (settlement::ScriptedAttempt& attempt : script) {
        attempt.what = static_cast<settlement::ScriptedAttempt::What>(*rc::gen::inRange(0, 6));
        if (attempt.what == settlement::ScriptedAttempt::What::Answer) {
            attempt.status = *rc::gen::inRange(100, 600);
            attempt.code = *rc::gen::element<std::string>("", "SPI_UNAVAILABLE", "a-b.c");
            attempt.noRetry = coin(2);
            attempt.retryAfter
                = coin(2) ? std::optional{SimDuration{*rc::gen::inRange(0, 1'000'000'000)}} : std::nullopt;
        }
    }
    return script;
}

storm::Layer anyLayer(const retry::Policy& policy)
{
    storm::Layer layer = anyRow(scenario::layerColumns());
    Scenario scratch;
    scratch.model.policy = policy;
    changeSome(scratch, [](std::string_view name) { return name.starts_with("policy."); });
    layer.policy = scratch.model.policy;
    return layer;
}

} // namespace

rc::Gen<Scenario> anyScenario()
{
    return rc::gen::exec([] {
        Scenario scenario;
        changeSome(scenario, [](std::string_view name) { return !name.starts_with("traffic."); });
        if (coin(4)) {
            scenario.model.script = anyScript();
        } else {
            addTraffic(scenario);
        }
        for (int i = *rc::gen::inRange(0, 3); i > 0; --i) {
            scenario.model.layers.push_back(anyLayer(scenario.model.policy));
        }
        return scenario;
    });
}

} // namespace repique::test
