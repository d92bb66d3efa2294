// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/sweep.h"
#include "tests/core/storm/models.h"

#include <QTest>

#include <set>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

namespace {

/// The mixed loop, short: more attempts to the right, more load below.
SweepPlan smallPlan()
{
    SweepPlan plan;
    plan.columns = 3;
    plan.rows = 2;
    plan.seeds = 3;
    plan.metric = metricRequest("amplification").value();
    plan.modelOf = [](std::size_t column, std::size_t row) {
        Model model = mixedLoop(static_cast<std::int64_t>(column) + 1, 7);
        model.duration = 200ms;
        model.traffic.rate += 2'000.0 * static_cast<double>(row);
        model.policy.backoff = constantBackoff(10ms);
        return model;
    };
    return plan;
}

void inOrder(std::size_t count, const std::function<void(std::size_t)>& task)
{
    for (std::size_t i = 0; i < count; ++i) {
        task(i);
    }
}

/// Begins the tasks in the opposite order, as the worst of pools might end them.
void backwards(std::size_t count, const std::function<void(std::size_t)>& task)
{
    for (std::size_t i = count; i > 0; --i) {
        task(i - 1);
    }
}

/// Recovery after a stall (Bronson et al.), by load from left to right and attempts from 2 on downwards.
SweepPlan edges(const std::vector<double>& loads)
{
    SweepPlan plan;
    plan.columns = loads.size();
    plan.rows = 2;
    plan.metric = metricRequest("recovery_s").value();
    plan.modelOf = [loads](std::size_t column, std::size_t row) {
        Model model;
        model.duration = 700s;
        model.traffic.rate = loads[column];
        model.traffic.arrivals = Traffic::Arrivals::Uniform;
        model.dependency.capacity = 300;
        model.dependency.service = Dependency::Service::Constant;
        model.dependency.queue.reset();
        model.policy.maxAttempts = static_cast<std::int64_t>(row) + 2;
        model.policy.backoff = constantBackoff(0s);
        model.policy.attemptTimeout = 1s;
        model.policy.deadline = 1h;
        model.faults = {faultDuring(settlement::FaultKind::Stall, 20s, 10s)};
        return model;
    };
    return plan;
}

/// The same, short: callers wait 100 ms and the stall lasts half a second, so that near the edge little has
/// to drain. One row; loads in cells of 2 % of the capacity.
constexpr double cellOfLoad = 0.02;

SweepPlan shortEdge(std::int64_t maxAttempts, retry::BudgetConfig budget, const std::vector<int>& cells)
{
    SweepPlan plan;
    plan.columns = cells.size();
    plan.metric = metricRequest("recovered_at_s").value();
    plan.modelOf = [maxAttempts, budget, cells](std::size_t column, std::size_t) {
        Model model = edges({300.0 * cellOfLoad * cells[column]}).modelOf(0, 0);
        model.duration = 100s;
        model.policy.maxAttempts = maxAttempts;
        model.policy.budget = budget;
        model.policy.attemptTimeout = 100ms;
        model.faults = {faultDuring(settlement::FaultKind::Stall, 5s, 500ms)};
        return model;
    };
    return plan;
}

} // namespace

Q_DECLARE_METATYPE(repique::retry::BudgetConfig)

class TestSweep : public QObject
{
    Q_OBJECT

private slots:
    void theOrderIsCoarseToFine();
    void everyCellComesOnce_data();
    void everyCellComesOnce();
    void aCellIsTheMeanOverItsSeeds();
    void theOrderOfExecutionChangesNothing();
    void aCancelledSweepKeepsWhatIsDone();
    void aMetricThatARunLacksLeavesItsCellEmpty();
    void aCellKnowsHowManySeedsHaveTheMetric();
    void theWidthOfAPeakReachesTheRuns();
    void theMapShowsTheEdgeOfTheLaw();
    void theEdgeLiesWithinACellOfTheLaw_data();
    void theEdgeLiesWithinACellOfTheLaw();
};

void TestSweep::theOrderIsCoarseToFine()
{
    const std::vector<std::size_t> expected{0, 8, 4, 2, 6, 1, 3, 5, 7, 9};
    QCOMPARE(coarseToFine(10, 1), expected);
    const std::vector<std::size_t> square{0, 2, 6, 8, 1, 3, 4, 5, 7};
    QCOMPARE(coarseToFine(3, 3), square);
}

void TestSweep::everyCellComesOnce_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("32 × 24") << 32 << 24;
    QTest::newRow("33 × 17, odd") << 33 << 17;
    QTest::newRow("one row") << 7 << 1;
    QTest::newRow("one cell") << 1 << 1;
}

void TestSweep::everyCellComesOnce()
{
    QFETCH(const int, columns);
    QFETCH(const int, rows);
    const auto cells = static_cast<std::size_t>(columns * rows);
    const std::vector<std::size_t> order
        = coarseToFine(static_cast<std::size_t>(columns), static_cast<std::size_t>(rows));
    QCOMPARE(order.size(), cells);
    const std::set<std::size_t> different(order.begin(), order.end());
    QCOMPARE(different.size(), cells);
    QCOMPARE(*different.rbegin(), cells - 1);
}

void TestSweep::aCellIsTheMeanOverItsSeeds()
{
    const SweepPlan plan = smallPlan();
    const SweepMap map = sweep(plan, inOrder);
    QCOMPARE(map.cells.size(), std::size_t{6});
    double sum = 0.0;
    Model model = plan.modelOf(2, 1);
    for (int i = 0; i < 3; ++i, ++model.seed) {
        sum += amplification(ran(model).totals);
    }
    QVERIFY(map.at(2, 1).isComputed && !map.at(2, 1).isCut);
    QCOMPARE(map.at(2, 1).mean.value(), sum / 3);
    QCOMPARE_GT(map.at(2, 1).sd.value(), 0.0);
    QCOMPARE(map.at(0, 0).mean.value(), 1.0); // one attempt
    QCOMPARE(map.at(0, 0).sd.value(), 0.0);
}

void TestSweep::theOrderOfExecutionChangesNothing()
{
    QVERIFY(sweep(smallPlan(), inOrder).cells == sweep(smallPlan(), backwards).cells);
}

void TestSweep::aCancelledSweepKeepsWhatIsDone()
{
    std::stop_source stop;
    SweepPlan plan = smallPlan();
    plan.options.stop = stop.get_token();
    std::size_t told = 0;
    plan.onCell = [&](std::size_t, std::size_t, const SweepCell& cell) {
        QVERIFY(cell.isComputed);
        if (++told == 2) {
            stop.request_stop();
        }
    };
    const SweepMap map = sweep(plan, inOrder);
    QCOMPARE(told, std::size_t{2});
    const SweepMap whole = sweep(smallPlan(), inOrder);
    const std::vector<std::size_t> order = coarseToFine(3, 2);
    for (std::size_t i = 0; i < order.size(); ++i) {
        QVERIFY(map.cells[order[i]] == (i < 2 ? whole.cells[order[i]] : SweepCell{}));
    }
}

void TestSweep::aMetricThatARunLacksLeavesItsCellEmpty()
{
    SweepPlan plan = smallPlan();
    plan.metric = metricRequest("recovery_s").value(); // nothing to recover from
    const SweepMap map = sweep(plan, inOrder);
    QVERIFY(map.at(0, 0).isComputed);
    QVERIFY(!map.at(0, 0).mean && !map.at(0, 0).sd);
}

void TestSweep::aCellKnowsHowManySeedsHaveTheMetric()
{
    SweepPlan plan = smallPlan();
    QCOMPARE(sweep(plan, inOrder).at(0, 0).measured, std::int64_t{3});
    plan.metric = metricRequest("recovery_s").value();
    QCOMPARE(sweep(plan, inOrder).at(0, 0).measured, std::int64_t{0});
}

void TestSweep::theWidthOfAPeakReachesTheRuns()
{
    SweepPlan plan = smallPlan();
    plan.metric = metricRequest("peak_retries(5ms)").value();
    plan.seeds = 1;
    const SweepMap map = sweep(plan, inOrder);
    RunOptions options;
    options.peakWidth = 5ms;
    QCOMPARE(
        map.at(2, 1).mean.value(), static_cast<double>(ran(plan.modelOf(2, 1), options).peakRetries.value()));
    QCOMPARE(map.at(0, 0).mean.value(), 0.0);
}

void TestSweep::theMapShowsTheEdgeOfTheLaw()
{
    // I-6: with k attempts a stall leaves the service stuck from a load of 1/k of its capacity on: 150, 100.
    const SweepMap map = sweep(edges({85, 95, 105, 140, 155}), inOrder);
    const auto recovers = [&map](std::size_t row) {
        std::vector<bool> is;
        for (std::size_t column = 0; column < map.columns; ++column) {
            is.push_back(map.at(column, row).mean.has_value());
        }
        return is;
    };
    QCOMPARE(recovers(0), (std::vector<bool>{true, true, true, true, false}));
    QCOMPARE(recovers(1), (std::vector<bool>{true, true, false, false, false}));
}

void TestSweep::theEdgeLiesWithinACellOfTheLaw_data()
{
    QTest::addColumn<std::int64_t>("maxAttempts");
    QTest::addColumn<retry::BudgetConfig>("budget");
    QTest::addColumn<double>("law");
    // Bronson et al. (HotOS'21), I-6: a stuck service of k attempts gets k times the load.
    for (const std::int64_t k : {2, 3, 4, 5}) {
        QTest::addRow("%d attempts: 1/%d", static_cast<int>(k), static_cast<int>(k))
            << k << retry::BudgetConfig{retry::NoBudget{}} << 1.0 / static_cast<double>(k);
    }
    // Google SRE book, "Handling overload", I-6: a budget of 10 % makes it 1.1 times.
    const retry::BudgetConfig tenPerCent = retry::RatioBudget{0.10, retry::RatioBudget::Of::Originals, 10.0};
    QTest::newRow("2 attempts and a budget of 10 %: 1/1.1") << std::int64_t{2} << tenPerCent << 1.0 / 1.1;
    QTest::newRow("5 attempts and a budget of 10 %: 1/1.1") << std::int64_t{5} << tenPerCent << 1.0 / 1.1;
}

void TestSweep::theEdgeLiesWithinACellOfTheLaw()
{
    QFETCH(const std::int64_t, maxAttempts);
    QFETCH(const retry::BudgetConfig, budget);
    QFETCH(const double, law);
    constexpr int around = 4; // cells on either side
    std::vector<int> cells;
    for (int i = -around; i <= around; ++i) {
        cells.push_back(static_cast<int>(law / cellOfLoad) + i);
    }
    const SweepMap map = sweep(shortEdge(maxAttempts, budget, cells), inOrder);
    int recovering = 0;
    int stuck = 0;
    for (std::size_t column = 0; column < cells.size(); ++column) {
        const double load = cellOfLoad * cells[column];
        if (map.at(column, 0).mean) {
            ++recovering;
            QCOMPARE_LE(load, law + cellOfLoad);
        } else {
            ++stuck;
            QCOMPARE_GE(load, law - cellOfLoad);
        }
    }
    QCOMPARE_GE(recovering, around - 1);
    QCOMPARE_GE(stuck, around - 1);
}

QTEST_APPLESS_MAIN(TestSweep)
#include "tst_sweep.moc"
