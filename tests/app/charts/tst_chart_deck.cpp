// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_deck.h"
#include "tests/app/charts/run_fixture.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QLineSeries>
#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>

using namespace repique;
using namespace repique::charts;

class TestChartDeck final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_host = std::make_unique<QWidget>();
        m_deck = new ChartDeck(m_host.get());
        m_deck->resize(1000, 700);
        m_host->show();
    }

    void cleanup() { m_host.reset(); }

    void onlyWhatIsChosenIsShown()
    {
        m_deck->setShown({ChartKind::Queue, ChartKind::Latency});
        for (const ChartKind kind : allCharts) {
            const bool isChosen = kind == ChartKind::Queue || kind == ChartKind::Latency;
            QCOMPARE(chart(kind).isVisible(), isChosen);
        }
    }

    void aChartChosenLaterHoldsTheRunToo()
    {
        setRun(snapshotWith());
        m_deck->setShown({ChartKind::Load, ChartKind::Queue});
        QCOMPARE(chart(ChartKind::Queue).line(Ink::Queue)->points().last(), QPointF(60.0, 40.0));
        QCOMPARE(chart(ChartKind::Latency).line(Ink::P50)->points().size(), 0);
        m_deck->setShown({ChartKind::Load, ChartKind::Latency});
        QCOMPARE(chart(ChartKind::Latency).line(Ink::P50)->points().size(), 59); // none in the last second
        QCOMPARE(chart(ChartKind::Latency).line(Ink::P99)->points().first(), QPointF(0.5, 250.0));
    }

    void placesOfTheQueueAreDrawnWhenTheyAreNear()
    {
        m_deck->setShown({ChartKind::Load, ChartKind::Queue});
        setRun(snapshotWith()); // 40 wait, 1,000 places
        QCOMPARE(chart(ChartKind::Queue).line(Ink::Room)->points().size(), 0);
        setRun(snapshotWith([](LoadSnapshot& run) { run.scenario.model.dependency.queue = 50; }));
        QCOMPARE(
            chart(ChartKind::Queue).line(Ink::Room)->points(), (QList<QPointF>{{0.0, 50.0}, {60.0, 50.0}}));
    }

    void aLongStretchWithoutSuccessInterruptsTheLine()
    {
        m_deck->setShown({ChartKind::Load, ChartKind::Latency});
        setRun(snapshotWith([](LoadSnapshot& run) {
            for (std::vector<double> storm::Series::*values :
                {&storm::Series::latencyP50Ms, &storm::Series::latencyP95Ms, &storm::Series::latencyP99Ms}) {
                for (std::size_t second = 20; second < 40; ++second) {
                    (run.result.series.*values)[second] = 0.0;
                }
                (run.result.series.*values)[50] = 0.0; // one second alone does not
            }
        }));
        const auto lines = chart(ChartKind::Latency).chart()->series();
        QCOMPARE(lines.size(), 6); // two pieces of each
        QCOMPARE(chart(ChartKind::Latency).line(Ink::P50)->points().last(), QPointF(19.5, 20.0));
        setRun(snapshotWith());
        QCOMPARE(chart(ChartKind::Latency).chart()->series().size(), 3);
        QCOMPARE(chart(ChartKind::Latency).line(Ink::P50)->points().last(), QPointF(58.5, 20.0));
    }

    void aGuessStaysOverItsCurveWithTheGapFilled()
    {
        m_deck->setShown({ChartKind::Load, ChartKind::Queue});
        setRun(snapshotWith()); // 95 useful a second
        const Guess guess{.series = "goodput",
            .values = {0.0, 400.0},
            .fromS = 10.0,
            .toS = 50.0,
            .of = plainRun().scenario.model};
        m_deck->setGuess(guess);
        TimeChart& load = chart(ChartKind::Load);
        QCOMPARE(load.line(Ink::Guess)->points(), (QList<QPointF>{{10.0, 0.0}, {50.0, 400.0}}));
        const QList<QPointF> floor = load.area(Ink::Guess)->lowerSeries()->points();
        QCOMPARE(floor.first(), QPointF(10.0, 95.0));
        QCOMPARE(floor.last(), QPointF(50.0, 95.0));
        QCOMPARE(load.plotMap().top, 400.0);
        QVERIFY(std::ranges::any_of(load.frame().placedLabels(),
            [](const ChartFrame::PlacedLabel& each) { return each.text == QLatin1String("your guess"); }));
        QVERIFY(load.accessibleDescription().contains(QLatin1String("guess of goodput")));
        QTest::keyClick(&load, Qt::Key_Right);
        QVERIFY(!load.accessibleDescription().contains(QLatin1String("your guess"))); // it begins at 10 s
        QTest::keyClick(&load, Qt::Key_PageDown);
        QTest::keyClick(&load, Qt::Key_PageDown);
        QVERIFY(load.accessibleDescription().contains(QLatin1String("your guess")));
        QCOMPARE(chart(ChartKind::Queue).line(Ink::Guess)->points().size(), 0);

        setRun(snapshotWith([](LoadSnapshot& run) { run.scenario.model.policy.maxAttempts = 1; }));
        QCOMPARE(load.line(Ink::Guess)->points().size(), 2);
        QCOMPARE(load.area(Ink::Guess)->lowerSeries()->points().size(), 0); // it was of other values
        m_deck->setGuess(std::nullopt);
        QCOMPARE(load.line(Ink::Guess)->points().size(), 0);
    }

    void aPolicyWithoutABudgetSaysSo()
    {
        m_deck->setShown({ChartKind::Load, ChartKind::Budget});
        setRun(snapshotWith());
        QCOMPARE(chart(ChartKind::Budget).line(Ink::Tokens)->points().size(), 0);
        QCOMPARE(chart(ChartKind::Budget).accessibleDescription(),
            QStringLiteral("This policy has no retry budget."));
    }

    void everyChartShownHasTheCursorTheReadoutAndTheSides()
    {
        m_deck->setShown({ChartKind::Load, ChartKind::Queue, ChartKind::Latency});
        setRun(snapshotWith());
        QSignalSpy moved(m_deck, &ChartDeck::cursorMoved);
        QTest::keyClick(&chart(ChartKind::Latency), Qt::Key_Right);
        QCOMPARE(moved.size(), 1);
        const PlotMap& first = chart(ChartKind::Load).plotMap();
        for (const ChartKind kind : {ChartKind::Load, ChartKind::Queue, ChartKind::Latency}) {
            QCOMPARE(chart(kind).cursorTime(), std::optional(1.0));
            QCOMPARE(chart(kind).crosshair()->seconds, 1.0);
            QCOMPARE(chart(kind).plotMap().plot.left(), first.plot.left());
            QCOMPARE(chart(kind).plotMap().plot.right(), first.plot.right());
        }
    }

    void everyChartPicksAMoment()
    {
        setRun(snapshotWith());
        QSignalSpy picked(m_deck, &ChartDeck::momentPicked);
        for (const ChartKind kind : allCharts) {
            m_deck->setShown({kind, kind == ChartKind::Load ? ChartKind::Queue : ChartKind::Load});
            QCoreApplication::processEvents(); // the layout settles
            const PlotMap& map = chart(kind).plotMap();
            const QPoint inside{qRound(map.x(30.5)), qRound(map.plot.center().y())};
            QTest::mouseClick(chart(kind).viewport(), Qt::LeftButton, {}, inside);
            QCOMPARE(static_cast<int>(picked.takeFirst().at(0).toDouble()), 30);
        }
    }

private:
    [[nodiscard]] TimeChart& chart(ChartKind kind) const
    {
        return *m_deck->findChildren<TimeChart*>().at(static_cast<qsizetype>(kind));
    }

    void setRun(const std::shared_ptr<const LoadSnapshot>& run) const
    {
        m_deck->setRun(run, loadData(run->result.series));
    }

    std::unique_ptr<QWidget> m_host;
    ChartDeck* m_deck = nullptr; // owned by the host
};

QTEST_MAIN(TestChartDeck)
#include "tst_chart_deck.moc"
