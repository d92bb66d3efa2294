// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/trace.h"
#include "tests/core/storm/models.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;
using settlement::FaultKind;

namespace {

Layer layer(const char* name, std::int64_t attempts)
{
    Layer layer;
    layer.name = name;
    layer.policy.maxAttempts = attempts;
    layer.policy.backoff = constantBackoff(1ms);
    layer.policy.retryOn = retry::RetrySet::article(); // 500 is among them
    layer.policy.deadline = 1h;
    layer.policy.attemptTimeout = 1h;
    return layer;
}

/// Browser, front end and back end, four attempts each, over a dependency that fails with `probability`.
Model threeLayers(std::int64_t operations, double probability)
{
    Model model = manyOperations(operations);
    model.layers = {layer("browser", 4), layer("front end", 4), layer("back end", 4)};
    model.faults = {fault(FaultKind::Unavailable, probability)};
    return model;
}

Layer& backEnd(Model& model)
{
    return model.layers.back();
}

/// Every operation ends in 422.
Model insufficientFunds()
{
    Model model = threeLayers(100, 1.0);
    model.faults = {fault(FaultKind::BusinessError)};
    return model;
}

std::int64_t requestsFrom(const trace::Trace& trace, trace::Party party)
{
    return std::count_if(trace.steps.begin(), trace.steps.end(), [party](const trace::Step& step) {
        return step.event == trace::Event::Request && step.from == party;
    });
}

} // namespace

class TestLayers : public QObject
{
    Q_OBJECT

private slots:
    void callsMultiply_data();
    void callsMultiply();
    void halfOfAllFailing();
    void aSingleOwnerTriesAlone();
    void aRefusalOfBusinessCosts_data();
    void aRefusalOfBusinessCosts();
    void whoPropagatesItsFailureStopsTheLayersAbove();
    void oneOperationIsOneEffectWhateverTheLayers();
    void aDeadlineTravelsDown();
    void withoutItTheLayersBelowWorkOn();
    void bucketsBelongToTheirLayer();
    void aPreviewShrinksTheBucketsOfEveryLayer();
    void theTraceNamesEveryLayer();
    void aScriptCountsWhatReachesTheDependency();
};

void TestLayers::callsMultiply_data()
{
    QTest::addColumn<int>("layers");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<double>("calls");
    // Google SRE book, "Addressing cascading failures"; AWS Builders' Library; I-5.
    QTest::newRow("three layers of four attempts: 64") << 3 << 4 << 64.0;
    QTest::newRow("three layers of three attempts: 27") << 3 << 3 << 27.0;
    QTest::newRow("five layers of three attempts: 243") << 5 << 3 << 243.0;
    QTest::newRow("one layer of four attempts: 4") << 1 << 4 << 4.0;
}

void TestLayers::callsMultiply()
{
    QFETCH(const int, layers);
    QFETCH(const int, attempts);
    QFETCH(const double, calls);
    Model model = threeLayers(100, 1.0);
    model.layers.assign(static_cast<std::size_t>(layers), layer("layer", attempts));
    const RunResult result = ran(model);
    QCOMPARE(callsPerUserAction(result.totals), calls);
    QCOMPARE(result.totals.attempts, 100 * attempts);
    QCOMPARE(result.totals.failed, 100);
    QCOMPARE(result.totals.exhausted, 100);
}

void TestLayers::halfOfAllFailing()
{
    // (1 − p^64) / (1 − p) calls: each failed one is followed by another, up to 64.
    constexpr std::int64_t operations = 20'000;
    const RunResult result = ran(threeLayers(operations, 0.5));
    const double z = (callsPerUserAction(result.totals) - 2.0) / std::sqrt(2.0 / operations);
    QCOMPARE_LT(std::abs(z), 3.0);
    QCOMPARE(result.totals.failed, 0);
}

void TestLayers::aSingleOwnerTriesAlone()
{
    Model model = threeLayers(100, 1.0);
    model.layers[0].policy.maxAttempts = 1;
    model.layers[1].policy.maxAttempts = 1;
    QCOMPARE(callsPerUserAction(ran(model).totals), 4.0);
}

void TestLayers::aRefusalOfBusinessCosts_data()
{
    QTest::addColumn<bool>("isPropagated");
    QTest::addColumn<bool>("isBlind"); // the lowest layer tries 422 again
    QTest::addColumn<double>("calls");
    // Closed form: 1, 4·4 and 4·4·4.
    QTest::newRow("one call when \"do not retry\" travels up") << true << false << 1.0;
    QTest::newRow("sixteen when the back end masks it as 500") << false << false << 16.0;
    QTest::newRow("sixty-four when every layer is blind") << false << true << 64.0;
}

void TestLayers::aRefusalOfBusinessCosts()
{
    QFETCH(const bool, isPropagated);
    QFETCH(const bool, isBlind);
    QFETCH(const double, calls);
    Model model = insufficientFunds();
    for (Layer& each : model.layers) {
        each.propagatesNoRetry = isPropagated;
    }
    if (isBlind) {
        backEnd(model).policy.retryOn.addStatus(422);
    }
    const RunResult result = ran(model);
    QCOMPARE(callsPerUserAction(result.totals), calls);
    QCOMPARE(result.totals.failed, 100);
}

void TestLayers::whoPropagatesItsFailureStopsTheLayersAbove()
{
    Model model = threeLayers(100, 1.0);
    backEnd(model).propagatesNoRetry = true;
    const RunResult oneHop = ran(model);
    QCOMPARE(callsPerUserAction(oneHop.totals), 4.0 * 4.0); // the front end turns it into a plain 500
    model.layers[1].propagatesNoRetry = true;
    const RunResult whole = ran(model);
    QCOMPARE(callsPerUserAction(whole.totals), 4.0);
    QCOMPARE(whole.totals.notRetryable, 100);
}

void TestLayers::oneOperationIsOneEffectWhateverTheLayers()
{
    Model model = threeLayers(2'000, 0.0);
    model.faults = {fault(FaultKind::Closed, 0.4)}; // applied, and no answer
    const RunResult once = ran(model);
    QCOMPARE_GT(once.totals.closed, 1'000);
    QCOMPARE(once.totals.duplicates, 0);
    model.idempotency.key = pix::KeyUse::PerAttempt;
    const RunResult perAttempt = ran(model);
    QCOMPARE(perAttempt.totals.duplicates, perAttempt.totals.closed);
    QCOMPARE(perAttempt.totals.succeeded, once.totals.succeeded);
}

/// 30 s of the user's, 7 s and 4 s used on the way (Google SRE book; I-12): what the lowest layer has left.
void TestLayers::aDeadlineTravelsDown()
{
    Model model = quickDependency();
    model.duration = 100s;
    model.traffic.arrivals = Traffic::Arrivals::Together;
    model.traffic.operations = 1;
    model.layers = {layer("A", 1), layer("B", 2), layer("C", 2)};
    model.layers[0].policy.deadline = 30s;
    model.layers[1].policy.backoff = constantBackoff(7s);
    model.layers[2].policy.backoff = constantBackoff(4s);
    settlement::Fault silent = fault(FaultKind::Blackhole);
    silent.at = startOfRun + 4s;
    model.faults = {faultDuring(FaultKind::Refused, 0s, 4s), silent};
    // C fails at once, waits 4 s, meets silence until 30 s: 26 s were left to it.
    const Result<trace::Trace> trace = replay(model, std::uint64_t{0});
    QVERIFY(trace.has_value());
    const trace::Party lowest = trace::partyOfLayer(2);
    std::vector<SimTime> sent;
    for (const trace::Step& step : trace->steps) {
        if (step.event == trace::Event::Request && step.from == lowest) {
            sent.push_back(step.at);
        }
    }
    QCOMPARE(sent, (std::vector<SimTime>{startOfRun, startOfRun + 4s}));
    QCOMPARE(trace->outcome, trace::TraceOutcome::FailedExhausted);
    QCOMPARE(trace->duration, SimDuration{30s});
    const RunResult result = ran(model);
    QCOMPARE(result.totals.dependencyAttempts, 2);
}

void TestLayers::withoutItTheLayersBelowWorkOn()
{
    Model model = threeLayers(1, 1.0);
    model.layers[0].policy.maxAttempts = 1;
    model.layers[0].policy.attemptTimeout = 10ms;
    backEnd(model).policy.backoff = constantBackoff(20ms);
    model.layers[1].policy.backoff = constantBackoff(20ms);
    const std::int64_t hurried = ran(model).totals.dependencyAttempts;
    model.layers[0].propagatesDeadline = false;
    const std::int64_t leftAlone = ran(model).totals.dependencyAttempts;
    QCOMPARE(hurried, 1);
    QCOMPARE(leftAlone, 16);
}

void TestLayers::bucketsBelongToTheirLayer()
{
    Model model = threeLayers(1'000, 1.0);
    for (Layer& each : model.layers) {
        each.policy.budget = retry::RatioBudget{0.1, retry::RatioBudget::Of::Originals, 10.0};
    }
    // I-5: a full bucket of 10 and a tenth an original: 109 retries for 1,000 originals, in each layer.
    const RunResult result = ran(model);
    QCOMPARE(result.totals.attempts, 1'109);
    const std::int64_t atSecond = 1'109 + 10 + 110; // its 1,109 originals earn 110.9, the first is lost
    QCOMPARE_GE(result.totals.dependencyAttempts, atSecond + 120);
    QCOMPARE_LE(result.totals.dependencyAttempts, atSecond + 134);
}

void TestLayers::aPreviewShrinksTheBucketsOfEveryLayer()
{
    Model model = threeLayers(10'000, 1.0);
    for (Layer& each : model.layers) {
        each.policy.budget = retry::RatioBudget{0.1, retry::RatioBudget::Of::Originals, 1'000.0};
    }
    const auto exact = static_cast<double>(ran(model).totals.dependencyAttempts);
    const auto preview = static_cast<double>(ran(model, {.scale = 10}).totals.dependencyAttempts);
    QCOMPARE_LT(std::abs(preview / exact - 1.0), 0.01);
}

void TestLayers::theTraceNamesEveryLayer()
{
    Model model = threeLayers(10, 1.0);
    const Result<trace::Trace> trace = replay(model, Notable::FirstFailed);
    QVERIFY(trace.has_value());
    QCOMPARE(trace->layers, (std::vector<std::string>{"browser", "front end", "back end"}));
    QCOMPARE(trace->attempts, 4);
    QCOMPARE(requestsFrom(*trace, trace::partyOfLayer(0)), 4);
    QCOMPARE(requestsFrom(*trace, trace::partyOfLayer(1)), 16);
    QCOMPARE(requestsFrom(*trace, trace::partyOfLayer(2)), 64);
    QCOMPARE(trace->outcome, trace::TraceOutcome::FailedExhausted);
    QCOMPARE(std::count_if(trace->steps.begin(), trace->steps.end(), trace::isAnswer), 4 + 16 + 64);
}

void TestLayers::aScriptCountsWhatReachesTheDependency()
{
    Model model = threeLayers(1, 0.0);
    model.script.emplace();
    model.script->resize(5);
    for (settlement::ScriptedAttempt& attempt : *model.script) {
        attempt.what = settlement::ScriptedAttempt::What::Answer;
        attempt.status = 503;
    }
    const RunResult result = ran(model);
    QCOMPARE(result.totals.dependencyAttempts, 6);
    QCOMPARE(result.totals.succeeded, 1);
    const Result<trace::Trace> trace = replay(model, std::uint64_t{0});
    QVERIFY(trace.has_value());
    QCOMPARE(requestsFrom(*trace, trace::partyOfLayer(2)), 6);
}

QTEST_APPLESS_MAIN(TestLayers)
#include "tst_layers.moc"
