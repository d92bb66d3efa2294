// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/draw.h"
#include "core/storm/histogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using namespace repique;
using namespace repique::storm;

class TestHistogram : public QObject
{
    Q_OBJECT

private slots:
    void isZeroWhenEmpty();
    void smallValuesAreExact();
    void percentilesAreWithinOnePercentOfTheExactOnes_data();
    void percentilesAreWithinOnePercentOfTheExactOnes();
    void holdsTheLongestDuration();
    void noPercentileExceedsTheLargestValue();
    void isEmptyAgainOnceCleared();
    void addsWhatAnotherCounted();
};

void TestHistogram::isZeroWhenEmpty()
{
    const Histogram histogram;
    QCOMPARE(histogram.total(), 0);
    QCOMPARE(histogram.largest(), 0);
    QCOMPARE(histogram.percentile(0.99), 0.0);
}

void TestHistogram::smallValuesAreExact()
{
    Histogram histogram;
    for (int value = 1; value <= 200; ++value) {
        histogram.add(value);
    }
    QCOMPARE(histogram.percentile(0.0), 1.0);
    QCOMPARE(histogram.percentile(0.5), 100.0);
    QCOMPARE(histogram.percentile(0.95), 190.0);
    QCOMPARE(histogram.percentile(1.0), 200.0);
}

void TestHistogram::percentilesAreWithinOnePercentOfTheExactOnes_data()
{
    QTest::addColumn<double>("meanNanoseconds");
    for (const double mean : {300.0, 1e4, 1e6, 1e9, 1e13}) {
        QTest::addRow("exponential with a mean of %g ns", mean) << mean;
    }
}

void TestHistogram::percentilesAreWithinOnePercentOfTheExactOnes()
{
    QFETCH(const double, meanNanoseconds);
    Histogram histogram;
    std::vector<std::int64_t> values;
    for (std::uint64_t i = 0; i < 10'000; ++i) {
        const double drawn = meanNanoseconds * exponentialFrom(unitDraw({1, i, 0, Purpose::Service}));
        values.push_back(static_cast<std::int64_t>(drawn));
        histogram.add(values.back());
    }
    std::sort(values.begin(), values.end());
    for (const double share : {0.5, 0.95, 0.99, 0.999}) {
        const auto exact
            = static_cast<double>(values[static_cast<std::size_t>(std::ceil(share * 10'000.0)) - 1]);
        QCOMPARE_LE(std::abs(histogram.percentile(share) - exact), 0.01 * exact);
    }
    QCOMPARE(histogram.largest(), values.back());
}

void TestHistogram::holdsTheLongestDuration()
{
    constexpr std::int64_t longest = std::numeric_limits<std::int64_t>::max();
    Histogram histogram;
    histogram.add(longest);
    QCOMPARE(histogram.largest(), longest);
    QCOMPARE_GE(histogram.percentile(0.5), 0.99 * static_cast<double>(longest));
}

void TestHistogram::noPercentileExceedsTheLargestValue()
{
    Histogram histogram;
    histogram.add(1'000'001);
    QCOMPARE_LE(histogram.percentile(0.5), 1'000'001.0);
    QCOMPARE_GE(histogram.percentile(0.5), 0.99 * 1'000'001.0);
}

void TestHistogram::isEmptyAgainOnceCleared()
{
    Histogram histogram;
    histogram.add(0);
    histogram.add(std::numeric_limits<std::int64_t>::max());
    histogram.clear();
    QCOMPARE(histogram.total(), 0);
    QCOMPARE(histogram.largest(), 0);
    QCOMPARE(histogram.percentile(0.5), 0.0);
    histogram.add(7);
    QCOMPARE(histogram.percentile(0.0), 7.0);
    QCOMPARE(histogram.percentile(1.0), 7.0);
}

void TestHistogram::addsWhatAnotherCounted()
{
    Histogram all;
    Histogram parts;
    Histogram part;
    for (int value = 1; value <= 10'000; ++value) {
        all.add(value);
        part.add(value);
        if (value % 100 == 0) {
            parts.add(part);
            part.clear();
        }
    }
    parts.add(part); // adds nothing
    QCOMPARE(parts.total(), all.total());
    QCOMPARE(parts.largest(), all.largest());
    for (const double share : {0.0, 0.01, 0.5, 0.95, 1.0}) {
        QCOMPARE(parts.percentile(share), all.percentile(share));
    }
}

QTEST_APPLESS_MAIN(TestHistogram)
#include "tst_histogram.moc"
