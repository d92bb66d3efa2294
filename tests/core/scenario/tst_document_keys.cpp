// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/document.h"
#include "core/scenario/rows.h"
#include "core/scenario/schema.h"

#include <QtTest/QTest>

#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

using namespace repique;
using namespace std::chrono_literals;
using storm::Model;

namespace {

/// A key of the public listing: its default there, another value, and where that value must arrive.
struct ListedKey
{
    std::string_view name;
    std::string_view budgetKind;
    std::string_view byDefault;
    std::string_view other;
    bool (*arrived)(const Model&);
};

template<typename Kind>
const Kind& budgetOf(const Model& m)
{
    static const Kind none{};
    const Kind* budget = std::get_if<Kind>(&m.policy.budget);
    return budget != nullptr ? *budget : none;
}

using retry::AwsBudget;
using retry::AwsLegacyBudget;
using retry::ConcurrencyBudget;
using retry::GrpcBudget;
using retry::RatioBudget;
using retry::TokenBudget;
using retry::WindowBudget;

bool isListOf408AndTimeout(const retry::RetrySet& set)
{
    retry::RetrySet expected;
    expected.addStatus(408);
    expected.addKind(retry::OutcomeKind::TimedOut);
    return set == expected;
}

/// Source: the listing of the scenario document, key by key, in its order.
const std::vector<ListedKey> listed{
    {"seed", "", "42", "9223372036854775807", [](const Model& m) { return m.seed == 9223372036854775807U; }},
    {"duration", "", "\"1m\"", "\"30d\"", [](const Model& m) { return m.duration == 720h; }},
    {"traffic.loop", "", "\"open\"", "\"closed\"",
        [](const Model& m) { return m.traffic.loop == storm::Traffic::Loop::Closed; }},
    {"traffic.rate", "", "100.0", "1e8", [](const Model& m) { return m.traffic.rate == 1e8; }},
    {"traffic.arrivals", "", "\"poisson\"", "\"together\"",
        [](const Model& m) { return m.traffic.arrivals == storm::Traffic::Arrivals::Together; }},
    {"traffic.operations", "", "", "7", [](const Model& m) { return m.traffic.operations == 7; }},
    {"traffic.think", "", "\"1s\"", "\"250us\"", [](const Model& m) { return m.traffic.think == 250us; }},
    {"traffic.clients", "", "1", "1000000", [](const Model& m) { return m.traffic.clients == 1'000'000; }},
    {"policy.max_attempts", "", "3", "1000000",
        [](const Model& m) { return m.policy.maxAttempts == 1'000'000; }},
    {"policy.base", "", "\"100ms\"", "\"0ms\"", [](const Model& m) { return m.policy.backoff.base == 0ms; }},
    {"policy.cap", "", "\"2s\"", "\"1.5s\"", [](const Model& m) { return m.policy.backoff.cap == 1500ms; }},
    {"policy.multiplier", "", "2.0", "10",
        [](const Model& m) { return m.policy.backoff.multiplier == 10.0; }},
    {"policy.growth", "", "\"power\"", "\"power_minus_one\"",
        [](const Model& m) { return m.policy.backoff.growth == retry::Growth::PowerMinusOne; }},
    {"policy.growth", "", "\"power\"", "\"constant\"",
        [](const Model& m) { return m.policy.backoff.growth == retry::Growth::Constant; }},
    {"policy.first_retry_at_once", "", "false", "true",
        [](const Model& m) { return m.policy.backoff.firstRetryAtOnce; }},
    {"policy.jitter", "", "1.0", "0.25",
        [](const Model& m) {
            return m.policy.backoff.jitter == retry::Jitter{retry::JitterKind::Share, 0.25};
        }},
    {"policy.jitter", "", "1.0", "\"decorrelated\"",
        [](const Model& m) { return m.policy.backoff.jitter.kind == retry::JitterKind::Decorrelated; }},
    {"policy.jitter", "", "1.0", "{ plus_minus = 0.2 }",
        [](const Model& m) {
            return m.policy.backoff.jitter == retry::Jitter{retry::JitterKind::PlusMinus, 0.2};
        }},
    {"policy.jitter", "", "1.0", "{ plus = 0.2 }",
        [](const Model& m) {
            return m.policy.backoff.jitter == retry::Jitter{retry::JitterKind::Plus, 0.2};
        }},
    {"policy.attempt_timeout", "", "\"1.5s\"", "\"1ns\"",
        [](const Model& m) { return m.policy.attemptTimeout == 1ns; }},
    {"policy.deadline", "", "\"5s\"", "\"2m\"", [](const Model& m) { return m.policy.deadline == 2min; }},
    {"policy.retry_on", "", "\"catalogue\"", "\"article\"",
        [](const Model& m) { return m.policy.retryOn == retry::RetrySet::article(); }},
    {"policy.retry_on", "", "\"catalogue\"", "[408, \"timeout\"]",
        [](const Model& m) { return isListOf408AndTimeout(m.policy.retryOn); }},
    {"policy.retry_after", "", "\"minimum\"", "\"ignore\"",
        [](const Model& m) { return m.policy.retryAfter == retry::RetryAfterMode::Ignore; }},
    {"policy.retry_after", "", "\"minimum\"", "\"exact\"",
        [](const Model& m) { return m.policy.retryAfter == retry::RetryAfterMode::Exact; }},
    {"policy.retry_after", "", "\"minimum\"", "\"plus\"",
        [](const Model& m) { return m.policy.retryAfter == retry::RetryAfterMode::Plus; }},
    {"policy.retry_after_spread", "", "\"1s\"", "\"3s\"",
        [](const Model& m) { return m.policy.retryAfterSpread == 3s; }},
    {"policy.retry_after_max", "", "\"1m\"", "\"7s\"",
        [](const Model& m) { return m.policy.retryAfterMax == 7s; }},
    {"policy.budget.kind", "", "\"none\"", "\"grpc\"",
        [](const Model& m) { return m.policy.budget == retry::BudgetConfig{GrpcBudget{}}; }},
    {"policy.budget.scope", "", "\"client\"", "\"class\"",
        [](const Model& m) { return m.policy.budgetScope == retry::BudgetScope::Class; }},
    {"policy.budget.scope", "", "\"client\"", "\"all\"",
        [](const Model& m) { return m.policy.budgetScope == retry::BudgetScope::All; }},
    {"policy.budget.ratio", "ratio", "0.1", "0.3",
        [](const Model& m) { return budgetOf<RatioBudget>(m).ratio == 0.3; }},
    {"policy.budget.of", "ratio", "\"originals\"", "\"requests\"",
        [](const Model& m) { return budgetOf<RatioBudget>(m).of == RatioBudget::Of::Requests; }},
    {"policy.budget.burst", "ratio", "10.0", "55",
        [](const Model& m) { return budgetOf<RatioBudget>(m).burst == 55.0; }},
    {"policy.budget.capacity", "tokens", "100.0", "5.5",
        [](const Model& m) { return budgetOf<TokenBudget>(m).capacity == 5.5; }},
    {"policy.budget.credit", "tokens", "0.1", "0.7",
        [](const Model& m) { return budgetOf<TokenBudget>(m).credit == 0.7; }},
    {"policy.budget.cost", "tokens", "1.0", "2.5",
        [](const Model& m) { return budgetOf<TokenBudget>(m).cost == 2.5; }},
    {"policy.budget.max_tokens", "grpc", "10", "1000",
        [](const Model& m) { return budgetOf<GrpcBudget>(m).maxTokens == 1000; }},
    {"policy.budget.token_ratio", "grpc", "0.1", "1",
        [](const Model& m) { return budgetOf<GrpcBudget>(m).tokenRatio == 1.0; }},
    {"policy.budget.capacity", "aws", "500", "600",
        [](const Model& m) { return budgetOf<AwsBudget>(m).capacity == 600; }},
    {"policy.budget.transient_cost", "aws", "14", "13",
        [](const Model& m) { return budgetOf<AwsBudget>(m).transientCost == 13; }},
    {"policy.budget.throttling_cost", "aws", "5", "4",
        [](const Model& m) { return budgetOf<AwsBudget>(m).throttlingCost == 4; }},
    {"policy.budget.success_credit", "aws", "1", "2",
        [](const Model& m) { return budgetOf<AwsBudget>(m).successCredit == 2; }},
    {"policy.budget.capacity", "aws_legacy", "500", "700",
        [](const Model& m) { return budgetOf<AwsLegacyBudget>(m).capacity == 700; }},
    {"policy.budget.cost", "aws_legacy", "5", "6",
        [](const Model& m) { return budgetOf<AwsLegacyBudget>(m).cost == 6; }},
    {"policy.budget.timeout_cost", "aws_legacy", "10", "11",
        [](const Model& m) { return budgetOf<AwsLegacyBudget>(m).timeoutCost == 11; }},
    {"policy.budget.success_credit", "aws_legacy", "1", "3",
        [](const Model& m) { return budgetOf<AwsLegacyBudget>(m).successCredit == 3; }},
    {"policy.budget.percent", "concurrency", "0.2", "0.4",
        [](const Model& m) { return budgetOf<ConcurrencyBudget>(m).percent == 0.4; }},
    {"policy.budget.min", "concurrency", "3", "0",
        [](const Model& m) { return budgetOf<ConcurrencyBudget>(m).min == 0; }},
    {"policy.budget.ttl", "window", "\"10s\"", "\"60s\"",
        [](const Model& m) { return budgetOf<WindowBudget>(m).ttl == 60s; }},
    {"policy.budget.percent", "window", "0.2", "0.5",
        [](const Model& m) { return budgetOf<WindowBudget>(m).percent == 0.5; }},
    {"policy.budget.min_per_second", "window", "10.0", "20",
        [](const Model& m) { return budgetOf<WindowBudget>(m).minPerSecond == 20.0; }},
    {"policy.breaker.failures", "", "20", "9",
        [](const Model& m) { return m.policy.breaker->failures == 9; }},
    {"policy.breaker.open_for", "", "\"5s\"", "\"6s\"",
        [](const Model& m) { return m.policy.breaker->openFor == 6s; }},
    {"policy.breaker.probes", "", "1", "2", [](const Model& m) { return m.policy.breaker->probes == 2; }},
    {"policy.throttle.k", "", "2.0", "1.1", [](const Model& m) { return m.policy.throttle->k == 1.1; }},
    {"policy.throttle.window", "", "\"2m\"", "\"10s\"",
        [](const Model& m) { return m.policy.throttle->window == 10s; }},
    {"dependency.capacity", "", "1000.0", "0.5", [](const Model& m) { return m.dependency.capacity == 0.5; }},
    {"dependency.workers", "", "1", "8", [](const Model& m) { return m.dependency.workers == 8; }},
    {"dependency.service", "", "\"exponential\"", "\"constant\"",
        [](const Model& m) { return m.dependency.service == storm::Dependency::Service::Constant; }},
    {"dependency.service", "", "\"exponential\"", "\"lognormal\"",
        [](const Model& m) { return m.dependency.service == storm::Dependency::Service::Lognormal; }},
    {"dependency.cv", "", "1.0", "0", [](const Model& m) { return m.dependency.cv == 0.0; }},
    {"dependency.queue", "", "1000", "0", [](const Model& m) { return m.dependency.queue == 0; }},
    {"dependency.queue", "", "1000", "\"unbounded\"", [](const Model& m) { return !m.dependency.queue; }},
    {"dependency.order", "", "\"fifo\"", "\"lifo\"",
        [](const Model& m) { return m.dependency.order == storm::Dependency::Order::Lifo; }},
    {"dependency.rejection_cost", "", "0.0", "10",
        [](const Model& m) { return m.dependency.rejectionCost == 10.0; }},
    {"dependency.expired_work", "", "\"serve\"", "\"skip\"",
        [](const Model& m) { return m.dependency.expiredWork == storm::Dependency::ExpiredWork::Skip; }},
    {"dependency.expired_work", "", "\"serve\"", "\"skip_unfinishable\"",
        [](const Model& m) {
            return m.dependency.expiredWork == storm::Dependency::ExpiredWork::SkipUnfinishable;
        }},
    {"dependency.network", "", "\"0ms\"", "\"20ms\"",
        [](const Model& m) { return m.dependency.network == 20ms; }},
    {"dependency.replicas", "", "1", "3", [](const Model& m) { return m.dependency.replicas == 3; }},
    {"dependency.crash_after", "", "\"never\"", "\"4s\"",
        [](const Model& m) { return m.dependency.crashAfter == SimDuration{4s}; }},
    {"dependency.restart", "", "\"30s\"", "\"9s\"",
        [](const Model& m) { return m.dependency.restart == 9s; }},
    {"dependency.shed_above", "", "1.0", "0.8", [](const Model& m) { return m.dependency.shedAbove == 0.8; }},
    {"dependency.no_retry_above", "", "1.0", "0.1",
        [](const Model& m) { return m.dependency.noRetryAbove == 0.1; }},
    {"idempotency.key", "", "\"once\"", "\"per_attempt\"",
        [](const Model& m) { return m.idempotency.key == pix::KeyUse::PerAttempt; }},
    {"idempotency.key", "", "\"once\"", "\"none\"",
        [](const Model& m) { return m.idempotency.key == pix::KeyUse::None; }},
    {"idempotency.server", "", "\"atomic\"", "\"check_then_insert\"",
        [](const Model& m) { return m.idempotency.server == settlement::ServerMode::CheckThenInsert; }},
    {"idempotency.server", "", "\"atomic\"", "\"none\"",
        [](const Model& m) { return m.idempotency.server == settlement::ServerMode::None; }},
    {"idempotency.retention", "", "\"1d\"", "\"1h\"",
        [](const Model& m) { return m.idempotency.retention == 1h; }},
};

/// A whole document that sets one dotted key.
std::string documentWith(const ListedKey& row, std::string_view value)
{
    std::string text = "format = \"repique/1\"\n";
    text += row.budgetKind.empty() ? "" : "policy.budget.kind = \"" + std::string{row.budgetKind} + "\"\n";
    return text + std::string{row.name} + " = " + std::string{value} + "\n";
}

const scenario::Key* keyOf(const ListedKey& row)
{
    scenario::Scenario scenario;
    const auto& kinds = scenario::budgetKinds();
    const auto kind = std::ranges::find(kinds, row.budgetKind);
    if (kind != kinds.end()) {
        scenario.model.policy.budget
            = scenario::defaultBudget(static_cast<std::size_t>(kind - kinds.begin()));
    }
    return scenario::findKey(row.name, scenario);
}

} // namespace

class DocumentKeysTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listHoldsEveryKeyOfTheSchema();
    void everyKeyArrivesInItsField_data();
    void everyKeyArrivesInItsField();

    void everyDefaultIsTheListedOne_data() { everyKeyArrivesInItsField_data(); }

    void everyDefaultIsTheListedOne();
    void nameIsAnyText();
    void emptyDocumentHasTheDefaults();
};

void DocumentKeysTest::listHoldsEveryKeyOfTheSchema()
{
    for (const scenario::Key& key : scenario::keys()) {
        const bool isListed
            = std::ranges::any_of(listed, [&key](const ListedKey& row) { return keyOf(row) == &key; });
        QVERIFY2(isListed || key.name == "name", std::string{key.name}.c_str());
    }
}

void DocumentKeysTest::everyKeyArrivesInItsField_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < listed.size(); ++i) {
        const ListedKey& row = listed[i];
        const std::string name
            = std::string{row.budgetKind} + " " + std::string{row.name} + " = " + std::string{row.other};
        QTest::newRow(name.c_str()) << static_cast<int>(i);
    }
}

void DocumentKeysTest::everyKeyArrivesInItsField()
{
    QFETCH(int, index);
    const ListedKey& row = listed[static_cast<std::size_t>(index)];
    QVERIFY(keyOf(row) != nullptr);
    const auto parsed = scenario::parse(documentWith(row, row.other), "f");
    QVERIFY2(parsed.has_value(), parsed ? "" : parsed.error().front().accepted.c_str());
    QVERIFY(row.arrived(parsed->model));
    QVERIFY(scenario::parse(scenario::toToml(*parsed), "f") == parsed);
}

void DocumentKeysTest::everyDefaultIsTheListedOne()
{
    QFETCH(int, index);
    const ListedKey& row = listed[static_cast<std::size_t>(index)];
    const scenario::Key* key = keyOf(row);
    QCOMPARE(scenario::valueText(*key, scenario::Scenario{}), std::string{row.byDefault});
    if (row.byDefault.empty()) {
        return;
    }
    const auto parsed = scenario::parse(documentWith(row, row.byDefault), "f");
    QVERIFY(parsed.has_value());
    scenario::Scenario expected;
    expected.model.policy.budget = parsed->model.policy.budget;
    expected.model.policy.breaker = parsed->model.policy.breaker;
    expected.model.policy.throttle = parsed->model.policy.throttle;
    QVERIFY(*parsed == expected);
    QCOMPARE(parsed->model.policy.breaker.value_or(retry::Breaker{}), retry::Breaker{});
    QCOMPARE(parsed->model.policy.throttle.value_or(retry::Throttle{}), retry::Throttle{});
}

void DocumentKeysTest::nameIsAnyText()
{
    const auto parsed = scenario::parse("format = \"repique/1\"\nname = 'Aula \"três\" \\ π'\n", "f");
    QVERIFY(parsed.has_value());
    QCOMPARE(parsed->name, std::string{"Aula \"três\" \\ π"});
    QVERIFY(scenario::parse(scenario::toToml(*parsed), "f") == parsed);
    QCOMPARE(scenario::Scenario{}.name, std::string{});
}

void DocumentKeysTest::emptyDocumentHasTheDefaults()
{
    const auto parsed = scenario::parse("format = \"repique/1\"", "f");
    QVERIFY(parsed.has_value());
    QVERIFY(*parsed == scenario::Scenario{});
    QCOMPARE(scenario::toToml(*parsed), std::string{"format = \"repique/1\"\n"});
    QVERIFY(!parsed->model.policy.breaker && !parsed->model.policy.throttle && !parsed->model.script);
    QVERIFY(parsed->model.classes.empty() && parsed->model.faults.empty() && parsed->model.layers.empty());
    QVERIFY(parsed->model.traffic.steps.empty());
}

QTEST_APPLESS_MAIN(DocumentKeysTest)
#include "tst_document_keys.moc"
