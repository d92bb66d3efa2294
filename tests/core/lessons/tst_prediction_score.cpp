// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/prediction_score.h"

#include <QtCore/QObject>
#include <QtTest/QTest>

#include <algorithm>
#include <vector>

using namespace repique::lessons;

namespace {

using Values = std::vector<double>;

/// One peak of `height` in bin `at` of ten.
Values peakAt(std::size_t at, double height)
{
    Values values(10, 0.0);
    values[at] = height;
    return values;
}

/// A sketch that passes through the middle of each bin of `bins`: two points a bin and one at the end.
Values through(const Values& bins)
{
    Values sketch(2 * bins.size() + 1, 0.0);
    for (std::size_t bin = 0; bin < bins.size(); ++bin) {
        sketch[2 * bin + 1] = bins[bin];
    }
    return sketch;
}

Values times(Values values, double factor)
{
    std::ranges::transform(values, values.begin(), [factor](double value) { return value * factor; });
    return values;
}

} // namespace

class TestPredictionScore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAreCompared_data();
    void numbersAreCompared();
    void aPerfectSketchScoresAll();
    void theUnitDoesNotMatter();
    void aSketchTwiceAsHighScoresHalf();
    void aPeakAtAnotherMomentScoresNothing();
    void nothingAgainstNothingIsPerfect();
    void aSketchIsStraightBetweenItsPoints();
    void whatLiesBelowTheAxisCountsAsItsFoot();
};

void TestPredictionScore::numbersAreCompared_data()
{
    QTest::addColumn<double>("guess");
    QTest::addColumn<double>("measured");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<double>("share");
    QTest::addColumn<int>("gap");
    const auto row = [](const char* name, Values numbers, Gap gap) {
        QTest::newRow(name) << numbers[0] << numbers[1] << numbers[2] << numbers[3] << numbers[4]
                            << static_cast<int>(gap);
    };
    row("the number itself", {3, 3, 0, 0, 1}, Gap::Close);
    row("two thirds", {2, 3, 0, 0, 2.0 / 3}, Gap::Below);
    row("twice as much", {6, 3, 0, 0, 0.5}, Gap::Above);
    row("60 of 64 is close", {60, 64, 0, 0, 0.9375}, Gap::Close);
    row("counted from the foot of the axis", {1.1, 1.02, 1, 0, 0.2}, Gap::Above);
    row("within the tolerance", {510, 504, 0, 20, 1}, Gap::Close);
    row("something for nothing", {1, 0, 0, 0, 0}, Gap::Above);
    row("nothing for nothing", {0, 0, 0, 0, 1}, Gap::Close);
}

void TestPredictionScore::numbersAreCompared()
{
    QFETCH(double, guess);
    QFETCH(double, measured);
    QFETCH(double, low);
    QFETCH(double, tolerance);
    const PredictionScore score = scoreOfNumber(guess, measured, low, tolerance);
    QTEST(1.0 + score.share - 1.0, "share");
    QTEST(static_cast<int>(score.gap), "gap");
}

void TestPredictionScore::aPerfectSketchScoresAll()
{
    const Values bins{1, 5, 2, 8, 0};
    const PredictionScore score = scoreOfSketch(through(bins), bins, 0);
    QCOMPARE(score.share, 1.0);
    QCOMPARE(score.gap, Gap::Close);
}

void TestPredictionScore::theUnitDoesNotMatter()
{
    const Values bins{1, 5, 2, 8, 0};
    const Values sketch{4, 4, 4, 1, 1, 9};
    const double share = scoreOfSketch(sketch, bins, 0).share;
    QCOMPARE(scoreOfSketch(times(sketch, 1000), times(bins, 1000), 0).share, share);
    QVERIFY(share > 0.0 && share < 1.0);
}

void TestPredictionScore::aSketchTwiceAsHighScoresHalf()
{
    const Values bins{1, 5, 2, 8, 0};
    const PredictionScore above = scoreOfSketch(through(times(bins, 2)), bins, 0);
    QCOMPARE(above.share, 0.5);
    QCOMPARE(above.gap, Gap::Above);
    const PredictionScore below = scoreOfSketch(through(times(bins, 0.5)), bins, 0);
    QCOMPARE(below.share, 0.5);
    QCOMPARE(below.gap, Gap::Below);
}

void TestPredictionScore::aPeakAtAnotherMomentScoresNothing()
{
    QCOMPARE(scoreOfSketch(through(peakAt(2, 7)), peakAt(2, 7), 0).share, 1.0);
    QCOMPARE(scoreOfSketch(through(peakAt(3, 7)), peakAt(2, 7), 0).share, 0.0);
}

void TestPredictionScore::nothingAgainstNothingIsPerfect()
{
    QCOMPARE(scoreOfSketch(Values{0, 0}, Values{0, 0, 0}, 0).share, 1.0);
}

void TestPredictionScore::aSketchIsStraightBetweenItsPoints()
{
    const Values sketch{0, 10, 0};
    QCOMPARE(sketchAt(sketch, 0.0), 0.0);
    QCOMPARE(sketchAt(sketch, 0.25), 5.0);
    QCOMPARE(sketchAt(sketch, 0.5), 10.0);
    QCOMPARE(sketchAt(sketch, 1.0), 0.0);
    QCOMPARE(sketchAt(sketch, 2.0), 0.0);
}

void TestPredictionScore::whatLiesBelowTheAxisCountsAsItsFoot()
{
    QCOMPARE(scoreOfSketch(Values{2, 2}, Values{4}, 3).share, 0.0);
    QCOMPARE(scoreOfSketch(Values{2, 2}, Values{1}, 3).share, 1.0);
}

QTEST_APPLESS_MAIN(TestPredictionScore)

#include "tst_prediction_score.moc"
