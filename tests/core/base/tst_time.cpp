// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/time.h"

#include <QTest>

#include <limits>

using namespace repique;

class TimeTest final : public QObject
{
    Q_OBJECT

private slots:
    void realNanosecondsRoundToTheNearest_data();
    void realNanosecondsRoundToTheNearest();
    void additionSaturatesInsteadOfOverflowing_data();
    void additionSaturatesInsteadOfOverflowing();
};

void TimeTest::realNanosecondsRoundToTheNearest_data()
{
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    constexpr qint64 least = std::numeric_limits<qint64>::min();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    QTest::addColumn<double>("nanoseconds");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("zero") << 0.0 << qint64{0};
    QTest::newRow("below half") << 1.49 << qint64{1};
    QTest::newRow("half goes away from zero") << 1.5 << qint64{2};
    QTest::newRow("negative half goes away from zero") << -1.5 << qint64{-2};
    QTest::newRow("the last double below half is not half") << 0.49999999999999994 << qint64{0};
    QTest::newRow("an odd integer above 2^52 stays") << 4503599627370497.0 << qint64{4503599627370497};
    QTest::newRow("a negative one too") << -4503599627370497.0 << qint64{-4503599627370497};
    QTest::newRow("the last double below 2^63") << 9223372036854774784.0 << qint64{9223372036854774784};
    QTest::newRow("2^63 saturates") << 0x1.0p63 << most;
    QTest::newRow("−2^63 is the least") << -0x1.0p63 << least;
    QTest::newRow("far too much") << 1e300 << most;
    QTest::newRow("infinity") << infinity << most;
    QTest::newRow("−infinity") << -infinity << least;
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << qint64{0};
}

void TimeTest::realNanosecondsRoundToTheNearest()
{
    QFETCH(const double, nanoseconds);
    QFETCH(const qint64, expected);
    QCOMPARE(fromNanoseconds(nanoseconds).count(), expected);
}

void TimeTest::additionSaturatesInsteadOfOverflowing_data()
{
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    constexpr qint64 least = std::numeric_limits<qint64>::min();
    QTest::addColumn<qint64>("a");
    QTest::addColumn<qint64>("b");
    QTest::addColumn<qint64>("sum");
    QTest::newRow("small") << qint64{2} << qint64{3} << qint64{5};
    QTest::newRow("just fits") << most - 1 << qint64{1} << most;
    QTest::newRow("too much") << most << qint64{1} << most;
    QTest::newRow("too little") << least << qint64{-1} << least;
    QTest::newRow("opposite signs never overflow") << most << least << qint64{-1};
}

void TimeTest::additionSaturatesInsteadOfOverflowing()
{
    QFETCH(const qint64, a);
    QFETCH(const qint64, b);
    QFETCH(const qint64, sum);
    QCOMPARE(saturatingAdd(SimDuration{a}, SimDuration{b}).count(), sum);
}

QTEST_APPLESS_MAIN(TimeTest)
#include "tst_time.moc"
