// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storm/models.h"

#include <QtTest/QTest>

#include <cmath>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

namespace {

/// `replicas` that take 1,000 a second together.
Model cluster(std::int64_t replicas, double rate)
{
    Model model;
    model.duration = 100s;
    model.traffic.rate = rate;
    model.dependency.capacity = 1'000.0;
    model.dependency.workers = replicas;
    model.dependency.replicas = replicas;
    model.dependency.queue = 40 * replicas;
    model.policy.maxAttempts = 1;
    model.policy.attemptTimeout = 20s;
    model.policy.deadline = 20s;
    return model;
}

/// Four replicas of 250 a second; 1,300 a second come from 10 to 20 s, 800 before and after.
Model spikedCluster()
{
    Model model = cluster(4, 800.0);
    model.traffic.steps = {{startOfRun + 10s, 1'300.0}, {startOfRun + 20s, 800.0}};
    model.policy.maxAttempts = 3;
    model.policy.backoff = constantBackoff(200ms);
    model.dependency.restart = 10s;
    return model;
}

} // namespace

class TestReplicas : public QObject
{
    Q_OBJECT

private slots:
    void aShareEachAndNoMore();
    void replicasAreIndependentQueues();
    void oneThatCrashesPushesItsLoadOntoTheOthers();
    void aSpikeThatIsOverCanStillBringThemAllDown();
    void withNoneUpConnectionsAreRefused();
    void whatACrashedReplicaHeldIsClosedAndNotApplied();
    void itComesBackCold();
    void aRoomOfNoPlacesIsFullOnlyWhenEveryWorkerIsBusy();
    void smallRoomsCrashAsLargeOnesDo_data();
    void smallRoomsCrashAsLargeOnesDo();
};

void TestReplicas::aShareEachAndNoMore()
{
    // As one: 2,000 a second against 1,000 leave 1,000.
    const RunResult result = ran(cluster(5, 2'000.0));
    QCOMPARE_LT(std::abs(tailMean(result.series.goodput, 50) / 1'000.0 - 1.0), 0.01);
}

void TestReplicas::replicasAreIndependentQueues()
{
    // M/M/1 of 80 % load on each of 4, waiting rooms apart: ρ/(μ − λ) with μ = 250, λ = 200: 16 ms wait, 20
    // ms in all; one M/M/4 would take 7 ms.
    Model model = cluster(4, 800.0);
    model.duration = 600s;
    model.dependency.queue.reset();
    const RunResult result = ran(model);
    const double medianOfExponential = 20.0 * std::log(2.0);
    QCOMPARE_LT(std::abs(result.latency.p50Ms / medianOfExponential - 1.0), 0.05);
}

void TestReplicas::oneThatCrashesPushesItsLoadOntoTheOthers()
{
    Model model = spikedCluster();
    const RunResult sturdy = ran(model);
    QCOMPARE(sturdy.totals.closed, 0);
    model.dependency.crashAfter = 2s;
    const RunResult frail = ran(model);
    QCOMPARE_GT(frail.totals.closed, 100);
    QCOMPARE_LT(frail.totals.succeeded, sturdy.totals.succeeded);
}

/// Google SRE book, "Addressing cascading failures": the load of those that crash brings down the rest.
void TestReplicas::aSpikeThatIsOverCanStillBringThemAllDown()
{
    Model model = spikedCluster();
    QVERIFY(ran(model).recoveryS.has_value());
    model.dependency.crashAfter = 2s;
    const RunResult cascade = ran(model);
    QVERIFY(!cascade.recoveryS.has_value());
    QCOMPARE_LT(tailMean(cascade.series.goodput, 40), 700.0);
}

void TestReplicas::withNoneUpConnectionsAreRefused()
{
    Model model = cluster(1, 5'000.0);
    model.dependency.crashAfter = 1s;
    model.dependency.restart = 1h;
    const RunResult result = ran(model);
    QCOMPARE_GT(result.totals.refused, 400'000);
    QCOMPARE(result.series.goodput.back(), 0.0);
}

void TestReplicas::whatACrashedReplicaHeldIsClosedAndNotApplied()
{
    Model model = cluster(1, 5'000.0);
    model.traffic.arrivals = Traffic::Arrivals::Uniform;
    model.dependency.service = Dependency::Service::Constant;
    model.dependency.crashAfter = 1s;
    model.dependency.restart = 1h;
    model.idempotency.key = pix::KeyUse::Once;
    const RunResult result = ran(model);
    QCOMPARE(result.totals.closed, 40 + 1); // the room and the worker
    QCOMPARE(result.totals.duplicates, 0);
    QCOMPARE(result.totals.operations,
        result.totals.succeeded + result.totals.rejected + result.totals.refused + result.totals.closed);
}

void TestReplicas::itComesBackCold()
{
    Model model = cluster(1, 5'000.0);
    model.dependency.queue = 1'000;
    model.dependency.service = Dependency::Service::Constant;
    model.dependency.crashAfter = 30s;
    model.dependency.restart = 20s;
    const RunResult result = ran(model);
    // Crashes about 30 s, is back about 50 s at half its capacity, at three quarters 10 s later.
    QCOMPARE(result.series.goodput[40], 0.0);
    QCOMPARE_LT(std::abs(result.series.goodput[51] - 545.0), 40.0);
    QCOMPARE_LT(std::abs(result.series.goodput[61] - 785.0), 40.0);
    QCOMPARE_LT(std::abs(result.series.goodput[20] - 1'000.0), 2.0);
}

void TestReplicas::aRoomOfNoPlacesIsFullOnlyWhenEveryWorkerIsBusy()
{
    Model model = cluster(1, 20.0); // about 20 of 100 workers are busy
    model.dependency.capacity = 100.0;
    model.dependency.workers = 100;
    model.dependency.queue = 0;
    model.dependency.crashAfter = 500ms;
    const RunResult result = ran(model);
    QCOMPARE(result.totals.closed, 0);
    QCOMPARE(result.totals.refused, 0);
    QCOMPARE(result.totals.succeeded + result.totals.open, result.totals.operations);
}

void TestReplicas::smallRoomsCrashAsLargeOnesDo_data()
{
    QTest::addColumn<int>("places");
    for (const int places : {1, 2, 9, 10, 11, 100}) {
        QTest::addRow("%d places", places) << places;
    }
}

void TestReplicas::smallRoomsCrashAsLargeOnesDo()
{
    QFETCH(const int, places);
    Model model = cluster(1, 10'000.0);
    model.duration = 10s;
    model.dependency.service = Dependency::Service::Constant;
    model.dependency.queue = places;
    model.dependency.crashAfter = 1s;
    model.dependency.restart = 1h;
    const std::int64_t closed = ran(model).totals.closed;
    QCOMPARE_GE(closed, places); // the worker, and the room but for a place that was just left
    QCOMPARE_LE(closed, places + 1);
}

QTEST_APPLESS_MAIN(TestReplicas)
#include "tst_replicas.moc"
