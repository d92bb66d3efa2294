// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/schema.h"

#include <QtTest/QTest>

#include <chrono>
#include <cmath>
#include <limits>
#include <set>
#include <string>

using namespace repique;
using namespace std::chrono_literals;
using scenario::Key;
using scenario::Scenario;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

const Key& keyNamed(std::string_view name)
{
    const Key* key = scenario::findKey(name);
    if (key == nullptr) {
        qFatal("no key %s", std::string{name}.c_str());
    }
    return *key;
}

/// A scenario that has the key: with its kind of budget.
Scenario scenarioWith(const Key& key)
{
    Scenario scenario;
    scenario.model.policy.budget = scenario::defaultBudget(key.budgetKind);
    return scenario;
}

bool isNumeric(const Key& key)
{
    return key.accepts.kind != scenario::Kind::Text && key.accepts.kind != scenario::Kind::RetryOn;
}

} // namespace

class SchemaTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreUniqueWithinAKindOfBudget();
    void everyDefaultIsAccepted();
    void everyKeyTakesBothEndsOfItsRange();
    void noKeyTakesWhatLiesBeyond();
    void durationsAreSeconds();
    void wordsAreTheirPlaces();
    void noLimitIsInfinity();
    void wholeNumbersStayWhole();
    void jitterBecomesAShare();
    void capStaysAboveBase();
    void budgetKeysNeedTheirKind();
    void resetGoesBackToTheDefault();
    void settingTheBreakerSwitchesItOn();
    void listsAndTextsAreNoNumbers();
};

void SchemaTest::namesAreUniqueWithinAKindOfBudget()
{
    std::set<std::pair<std::string_view, std::size_t>> seen;
    for (const Key& key : scenario::keys()) {
        QVERIFY2(seen.emplace(key.name, key.budgetKind).second, std::string{key.name}.c_str());
        QCOMPARE(scenario::findKey(key.name, scenarioWith(key)), &key);
    }
    QVERIFY(scenario::findKey("policy.nothing") == nullptr);
    QVERIFY(scenario::findKey("policy.budget.ratio", Scenario{}) == nullptr);
}

void SchemaTest::everyDefaultIsAccepted()
{
    for (const Key& key : scenario::keys()) {
        Scenario scenario = scenarioWith(key);
        const double number = scenario::numberOf(key, scenario);
        const bool isOff = key.name.starts_with("policy.breaker") || key.name.starts_with("policy.throttle");
        if (isNumeric(key) && !isOff) {
            QVERIFY2(scenario::setNumber(scenario, key, number).empty(), std::string{key.name}.c_str());
            QVERIFY2(scenario == scenarioWith(key), std::string{key.name}.c_str());
        }
    }
}

void SchemaTest::everyKeyTakesBothEndsOfItsRange()
{
    for (const Key& key : scenario::keys()) {
        if (!isNumeric(key)) {
            continue;
        }
        Scenario scenario = scenarioWith(key);
        scenario.model.policy.backoff.base = 0s;
        const double least = key.accepts.isMinimumExcluded ? 1e-9 : key.accepts.minimum;
        for (const double number : {least, key.accepts.maximum}) {
            scenario.model.policy.backoff.cap = 720h;
            QVERIFY2(scenario::setNumber(scenario, key, number).empty(), std::string{key.name}.c_str());
            if (key.name != "policy.budget.kind") {
                QCOMPARE(scenario::numberOf(key, scenario), number);
            }
        }
    }
}

void SchemaTest::noKeyTakesWhatLiesBeyond()
{
    for (const Key& key : scenario::keys()) {
        const double low = key.accepts.isMinimumExcluded ? key.accepts.minimum : key.accepts.minimum - 1.0;
        const double high = key.accepts.maximum * 1.5 + 1.0;
        for (const double number : {low, high, -infinity, std::nan("")}) {
            Scenario scenario = scenarioWith(key);
            const auto faults = scenario::setNumber(scenario, key, number);
            QVERIFY2(faults.size() == 1, std::string{key.name}.c_str());
            QCOMPARE(faults[0].key, std::string{key.name});
            QVERIFY(!faults[0].accepted.empty());
            QVERIFY(scenario == scenarioWith(key));
        }
    }
}

void SchemaTest::durationsAreSeconds()
{
    Scenario scenario;
    const Key& base = keyNamed("policy.base");
    QCOMPARE(scenario::numberOf(base, scenario), 0.1);
    QCOMPARE(base.unit, std::string_view{"s"});
    QVERIFY(base.isLogarithmic);
    QVERIFY(scenario::setNumber(scenario, base, 0.25).empty());
    QVERIFY(scenario.model.policy.backoff.base == 250ms);
    QCOMPARE(scenario::valueText(base, scenario), std::string{"\"250ms\""});
}

void SchemaTest::wordsAreTheirPlaces()
{
    Scenario scenario;
    const Key& key = keyNamed("idempotency.key");
    QCOMPARE(scenario::numberOf(key, scenario), 0.0);
    QVERIFY(scenario::setNumber(scenario, key, 1.0).empty());
    QCOMPARE(scenario.model.idempotency.key, pix::KeyUse::PerAttempt);
    QCOMPARE(scenario::setNumber(scenario, key, 0.5).size(), std::size_t{1});
    const Key& kind = keyNamed("policy.budget.kind");
    QVERIFY(scenario::setNumber(scenario, kind, 3.0).empty());
    QVERIFY(std::holds_alternative<retry::GrpcBudget>(scenario.model.policy.budget));
}

void SchemaTest::noLimitIsInfinity()
{
    for (const char* name : {"dependency.queue", "dependency.crash_after", "traffic.operations"}) {
        const Key& key = keyNamed(name);
        Scenario scenario;
        QVERIFY(scenario::setNumber(scenario, key, 7.0).empty());
        QCOMPARE(scenario::numberOf(key, scenario), 7.0);
        QVERIFY(scenario::setNumber(scenario, key, infinity).empty());
        QCOMPARE(scenario::numberOf(key, scenario), infinity);
    }
    Scenario scenario;
    QCOMPARE(scenario::setNumber(scenario, keyNamed("policy.max_attempts"), infinity).size(), std::size_t{1});
}

void SchemaTest::wholeNumbersStayWhole()
{
    Scenario scenario;
    const Key& attempts = keyNamed("policy.max_attempts");
    QVERIFY(scenario::isInteger(attempts));
    QVERIFY(!scenario::isInteger(keyNamed("traffic.rate")));
    QCOMPARE(scenario::setNumber(scenario, attempts, 2.5).size(), std::size_t{1});
    const Key& seed = keyNamed("seed");
    QVERIFY(scenario::setNumber(scenario, seed, 9223372036854775808.0).empty());
    QCOMPARE(scenario.model.seed, std::uint64_t{9223372036854775807U});
}

void SchemaTest::jitterBecomesAShare()
{
    Scenario scenario;
    const Key& jitter = keyNamed("policy.jitter");
    scenario.model.policy.backoff.jitter = {retry::JitterKind::Plus, 0.2};
    QCOMPARE(scenario::numberOf(jitter, scenario), 0.2);
    QVERIFY(scenario::setNumber(scenario, jitter, 0.5).empty());
    QVERIFY(scenario.model.policy.backoff.jitter == (retry::Jitter{retry::JitterKind::Share, 0.5}));
}

void SchemaTest::capStaysAboveBase()
{
    Scenario scenario;
    const auto faults = scenario::setNumber(scenario, keyNamed("policy.base"), 3.0);
    QCOMPARE(faults.size(), std::size_t{1});
    QCOMPARE(faults[0].key, std::string{"policy.cap"});
    QVERIFY(scenario == Scenario{});
    QVERIFY(scenario::setNumber(scenario, keyNamed("policy.base"), 2.0).empty());
}

void SchemaTest::budgetKeysNeedTheirKind()
{
    Scenario scenario;
    const auto faults = scenario::setNumber(scenario, keyNamed("policy.budget.ratio"), 0.2);
    QCOMPARE(faults.size(), std::size_t{1});
    QCOMPARE(faults[0].accepted, std::string{"policy.budget.kind = \"ratio\""});
    QVERIFY(scenario == Scenario{});
}

void SchemaTest::resetGoesBackToTheDefault()
{
    for (const Key& key : scenario::keys()) {
        Scenario scenario = scenarioWith(key);
        if (key.accepts.kind == scenario::Kind::Text || key.name == "policy.budget.kind") {
            continue;
        }
        const Scenario before = scenario;
        scenario.model.policy.backoff.base = 0s;
        scenario.model.policy.backoff.cap = 720h;
        const double least = key.accepts.isMinimumExcluded ? key.accepts.maximum : key.accepts.minimum;
        QVERIFY(!isNumeric(key) || scenario::setNumber(scenario, key, least).empty());
        scenario::reset(scenario, key);
        QCOMPARE(scenario::valueText(key, scenario), scenario::valueText(key, before));
    }
}

void SchemaTest::settingTheBreakerSwitchesItOn()
{
    Scenario scenario;
    QCOMPARE(scenario::numberOf(keyNamed("policy.breaker.failures"), scenario), 20.0);
    QVERIFY(scenario::setNumber(scenario, keyNamed("policy.breaker.failures"), 3.0).empty());
    QVERIFY(scenario.model.policy.breaker == (retry::Breaker{.failures = 3}));
}

void SchemaTest::listsAndTextsAreNoNumbers()
{
    Scenario scenario;
    for (const char* name : {"name", "policy.retry_on"}) {
        QCOMPARE(scenario::numberOf(keyNamed(name), scenario), 0.0);
        QCOMPARE(scenario::setNumber(scenario, keyNamed(name), 0.0).size(), std::size_t{1});
    }
    scenario.name = "a\"b\n\x7F";
    QCOMPARE(scenario::valueText(keyNamed("name"), scenario), std::string{R"("a\"b\u000A\u007F")"});
}

QTEST_APPLESS_MAIN(SchemaTest)
#include "tst_schema.moc"
