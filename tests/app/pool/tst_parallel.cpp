// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pool/parallel.h"
#include "core/storm/sweep.h"

#include <QtCore/QThread>
#include <QtTest/QTest>

#include <atomic>
#include <set>
#include <thread>
#include <vector>

using namespace repique;

class TestParallel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTaskRunsOnce_data();
    void everyTaskRunsOnce();
    void oneThreadIsTheCallingOne();
    void theMachineHasAThread();
    void aMapIsTheSameOnAnyNumberOfThreads();
};

void TestParallel::everyTaskRunsOnce_data()
{
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("tasks");
    QTest::newRow("nothing to do") << 3 << 0;
    QTest::newRow("one task, many threads") << 16 << 1;
    QTest::newRow("one thread") << 1 << 100;
    QTest::newRow("more tasks than threads") << 3 << 10'000;
}

void TestParallel::everyTaskRunsOnce()
{
    QFETCH(const int, threads);
    QFETCH(const int, tasks);
    std::vector<std::atomic<int>> calls(static_cast<std::size_t>(tasks));
    parallelFor(static_cast<std::size_t>(threads), calls.size(), [&calls](std::size_t i) { ++calls.at(i); });
    for (const std::atomic<int>& times : calls) {
        QCOMPARE(times.load(), 1);
    }
}

void TestParallel::oneThreadIsTheCallingOne()
{
    std::vector<std::size_t> order;
    parallelFor(1, 3, [&order](std::size_t i) {
        QVERIFY(QThread::currentThread() == QCoreApplication::instance()->thread());
        order.push_back(i);
    });
    QCOMPARE(order, (std::vector<std::size_t>{0, 1, 2}));
}

void TestParallel::theMachineHasAThread()
{
    QCOMPARE_GE(machineThreads(), std::size_t{1});
}

void TestParallel::aMapIsTheSameOnAnyNumberOfThreads()
{
    storm::SweepPlan plan;
    plan.columns = 5;
    plan.rows = 4;
    plan.seeds = 2;
    plan.metric = storm::metricRequest("latency_ms.p95").value();
    plan.modelOf = [](std::size_t column, std::size_t row) {
        storm::Model model;
        model.duration = std::chrono::milliseconds{300};
        model.traffic.rate = 600.0 + 200.0 * static_cast<double>(column);
        model.policy.maxAttempts = 1 + static_cast<std::int64_t>(row);
        model.dependency.queue = 50;
        return model;
    };
    const auto on = [&plan](std::size_t threads) {
        return storm::sweep(plan, [threads](std::size_t count, const std::function<void(std::size_t)>& task) {
            parallelFor(threads, count, task);
        }).cells;
    };
    const std::vector<storm::SweepCell> alone = on(1);
    QVERIFY(on(2) == alone);
    QVERIFY(on(3) == alone);
    QCOMPARE_GT(alone.back().mean.value(), 0.0);
}

QTEST_GUILESS_MAIN(TestParallel)
#include "tst_parallel.moc"
