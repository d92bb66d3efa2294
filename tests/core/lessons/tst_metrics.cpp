// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/metrics.h"

#include <QtTest/QTest>

using namespace repique;
using namespace std::chrono_literals;

/// What a lesson measures of a run, where the run and the question do not fit.
class TestMetrics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsOfARunAreMeasured();
    void aRunThatIsOverBeforeHasNoFigure();
};

namespace {

/// A minute of 100 originals a second, evenly spaced.
lessons::Observation aMinute()
{
    storm::Model model;
    model.traffic.arrivals = storm::Traffic::Arrivals::Uniform;
    return *lessons::observe(model, std::nullopt);
}

lessons::Measurement measured(const char* metric, SimDuration from, SimDuration to)
{
    lessons::Measurement what;
    what.metric = metric;
    what.from = from;
    what.to = to;
    return what;
}

} // namespace

void TestMetrics::partsOfARunAreMeasured()
{
    const lessons::Observation run = aMinute();
    QCOMPARE(lessons::valueOf(run, measured("originals_per_second", 2s, 8s)), std::optional{100.0});
    QCOMPARE(lessons::valueOf(run, measured("amplification", 2s, 90s)), std::optional{1.0});
}

void TestMetrics::aRunThatIsOverBeforeHasNoFigure()
{
    const lessons::Observation run = aMinute();
    for (const char* metric :
        {"originals_per_second", "peak_attempts_per_second", "queue", "amplification"}) {
        QVERIFY(!lessons::valueOf(run, measured(metric, 60s, 90s)));
    }
}

QTEST_APPLESS_MAIN(TestMetrics)
#include "tst_metrics.moc"
