// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/engine.h"
#include "core/storm/named_metric.h"
#include "core/storm/observer.h"
#include "tests/core/storm/models.h"

#include <QTest>

#include <map>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

namespace {

/// A thousand callers fail together at t = 0 and try once more after full jitter over `window`.
Model herd(SimDuration window, double jitter)
{
    Model model = quickDependency();
    model.duration = 10s;
    model.traffic.arrivals = Traffic::Arrivals::Together;
    model.traffic.operations = 1000;
    model.policy.maxAttempts = 2;
    model.policy.backoff = constantBackoff(window);
    model.policy.backoff.jitter.amount = jitter;
    model.faults = {faultDuring(settlement::FaultKind::Unavailable, 0s, 1ns)};
    return model;
}

std::int64_t peakOf(const Model& model, SimDuration width, std::int64_t scale = 1)
{
    RunOptions options;
    options.peakWidth = width;
    options.scale = scale;
    return ran(model, options).peakRetries.value();
}

/// Keeps every bin, as the counter does not.
class EveryBin final : public Observer
{
public:
    explicit EveryBin(SimDuration width) : m_width{width} {}

    void sent(const Operation& operation, SimTime now) override
    {
        m_bins[now.time_since_epoch() / m_width] += operation.attempt > 1 ? 1 : 0;
    }

    [[nodiscard]] std::int64_t most() const
    {
        std::int64_t most = 0;
        for (const auto& [bin, retries] : m_bins) {
            most = std::max(most, retries);
        }
        return most;
    }

private:
    SimDuration m_width;
    std::map<std::int64_t, std::int64_t> m_bins;
};

} // namespace

class TestPeakRetries : public QObject
{
    Q_OBJECT

private slots:
    void aHerdWithoutJitterComesBackInOneBin();
    void jitterSpreadsTheHerdOverItsWindow_data();
    void jitterSpreadsTheHerdOverItsWindow();
    void itIsTheLargestOfAllBins_data();
    void itIsTheLargestOfAllBins();
    void countsOfAPreviewAreScaled();
    void nothingIsCountedUnlessAskedFor();
    void namesAreReadOrRefused_data();
    void namesAreReadOrRefused();
};

void TestPeakRetries::aHerdWithoutJitterComesBackInOneBin()
{
    // I-2: "no jitter: 1000 in one bin" (AWS Architecture Blog, "Exponential backoff and jitter")
    QCOMPARE(peakOf(herd(100ms, 0.0), 10ms), 1000);
}

void TestPeakRetries::jitterSpreadsTheHerdOverItsWindow_data()
{
    QTest::addColumn<SimDuration>("window");
    QTest::addColumn<double>("mean");
    QTest::newRow("I-2: over 100 ms, 100 a bin on average") << SimDuration{100ms} << 100.0;
    QTest::newRow("I-2: over 400 ms, 25") << SimDuration{400ms} << 25.0;
    QTest::newRow("I-2: over 2 s, 5") << SimDuration{2s} << 5.0;
}

void TestPeakRetries::jitterSpreadsTheHerdOverItsWindow()
{
    QFETCH(const SimDuration, window);
    QFETCH(const double, mean);
    // The fullest bin holds at least the mean, and no more than five deviations above it.
    const auto peak = static_cast<double>(peakOf(herd(window, 1.0), 10ms));
    QCOMPARE_GE(peak, mean);
    QCOMPARE_LE(peak, mean + 5 * std::sqrt(mean));
}

void TestPeakRetries::itIsTheLargestOfAllBins_data()
{
    QTest::addColumn<SimDuration>("width");
    QTest::newRow("bins of a nanosecond") << SimDuration{1ns};
    QTest::newRow("bins of 10 ms") << SimDuration{10ms};
    QTest::newRow("bins of 0.7 s, which do not divide the run") << SimDuration{700ms};
    QTest::newRow("one bin longer than the run") << SimDuration{1h};
}

void TestPeakRetries::itIsTheLargestOfAllBins()
{
    QFETCH(const SimDuration, width);
    const Model model = mixedLoop(3, 5);
    Model shorter = model;
    shorter.duration = 5s;
    EveryBin bins{width};
    BlockStore memory;
    Engine{shorter, memory, &bins}.run({});
    QCOMPARE(peakOf(shorter, width), bins.most());
    QCOMPARE_GT(bins.most(), 0);
}

void TestPeakRetries::countsOfAPreviewAreScaled()
{
    QCOMPARE(peakOf(herd(100ms, 0.0), 10ms, 10), 1000);
}

void TestPeakRetries::nothingIsCountedUnlessAskedFor()
{
    const Model model = herd(100ms, 1.0);
    const RunResult plain = ran(model);
    QVERIFY(!plain.peakRetries);
    RunOptions options;
    options.peakWidth = 10ms;
    QCOMPARE(ran(model, options).totals, plain.totals);
}

void TestPeakRetries::namesAreReadOrRefused_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<bool>("isRead");
    QTest::addColumn<qint64>("widthNs");
    QTest::newRow("a metric of the table") << std::string{"retries"} << true << qint64{0};
    QTest::newRow("the peak of the series") << std::string{"peak_retries"} << true << qint64{0};
    QTest::newRow("the peak in 10 ms") << std::string{"peak_retries(10ms)"} << true << qint64{10'000'000};
    QTest::newRow("the peak in 1.5 s") << std::string{"peak_retries(1.5s)"} << true << qint64{1'500'000'000};
    for (const char* const wrong : {"peak_retries()", "peak_retries(0ms)", "peak_retries(10)",
             "peak_retries(10ms", "peak_retries(-1s)", "peak_retries(10ms))", "retries(10ms)", "luck", ""}) {
        QTest::addRow("not a name: '%s'", wrong) << std::string{wrong} << false << qint64{0};
    }
}

void TestPeakRetries::namesAreReadOrRefused()
{
    QFETCH(const std::string, name);
    QFETCH(const bool, isRead);
    QFETCH(const qint64, widthNs);
    const std::optional<MetricRequest> request = metricRequest(name);
    QCOMPARE(request.has_value(), isRead);
    if (request) {
        QCOMPARE(request->peakWidth.value_or(0s).count(), widthNs);
        QVERIFY(name.starts_with(request->metric.name));
    }
}

QTEST_APPLESS_MAIN(TestPeakRetries)
#include "tst_peak_retries.moc"
