// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storm/models.h"

#include <QTest>

#include <cmath>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

/// What a refusal costs is what turns growth into collapse (oracle I-4: an independent per-request program
/// and the closed form g = (C − cL)/(1 − c)).
class TestRejectionCost : public QObject
{
    Q_OBJECT

private slots:
    void theCostDecidesTheSideOfTheEdge_data();
    void theCostDecidesTheSideOfTheEdge();
    void theNextServicePaysTheWholeDebt();
};

void TestRejectionCost::theCostDecidesTheSideOfTheEdge_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<double>("cost");
    QTest::addColumn<bool>("recovers");
    QTest::newRow("no retry, cost 0.3: recovers at once") << 9'000.0 << 1 << 0.3 << true;
    QTest::newRow("3 attempts, free refusals: recovers") << 9'000.0 << 3 << 0.0 << true;
    QTest::newRow("3 attempts, cost 0.1: recovers") << 9'000.0 << 3 << 0.1 << true;
    QTest::newRow("3 attempts, cost 0.2: recovers") << 9'000.0 << 3 << 0.2 << true;
    QTest::newRow("3 attempts, cost 0.25: recovers") << 9'000.0 << 3 << 0.25 << true;
    QTest::newRow("3 attempts, cost 0.3 > 0.2698: stuck") << 9'000.0 << 3 << 0.3 << false;
    QTest::newRow("8,700 a second, cost 0.3: recovers") << 8'700.0 << 3 << 0.3 << true;
    QTest::newRow("8,900 a second, cost 0.3: stuck") << 8'900.0 << 3 << 0.3 << false;
    QTest::newRow("10 attempts, cost 0.05: recovers") << 9'000.0 << 10 << 0.05 << true;
}

void TestRejectionCost::theCostDecidesTheSideOfTheEdge()
{
    QFETCH(const double, rate);
    QFETCH(const int, attempts);
    QFETCH(const double, cost);
    QFETCH(const bool, recovers);
    const RunResult result = ran(spikedLoop(attempts, {.rate = rate, .cost = cost, .duration = 200s}));
    QCOMPARE(result.recoveryS.has_value(), recovers);
    const double goodput = tailMean(result.series.goodput, 60);
    QCOMPARE(goodput > 0.99 * rate - 150.0, recovers);
}

void TestRejectionCost::theNextServicePaysTheWholeDebt()
{
    // Services of 1 s. Three at t = 0: one is served, one waits, one is refused and leaves a debt of 0.5 s,
    // which the second service pays: it ends at 1 + 1.5 s.
    Model model;
    model.duration = 10s;
    model.traffic.arrivals = Traffic::Arrivals::Together;
    model.traffic.operations = 3;
    model.dependency.capacity = 1.0;
    model.dependency.service = Dependency::Service::Constant;
    model.dependency.queue = 1;
    model.dependency.rejectionCost = 0.5;
    model.policy.maxAttempts = 1;
    model.policy.attemptTimeout = 1min;
    model.policy.deadline = 1min;
    const RunResult result = ran(model);
    QCOMPARE(result.totals.succeeded, 2);
    QCOMPARE(result.totals.rejected, 1);
    QCOMPARE(result.latency.maxMs, 2500.0);
}

QTEST_APPLESS_MAIN(TestRejectionCost)
#include "tst_rejection_cost.moc"
