// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_picture.h"
#include "app/charts/curve_points.h"
#include "tests/app/charts/run_fixture.h"

#include <QtTest/QTest>

using namespace repique;
using namespace repique::charts;

namespace {

constexpr auto english = i18n::Language::English;

/// "originals attempts …": the curves of a picture from back to front.
QString namesOf(const ChartPicture& picture)
{
    QStringList names;
    for (const Curve& curve : picture.curves) {
        names.append(curve.label);
    }
    return names.join(QStringLiteral(", "));
}

ChartPicture loadPictureOf(const std::shared_ptr<const LoadSnapshot>& run)
{
    return loadPicture({run->scenario, run->result, english}, loadData(run->result.series));
}

ChartPicture duplicatesPictureOf(const std::shared_ptr<const LoadSnapshot>& run)
{
    return duplicatesPicture({run->scenario, run->result, english}, loadData(run->result.series));
}

} // namespace

class TestChartPicture final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRateStandsInTheMiddleOfItsBin();
    void retriesAreStackedOnOriginals();
    void whatReachesTheDependencyIsDrawnWhereItIsNotWhatIsSent();
    void curvesWithoutNumbersAreLeftOut();
    void aCapacityOutOfReachIsNamedAtTheTop();
    void duplicatesAreDrawnAtTheEndOfTheirBin();
    void noDuplicateIsALineAndASentence();
    void noCurveHasMorePointsThanAChartPaints();
    void aBudgetBeginsAsFullAsItIs();
    void aRunWithoutBinsHasNoCurves();
};

void TestChartPicture::aRateStandsInTheMiddleOfItsBin()
{
    LoadData data = loadData(plainRun().result.series);
    data.originals[0] = 7.0;
    const QList<QPointF> points = ratePoints(data, data.originals);
    QCOMPARE(points.size(), 62);
    QCOMPARE(points[0], QPointF(0.0, 7.0));
    QCOMPARE(points[1], QPointF(0.5, 7.0));
    QCOMPARE(points[2], QPointF(1.5, 100.0));
    QCOMPARE(points[60], QPointF(59.5, 100.0));
    QCOMPARE(points[61], QPointF(60.0, 100.0));
}

void TestChartPicture::retriesAreStackedOnOriginals()
{
    const auto run = snapshotWith();
    const ChartPicture picture = loadPictureOf(run);
    QCOMPARE(namesOf(picture), QStringLiteral("originals, attempts, rejected, capacity, goodput"));
    const Curve& originals = picture.curves[0];
    const Curve& attempts = picture.curves[1];
    QCOMPARE(attempts.floor, originals.line);
    for (qsizetype point = 0; point < attempts.line.size(); ++point) {
        QCOMPARE(attempts.line[point].y() - attempts.floor[point].y(), 20.0);
        QCOMPARE(attempts.line[point].x(), attempts.floor[point].x());
    }
    QCOMPARE(picture.largest, 120.0);
    QCOMPARE(picture.durationS, 60.0);
    QCOMPARE(picture.stepS, 1.0);
}

void TestChartPicture::whatReachesTheDependencyIsDrawnWhereItIsNotWhatIsSent()
{
    const auto layered = snapshotWith([](LoadSnapshot& run) {
        run.scenario.model.layers.resize(2);
        run.result.series.dependencyAttempts.assign(60, 360.0);
    });
    const ChartPicture picture = loadPictureOf(layered);
    QCOMPARE(namesOf(picture),
        QStringLiteral("originals, attempts, at the dependency, rejected, capacity, goodput"));
    QCOMPARE(picture.curves[2].line[30].y(), 360.0);
    QCOMPARE(picture.largest, 360.0);
    const auto heldBack = snapshotWith([](LoadSnapshot& run) { run.result.totals.heldBack = 1; });
    QCOMPARE(loadPictureOf(heldBack).curves.size(), 6);
}

void TestChartPicture::curvesWithoutNumbersAreLeftOut()
{
    const auto run = snapshotWith([](LoadSnapshot& changed) {
        changed.result.totals.retries = 0;
        changed.result.totals.rejected = 0;
    });
    QCOMPARE(namesOf(loadPictureOf(run)), QStringLiteral("originals, capacity, goodput"));
}

void TestChartPicture::aCapacityOutOfReachIsNamedAtTheTop()
{
    const auto near = snapshotWith([](LoadSnapshot& run) { run.scenario.model.dependency.capacity = 240.0; });
    QCOMPARE(loadPictureOf(near).largest, 240.0);
    QCOMPARE(loadPictureOf(near).curves[3].label, QStringLiteral("capacity"));
    const auto far = snapshotWith([](LoadSnapshot& run) { run.scenario.model.dependency.capacity = 1e6; });
    QCOMPARE(loadPictureOf(far).largest, 120.0);
    QCOMPARE(loadPictureOf(far).curves[3].label, QStringLiteral("↑ capacity 1M"));
}

void TestChartPicture::duplicatesAreDrawnAtTheEndOfTheirBin()
{
    const ChartPicture picture = duplicatesPictureOf(snapshotWith());
    QCOMPARE(picture.curves.size(), 1);
    const Curve& curve = picture.curves[0];
    QCOMPARE(curve.ink, Ink::Duplicates);
    QCOMPARE(curve.label, QStringLiteral("30\nR$ 900.00"));
    QCOMPARE(curve.line.first(), QPointF(0.0, 0.0));
    QCOMPARE(curve.line[2], QPointF(2.0, 1.0));
    QCOMPARE(curve.line.last(), QPointF(60.0, 30.0));
    QVERIFY(picture.isCounting);
    QCOMPARE(picture.message, QString());
}

void TestChartPicture::noDuplicateIsALineAndASentence()
{
    const ChartPicture picture = duplicatesPictureOf(snapshotWith([](LoadSnapshot& run) {
        run.result.totals.duplicates = 0;
        run.result.totals.duplicateCents = 0;
        std::fill(run.result.series.duplicates.begin(), run.result.series.duplicates.end(), 0.0);
    }));
    QCOMPARE(picture.curves.size(), 1);
    QCOMPARE(picture.curves[0].ink, Ink::Goodput);
    QCOMPARE(picture.curves[0].label, QStringLiteral("0"));
    QCOMPARE(
        picture.message, QStringLiteral("0 duplicates in 6,000 operations: no money was debited twice."));
}

void TestChartPicture::noCurveHasMorePointsThanAChartPaints()
{
    const auto run = snapshotWith([](LoadSnapshot& changed) {
        storm::Series& series = changed.result.series;
        for (std::vector<double>* values : {&series.originals, &series.retries, &series.attempts,
                 &series.goodput, &series.failures, &series.rejected, &series.duplicates, &series.queue,
                 &series.budgetTokens, &series.latencyP50Ms, &series.latencyP95Ms, &series.latencyP99Ms,
                 &series.dependencyAttempts}) {
            values->assign(100'003, 1.0);
        }
    });
    const ChartPicture load = loadPictureOf(run);
    const ChartPicture duplicates = duplicatesPictureOf(run);
    for (const Curve& curve : load.curves + duplicates.curves) {
        QCOMPARE_LE(curve.line.size(), static_cast<qsizetype>(maxPoints));
        QCOMPARE_LE(curve.floor.size(), static_cast<qsizetype>(maxPoints));
        QCOMPARE(curve.line.last().x(), 100'003.0);
    }
}

void TestChartPicture::aBudgetBeginsAsFullAsItIs()
{
    const auto run = snapshotWith([](LoadSnapshot& drained) {
        drained.scenario.model.policy.budget = retry::AwsBudget{};
        drained.result.series.budgetTokensAtStart = 500.0;
    });
    const ChartPicture picture
        = budgetPicture({run->scenario, run->result, english}, loadData(run->result.series));
    QCOMPARE(picture.largest, 500.0);
    QCOMPARE(picture.curves.front().line[0], QPointF(0.0, 500.0));
    QCOMPARE(picture.curves.front().line[1], QPointF(1.0, 9.5));
}

void TestChartPicture::aRunWithoutBinsHasNoCurves()
{
    const auto run = snapshotWith([](LoadSnapshot& empty) { empty.result = {}; });
    QCOMPARE(loadPictureOf(run).curves.size(), 0);
    QCOMPARE(duplicatesPictureOf(run).curves.size(), 0);
}

QTEST_APPLESS_MAIN(TestChartPicture)
#include "tst_chart_picture.moc"
