// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storm/models.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

namespace {

constexpr double never = -1.0;

/// Bronson et al. (HotOS'21): 300 a second, timeout 1 s, immediate retry, a stall from 20 to 30 s. Constant
/// service, evenly spaced arrivals, unbounded FIFO queue.
Model stalled(double rate, std::int64_t maxAttempts, SimDuration duration = 700s)
{
    Model model;
    model.duration = duration;
    model.traffic.rate = rate;
    model.traffic.arrivals = Traffic::Arrivals::Uniform;
    model.dependency.capacity = 300;
    model.dependency.service = Dependency::Service::Constant;
    model.dependency.queue.reset();
    model.policy.maxAttempts = maxAttempts;
    model.policy.backoff = constantBackoff(0s);
    model.policy.attemptTimeout = 1s;
    model.policy.deadline = 1h;
    model.faults = {faultDuring(settlement::FaultKind::Stall, 20s, 10s)};
    return model;
}

Model withRatio(Model model)
{
    model.policy.budget = retry::RatioBudget{0.10, retry::RatioBudget::Of::Originals, 10.0};
    return model;
}

Model withWait(Model model, SimDuration wait)
{
    model.policy.backoff = constantBackoff(wait);
    return model;
}

Model withRoom(Model model, std::int64_t places)
{
    model.dependency.queue = places;
    return model;
}

Model skipping(Model model, Dependency::ExpiredWork expired)
{
    model.dependency.expiredWork = expired;
    return model;
}

Model stallOf(Model model, SimDuration lasts)
{
    model.faults.front().lasts = lasts;
    return model;
}

} // namespace

Q_DECLARE_METATYPE(repique::storm::Model)

/// Oracle I-6: two independent programs agree on every row. Recovery in seconds after the stall, ± max(2 s,
/// 3 %).
class TestMetastability : public QObject
{
    Q_OBJECT

private slots:
    void recoversWhenTheOracleSays_data();
    void recoversWhenTheOracleSays();
    void theCollapsedStateServesNobody_data();
    void theCollapsedStateServesNobody();
    void skippingWorkThatHasExpiredRecoversToo();
    void randomArrivalsKeepTheSideOfTheEdge_data();
    void randomArrivalsKeepTheSideOfTheEdge();
};

void TestMetastability::recoversWhenTheOracleSays_data()
{
    QTest::addColumn<Model>("model");
    QTest::addColumn<double>("recovery");
    const auto unfinishable = Dependency::ExpiredWork::SkipUnfinishable;

    QTest::newRow("no retry, 140 a second: 7 s") << stalled(140, 1) << 7.0;
    QTest::newRow("no retry, 200: 17 s") << stalled(200, 1) << 17.0;
    QTest::newRow("no retry, 250: 44 s") << stalled(250, 1) << 44.0;
    QTest::newRow("no retry, 280: 126 s") << stalled(280, 1) << 126.0;
    QTest::newRow("one retry, 100: 15 s") << stalled(100, 2) << 15.0;
    QTest::newRow("one retry, 120: 32 s") << stalled(120, 2) << 32.0;
    QTest::newRow("one retry, 140: 117 s") << stalled(140, 2) << 117.0;
    QTest::newRow("one retry, 150 = 300/2: never") << stalled(150, 2) << never;
    QTest::newRow("one retry, 280: never") << stalled(280, 2) << never;
    QTest::newRow("budget of 10 %, 200: 24 s") << withRatio(stalled(200, 2)) << 24.0;
    QTest::newRow("budget of 10 %, 250: 98 s") << withRatio(stalled(250, 2)) << 98.0;
    QTest::newRow("budget of 10 %, 270: 885 s") << withRatio(stalled(270, 2, 1500s)) << 885.0;
    QTest::newRow("budget of 10 %, 280 > 300/1.1: never") << withRatio(stalled(280, 2)) << never;
    QTest::newRow("280 and a wait of 0.1 s: never") << withWait(stalled(280, 2), 100ms) << never;
    QTest::newRow("280 and a wait of 1 s: never") << withWait(stalled(280, 2), 1s) << never;
    QTest::newRow("280 and a wait of 5 s: never") << withWait(stalled(280, 2), 5s) << never;
    for (const double rate : {140.0, 200.0, 280.0, 290.0}) {
        QTest::addRow("unfinishable work skipped, %g: at once", rate)
            << skipping(stalled(rate, 2), unfinishable) << 0.0;
    }
    QTest::newRow("a queue of 150 < 300 · 1 s: at once") << withRoom(stalled(280, 2), 150) << 0.0;
    QTest::newRow("a queue of 290 < 300 · 1 s: at once") << withRoom(stalled(280, 2), 290) << 0.0;
    QTest::newRow("a stall of 1 s, 280: recovers") << stallOf(stalled(280, 2), 1s) << 0.0;
    QTest::newRow("a stall of 1.05 s, 280: never") << stallOf(stalled(280, 2), 1050ms) << never;
    QTest::newRow("no retry, a stall of 1.1 s: 1 s") << stallOf(stalled(280, 1), 1100ms) << 1.0;
    QTest::newRow("no retry, a stall of 2 s: 14 s") << stallOf(stalled(280, 1), 2s) << 14.0;
}

void TestMetastability::recoversWhenTheOracleSays()
{
    QFETCH(const Model, model);
    QFETCH(const double, recovery);
    const RunResult result = ran(model);
    QCOMPARE(result.recoveryS.has_value(), recovery != never);
    QCOMPARE(result.recoveredAtS.has_value(), recovery != never);
    if (result.recoveryS) {
        QCOMPARE_LE(std::abs(*result.recoveryS - recovery), std::max(2.0, 0.03 * recovery));
    }
}

void TestMetastability::theCollapsedStateServesNobody_data()
{
    QTest::addColumn<Model>("model");
    QTest::addColumn<double>("attempts");
    QTest::newRow("280 with one retry: 560 attempts a second (Bronson et al.)") << stalled(280, 2) << 560.0;
    QTest::newRow("280 with a budget of 10 %: 308 attempts a second") << withRatio(stalled(280, 2)) << 308.0;
}

void TestMetastability::theCollapsedStateServesNobody()
{
    QFETCH(const Model, model);
    QFETCH(const double, attempts);
    const RunResult result = ran(model);
    QCOMPARE(tailMean(result.series.goodput, 100), 0.0);
    QCOMPARE_LE(std::abs(tailMean(result.series.attempts, 100) - attempts), 0.01);
}

void TestMetastability::skippingWorkThatHasExpiredRecoversToo()
{
    const RunResult result = ran(skipping(stalled(280, 2), Dependency::ExpiredWork::Skip));
    QVERIFY(result.recoveryS.has_value());
    QCOMPARE_GT(result.totals.abandonedSkipped, 0);
}

void TestMetastability::randomArrivalsKeepTheSideOfTheEdge_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<bool>("recovers");
    QTest::newRow("2 attempts, 130: recovers") << 130.0 << 2 << true;
    QTest::newRow("2 attempts, 165: does not") << 165.0 << 2 << false;
    QTest::newRow("3 attempts, 85: recovers") << 85.0 << 3 << true;
    QTest::newRow("3 attempts, 115: does not") << 115.0 << 3 << false;
}

void TestMetastability::randomArrivalsKeepTheSideOfTheEdge()
{
    QFETCH(const double, rate);
    QFETCH(const int, attempts);
    QFETCH(const bool, recovers);
    Model model = stalled(rate, attempts);
    model.traffic.arrivals = Traffic::Arrivals::Poisson;
    model.dependency.service = Dependency::Service::Exponential;
    QCOMPARE(ran(model).recoveryS.has_value(), recovers);
}

QTEST_APPLESS_MAIN(TestMetastability)
#include "tst_metastability.moc"
