// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storm/models.h"

#include <QTest>

#include <cmath>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;
using settlement::Fault;
using settlement::FaultKind;

namespace {

Model withFaults(std::vector<Fault> faults, std::int64_t operations = 100)
{
    Model model = manyOperations(operations);
    model.duration = 60s;
    model.faults = std::move(faults);
    return model;
}

Fault perOperation(Fault fault)
{
    fault.per = Fault::Per::Operation;
    return fault;
}

Fault answering(int status)
{
    Fault fault = tests::fault(FaultKind::Answer);
    fault.status = status;
    return fault;
}

} // namespace

class TestFaults : public QObject
{
    Q_OBJECT

private slots:
    void theFaultDecidesHowAttemptsEnd_data();
    void theFaultDecidesHowAttemptsEnd();
    void amplificationFollowsTheShareThatFails_data();
    void amplificationFollowsTheShareThatFails();
    void perOperationTheSameOnesKeepFailing();
    void theFirstFaultInTheFileWins();
    void aFaultOnlyActsInItsTime();
    void theHintCountsDownToTheEndOfTheFault();
    void anAnswerThatForbidsRetriesIsObeyed();
    void latencyStretchesTheService();
    void capacityStretchesTheService();
    void aStallLetsTheQueueGrow();
    void theNetworkTakesItsTimeBothWays();
};

void TestFaults::theFaultDecidesHowAttemptsEnd_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<Totals>("expected");

    Totals base;
    base.operations = 100;
    base.failed = 100;
    base.attempts = 300;
    base.retries = 200;
    base.dependencyAttempts = 300;
    base.exhausted = 100;
    base.wastedAttempts = 200;
    Totals permanent = base;
    permanent.attempts = 100;
    permanent.retries = 0;
    permanent.dependencyAttempts = 100;
    permanent.exhausted = 0;
    permanent.wastedAttempts = 0;
    permanent.notRetryable = 100;
    const auto with = [](Totals totals, std::int64_t Totals::*count, std::int64_t value) {
        totals.*count = value;
        return totals;
    };

    QTest::newRow("503 is tried again") << fault(FaultKind::Unavailable) << base;
    QTest::newRow("429 is tried again") << fault(FaultKind::TooManyRequests) << base;
    QTest::newRow("422 is not") << fault(FaultKind::BusinessError) << permanent;
    QTest::newRow("500 is not in the catalogue") << answering(500) << permanent;
    QTest::newRow("504 is") << answering(504) << base;
    QTest::newRow("refused") << fault(FaultKind::Refused) << with(base, &Totals::refused, 300);
    QTest::newRow("vanished: times out") << fault(FaultKind::Blackhole) << with(base, &Totals::timedOut, 300);
    QTest::newRow("lost answers: time out")
        << fault(FaultKind::LostResponse) << with(base, &Totals::timedOut, 300);
    QTest::newRow("closed") << fault(FaultKind::Closed) << with(base, &Totals::closed, 300);
}

void TestFaults::theFaultDecidesHowAttemptsEnd()
{
    QFETCH(const Fault, fault);
    QFETCH(const Totals, expected);
    Model model = withFaults({fault});
    model.policy.deadline = 50s;
    QVERIFY(ran(model).totals == expected);
}

void TestFaults::amplificationFollowsTheShareThatFails_data()
{
    QTest::addColumn<double>("probability");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<double>("amplification");
    QTest::addColumn<double>("failed");
    // E[attempts] = (1 − p^A)/(1 − p), P(fail) = p^A (oracle I-5)
    QTest::newRow("p = 0.1, 3 attempts: 1.11") << 0.1 << 3 << 1.11 << 0.001;
    QTest::newRow("p = 0.5, 2 attempts: 1.5") << 0.5 << 2 << 1.5 << 0.25;
    QTest::newRow("p = 0.5, 3 attempts: 1.75") << 0.5 << 3 << 1.75 << 0.125;
    QTest::newRow("p = 0.5, 4 attempts: 1.875") << 0.5 << 4 << 1.875 << 0.0625;
    QTest::newRow("p = 0.9, 3 attempts: 2.71") << 0.9 << 3 << 2.71 << 0.729;
    QTest::newRow("p = 1, 4 attempts: 4") << 1.0 << 4 << 4.0 << 1.0;
}

void TestFaults::amplificationFollowsTheShareThatFails()
{
    QFETCH(const double, probability);
    QFETCH(const int, attempts);
    QFETCH(const double, amplification);
    QFETCH(const double, failed);
    Model model = withFaults({fault(FaultKind::Unavailable, probability)}, 20'000);
    model.policy.maxAttempts = attempts;
    const Totals totals = ran(model).totals;
    // The number of attempts has a standard deviation below 1.2: 0.0085 for the mean of 20,000.
    QCOMPARE_LE(std::abs(storm::amplification(totals) - amplification), 4 * 0.0085);
    const double share = static_cast<double>(totals.failed) / 20'000.0;
    QCOMPARE_LE(std::abs(share - failed), 4 * std::sqrt(failed * (1.0 - failed) / 20'000.0));
    QCOMPARE(goodputRatio(totals), 1.0 - share);
    QCOMPARE(callsPerUserAction(totals), storm::amplification(totals));
}

void TestFaults::perOperationTheSameOnesKeepFailing()
{
    const Totals totals = ran(withFaults({perOperation(fault(FaultKind::Unavailable, 0.2))}, 10'000)).totals;
    QCOMPARE(totals.succeededAfterRetry, 0);
    QCOMPARE(totals.retries, 2 * totals.failed);
    QCOMPARE_LE(std::abs(static_cast<double>(totals.failed) - 2000.0), 4 * 40.0);
}

void TestFaults::theFirstFaultInTheFileWins()
{
    QCOMPARE(
        ran(withFaults({fault(FaultKind::Refused), fault(FaultKind::BusinessError)})).totals.refused, 300);
    QCOMPARE(
        ran(withFaults({fault(FaultKind::BusinessError), fault(FaultKind::Refused)})).totals.notRetryable,
        100);
}

void TestFaults::aFaultOnlyActsInItsTime()
{
    // 10 a second, no retry: the originals of seconds 2 and 3 fail.
    Model model = withFaults({faultDuring(FaultKind::Unavailable, 2s, 2s)});
    model.policy.maxAttempts = 1;
    const RunResult result = ran(model);
    QCOMPARE(result.totals.failed, 20);
    QCOMPARE(result.series.failures[1], 0.0);
    QCOMPARE(result.series.failures[2], 10.0);
    QCOMPARE(result.series.failures[3], 10.0);
    QCOMPARE(result.series.failures[4], 0.0);
    QCOMPARE(result.recoveryS, std::optional{0.0});
    QCOMPARE(result.recoveredAtS, std::optional{4.0});
}

void TestFaults::theHintCountsDownToTheEndOfTheFault()
{
    // Honoured exactly, everybody comes back at the end of the outage at once.
    Fault outage = faultDuring(FaultKind::Unavailable, 0s, 5s);
    outage.retryAfterUntilEnd = true;
    Model model = withFaults({outage}, 1'000);
    model.policy.retryAfter = retry::RetryAfterMode::Exact;
    const RunResult result = ran(model);
    QCOMPARE(result.totals.succeeded, 1'000);
    QCOMPARE(result.totals.attempts, 1'500);
    QCOMPARE(result.series.retries[5], 500.0);
    QCOMPARE(result.series.attempts[5], 600.0);
    QCOMPARE(result.waitMeanMs, 500.0 * 2505.0 / 1'000.0); // 500 waits of 10 … 5000 ms, over all operations
}

void TestFaults::anAnswerThatForbidsRetriesIsObeyed()
{
    Fault fault = tests::fault(FaultKind::Unavailable);
    fault.noRetry = true;
    const Totals totals = ran(withFaults({fault})).totals;
    QCOMPARE(totals.attempts, 100);
    QCOMPARE(totals.notRetryable, 100);
}

void TestFaults::latencyStretchesTheService()
{
    Fault slow = faultDuring(FaultKind::Latency, 0s, 5s);
    slow.factor = 100.0; // 1 ms becomes 100 ms
    const RunResult result = ran(withFaults({slow}));
    QCOMPARE(result.latency.maxMs, 100.0);
    QCOMPARE_LE(std::abs(result.latency.p50Ms - 1.0), 0.01); // 50 of 100 are slow
    QCOMPARE_LE(std::abs(result.latency.p95Ms - 100.0), 1.0);
    QCOMPARE(result.totals.succeeded, 100);
}

void TestFaults::capacityStretchesTheService()
{
    Fault weak = faultDuring(FaultKind::Capacity, 0s, 5s);
    weak.factor = 0.01;
    const RunResult result = ran(withFaults({weak}));
    QCOMPARE(result.latency.maxMs, 100.0);
    QCOMPARE(result.totals.succeeded, 100);
}

void TestFaults::aStallLetsTheQueueGrow()
{
    Model model = withFaults({faultDuring(FaultKind::Stall, 2s, 2s)});
    model.policy.attemptTimeout = 10s;
    model.policy.deadline = 10s;
    const RunResult result = ran(model);
    QCOMPARE(result.series.queue[1], 0.0);
    QCOMPARE(result.series.queue[2], 10.0);
    QCOMPARE(result.series.queue[3], 20.0);
    QCOMPARE(result.series.queue[4], 0.0);
    QCOMPARE(result.latency.maxMs, 2001.0); // the one of t = 2 s waits 2 s for its millisecond
    QCOMPARE(result.totals.succeeded, 100);
}

void TestFaults::theNetworkTakesItsTimeBothWays()
{
    Model model = withFaults({});
    model.dependency.network = 20ms;
    QCOMPARE(ran(model).latency.maxMs, 41.0);
    model.policy.attemptTimeout = 41ms; // an answer at the very moment of the timeout is too late
    QCOMPARE(ran(model).totals.timedOut, 300);
    model.policy.attemptTimeout = 42ms;
    QCOMPARE(ran(model).totals.timedOut, 0);
}

QTEST_APPLESS_MAIN(TestFaults)
#include "tst_faults.moc"
