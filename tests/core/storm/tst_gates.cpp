// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storm/models.h"

#include <QtTest/QTest>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;
using settlement::FaultKind;

namespace {

/// 1,000 a second against a dependency that is down for 60 s, three attempts.
Model outage(FaultKind kind)
{
    Model model = quickDependency();
    model.duration = 80s;
    model.traffic.rate = 1'000.0;
    model.traffic.arrivals = Traffic::Arrivals::Uniform;
    model.policy.backoff = constantBackoff(100ms);
    model.policy.attemptTimeout = 500ms;
    model.faults = {faultDuring(kind, 0s, 60s)};
    return model;
}

/// 30,000 a second against 10,000, one attempt each, rejected at once.
Model overloaded(double k)
{
    Model model;
    model.duration = 40s;
    model.traffic.rate = 30'000.0;
    model.traffic.arrivals = Traffic::Arrivals::Poisson;
    model.dependency.capacity = 10'000.0;
    model.dependency.service = Dependency::Service::Constant;
    model.dependency.queue = 100;
    model.policy.maxAttempts = 1;
    model.policy.throttle = retry::Throttle{.k = k, .window = 5s};
    return model;
}

/// Arrivals at the dependency a second, once the throttle has settled.
double sentByThrottled(double k)
{
    return tailMean(ran(overloaded(k)).series.dependencyAttempts, 20);
}

} // namespace

class TestGates : public QObject
{
    Q_OBJECT

private slots:
    void withoutABreakerEveryAttemptGoesOut();
    void aBreakerLetsProbesThroughAndTheRestFailFast();
    void silenceLetsMoreThroughBeforeItTrips();
    void theBreakerClosesWhenTheOutageEnds();
    void eachClientHasABreakerOfItsOwn();
    void businessErrorsDoNotOpenIt();
    void theThrottleSettlesWhereTheBookSays_data();
    void theThrottleSettlesWhereTheBookSays();
    void aHealthyDependencyIsNotThrottled();
    void theTraceShowsWhatWasHeldBack();
};

void TestGates::withoutABreakerEveryAttemptGoesOut()
{
    Model model = outage(FaultKind::Refused);
    model.duration = 60s;
    model.faults.front().lasts.reset();
    model.traffic.operations = 50'000; // all of them ended within the run
    QCOMPARE(ran(model).totals.dependencyAttempts, 150'000);
}

void TestGates::aBreakerLetsProbesThroughAndTheRestFailFast()
{
    Model model = outage(FaultKind::Refused);
    model.policy.breaker = retry::Breaker{.failures = 20, .openFor = 5s, .probes = 1};
    model.duration = 60s;
    const RunResult result = ran(model);
    // Twenty to trip it, and a probe every 5 s: at about 5, 10, … 55.
    QCOMPARE(result.totals.dependencyAttempts, 20 + 11);
    QCOMPARE(result.totals.attempts - result.totals.heldBack, 31);
    QCOMPARE(result.totals.refused, 31);
}

void TestGates::silenceLetsMoreThroughBeforeItTrips()
{
    Model model = outage(FaultKind::Blackhole);
    model.policy.breaker = retry::Breaker{.failures = 20, .openFor = 5s, .probes = 1};
    model.duration = 60s;
    // 500 are in flight when the first of twenty timeouts comes.
    const std::int64_t sent = ran(model).totals.dependencyAttempts;
    QCOMPARE_GE(sent, 500 + 20 + 9);
    QCOMPARE_LE(sent, 500 + 20 + 11);
}

void TestGates::theBreakerClosesWhenTheOutageEnds()
{
    Model model = outage(FaultKind::Refused);
    model.policy.breaker = retry::Breaker{.failures = 20, .openFor = 5s, .probes = 1};
    const RunResult result = ran(model);
    QVERIFY(result.recoveryS.has_value());
    QCOMPARE_LE(*result.recoveryS, 5.0);
}

void TestGates::eachClientHasABreakerOfItsOwn()
{
    Model model = outage(FaultKind::Refused);
    model.policy.breaker = retry::Breaker{.failures = 20, .openFor = 100s, .probes = 1};
    model.duration = 60s;
    model.traffic.clients = 7;
    QCOMPARE(ran(model).totals.dependencyAttempts, 7 * 20);
}

void TestGates::businessErrorsDoNotOpenIt()
{
    Model model = outage(FaultKind::BusinessError);
    model.policy.breaker = retry::Breaker{.failures = 1, .openFor = 100s, .probes = 1};
    const RunResult result = ran(model);
    QCOMPARE(result.totals.heldBack, 0);
    QCOMPARE(result.totals.dependencyAttempts, result.totals.operations);
}

void TestGates::theThrottleSettlesWhereTheBookSays_data()
{
    QTest::addColumn<double>("k");
    QTest::addColumn<double>("sent");
    // Fixed point of (requests − K·accepts)/(requests + 1): K times what is accepted; I-7.
    QTest::newRow("K = 2: two for each accepted") << 2.0 << 20'000.0;
    QTest::newRow("K = 1.1: one in ten in vain") << 1.1 << 11'000.0;
}

void TestGates::theThrottleSettlesWhereTheBookSays()
{
    QFETCH(const double, k);
    QFETCH(const double, sent);
    QCOMPARE_LT(std::abs(sentByThrottled(k) / sent - 1.0), 0.01);
}

void TestGates::aHealthyDependencyIsNotThrottled()
{
    Model model = overloaded(2.0);
    model.traffic.rate = 5'000.0;
    QCOMPARE(ran(model).totals.heldBack, 0);
}

void TestGates::theTraceShowsWhatWasHeldBack()
{
    Model model = outage(FaultKind::Refused);
    model.policy.breaker = retry::Breaker{.failures = 1, .openFor = 100s, .probes = 1};
    const Result<trace::Trace> trace = replay(model, std::uint64_t{5'000});
    QVERIFY(trace.has_value());
    QCOMPARE(trace->attempts, 3);
    QCOMPARE(trace->outcome, trace::TraceOutcome::FailedExhausted);
    for (const trace::Step& step : trace->steps) {
        if (step.event == trace::Event::Request) {
            QVERIFY(step.lost);
            QCOMPARE(step.ends, step.at);
            QVERIFY(step.isHeldBack);
        }
    }
}

QTEST_APPLESS_MAIN(TestGates)
#include "tst_gates.moc"
