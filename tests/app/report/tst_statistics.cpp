// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/statistics.h"

#include <QtTest/QTest>

#include <array>
#include <cmath>

using namespace repique::report;

class TestStatistics final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quantilesMatchThePublishedTable_data();
    void quantilesMatchThePublishedTable();
    void anIntervalMatchesItsFormula();
    void oneValueHasNoInterval();
    void noValueHasNoEstimate();
};

void TestStatistics::quantilesMatchThePublishedTable_data()
{
    QTest::addColumn<int>("degrees");
    QTest::addColumn<double>("published");
    // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2, column 0.975.
    QTest::newRow("1 degree of freedom") << 1 << 12.706;
    QTest::newRow("2 degrees of freedom") << 2 << 4.303;
    QTest::newRow("3 degrees of freedom") << 3 << 3.182;
    QTest::newRow("4 degrees of freedom") << 4 << 2.776;
    QTest::newRow("19 degrees of freedom") << 19 << 2.093;
    QTest::newRow("9 degrees of freedom") << 9 << 2.262;
    QTest::newRow("30 degrees of freedom") << 30 << 2.042;
    QTest::newRow("31 degrees of freedom, by expansion") << 31 << 2.040;
    QTest::newRow("60 degrees of freedom, by expansion") << 60 << 2.000;
    QTest::newRow("40 degrees of freedom, by expansion") << 40 << 2.021;
    QTest::newRow("100 degrees of freedom, by expansion") << 100 << 1.984;
    QTest::newRow("as good as infinitely many") << 1'000'000 << 1.960;
}

void TestStatistics::quantilesMatchThePublishedTable()
{
    QFETCH(int, degrees);
    QFETCH(double, published);
    const double quantile = studentQuantile(static_cast<std::size_t>(degrees));
    QVERIFY2(std::abs(quantile - published) <= 0.0005, qPrintable(QString::number(quantile)));
}

void TestStatistics::anIntervalMatchesItsFormula()
{
    // Mean 3, sd √2.5, n = 5: half width 2.776445 · √2.5 / √5 = 1.963243.
    const std::array<double, 5> values{1.0, 2.0, 3.0, 4.0, 5.0};
    const Estimate result = estimate(values).value();
    QCOMPARE(result.mean, 3.0);
    QCOMPARE(result.sd.value(), std::sqrt(2.5));
    QVERIFY(std::abs(result.low.value() - (3.0 - 1.963243)) < 1e-6);
    QVERIFY(std::abs(result.high.value() - (3.0 + 1.963243)) < 1e-6);
}

void TestStatistics::oneValueHasNoInterval()
{
    const std::array<double, 1> values{7.0};
    const Estimate result = estimate(values).value();
    QCOMPARE(result.mean, 7.0);
    QVERIFY(!result.sd && !result.low && !result.high);
}

void TestStatistics::noValueHasNoEstimate()
{
    QVERIFY(!estimate({}));
}

QTEST_APPLESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
