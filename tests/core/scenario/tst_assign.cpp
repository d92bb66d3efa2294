// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/document.h"
#include "core/scenario/presets.h"
#include "core/scenario/schema.h"

#include <QtTest/QTest>

#include <chrono>
#include <string>
#include <vector>

using namespace repique;
using namespace std::chrono_literals;
using scenario::Scenario;

namespace {

/// One assignment, and the key's value afterwards as TOML.
struct Good
{
    const char* assignment;
    const char* key;
    const char* text;
};

const std::vector<Good> good{
    {"policy.max_attempts=4", "policy.max_attempts", "4"},
    {" policy.max_attempts = 4 ", "policy.max_attempts", "4"},
    {"policy.base=200ms", "policy.base", "\"200ms\""},
    {"policy.base=\"200ms\"", "policy.base", "\"200ms\""},
    {"policy.jitter=full", "policy.jitter", "1.0"},
    {"policy.jitter=equal", "policy.jitter", "0.5"},
    {"policy.jitter=none", "policy.jitter", "0.0"},
    {"policy.jitter=0.3", "policy.jitter", "0.3"},
    {"policy.jitter=decorrelated", "policy.jitter", "\"decorrelated\""},
    {"policy.jitter={ plus = 0.2 }", "policy.jitter", "{ plus = 0.2 }"},
    {"policy.retry_on=article", "policy.retry_on", "\"article\""},
    {"policy.retry_on=429,timeout", "policy.retry_on", "[429, \"timeout\"]"},
    {"policy.retry_on=[429, \"timeout\"]", "policy.retry_on", "[429, \"timeout\"]"},
    {"policy.retry_on=503", "policy.retry_on", "[503]"},
    {"policy.first_retry_at_once=true", "policy.first_retry_at_once", "true"},
    {"policy.budget.kind=aws", "policy.budget.kind", "\"aws\""},
    {"policy.breaker.failures=5", "policy.breaker.failures", "5"},
    {"traffic.rate=1e4", "traffic.rate", "10000.0"},
    {"traffic.rate=10100", "traffic.rate", "10100.0"},
    {"traffic.operations=10000", "traffic.operations", "10000"},
    {"seed=9223372036854775807", "seed", "9223372036854775807"},
    {"name=Aula 3", "name", "\"Aula 3\""},
    {"name=3", "name", "\"3\""},
    {"name=", "name", "\"\""},
    {"name=\"a = b\"", "name", "\"a = b\""},
    {"dependency.queue=unbounded", "dependency.queue", "\"unbounded\""},
    {"dependency.queue=20", "dependency.queue", "20"},
    {"dependency.crash_after=never", "dependency.crash_after", "\"never\""},
    {"idempotency.key=per_attempt", "idempotency.key", "\"per_attempt\""},
};

struct Bad
{
    const char* assignment;
    Errc code;
    const char* key;
    const char* value;
    const char* accepted;
};

const std::vector<Bad> bad{
    {"policy.max_attempts", Errc::Syntax, "", "policy.max_attempts", "policy.max_attempts=4"},
    {"", Errc::Syntax, "", "", "policy.max_attempts=4"},
    {"=4", Errc::UnknownKey, "", "4", nullptr},
    {"policy.max_attempts=", Errc::InvalidValue, "policy.max_attempts", "", "1 … 1000000"},
    {"policy.max_attempts=0", Errc::InvalidValue, "policy.max_attempts", "0", "1 … 1000000"},
    {"policy.max_attempts=4.5", Errc::InvalidValue, "policy.max_attempts", "4.5", "1 … 1000000"},
    {"policy.max_attempts=four", Errc::InvalidValue, "policy.max_attempts", "four", "1 … 1000000"},
    {"policy.max_attempts=4 # four", Errc::InvalidValue, "policy.max_attempts", "4 # four", "1 … 1000000"},
    {"policy.max_attempts=4\nseed=3", Errc::InvalidValue, "policy.max_attempts", "4 seed=3", "1 … 1000000"},
    {"policy.max_attempts=99999999999999999999", Errc::InvalidValue, "policy.max_attempts",
        "99999999999999999999", "1 … 1000000"},
    {"policy.max_atempts=4", Errc::UnknownKey, "policy.max_atempts", "4", "policy.max_attempts"},
    {"max_attempts=4", Errc::UnknownKey, "max_attempts", "4", nullptr},
    {"traffic.steps=[]", Errc::UnknownKey, "traffic.steps", "[]", nullptr},
    {"traffic.rate=nan", Errc::InvalidValue, "traffic.rate", "nan", "0 … 100000000"},
    {"traffic.rate=inf", Errc::InvalidValue, "traffic.rate", "inf", "0 … 100000000"},
    {"traffic.rate=10,5", Errc::InvalidValue, "traffic.rate", "10,5", "0 … 100000000"},
    {"policy.base=-1s", Errc::InvalidValue, "policy.base", "-1s", "\"0ms\" … \"30d\""},
    {"policy.base=100", Errc::InvalidValue, "policy.base", "100", "\"0ms\" … \"30d\""},
    {"policy.base=10s", Errc::InvalidValue, "policy.cap", "\"2s\"", "≥ \"10s\" (policy.base)"},
    {"policy.jitter=fulll", Errc::InvalidValue, "policy.jitter", "fulll", nullptr},
    {"policy.budget.ratio=0.1", Errc::InvalidValue, "policy.budget.ratio", "0.1",
        "policy.budget.kind = \"ratio\""},
    {"idempotency.key=twice", Errc::InvalidValue, "idempotency.key", "twice",
        R"("once" | "per_attempt" | "none")"},
    {"name=\xFF", Errc::InvalidValue, "name", "?", "\"…\""},
};

void addRows(std::size_t count, const char* (*assignment)(std::size_t))
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < count; ++i) {
        const char* text = assignment(i);
        QTest::newRow(text[0] == '\0' ? "nothing" : QByteArray{text}.replace('\n', ' ').constData())
            << static_cast<int>(i);
    }
}

} // namespace

class AssignTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setsOneKey_data();
    void setsOneKey();
    void refusesAndLeavesTheScenario_data();
    void refusesAndLeavesTheScenario();
    void kindOfBudgetStartsFromItsDefaults();
    void severalAreSetAsOneInAnyOrder();
    void allFaultsComeTogether();
    void scriptTakesNoTraffic();
    void layersFollowThePolicyWhereTheySayNothingElse();
    void environmentSetsThePolicy();
    void everyPolicyKeyHasAVariable();
    void environmentFaultsComeTogether();
};

void AssignTest::setsOneKey_data()
{
    addRows(good.size(), [](std::size_t i) { return good[i].assignment; });
}

void AssignTest::setsOneKey()
{
    QFETCH(int, index);
    const Good& row = good[static_cast<std::size_t>(index)];
    Scenario scenario;
    QCOMPARE(scenario::assign(scenario, row.assignment).size(), std::size_t{0});
    QCOMPARE(scenario::valueText(*scenario::findKey(row.key, scenario), scenario), std::string{row.text});
}

void AssignTest::refusesAndLeavesTheScenario_data()
{
    addRows(bad.size(), [](std::size_t i) { return bad[i].assignment; });
}

void AssignTest::refusesAndLeavesTheScenario()
{
    QFETCH(int, index);
    const Bad& row = bad[static_cast<std::size_t>(index)];
    Scenario scenario;
    const auto faults = scenario::assign(scenario, row.assignment);
    QCOMPARE(faults.size(), std::size_t{1});
    QCOMPARE(faults[0].code, row.code);
    QCOMPARE(faults[0].key, std::string{row.key});
    QCOMPARE(faults[0].value, std::string{row.value});
    QVERIFY(row.accepted != nullptr || !faults[0].accepted.empty());
    if (row.accepted != nullptr) {
        QCOMPARE(faults[0].accepted, std::string{row.accepted});
    }
    QCOMPARE(faults[0].file, std::string{});
    QCOMPARE(faults[0].line, 0);
    QVERIFY(scenario == Scenario{});
}

void AssignTest::kindOfBudgetStartsFromItsDefaults()
{
    Scenario scenario;
    scenario.model.policy.budget = retry::RatioBudget{.ratio = 0.7, .burst = 3.0};
    QVERIFY(scenario::assign(scenario, "policy.budget.kind=ratio").empty());
    QVERIFY(scenario.model.policy.budget == retry::BudgetConfig{retry::RatioBudget{}});
    QVERIFY(scenario::assign(scenario, "policy.budget.ratio=0.2").empty());
    QVERIFY(scenario.model.policy.budget == retry::BudgetConfig{retry::RatioBudget{.ratio = 0.2}});
    QVERIFY(scenario::assign(scenario, "policy.budget.kind=none").empty());
    QVERIFY(scenario.model.policy.budget == retry::BudgetConfig{});
}

void AssignTest::severalAreSetAsOneInAnyOrder()
{
    Scenario scenario;
    const auto faults = scenario::assignAll(scenario,
        {"policy.base=10s", "policy.cap=20s", "policy.budget.capacity=5", "policy.budget.kind=aws"});
    QCOMPARE(faults.size(), std::size_t{0});
    QVERIFY(scenario.model.policy.backoff.base == 10s && scenario.model.policy.backoff.cap == 20s);
    QVERIFY(scenario.model.policy.budget == (retry::BudgetConfig{retry::AwsBudget{.capacity = 5}}));
}

void AssignTest::allFaultsComeTogether()
{
    Scenario scenario;
    const auto faults = scenario::assignAll(
        scenario, {"policy.base=10s", "seed=-1", "policy.deadline=1s", "nothing", "traffic.rates=1"});
    QCOMPARE(faults.size(), std::size_t{4});
    QVERIFY(scenario == Scenario{});
}

void AssignTest::scriptTakesNoTraffic()
{
    Scenario scenario = scenario::preset("catalogue");
    const auto faults = scenario::assign(scenario, "traffic.rate=5");
    QCOMPARE(faults.size(), std::size_t{1});
    QCOMPARE(faults[0].accepted, std::string{"[script] | [traffic] + [[fault]]"});
    QVERIFY(scenario::assign(scenario, "policy.max_attempts=2").empty());
}

void AssignTest::layersFollowThePolicyWhereTheySayNothingElse()
{
    const auto read = scenario::parse("format = \"repique/1\"\n[policy]\nmax_attempts = 4\n"
                                      "[[layer]]\nname = \"a\"\n"
                                      "[[layer]]\nname = \"b\"\nmax_attempts = 2\n",
        "chain");
    QVERIFY(read.has_value());
    Scenario chain = *read;
    QVERIFY(scenario::assignAll(chain, {"policy.max_attempts=1", "policy.budget.kind=ratio"}).empty());
    QCOMPARE(chain.model.layers[0].policy.maxAttempts, std::int64_t{1});
    QCOMPARE(chain.model.layers[1].policy.maxAttempts, std::int64_t{2});
    QVERIFY(chain.model.layers[1].policy.budget == chain.model.policy.budget);
    QVERIFY(scenario::setNumber(chain, *scenario::findKey("policy.max_attempts"), 3.0).empty());
    QCOMPARE(chain.model.layers[0].policy.maxAttempts, std::int64_t{3});
}

void AssignTest::environmentSetsThePolicy()
{
    const auto scenario = scenario::withEnvironment({},
        {"HOME=/nowhere", "REPIQUE_RETRY_BUDGET_RATIO=0.2", "REPIQUE_RETRY_MAX_ATTEMPTS=4",
            "REPIQUE_RETRY_BUDGET_KIND=ratio", "REPIQUE_RETRY_JITTER=full", "REPIQUE_RETRY_BASE=3s",
            "REPIQUE_RETRY_CAP=4s", "REPIQUE_RETRY_RETRY_AFTER=exact", "REPIQUE_RETRY_THROTTLE_K=1.5",
            "NOISE", "REPIQUE_LANG=pt_BR"});
    QVERIFY(scenario.has_value());
    retry::Policy expected;
    expected.maxAttempts = 4;
    expected.backoff.base = 3s;
    expected.backoff.cap = 4s;
    expected.budget = retry::RatioBudget{.ratio = 0.2};
    expected.retryAfter = retry::RetryAfterMode::Exact;
    expected.throttle = retry::Throttle{.k = 1.5};
    QVERIFY(scenario->model.policy == expected);
}

void AssignTest::everyPolicyKeyHasAVariable()
{
    for (const scenario::Key& key : scenario::keys()) {
        const std::string name{key.name};
        if (!name.starts_with("policy.")) {
            continue;
        }
        const QByteArray variable = QByteArray::fromStdString(name.substr(7)).toUpper().replace('.', '_');
        const auto faults = scenario::withEnvironment({}, {"REPIQUE_RETRY_" + variable.toStdString() + "=?"});
        QVERIFY2(!faults.has_value() && faults.error()[0].code == Errc::InvalidValue, name.c_str());
        QCOMPARE(faults.error()[0].key, "REPIQUE_RETRY_" + variable.toStdString());
    }
}

void AssignTest::environmentFaultsComeTogether()
{
    const auto scenario = scenario::withEnvironment(scenario::preset("article"),
        {"REPIQUE_RETRY_MAX_ATTEMPTS=0", "REPIQUE_RETRY_BASE=fast", "REPIQUE_RETRY_MAX_ATEMPTS=3",
            "REPIQUE_RETRY_BUDGET_RATIO=0.1", "REPIQUE_RETRY_DEADLINE="});
    QVERIFY(!scenario.has_value());
    QCOMPARE(scenario.error().size(), std::size_t{5});
    QCOMPARE(scenario.error()[0].code, Errc::UnknownKey);
    QCOMPARE(scenario.error()[0].accepted, std::string{"REPIQUE_RETRY_MAX_ATTEMPTS"});
}

QTEST_APPLESS_MAIN(AssignTest)
#include "tst_assign.moc"
