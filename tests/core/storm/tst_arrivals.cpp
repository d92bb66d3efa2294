// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/arrivals.h"
#include "tests/core/storm/models.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

namespace {

std::vector<SimTime> allOf(const Model& model)
{
    Arrivals arrivals{model, startOfRun + model.duration};
    std::vector<SimTime> times;
    while (arrivals.nextAt() != SimTime::max()) {
        times.push_back(arrivals.nextAt());
        arrivals.take();
    }
    return times;
}

std::vector<int> perSecond(const std::vector<SimTime>& times, SimDuration duration)
{
    std::vector<int> counts(static_cast<std::size_t>(duration / 1s));
    for (const SimTime time : times) {
        ++counts[static_cast<std::size_t>((time - startOfRun) / 1s)];
    }
    return counts;
}

Model trafficOf(Traffic::Arrivals arrivals, double rate, SimDuration duration)
{
    Model model;
    model.duration = duration;
    model.traffic.arrivals = arrivals;
    model.traffic.rate = rate;
    return model;
}

} // namespace

class TestArrivals : public QObject
{
    Q_OBJECT

private slots:
    void evenArrivalsFillEverySecondExactly_data();
    void evenArrivalsFillEverySecondExactly();
    void evenArrivalsDoNotDrift();
    void aRateStepKeepsThePhase();
    void aRateOfZeroIsSilence();
    void togetherMeansAllAtTheStart();
    void theLimitOfOperationsHolds_data();
    void theLimitOfOperationsHolds();
    void poissonArrivalsHaveTheirMeanAndVariance();
    void poissonFollowsItsRateSteps();
    void poissonGapsBelongToTheOperationAndNotToTheRate();
    void aScriptIsOneOperation();
};

void TestArrivals::evenArrivalsFillEverySecondExactly_data()
{
    QTest::addColumn<double>("rate");
    QTest::newRow("10,100 a second (SRE book, I-4)") << 10'100.0;
    QTest::newRow("one a second") << 1.0;
    QTest::newRow("seven a second: no whole nanoseconds between") << 7.0;
    QTest::newRow("a prime") << 9973.0;
}

void TestArrivals::evenArrivalsFillEverySecondExactly()
{
    QFETCH(const double, rate);
    const Model model = trafficOf(Traffic::Arrivals::Uniform, rate, 20s);
    const std::vector<SimTime> times = allOf(model);
    QCOMPARE(times.front(), startOfRun);
    for (const int count : perSecond(times, 20s)) {
        QCOMPARE(count, static_cast<int>(rate));
    }
}

void TestArrivals::evenArrivalsDoNotDrift()
{
    const Model model = trafficOf(Traffic::Arrivals::Uniform, 3.0, 720h);
    Arrivals arrivals{model, startOfRun + model.duration};
    for (int i = 0; i < 3'000'000; ++i) {
        arrivals.take();
    }
    QCOMPARE(arrivals.nextAt(), startOfRun + 1'000'000s);
    arrivals.take();
    QCOMPARE(arrivals.nextAt(), startOfRun + 1'000'000s + 333'333'333ns);
}

void TestArrivals::aRateStepKeepsThePhase()
{
    // 2 a second until 0.75 s: originals at 0 and 0.5, and half of the third has accumulated; the rest comes
    // at 1 a second, half a second later.
    Model model = trafficOf(Traffic::Arrivals::Uniform, 2.0, 3s);
    model.traffic.steps = {{startOfRun + 750ms, 1.0}};
    QCOMPARE(allOf(model),
        (std::vector<SimTime>{startOfRun, startOfRun + 500ms, startOfRun + 1250ms, startOfRun + 2250ms}));
}

void TestArrivals::aRateOfZeroIsSilence()
{
    Model model = trafficOf(Traffic::Arrivals::Uniform, 0.0, 3s);
    QVERIFY(allOf(model).empty());
    model.traffic.steps = {{startOfRun + 1s, 2.0}, {startOfRun + 2s, 0.0}};
    QCOMPARE(allOf(model), (std::vector<SimTime>{startOfRun + 1s, startOfRun + 1500ms}));
}

void TestArrivals::togetherMeansAllAtTheStart()
{
    Model model = trafficOf(Traffic::Arrivals::Together, 5.0, 1s);
    QCOMPARE(allOf(model), std::vector<SimTime>(1000, startOfRun));
    model.traffic.operations = 3;
    QCOMPARE(allOf(model), std::vector<SimTime>(3, startOfRun));
}

void TestArrivals::theLimitOfOperationsHolds_data()
{
    QTest::addColumn<Traffic::Arrivals>("arrivals");
    QTest::newRow("evenly spaced") << Traffic::Arrivals::Uniform;
    QTest::newRow("Poisson") << Traffic::Arrivals::Poisson;
}

void TestArrivals::theLimitOfOperationsHolds()
{
    QFETCH(const Traffic::Arrivals, arrivals);
    Model model = trafficOf(arrivals, 100.0, 1h);
    model.traffic.operations = 17;
    QCOMPARE(allOf(model).size(), 17U);
}

void TestArrivals::poissonArrivalsHaveTheirMeanAndVariance()
{
    // 400 seconds of mean 100 and variance 100: the mean's standard error is 0.5, the variance's about 7.1.
    const std::vector<int> counts
        = perSecond(allOf(trafficOf(Traffic::Arrivals::Poisson, 100.0, 400s)), 400s);
    double sum = 0.0;
    double squares = 0.0;
    for (const int count : counts) {
        sum += count;
        squares += count * count;
    }
    const double mean = sum / 400.0;
    const double variance = squares / 400.0 - mean * mean;
    QCOMPARE_LT(std::abs(mean - 100.0), 4 * 0.5);
    QCOMPARE_LT(std::abs(variance - 100.0), 4 * 7.1);
}

void TestArrivals::poissonFollowsItsRateSteps()
{
    Model model = trafficOf(Traffic::Arrivals::Poisson, 1000.0, 30s);
    model.traffic.steps = {{startOfRun + 20s, 500.0}, {startOfRun + 10s, 0.0}}; // in any order
    const std::vector<int> counts = perSecond(allOf(model), 30s);
    const auto sumOf = [&counts](int from, int to) {
        return std::accumulate(counts.begin() + from, counts.begin() + to, 0);
    };
    QCOMPARE_LT(std::abs(sumOf(0, 10) - 10'000), 4 * 100);
    QCOMPARE(sumOf(10, 20), 0);
    QCOMPARE_LT(std::abs(sumOf(20, 30) - 5'000), 4 * 71);
}

void TestArrivals::poissonGapsBelongToTheOperationAndNotToTheRate()
{
    const std::vector<SimTime> slow = allOf(trafficOf(Traffic::Arrivals::Poisson, 10.0, 1000s));
    const std::vector<SimTime> fast = allOf(trafficOf(Traffic::Arrivals::Poisson, 100.0, 100s));
    for (std::size_t i = 0; i < 500; ++i) {
        const auto scaled = (slow[i] - startOfRun).count() / 10;
        QCOMPARE_LE(std::abs(scaled - (fast[i] - startOfRun).count()), 1);
    }
}

void TestArrivals::aScriptIsOneOperation()
{
    Model model = trafficOf(Traffic::Arrivals::Poisson, 100.0, 10s);
    model.script.emplace();
    QCOMPARE(allOf(model), std::vector<SimTime>{startOfRun});
}

QTEST_APPLESS_MAIN(TestArrivals)
#include "tst_arrivals.moc"
