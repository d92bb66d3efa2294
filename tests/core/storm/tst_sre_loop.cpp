// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storm/models.h"

#include <QTest>

#include <cmath>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

/// The retry loop of the Google SRE book ("Addressing cascading failures"), with evenly spaced arrivals. The
/// numbers are those of an independent per-request program (oracle I-4).
class TestSreLoop : public QObject
{
    Q_OBJECT

private slots:
    void withoutLimitTheLoadGrowsByAHundredASecond_data();
    void withoutLimitTheLoadGrowsByAHundredASecond();
    void withoutLimitEverySecondAddsWhatWasRefused();
    void fullJitterMakesItGrowTwiceAsFast();
    void unmixedTheSameRequestsAreRefusedEveryTime_data();
    void unmixedTheSameRequestsAreRefusedEveryTime();
};

void TestSreLoop::withoutLimitTheLoadGrowsByAHundredASecond_data()
{
    QTest::addColumn<int>("second");
    QTest::addColumn<double>("load");
    QTest::addColumn<double>("tolerance");
    QTest::newRow("second 0: 10,100") << 0 << 10'100.0 << 0.0;
    QTest::newRow("second 1: 10,200") << 1 << 10'200.0 << 0.02;
    QTest::newRow("second 2: 10,300") << 2 << 10'300.0 << 0.02;
    QTest::newRow("second 5: 10,600") << 5 << 10'600.0 << 0.02;
    QTest::newRow("second 10: 11,079, the waiting room of 20 took the rest") << 10 << 11'079.0 << 0.0002;
    QTest::newRow("second 40: 14,080") << 40 << 14'080.0 << 0.0002;
}

void TestSreLoop::withoutLimitTheLoadGrowsByAHundredASecond()
{
    QFETCH(const int, second);
    QFETCH(const double, load);
    QFETCH(const double, tolerance);
    static const RunResult result = ran(sreLoop(1'000'000));
    const double attempts = result.series.attempts[static_cast<std::size_t>(second)];
    QCOMPARE_LE(std::abs(attempts - load), tolerance * load);
}

void TestSreLoop::withoutLimitEverySecondAddsWhatWasRefused()
{
    const RunResult result = ran(sreLoop(1'000'000));
    for (std::size_t second = 1; second < result.series.size(); ++second) {
        QCOMPARE(result.series.originals[second], 10'100.0);
        QCOMPARE(result.series.goodput[second], 10'000.0);
        QCOMPARE(result.series.retries[second], result.series.failures[second - 1]);
        QCOMPARE(result.series.failures[second] - result.series.failures[second - 1], 100.0);
        QCOMPARE(result.series.rejected[second], result.series.failures[second]);
        QCOMPARE(result.series.queue[second], 20.0);
    }
}

void TestSreLoop::fullJitterMakesItGrowTwiceAsFast()
{
    // The mean wait is half a second, so what is refused comes back twice as fast.
    Model model = sreLoop(1'000'000);
    model.duration = 30s;
    model.policy.backoff.jitter.amount = 1.0;
    const RunResult result = ran(model);
    const double early = result.series.attempts[10]; // bins of half a second
    const double late = result.series.attempts[50];
    QCOMPARE_LE(std::abs((late - early) / 20.0 - 200.0), 20.0);
}

void TestSreLoop::unmixedTheSameRequestsAreRefusedEveryTime_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<double>("load");
    QTest::newRow("10,100 offered, 3 attempts: 10,300") << 10'100.0 << 3 << 10'300.0;
    QTest::newRow("11,000 offered, 2 attempts: 12,000") << 11'000.0 << 2 << 12'000.0;
    QTest::newRow("11,000 offered, no retry: 11,000") << 11'000.0 << 1 << 11'000.0;
}

void TestSreLoop::unmixedTheSameRequestsAreRefusedEveryTime()
{
    QFETCH(const double, rate);
    QFETCH(const int, attempts);
    QFETCH(const double, load);
    Model model = sreLoop(attempts);
    model.traffic.rate = rate;
    const RunResult result = ran(model);
    QCOMPARE(tailMean(result.series.attempts, 40), load);
    QCOMPARE(tailMean(result.series.goodput, 40), 10'000.0);
}

QTEST_APPLESS_MAIN(TestSreLoop)
#include "tst_sre_loop.moc"
