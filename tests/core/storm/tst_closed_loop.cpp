// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storm/models.h"

#include <QtTest/QTest>

#include <cmath>
#include <numeric>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

namespace {

/// `clients` that think for 1 s between operations, against 100 a second.
Model pool(std::int64_t clients)
{
    Model model;
    model.duration = 200s;
    model.traffic.loop = Traffic::Loop::Closed;
    model.traffic.clients = clients;
    model.traffic.think = 1s;
    model.dependency.capacity = 100.0;
    model.dependency.service = Dependency::Service::Constant;
    model.dependency.queue.reset();
    model.policy.attemptTimeout = 1h;
    model.policy.deadline = 2h;
    return model;
}

/// Twice the load that the dependency takes, tried again at each timeout of 0.5 s, `wait` later.
Model overload(Traffic::Loop loop, SimDuration wait)
{
    Model model = pool(300);
    model.traffic.loop = loop;
    model.traffic.rate = 150.0;
    model.policy.maxAttempts = 1'000;
    model.policy.attemptTimeout = 500ms;
    model.policy.backoff = constantBackoff(wait);
    model.dependency.queue = 20;
    return model;
}

double loadAtTheEnd(const Model& model)
{
    return tailMean(ran(model).series.attempts, 100);
}

} // namespace

class TestClosedLoop : public QObject
{
    Q_OBJECT

private slots:
    void throughputFollowsTheClientsUntilTheDependencyIsFull_data();
    void throughputFollowsTheClientsUntilTheDependencyIsFull();
    void aClientHasOneOperationAtATime();
    void operationsEndTheRun();
    void aClockThatStandsStillEndsTheRun();
    void backoffRelievesAPoolAndOnlyPostponesAnOpenLoad();
    void arrivalsSpreadTheFirstOperations_data();
    void arrivalsSpreadTheFirstOperations();
};

void TestClosedLoop::throughputFollowsTheClientsUntilTheDependencyIsFull_data()
{
    QTest::addColumn<int>("clients");
    QTest::addColumn<double>("perSecond");
    // Asymptotic bounds of a closed system (Denning and Buzen 1978): min(N / (Z + S), C).
    QTest::newRow("one client: one in 1.01 s") << 1 << 1.0 / 1.01;
    QTest::newRow("fifty clients that never meet") << 50 << 50.0 / 1.01;
    QTest::newRow("a thousand clients: all it can") << 1'000 << 100.0;
}

void TestClosedLoop::throughputFollowsTheClientsUntilTheDependencyIsFull()
{
    QFETCH(const int, clients);
    QFETCH(const double, perSecond);
    Model model = pool(clients);
    model.traffic.arrivals = Traffic::Arrivals::Uniform;
    const double goodput = tailMean(ran(model).series.goodput, 100);
    QCOMPARE_LE(std::abs(goodput - perSecond), 0.01 * perSecond + 1.0 / 100.0); // or one more in 100 s
}

void TestClosedLoop::aClientHasOneOperationAtATime()
{
    const RunResult result = ran(pool(1'000));
    QCOMPARE_LE(result.totals.open, 1'000);
    QCOMPARE_LE(result.cost.peakInFlight, 1'000);
    QCOMPARE(result.totals.attempts, result.totals.operations);
}

void TestClosedLoop::operationsEndTheRun()
{
    Model model = pool(7);
    model.traffic.operations = 40;
    const RunResult result = ran(model);
    QCOMPARE(result.totals.operations, 40);
    QCOMPARE(result.totals.succeeded, 40);
}

/// Refused at once, no wait, nothing to think about: for ever in one instant.
void TestClosedLoop::aClockThatStandsStillEndsTheRun()
{
    Model model = pool(10);
    model.traffic.think = 0s;
    model.dependency.queue = 0;
    model.policy.maxAttempts = 1;
    const RunResult result = ran(model);
    QVERIFY(result.isCut);
    QCOMPARE_GT(result.totals.rejected, 1'000'000);
    const double inSeries
        = std::accumulate(result.series.originals.begin(), result.series.originals.end(), 0.0);
    QCOMPARE(inSeries * toSeconds(result.series.bin), static_cast<double>(result.totals.operations));
}

/// Brooker, "What is backoff for?": a pool that waits longer asks less; the users of an open system keep
/// coming.
void TestClosedLoop::backoffRelievesAPoolAndOnlyPostponesAnOpenLoad()
{
    const double eager = loadAtTheEnd(overload(Traffic::Loop::Closed, 100ms));
    const double patient = loadAtTheEnd(overload(Traffic::Loop::Closed, 5s));
    QCOMPARE_GT(eager, 1'000.0);
    QCOMPARE_LT(patient, 200.0);
    // In an open loop every failure comes again, whenever: load keeps growing with those who wait.
    Model open = overload(Traffic::Loop::Open, 5s);
    const RunResult later = ran(open);
    QCOMPARE_GT(later.series.attempts.back(), 1.5 * later.series.attempts[later.series.size() / 2]);
}

void TestClosedLoop::arrivalsSpreadTheFirstOperations_data()
{
    QTest::addColumn<Traffic::Arrivals>("arrivals");
    QTest::addColumn<double>("mostInABin"); // of 60 in 6 s: a tenth of a second each
    QTest::newRow("together: all at once") << Traffic::Arrivals::Together << 600.0;
    QTest::newRow("uniform: evenly over the time to think") << Traffic::Arrivals::Uniform << 60.0;
}

void TestClosedLoop::arrivalsSpreadTheFirstOperations()
{
    QFETCH(const Traffic::Arrivals, arrivals);
    QFETCH(const double, mostInABin);
    Model model = pool(600);
    model.duration = 6s;
    model.traffic.think = 1s;
    model.traffic.operations = 600;
    model.traffic.arrivals = arrivals;
    const std::vector<double> originals = ran(model).series.originals;
    QCOMPARE(*std::max_element(originals.begin(), originals.end()), mostInABin * 10.0);
}

QTEST_APPLESS_MAIN(TestClosedLoop)
#include "tst_closed_loop.moc"
