// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parameters/slider_scale.h"

#include <QtCore/QObject>
#include <QtTest/QTest>

using namespace repique;

namespace {

const SliderScale attempts{.lowest = 1, .highest = 10, .step = 1};
const SliderScale delay{.lowest = 0, .highest = 10, .isLogarithmic = true, .smallest = 0.001, .step = 0.001};
const SliderScale share{.lowest = 0, .highest = 1, .step = 0.01};

} // namespace

class TestSliderScale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEndsAreExact();
    void positionsAndValuesRunTogether();
    void aValueComesBackFromItsPosition_data();
    void aValueComesBackFromItsPosition();
    void fineSteps_data();
    void fineSteps();
    void roundSteps_data();
    void roundSteps();
};

void TestSliderScale::theEndsAreExact()
{
    QCOMPARE(valueAt(delay, 0), 0.0);
    QCOMPARE(valueAt(delay, SliderScale::steps), 10.0);
    QCOMPARE(valueAt(delay, -5), 0.0);
    QCOMPARE(valueAt(attempts, SliderScale::steps + 1), 10.0);
}

void TestSliderScale::positionsAndValuesRunTogether()
{
    for (const SliderScale& scale : {attempts, delay, share}) {
        for (int position = 1; position <= SliderScale::steps; ++position) {
            QCOMPARE_GE(valueAt(scale, position), valueAt(scale, position - 1));
        }
    }
}

void TestSliderScale::aValueComesBackFromItsPosition_data()
{
    QTest::addColumn<SliderScale>("scale");
    QTest::addColumn<double>("value");
    QTest::newRow("three attempts") << attempts << 3.0;
    QTest::newRow("no delay") << delay << 0.0;
    QTest::newRow("one millisecond") << delay << 0.001;
    QTest::newRow("the longest delay") << delay << 10.0;
    QTest::newRow("thirty per cent, not 30.000000000000004") << share << 0.3;
}

void TestSliderScale::aValueComesBackFromItsPosition()
{
    QFETCH(SliderScale, scale);
    QFETCH(double, value);
    QCOMPARE(valueAt(scale, positionOf(scale, value)), value);
}

void TestSliderScale::fineSteps_data()
{
    QTest::addColumn<SliderScale>("scale");
    QTest::addColumn<double>("from");
    QTest::addColumn<int>("direction");
    QTest::addColumn<double>("to");
    QTest::newRow("an attempt more") << attempts << 3.0 << 1 << 4.0;
    QTest::newRow("an attempt less") << attempts << 3.0 << -1 << 2.0;
    QTest::newRow("from no delay to the first") << delay << 0.0 << 1 << 0.001;
    QTest::newRow("100 ms by five per cent") << delay << 0.1 << 1 << 0.105;
    QTest::newRow("one per cent more") << share << 0.29 << 1 << 0.3;
}

void TestSliderScale::fineSteps()
{
    QFETCH(SliderScale, scale);
    QFETCH(double, from);
    QFETCH(int, direction);
    QFETCH(double, to);
    QCOMPARE(fineStep(scale, from, direction), to);
}

void TestSliderScale::roundSteps_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<int>("direction");
    QTest::addColumn<double>("to");
    QTest::newRow("up from a round value") << 100.0 << 1 << 200.0;
    QTest::newRow("up from between") << 130.0 << 1 << 200.0;
    QTest::newRow("down from between") << 130.0 << -1 << 100.0;
    QTest::newRow("down over a power of ten") << 100.0 << -1 << 50.0;
    QTest::newRow("up over a power of ten") << 5.0 << 1 << 10.0;
    QTest::newRow("small values too") << 0.002 << 1 << 0.005;
    QTest::newRow("down from nothing stays") << 0.0 << -1 << 0.0;
}

void TestSliderScale::roundSteps()
{
    QFETCH(double, from);
    QFETCH(int, direction);
    QFETCH(double, to);
    QCOMPARE(roundStep(from, direction), to);
}

QTEST_APPLESS_MAIN(TestSliderScale)

#include "tst_slider_scale.moc"
