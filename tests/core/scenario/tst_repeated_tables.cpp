// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/document.h"
#include "core/scenario/rows.h"
#include "core/scenario/script_text.h"

#include <QtTest/QTest>

#include <array>
#include <chrono>
#include <set>
#include <string>

using namespace repique;
using namespace std::chrono_literals;
using settlement::FaultKind;
using settlement::ScriptedAttempt;
using What = ScriptedAttempt::What;

namespace {

/// The scenario of `body` under the format line; its faults stop the test.
scenario::Scenario read(const std::string& body)
{
    const auto parsed = scenario::parse("format = \"repique/1\"\n" + body, "f");
    if (!parsed) {
        qFatal("%s: %s", parsed.error().front().key.c_str(), parsed.error().front().value.c_str());
    }
    return *parsed;
}

struct NamedKind
{
    const char* name;
    FaultKind kind;
};

/// Source: the listing of the scenario document, "Fault kinds".
constexpr std::array<NamedKind, 11> kinds{
    {{"answer", FaultKind::Answer}, {"unavailable", FaultKind::Unavailable},
        {"too_many_requests", FaultKind::TooManyRequests}, {"business_error", FaultKind::BusinessError},
        {"refused", FaultKind::Refused}, {"blackhole", FaultKind::Blackhole},
        {"lost_response", FaultKind::LostResponse}, {"closed", FaultKind::Closed},
        {"stall", FaultKind::Stall}, {"latency", FaultKind::Latency}, {"capacity", FaultKind::Capacity}}};

} // namespace

class RepeatedTablesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfFaultHasItsName_data();
    void everyKindOfFaultHasItsName();
    void faultHasTheListedDefaults();
    void everyKeyOfAFaultArrives();
    void hintMayCountDownToTheEnd();
    void capacityMayComeBackSlowly();
    void businessErrorIsDrawnPerOperation();
    void classesArriveInOrder();
    void stepsArriveInOrderInBothNotations();
    void layerStandsOverThePolicy();
    void layerBudgetStartsFromItsKind();
    void emptyTableSwitchesTheBreakerOn();
    void scriptedAttemptsAreRead_data();
    void scriptedAttemptsAreRead();
    void scriptedAttemptsAreRefused_data();
    void scriptedAttemptsAreRefused();
    void emptyScriptIsOnePaymentWithoutTrouble();
    void retrySetMayNameASetAndMore();
    void noTwoColumnsShareAName();
};

void RepeatedTablesTest::everyKindOfFaultHasItsName_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        QTest::newRow(kinds[i].name) << static_cast<int>(i);
    }
}

void RepeatedTablesTest::everyKindOfFaultHasItsName()
{
    QFETCH(int, index);
    const NamedKind& row = kinds[static_cast<std::size_t>(index)];
    const auto scenario = read("[[fault]]\nkind = \"" + std::string{row.name} + "\"\n");
    QCOMPARE(scenario.model.faults.size(), std::size_t{1});
    QCOMPARE(scenario.model.faults.front().kind, row.kind);
    QVERIFY(scenario::parse(scenario::toToml(scenario), "f") == scenario);
}

void RepeatedTablesTest::faultHasTheListedDefaults()
{
    const auto fault = read("[[fault]]\n").model.faults.front();
    QCOMPARE(fault.kind, FaultKind::Unavailable);
    QVERIFY(fault.at == startOfRun);
    QVERIFY(!fault.lasts);
    QCOMPARE(fault.probability, 1.0);
    QCOMPARE(fault.per, settlement::Fault::Per::Attempt);
    QCOMPARE(fault.trafficClass, std::string{});
    QVERIFY(!fault.retryAfter && !fault.retryAfterUntilEnd && !fault.noRetry);
}

void RepeatedTablesTest::everyKeyOfAFaultArrives()
{
    const auto scenario = read(R"([[class]]
name = "checkout"
[[fault]]
kind = "answer"
at = "3s"
for = "5s"
probability = 0.25
per = "operation"
class = "checkout"
status = 599
code = "SPI_UNAVAILABLE"
retry_after = "7s"
no_retry = true
)");
    settlement::Fault expected;
    expected.kind = FaultKind::Answer;
    expected.at = startOfRun + 3s;
    expected.lasts = 5s;
    expected.probability = 0.25;
    expected.per = settlement::Fault::Per::Operation;
    expected.trafficClass = "checkout";
    expected.status = 599;
    expected.code = "SPI_UNAVAILABLE";
    expected.retryAfter = 7s;
    expected.noRetry = true;
    QVERIFY(scenario.model.faults.front() == expected);
    QVERIFY(scenario::parse(scenario::toToml(scenario), "f") == scenario);
}

void RepeatedTablesTest::hintMayCountDownToTheEnd()
{
    const auto scenario = read("[[fault]]\nkind = \"too_many_requests\"\nretry_after = \"until_end\"\n");
    QVERIFY(scenario.model.faults.front().retryAfterUntilEnd);
    QVERIFY(!scenario.model.faults.front().retryAfter);
    QVERIFY(scenario::parse(scenario::toToml(scenario), "f") == scenario);
}

void RepeatedTablesTest::capacityMayComeBackSlowly()
{
    const auto fault
        = read("[[fault]]\nkind = \"capacity\"\nfactor = 0\nramp = \"9s\"\n").model.faults.front();
    QCOMPARE(fault.factor, 0.0);
    QVERIFY(fault.ramp == 9s);
    const auto slow = read("[[fault]]\nkind = \"latency\"\nfactor = 3\nprobability = 0.01\n").model.faults[0];
    QCOMPARE(slow.factor, 3.0);
    QCOMPARE(slow.probability, 0.01);
}

void RepeatedTablesTest::businessErrorIsDrawnPerOperation()
{
    const auto scenario = read("[[fault]]\nkind = \"business_error\"\n");
    QCOMPARE(scenario.model.faults.front().per, settlement::Fault::Per::Operation);
    QVERIFY(scenario::toToml(scenario).find("per =") == std::string::npos);
    QVERIFY(scenario == read("[[fault]]\nkind = \"business_error\"\nper = \"operation\"\n"));
}

void RepeatedTablesTest::classesArriveInOrder()
{
    const auto model = read(R"([[class]]
name = "checkout"
share = 0.8
priority = "critical"
[[class]]
name = "report"
share = 0.2
priority = "sheddable"
[[class]]
)")
                           .model;
    QCOMPARE(model.classes.size(), std::size_t{3});
    using Priority = storm::TrafficClass::Priority;
    QVERIFY(model.classes[0] == (storm::TrafficClass{"checkout", 0.8, Priority::Critical}));
    QVERIFY(model.classes[1] == (storm::TrafficClass{"report", 0.2, Priority::Sheddable}));
    QVERIFY(model.classes[2] == storm::TrafficClass{});
}

void RepeatedTablesTest::stepsArriveInOrderInBothNotations()
{
    const auto inLine = read("traffic.steps = [{ at = \"30s\", rate = 90.0 }, { at = \"30s\", rate = 5 }]\n");
    const auto asTables = read("[[traffic.steps]]\nat = \"30s\"\nrate = 90\n"
                               "[[traffic.steps]]\nrate = 5.0\nat = \"30s\"\n");
    QCOMPARE(inLine.model.traffic.steps.size(), std::size_t{2});
    QVERIFY(inLine.model.traffic.steps[0] == (storm::RateStep{startOfRun + 30s, 90.0}));
    QVERIFY(inLine.model.traffic.steps[1] == (storm::RateStep{startOfRun + 30s, 5.0}));
    QVERIFY(inLine == asTables);
    QVERIFY(read("[traffic]\nsteps = []\n") == scenario::Scenario{});
}

void RepeatedTablesTest::layerStandsOverThePolicy()
{
    const auto model = read(R"([policy]
max_attempts = 4
base = "50ms"
[policy.breaker]
failures = 7
[[layer]]
name = "navegador"
max_attempts = 2
propagates_no_retry = true
propagates_deadline = false
[layer.breaker]
probes = 3
[[layer]]
)")
                           .model;
    QCOMPARE(model.layers.size(), std::size_t{2});
    const storm::Layer& first = model.layers[0];
    QCOMPARE(first.name, std::string{"navegador"});
    QVERIFY(first.propagatesNoRetry && !first.propagatesDeadline);
    retry::Policy expected = model.policy;
    expected.maxAttempts = 2;
    expected.breaker->probes = 3;
    QVERIFY(first.policy == expected);
    QCOMPARE(first.policy.breaker->failures, 7);
    QVERIFY(model.layers[1] == (storm::Layer{.name = {}, .policy = model.policy}));
}

void RepeatedTablesTest::layerBudgetStartsFromItsKind()
{
    const auto scenario = read(R"([policy.budget]
kind = "ratio"
ratio = 0.3
[[layer]]
[layer.budget]
burst = 50
[[layer]]
[layer.budget]
kind = "ratio"
burst = 60
[[layer]]
[layer.budget]
kind = "none"
)");
    const auto& layers = scenario.model.layers;
    using Ratio = retry::RatioBudget;
    QVERIFY(layers[0].policy.budget == (retry::BudgetConfig{Ratio{.ratio = 0.3, .burst = 50.0}}));
    QVERIFY(layers[1].policy.budget == (retry::BudgetConfig{Ratio{.ratio = 0.1, .burst = 60.0}}));
    QVERIFY(layers[2].policy.budget == retry::BudgetConfig{});
    QVERIFY(scenario::parse(scenario::toToml(scenario), "f") == scenario);
}

void RepeatedTablesTest::emptyTableSwitchesTheBreakerOn()
{
    const auto scenario = read("[policy.breaker]\n[policy.throttle]\n");
    QVERIFY(scenario.model.policy.breaker == retry::Breaker{});
    QVERIFY(scenario.model.policy.throttle == retry::Throttle{});
    QCOMPARE(scenario::toToml(scenario),
        std::string{"format = \"repique/1\"\n\n[policy.breaker]\n\n[policy.throttle]\n"});
    const auto layered = read("[[layer]]\n[layer.breaker]\n");
    QVERIFY(!layered.model.policy.breaker && layered.model.layers[0].policy.breaker);
    QVERIFY(scenario::parse(scenario::toToml(layered), "f") == layered);
}

void RepeatedTablesTest::scriptedAttemptsAreRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("what");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("hintS");
    QTest::addColumn<bool>("noRetry");
    const auto row = [](const char* text, What what, int status, const char* code, int hintS, bool noRetry) {
        QTest::newRow(text) << QByteArray{text} << static_cast<int>(what) << status << QByteArray{code}
                            << hintS << noRetry;
    };
    row("ok", What::Ok, 200, "", -1, false);
    row("lost_response", What::LostResponse, 200, "", -1, false);
    row("closed", What::Closed, 200, "", -1, false);
    row("timeout", What::Timeout, 200, "", -1, false);
    row("refused", What::Refused, 200, "", -1, false);
    row("503 SPI_UNAVAILABLE", What::Answer, 503, "SPI_UNAVAILABLE", -1, false);
    row("503", What::Answer, 503, "", -1, false);
    row("100 a-B.9", What::Answer, 100, "a-B.9", -1, false);
    row("429 LIMIT retry_after=2s", What::Answer, 429, "LIMIT", 2, false);
    row("429 LIMIT retry_after=2s no_retry", What::Answer, 429, "LIMIT", 2, true);
    row("599 X no_retry", What::Answer, 599, "X", -1, true);
    row("503 no_retry", What::Answer, 503, "", -1, true);
    row("503 retry_after=1m", What::Answer, 503, "", 60, false);
}

void RepeatedTablesTest::scriptedAttemptsAreRead()
{
    QFETCH(QByteArray, text);
    QFETCH(int, what);
    QFETCH(int, status);
    QFETCH(QByteArray, code);
    QFETCH(int, hintS);
    QFETCH(bool, noRetry);
    const auto attempt = scenario::parseScriptedAttempt(text.toStdString());
    QVERIFY(attempt.has_value());
    QCOMPARE(static_cast<int>(attempt->what), what);
    QCOMPARE(attempt->status, status);
    QCOMPARE(attempt->code, code.toStdString());
    QCOMPARE(attempt->retryAfter.has_value(), hintS >= 0);
    QVERIFY(hintS < 0 || *attempt->retryAfter == std::chrono::seconds{hintS});
    QCOMPARE(attempt->noRetry, noRetry);
    QCOMPARE(scenario::scriptedAttemptText(*attempt), text.toStdString());
}

void RepeatedTablesTest::scriptedAttemptsAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
        {"", " ok", "ok ", "OK", "ok no_retry", "99 X", "600 X", "5030 X", "50 X", "-503", "+503", "503  X",
            "503 X ", "503 X Y", "503 X=1", "503 retry_after=", "503 retry_after=-1s", "503 retry_after=2",
            "503 X no_retry retry_after=2s", "503 no_retry no_retry", "X 503", "503 café"}) {
        QTest::newRow(text[0] == '\0' ? "nothing" : text) << QByteArray{text};
    }
}

void RepeatedTablesTest::scriptedAttemptsAreRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!scenario::parseScriptedAttempt(text.toStdString()).has_value());
}

void RepeatedTablesTest::emptyScriptIsOnePaymentWithoutTrouble()
{
    for (const char* body : {"[script]\n", "[script]\nattempts = []\n"}) {
        const auto scenario = read(body);
        QVERIFY(scenario.model.script.has_value());
        QVERIFY(scenario.model.script->empty());
        QVERIFY(scenario::parse(scenario::toToml(scenario), "f") == scenario);
    }
}

void RepeatedTablesTest::retrySetMayNameASetAndMore()
{
    const auto scenario = read("[policy]\nretry_on = [\"catalogue\", 500]\n");
    retry::RetrySet expected = retry::RetrySet::catalogue();
    expected.addStatus(500);
    QVERIFY(scenario.model.policy.retryOn == expected);
    QCOMPARE(scenario::toToml(scenario),
        std::string{"format = \"repique/1\"\n\n[policy]\nretry_on = [429, 500, 502, 503, 504, \"timeout\", "
                    "\"refused\", \"closed\"]\n"});
    QVERIFY(read("[policy]\nretry_on = []\n").model.policy.retryOn == retry::RetrySet{});
}

void RepeatedTablesTest::noTwoColumnsShareAName()
{
    const auto names = scenario::namesOf(scenario::faultColumns());
    QCOMPARE(std::set<std::string_view>(names.begin(), names.end()).size(), std::size_t{12});
    QCOMPARE(names.size(), std::size_t{12});
}

QTEST_APPLESS_MAIN(RepeatedTablesTest)
#include "tst_repeated_tables.moc"
