// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/traffic_classes.h"
#include "tests/core/storm/models.h"

#include <QtTest/QTest>

#include <cmath>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;
using Priority = TrafficClass::Priority;
using settlement::FaultKind;

namespace {

/// Stock with 2 % of its attempts failing, and a recommender that is down, half of the traffic each, three
/// attempts, a ratio budget of 10 % over the whole traffic or for each class.
Model stockAndRecommender(retry::BudgetScope scope)
{
    Model model = manyOperations(200'000);
    model.classes = {{"stock", 0.5, Priority::Normal}, {"recommender", 0.5, Priority::Normal}};
    settlement::Fault noise = fault(FaultKind::Unavailable, 0.02);
    noise.trafficClass = "stock";
    settlement::Fault down = fault(FaultKind::Unavailable);
    down.trafficClass = "recommender";
    model.faults = {noise, down};
    model.policy.budget = retry::RatioBudget{0.1, retry::RatioBudget::Of::Originals, 10.0};
    model.policy.budgetScope = scope;
    return model;
}

/// 2,000 a second against 1,000, half critical, half sheddable, one attempt each.
Model crowdedRoom(double shedAbove)
{
    Model model;
    model.duration = 20s;
    model.traffic.rate = 2'000.0;
    model.dependency.capacity = 1'000.0;
    model.dependency.queue = 100;
    model.dependency.shedAbove = shedAbove;
    model.policy.maxAttempts = 1;
    model.policy.attemptTimeout = 10s;
    model.policy.deadline = 10s;
    model.classes = {{"checkout", 0.4, Priority::Critical}, {"report", 0.6, Priority::Sheddable}};
    return model;
}

} // namespace

class TestTrafficClasses : public QObject
{
    Q_OBJECT

private slots:
    void sharesAreDrawnByOperation();
    void whatIsLeftOverIsAClassWithoutName();
    void withoutClassesThereIsOne();
    void aFaultMeetsItsClassAlone();
    void oneBucketForAllLetsTheSickStarveTheHealthy();
    void aBucketForEachKeepsThemApart();
    void theLowestPriorityIsShedFirst();
    void withoutSheddingAllSufferAlike();
    void rejectionsForbidRetriesWhenRetriesAreMany();
};

void TestTrafficClasses::sharesAreDrawnByOperation()
{
    Model model;
    model.classes = {{"a", 0.2, Priority::Normal}, {"b", 0.8, Priority::Normal}};
    const TrafficClasses classes{model};
    QCOMPARE(classes.count(), 2U);
    constexpr int operations = 100'000;
    int inFirst = 0;
    for (std::uint64_t operation = 0; operation < operations; ++operation) {
        inFirst += classes.of(operation) == 0 ? 1 : 0;
    }
    const double z = (inFirst - 0.2 * operations) / std::sqrt(operations * 0.2 * 0.8);
    QCOMPARE_LT(std::abs(z), 3.0);
}

void TestTrafficClasses::whatIsLeftOverIsAClassWithoutName()
{
    Model model = manyOperations(1'000);
    model.classes = {{"a", 0.0, Priority::Sheddable}, {"b", 0.3, Priority::Sheddable}};
    const RunResult result = ran(model);
    QCOMPARE(result.classes.size(), 3U);
    QCOMPARE(result.classes[0].operations, 0);
    QVERIFY(result.classes[2].name.empty());
    QCOMPARE(result.classes[1].operations + result.classes[2].operations, 1'000);
    QCOMPARE_GT(result.classes[2].operations, result.classes[1].operations);
    QVERIFY(!TrafficClasses{model}.isSheddable(2));
}

void TestTrafficClasses::withoutClassesThereIsOne()
{
    const TrafficClasses classes{Model{}};
    QCOMPARE(classes.count(), 1U);
    QCOMPARE(classes.of(7), 0U);
    QVERIFY(ran(manyOperations(10)).classes.empty());
}

void TestTrafficClasses::aFaultMeetsItsClassAlone()
{
    Model model = stockAndRecommender(retry::BudgetScope::Class);
    model.faults.erase(model.faults.begin());
    const RunResult result = ran(model);
    QCOMPARE(result.classes[0].failed, 0);
    QCOMPARE(result.classes[0].attempts, result.classes[0].operations);
    QCOMPARE(result.classes[1].failed, result.classes[1].operations);
}

void TestTrafficClasses::oneBucketForAllLetsTheSickStarveTheHealthy()
{
    // About 1,650 of 100,000: nearly every one of the 2 % that needs a retry is denied it.
    const RunResult result = ran(stockAndRecommender(retry::BudgetScope::All));
    QCOMPARE_GT(result.classes[0].failed, 1'400);
    QCOMPARE_LT(result.classes[0].failed, 1'900);
}

void TestTrafficClasses::aBucketForEachKeepsThemApart()
{
    const RunResult result = ran(stockAndRecommender(retry::BudgetScope::Class));
    QCOMPARE_LT(result.classes[0].failed, 10); // 0.02³ of 100,000 is 0.8
    QCOMPARE_LT(amplification(result.totals), 1.12);
}

void TestTrafficClasses::theLowestPriorityIsShedFirst()
{
    const RunResult result = ran(crowdedRoom(0.5));
    const ClassTotals& checkout = result.classes[0];
    const ClassTotals& report = result.classes[1];
    QCOMPARE(checkout.rejected, 0); // 800 a second fit
    QCOMPARE_GT(report.rejected, report.operations / 2);
    // 200 a second are left over for the reports.
    QCOMPARE_GT(report.succeeded, 3'600);
    QCOMPARE_LT(report.succeeded, 4'400);
}

void TestTrafficClasses::withoutSheddingAllSufferAlike()
{
    const RunResult result = ran(crowdedRoom(1.0));
    const auto rejectedShare = [](const ClassTotals& totals) {
        return static_cast<double>(totals.rejected) / static_cast<double>(totals.operations);
    };
    QCOMPARE_LT(std::abs(rejectedShare(result.classes[0]) - rejectedShare(result.classes[1])), 0.03);
    QCOMPARE_GT(rejectedShare(result.classes[0]), 0.45);
}

/// Google SRE book, "Handling overload": many retries among the requests, and "overloaded; don't retry".
void TestTrafficClasses::rejectionsForbidRetriesWhenRetriesAreMany()
{
    Model model = crowdedRoom(1.0);
    model.classes.clear();
    model.policy.maxAttempts = 3;
    model.policy.backoff = constantBackoff(1ms); // what is permitted arrives before it can be misjudged
    const RunResult blind = ran(model);
    QCOMPARE(blind.totals.notRetryable, 0);
    model.dependency.noRetryAbove = 0.1;
    const RunResult told = ran(model);
    QCOMPARE_GT(told.totals.notRetryable, 0);
    // Half of what comes is rejected, so the share settles where it is forbidden: a tenth of the attempts.
    QCOMPARE_LT(std::abs(amplification(told.totals) - 1.0 / 0.9), 0.01);
    QCOMPARE_GT(amplification(blind.totals), 2.0);
}

QTEST_APPLESS_MAIN(TestTrafficClasses)
#include "tst_traffic_classes.moc"
