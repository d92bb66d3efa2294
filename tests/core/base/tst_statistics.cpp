// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/statistics.h"

#include <QtTest/QTest>

#include <array>
#include <cmath>

using namespace repique;

class TestStatistics final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quantilesMatchThePublishedTable_data();
    void quantilesMatchThePublishedTable();
    void anIntervalMatchesItsFormula();
    void oneValueHasNoInterval();
    void noValueHasNoEstimate();
    void tailsMatchThePublishedTable_data();
    void tailsMatchThePublishedTable();
    void tailAndQuantileAgree();
    void signsAreTossesOfACoin_data();
    void signsAreTossesOfACoin();
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

void TestStatistics::tailsMatchThePublishedTable_data()
{
    QTest::addColumn<double>("t");
    QTest::addColumn<int>("degrees");
    QTest::addColumn<double>("chance"); // on both sides
    // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2, columns 0.90, 0.95, 0.995 and 0.999.
    QTest::newRow("1 degree of freedom, 0.90") << 3.078 << 1 << 0.2;
    QTest::newRow("1 degree of freedom, 0.999") << 318.313 << 1 << 0.002;
    QTest::newRow("2 degrees of freedom, 0.995") << 9.925 << 2 << 0.01;
    QTest::newRow("3 degrees of freedom, 0.995") << 5.841 << 3 << 0.01;
    QTest::newRow("4 degrees of freedom, 0.999") << 7.173 << 4 << 0.002;
    QTest::newRow("5 degrees of freedom, 0.95") << 2.015 << 5 << 0.1;
    QTest::newRow("9 degrees of freedom, 0.995") << 3.250 << 9 << 0.01;
    QTest::newRow("19 degrees of freedom, 0.999") << 3.579 << 19 << 0.002;
    QTest::newRow("30 degrees of freedom, 0.995") << 2.750 << 30 << 0.01;
    QTest::newRow("100 degrees of freedom, 0.999") << 3.174 << 100 << 0.002;
    QTest::newRow("downwards") << -3.174 << 100 << 0.002;
    QTest::newRow("nothing is as likely as 0") << 0.0 << 7 << 1.0;
    QTest::newRow("as far as a number goes") << 1e308 << 3 << 0.0;
}

void TestStatistics::tailsMatchThePublishedTable()
{
    QFETCH(const double, t);
    QFETCH(const int, degrees);
    QFETCH(const double, chance);
    const double tail = studentTail(t, static_cast<std::size_t>(degrees));
    // The table gives three decimals of t.
    QVERIFY2(std::abs(tail - chance) <= 0.001 * chance + 1e-15, qPrintable(QString::number(tail)));
}

void TestStatistics::tailAndQuantileAgree()
{
    for (const std::size_t degrees : {1U, 2U, 3U, 7U, 8U, 30U, 31U, 200U, 9'999U}) {
        QCOMPARE_LE(std::abs(studentTail(studentQuantile(degrees), degrees) - 0.05), 1e-6);
    }
}

void TestStatistics::signsAreTossesOfACoin_data()
{
    QTest::addColumn<int>("fewer");
    QTest::addColumn<int>("tosses");
    QTest::addColumn<double>("chance");
    // Counted by hand: of the 2^n throws, those with at most as few heads, or as few tails.
    QTest::newRow("no toss tells nothing") << 0 << 0 << 1.0;
    QTest::newRow("one toss") << 0 << 1 << 1.0;
    QTest::newRow("five heads of five: 2 of 32") << 0 << 5 << 0.0625;
    QTest::newRow("one tail of six: 2 (1 + 6) of 64") << 1 << 6 << 0.21875;
    QTest::newRow("two tails of ten: 2 (1 + 10 + 45) of 1024") << 2 << 10 << 0.109375;
    QTest::newRow("half and half") << 2 << 4 << 1.0;
}

void TestStatistics::signsAreTossesOfACoin()
{
    QFETCH(const int, fewer);
    QFETCH(const int, tosses);
    QFETCH(const double, chance);
    QCOMPARE(signTail(static_cast<std::size_t>(fewer), static_cast<std::size_t>(tosses)), chance);
}

QTEST_APPLESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
