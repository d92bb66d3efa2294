// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/nice_axis.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace repique::charts;

class TestNiceAxis final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reachesTheLargestInRoundSteps_data();
    void reachesTheLargestInRoundSteps();
    void cutsTimeAsPeopleReadIt_data();
    void cutsTimeAsPeopleReadIt();
    void neverNeedsMoreStepsThanAsked();
};

void TestNiceAxis::reachesTheLargestInRoundSteps_data()
{
    QTest::addColumn<double>("largest");
    QTest::addColumn<int>("steps");
    QTest::addColumn<double>("smallest");
    QTest::addColumn<double>("top");
    QTest::addColumn<double>("step");

    QTest::newRow("28,600 in three steps goes to 30,000 by 10,000")
        << 28600.0 << 3 << 1e-3 << 30000.0 << 10000.0;
    QTest::newRow("28,600 in five steps goes to 30,000 by 10,000")
        << 28600.0 << 5 << 1e-3 << 30000.0 << 10000.0;
    QTest::newRow("exactly 30,000 needs no further step") << 30000.0 << 3 << 1e-3 << 30000.0 << 10000.0;
    QTest::newRow("one above needs one") << 30001.0 << 4 << 1e-3 << 40000.0 << 10000.0;
    QTest::newRow("a rounding error above needs none")
        << 30000.0 * (1.0 + 1e-12) << 3 << 1e-3 << 30000.0 << 10000.0;
    QTest::newRow("504 in five steps") << 504.0 << 5 << 1.0 << 600.0 << 200.0;
    QTest::newRow("two duplicates have no halves") << 2.0 << 5 << 1.0 << 2.0 << 1.0;
    QTest::newRow("one duplicate") << 1.0 << 5 << 1.0 << 1.0 << 1.0;
    QTest::newRow("rates may have halves") << 2.0 << 5 << 1e-3 << 2.0 << 0.5;
    QTest::newRow("nothing is one step") << 0.0 << 5 << 1.0 << 1.0 << 1.0;
    QTest::newRow("not a number is one step") << std::nan("") << 5 << 1.0 << 1.0 << 1.0;
    QTest::newRow("infinity is one step")
        << std::numeric_limits<double>::infinity() << 5 << 1.0 << 1.0 << 1.0;
}

void TestNiceAxis::reachesTheLargestInRoundSteps()
{
    QFETCH(const double, largest);
    QFETCH(const int, steps);
    QFETCH(const double, smallest);
    const NiceAxis axis = niceAxis(largest, steps, smallest);
    QTEST(axis.top, "top");
    QTEST(axis.step, "step");
}

void TestNiceAxis::cutsTimeAsPeopleReadIt_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<int>("steps");
    QTest::addColumn<double>("step");

    QTest::newRow("a minute in four is quarters") << 60.0 << 4 << 15.0;
    QTest::newRow("a minute in six is tens") << 60.0 << 6 << 10.0;
    QTest::newRow("ten minutes in five is two each") << 600.0 << 5 << 120.0;
    QTest::newRow("an hour in four is quarters") << 3600.0 << 4 << 900.0;
    QTest::newRow("a day in four is six hours") << 86400.0 << 4 << 21600.0;
    QTest::newRow("thirty days in three is ten days") << 2592000.0 << 3 << 864000.0;
    QTest::newRow("a second in five is fifths") << 1.0 << 5 << 0.2;
    QTest::newRow("a millisecond in two is halves") << 0.001 << 2 << 0.0005;
}

void TestNiceAxis::cutsTimeAsPeopleReadIt()
{
    QFETCH(const double, seconds);
    QFETCH(const int, steps);
    QTEST(niceTimeStep(seconds, steps), "step");
}

void TestNiceAxis::neverNeedsMoreStepsThanAsked()
{
    for (int steps = 1; steps <= 8; ++steps) {
        for (double largest = 0.013; largest < 1e9; largest *= 1.7) {
            const NiceAxis axis = niceAxis(largest, steps, 1e-3);
            QCOMPARE_GE(axis.top, largest * (1.0 - 1e-9));
            QCOMPARE_LE(axis.top / axis.step, steps + 1e-6);
            QCOMPARE_LE(largest / niceTimeStep(largest, steps), steps + 1e-6);
        }
    }
}

QTEST_APPLESS_MAIN(TestNiceAxis)
#include "tst_nice_axis.moc"
