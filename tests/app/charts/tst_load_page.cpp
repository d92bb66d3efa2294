// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_picture.h"
#include "app/charts/curve_points.h"
#include "app/charts/load_page.h"
#include "app/charts/tile_row.h"
#include "app/charts/time_chart.h"
#include "app/widgets/banner.h"
#include "app/widgets/chip.h"
#include "app/widgets/segmented_switch.h"
#include "app/widgets/tile.h"
#include "app/window/language_switch.h"
#include "tests/app/charts/run_fixture.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QLineSeries>
#include <QtCore/QRegularExpression>
#include <QtGui/QAccessible>
#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>

#include <memory>

using namespace repique;
using namespace repique::charts;

namespace {

/// Counts the layouts that widgets ask for.
class LayoutCounter final : public QObject
{
public:
    int requests = 0;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        requests += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

class TestLoadPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { m_host.reset(); }

    void withoutARunItSaysWhatToDo();
    void theChartsHoldTheNumbersOfTheRun();
    void aNewRunReplacesTheOld();
    void theOldCurveStaysWhileTheNewOneIsComputed();
    void shortWaitsDoNotFlicker();
    void aButtonCancelsWhileARunIsComputed();
    void aScaledRunOffersTheExactOne();
    void peopleChooseTheirCharts();
    void escapeCancelsOnlyWhatIsShown();
    void arrowKeysMoveTheTimeBinByBin();
    void theKeysOfAChartAreItsOwn();
    void theMouseReadsAndPicks();
    void enterPicksTheMoment();
    void theTimeOfThePlayerIsShownAndSaysNothing();
    void theTableIsATwin();
    void theLanguageChangesWhileItRuns();
    void theThemeChangesWhileItRuns_data();
    void theThemeChangesWhileItRuns();
    void chipsSayHowExactTheRunIs();
    void aStuckRunIsSaid();
    void labelsNeverOverlapNorLeaveTheChart_data();
    void labelsNeverOverlapNorLeaveTheChart();
    void aPageThatShowsARunComesToRest_data();
    void aPageThatShowsARunComesToRest();
    void aNarrowPageScrollsDownwardsOnly();
    void tilesFindRowsWhereTheyWouldNotFit();
    void everyControlHasAName();

private:
    [[nodiscard]] QList<TimeChart*> charts() const { return m_page->findChildren<TimeChart*>(); }

    [[nodiscard]] TimeChart& load() const { return *charts().at(0); }

    [[nodiscard]] TimeChart& duplicates() const { return *charts().at(1); }

    [[nodiscard]] QStringList visibleChips() const;

    std::unique_ptr<QWidget> m_host; ///< without a layout: the page has the size that a test gives it
    LoadPage* m_page = nullptr; // owned by the host
};

void TestLoadPage::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    m_host = std::make_unique<QWidget>();
    m_host->resize(1600, 900);
    m_page = new LoadPage(m_host.get());
    m_page->resize(1082, 625);
    m_host->show();
}

QStringList TestLoadPage::visibleChips() const
{
    QStringList texts;
    for (const Chip* chip : m_page->findChildren<Chip*>()) {
        if (chip->isVisible()) {
            texts.append(chip->text());
        }
    }
    return texts;
}

void TestLoadPage::withoutARunItSaysWhatToDo()
{
    auto* sentence = m_page->findChild<QLabel*>(QStringLiteral("emptySentence"));
    auto* run = m_page->findChild<QPushButton*>(QStringLiteral("emptyRun"));
    QVERIFY(sentence->isVisible());
    QCOMPARE(sentence->text(), QStringLiteral("No run yet. Move a parameter or press Ctrl+R."));
    QSignalSpy requested(m_page, &LoadPage::runRequested);
    run->click();
    QCOMPARE(requested.count(), 1);
    m_page->setSnapshot(snapshotWith());
    QVERIFY(!sentence->isVisible());
}

void TestLoadPage::theChartsHoldTheNumbersOfTheRun()
{
    const auto run = snapshotWith();
    m_page->setSnapshot(run);
    const LoadData data = loadData(run->result.series);
    QCOMPARE(load().line(Ink::Originals)->points(), ratePoints(data, run->result.series.originals));
    QCOMPARE(load().line(Ink::Attempts)->points(), ratePoints(data, run->result.series.attempts));
    QCOMPARE(load().line(Ink::Goodput)->points(), ratePoints(data, run->result.series.goodput));
    QCOMPARE(load().line(Ink::Rejected)->points(), ratePoints(data, run->result.series.rejected));
    QCOMPARE(load().line(Ink::Capacity)->points(), QList<QPointF>({{0.0, 110.0}, {60.0, 110.0}}));
    QCOMPARE(load().area(Ink::Attempts)->upperSeries()->points(), load().line(Ink::Attempts)->points());
    QCOMPARE(load().area(Ink::Attempts)->lowerSeries()->points(), load().line(Ink::Originals)->points());
    QCOMPARE(duplicates().line(Ink::Duplicates)->points().last(), QPointF(60.0, 30.0));
    QCOMPARE(duplicates().line(Ink::Goodput)->points().size(), 0);
    QCOMPARE(m_page->durationS(), 60.0);
}

void TestLoadPage::aNewRunReplacesTheOld()
{
    m_page->setSnapshot(snapshotWith());
    m_page->setSnapshot(snapshotWith([](LoadSnapshot& run) {
        run.result.totals.retries = 0;
        run.result.series.originals.assign(60, 50.0);
    }));
    QCOMPARE(load().line(Ink::Originals)->points().last(), QPointF(60.0, 50.0));
    QCOMPARE(load().line(Ink::Attempts)->points().size(), 0);
    QCOMPARE(load().area(Ink::Attempts)->upperSeries()->points().size(), 0);
}

void TestLoadPage::theOldCurveStaysWhileTheNewOneIsComputed()
{
    m_page->setSnapshot(snapshotWith());
    const QList<QPointF> before = load().line(Ink::Goodput)->points();
    m_page->setBusy(0.38);
    QTRY_VERIFY(load().isStale());
    QCOMPARE(load().line(Ink::Goodput)->points(), before);
    QCOMPARE(
        load().line(Ink::Goodput)->pen().color(), QColor(0x7F, 0xB9, 0xAC)); // half way to the white surface
    QVERIFY(visibleChips().contains(QStringLiteral("computing 38%…")));
    m_page->setBusy(0.5);
    QVERIFY(visibleChips().contains(QStringLiteral("computing 50%…")));
    m_page->setSnapshot(snapshotWith());
    QVERIFY(!load().isStale());
    QCOMPARE(load().line(Ink::Goodput)->pen().color(), QColor(0x00, 0x73, 0x5A));
    QCOMPARE(visibleChips(), QStringList{QStringLiteral("exact")});
}

void TestLoadPage::shortWaitsDoNotFlicker()
{
    m_page->setSnapshot(snapshotWith());
    m_page->setBusy(0.1);
    QVERIFY(!load().isStale());
    QCOMPARE(visibleChips(), QStringList{QStringLiteral("exact")});
    m_page->setIdle();
    QVERIFY(!load().isStale());
}

void TestLoadPage::aButtonCancelsWhileARunIsComputed()
{
    m_page->setSnapshot(snapshotWith());
    auto* button = m_page->findChild<QPushButton*>(QStringLiteral("cancelRun"));
    QVERIFY(!button->isVisible());
    m_page->setBusy(0.1);
    QTRY_VERIFY(button->isVisible());
    QSignalSpy cancelled(m_page, &LoadPage::cancelRequested);
    button->click();
    QCOMPARE(cancelled.count(), 1);
    m_page->setIdle();
    QVERIFY(!button->isVisible());
}

void TestLoadPage::aScaledRunOffersTheExactOne()
{
    const auto run = [](std::int64_t scale) {
        return snapshotWith([scale](LoadSnapshot& changed) {
            changed.scenario.model.traffic.rate = 1e7; // 600 million in a minute: played at 1:1,000
            changed.result.scale = scale;
        });
    };
    auto* button = m_page->findChild<QPushButton*>(QStringLiteral("runExactly"));
    QSignalSpy requested(m_page, &LoadPage::runRequested);
    m_page->setSnapshot(run(10'000));
    QVERIFY(!button->isVisible()); // a preview: more is to come
    m_page->setSnapshot(run(1'000));
    QVERIFY(button->isVisible());
    QVERIFY(visibleChips().first().startsWith(QStringLiteral("scale 1:1,000")));
    button->click();
    QCOMPARE(requested.count(), 1);
    m_page->setSnapshot(run(1));
    QVERIFY(!button->isVisible());
}

void TestLoadPage::peopleChooseTheirCharts()
{
    m_page->setSnapshot(snapshotWith());
    QSignalSpy changed(m_page, &LoadPage::shownChartsChanged);
    m_page->setShownCharts({ChartKind::Load, ChartKind::Latency});
    QCOMPARE(changed.count(), 0);
    QVERIFY(!duplicates().isVisible());
    QVERIFY(charts().at(4)->isVisible());
    m_page->chartsMenu().actions().at(1)->trigger();
    QCOMPARE(changed.count(), 1);
    QVERIFY(duplicates().isVisible());
    const QList<ChartKind> three{ChartKind::Load, ChartKind::Duplicates, ChartKind::Latency};
    QCOMPARE(m_page->shownCharts(), three);
    const auto* button = m_page->findChild<QToolButton*>(QStringLiteral("chartsButton"));
    QVERIFY((button->focusPolicy() & Qt::TabFocus) != 0);
    QCOMPARE(button->menu(), &m_page->chartsMenu());
}

void TestLoadPage::escapeCancelsOnlyWhatIsShown()
{
    m_page->setSnapshot(snapshotWith());
    QSignalSpy cancelled(m_page, &LoadPage::cancelRequested);
    QTest::keyClick(&load(), Qt::Key_Escape);
    QCOMPARE(cancelled.count(), 0);
    m_page->setBusy(0.1);
    QTRY_VERIFY(load().isStale());
    QTest::keyClick(&load(), Qt::Key_Escape);
    QCOMPARE(cancelled.count(), 1);
}

void TestLoadPage::arrowKeysMoveTheTimeBinByBin()
{
    m_page->setSnapshot(snapshotWith());
    m_page->setCursorTime(35.0);
    QSignalSpy moved(m_page, &LoadPage::cursorMoved);
    QTest::keyClick(&load(), Qt::Key_Right);
    QCOMPARE(moved.takeFirst().at(0).toDouble(), 36.0);
    QCOMPARE(QString::fromStdString(load().crosshair()->readout.time), QStringLiteral("t = 36 s"));
    QCOMPARE(duplicates().crosshair()->seconds, 36.0);
    QCOMPARE(load().accessibleDescription(),
        QStringLiteral(
            "t = 36 s · attempts 120 · originals 100 · retries 20 · goodput 95 · rejected 10 · capacity "
            "110"));
    QTest::keyClick(&load(), Qt::Key_Left);
    QTest::keyClick(&load(), Qt::Key_PageUp);
    QCOMPARE(m_page->cursorTime(), 25.0);
    QTest::keyClick(&duplicates(), Qt::Key_End);
    QCOMPARE(m_page->cursorTime(), 60.0);
    QTest::keyClick(&duplicates(), Qt::Key_Right);
    QCOMPARE(m_page->cursorTime(), 60.0);
    QTest::keyClick(&duplicates(), Qt::Key_Home);
    QCOMPARE(m_page->cursorTime(), 0.0);
}

void TestLoadPage::theKeysOfAChartAreItsOwn()
{
    QKeyEvent right(QEvent::ShortcutOverride, Qt::Key_Right, Qt::NoModifier);
    right.ignore();
    QCoreApplication::sendEvent(&load(), &right);
    QVERIFY(right.isAccepted());
    QKeyEvent run(QEvent::ShortcutOverride, Qt::Key_R, Qt::ControlModifier);
    run.ignore();
    QCoreApplication::sendEvent(&load(), &run);
    QVERIFY(!run.isAccepted());
}

void TestLoadPage::theMouseReadsAndPicks()
{
    m_page->setSnapshot(snapshotWith());
    QSignalSpy picked(m_page, &LoadPage::momentPicked);
    QCoreApplication::processEvents(); // the layout settles
    const PlotMap& map = load().plotMap();
    const QPoint inside{qRound(map.x(30.5)), qRound(map.plot.center().y())};
    QTest::mouseMove(load().viewport(), inside);
    QTRY_VERIFY(load().crosshair().has_value());
    QCOMPARE(QString::fromStdString(load().crosshair()->readout.time), QStringLiteral("t = 30 s"));
    QTest::mouseClick(load().viewport(), Qt::LeftButton, {}, inside);
    QCOMPARE(picked.count(), 1);
    QCOMPARE(static_cast<int>(picked.first().at(0).toDouble()), 30);
    QTest::mouseMove(load().viewport(), QPoint{load().width() - 2, 2});
    QTRY_VERIFY(!load().crosshair().has_value());
    QTest::mouseClick(load().viewport(), Qt::LeftButton, {}, QPoint{load().width() - 2, 2});
    QCOMPARE(picked.count(), 1);
}

void TestLoadPage::enterPicksTheMoment()
{
    QSignalSpy picked(m_page, &LoadPage::momentPicked);
    QTest::keyClick(&load(), Qt::Key_Return);
    QCOMPARE(picked.count(), 0); // there is no run to look into
    m_page->setSnapshot(snapshotWith());
    m_page->setCursorTime(12.0);
    QTest::keyClick(&load(), Qt::Key_Return);
    QCOMPARE(picked.takeFirst().at(0).toDouble(), 12.0);
}

void TestLoadPage::theTimeOfThePlayerIsShownAndSaysNothing()
{
    QSignalSpy moved(m_page, &LoadPage::cursorMoved);
    m_page->setSnapshot(snapshotWith());
    m_page->setCursorTime(41.5);
    QCOMPARE(*load().cursorTime(), 41.5);
    QCOMPARE(*duplicates().cursorTime(), 41.5);
    QCOMPARE(moved.count(), 0);
    m_page->setSnapshot(snapshotWith());
    QCOMPARE(*load().cursorTime(), 41.5);
}

void TestLoadPage::theTableIsATwin()
{
    m_page->setSnapshot(snapshotWith());
    auto* table = m_page->findChild<QTableView*>(QStringLiteral("loadTable"));
    auto* view = m_page->findChild<SegmentedSwitch*>(QStringLiteral("chartsOrTable"));
    QVERIFY(load().isVisible());
    m_page->tableAction()->trigger();
    QVERIFY(table->isVisible());
    QVERIFY(!load().isVisible());
    QCOMPARE(view->currentIndex(), 1);
    QCOMPARE(table->model()->rowCount(), 60);
    view->option(0)->click();
    QVERIFY(load().isVisible());
    QVERIFY(!m_page->tableAction()->isChecked());
}

void TestLoadPage::theLanguageChangesWhileItRuns()
{
    m_page->setSnapshot(snapshotWith());
    m_page->setLanguage(i18n::Language::Portuguese);
    const auto* tiles = m_page->findChild<TileRow*>();
    QCOMPARE(tiles->tile(0).label(), QStringLiteral("Amplificação"));
    QCOMPARE(tiles->tile(2).note(), QStringLiteral("R$ 900,00"));
    QStringList names;
    for (const ChartFrame::PlacedLabel& label : load().frame().placedLabels()) {
        names.append(label.text);
    }
    names.sort();
    QCOMPARE(names.join(QStringLiteral(", ")),
        QStringLiteral("capacidade, originais, rejeitadas, tentativas, vazão útil"));
    QCOMPARE(visibleChips(), QStringList{QStringLiteral("exato")});
    const LanguageSwitch portuguese(i18n::Language::Portuguese);
    QTRY_COMPARE(load().accessibleName(), QStringLiteral("Carga na dependência, requisições por segundo"));
    QTRY_COMPARE(m_page->findChild<SegmentedSwitch*>()->option(1)->text(), QStringLiteral("Tabela"));
    QCOMPARE(m_page->tableAction()->text(), QStringLiteral("Gráficos em tabela"));
}

void TestLoadPage::theThemeChangesWhileItRuns_data()
{
    QTest::addColumn<theme::Theme>("wanted");
    QTest::newRow("light") << theme::Theme::Light;
    QTest::newRow("dark") << theme::Theme::Dark;
    QTest::newRow("projector") << theme::Theme::Projector;
    QTest::newRow("high contrast") << theme::Theme::HighContrast;
}

void TestLoadPage::theThemeChangesWhileItRuns()
{
    QFETCH(const theme::Theme, wanted);
    const theme::Tokens& tokens = theme::tokens(wanted);
    m_page->setSnapshot(snapshotWith());
    m_page->setTokens(tokens);
    QCOMPARE(load().backgroundBrush().color(), tokens.surface);
    QCOMPARE(load().line(Ink::Goodput)->pen().color(), tokens.goodput);
    QCOMPARE(load().line(Ink::Attempts)->pen().style(), Qt::DashLine);
    QCOMPARE(load().line(Ink::Capacity)->pen().style(), Qt::DotLine);
    QCOMPARE_GT(load().line(Ink::Goodput)->pen().widthF(), load().line(Ink::Originals)->pen().widthF());
    QVERIFY(!m_page->grab().isNull());
}

void TestLoadPage::chipsSayHowExactTheRunIs()
{
    m_page->setSnapshot(snapshotWith([](LoadSnapshot& run) { run.result.scale = 10; }));
    QCOMPARE(visibleChips(), QStringList{QStringLiteral("preview 1:10")});
    m_page->setSnapshot(snapshotWith());
    QCOMPARE(visibleChips(), QStringList{QStringLiteral("exact")});
}

void TestLoadPage::aStuckRunIsSaid()
{
    const auto* warning = m_page->findChild<Banner*>();
    m_page->setSnapshot(snapshotWith([](LoadSnapshot& run) {
        run.scenario.model.traffic.steps.push_back({startOfRun + std::chrono::seconds{20}, 100.0});
        run.result.series.goodput.assign(60, 30.0);
    }));
    QVERIFY(warning->isVisible());
    QVERIFY(warning->sentence().startsWith(QStringLiteral("Stuck since t = 20 s: 30 useful a second")));
    m_page->setSnapshot(snapshotWith());
    QVERIFY(!warning->isVisible());
}

void TestLoadPage::labelsNeverOverlapNorLeaveTheChart_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<qreal>("points");
    QTest::newRow("window of 1366 × 768, both docks") << QSize{766, 582} << 9.75;
    QTest::newRow("window of 1024 × 600") << QSize{724, 440} << 9.75;
    QTest::newRow("the same at 200 %") << QSize{724, 440} << 19.5;
    QTest::newRow("a projector") << QSize{1500, 800} << 17.0;
}

void TestLoadPage::labelsNeverOverlapNorLeaveTheChart()
{
    QFETCH(const QSize, size);
    QFETCH(const qreal, points);
    QFont font = m_page->font();
    font.setPointSizeF(points);
    m_page->setFont(font);
    m_page->resize(size);
    m_page->setLanguage(i18n::Language::Portuguese);
    m_page->setSnapshot(snapshotWith());
    QCoreApplication::processEvents();
    for (const TimeChart* chart : {&load(), &duplicates()}) {
        const QList<ChartFrame::PlacedLabel>& labels = chart->frame().placedLabels();
        QCOMPARE(labels.size(), chart == &load() ? 5 : 1);
        for (qsizetype a = 0; a < labels.size(); ++a) {
            QVERIFY(QRectF(chart->viewport()->rect()).contains(labels[a].rect));
            for (qsizetype b = 0; b < a; ++b) {
                const QRectF shared = labels[a].rect.intersected(labels[b].rect);
                QCOMPARE_LT(shared.height(), 1e-6);
            }
        }
    }
    const auto* scroll = m_page->findChild<QScrollArea*>(QStringLiteral("loadScroll"));
    QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
}

void TestLoadPage::aPageThatShowsARunComesToRest_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize{1082, 625};
    QTest::newRow("narrow") << QSize{460, 330};
}

void TestLoadPage::aPageThatShowsARunComesToRest()
{
    QFETCH(const QSize, size);
    m_page->resize(size);
    m_page->setSnapshot(snapshotWith());
    const auto settle = [] {
        for (int turn = 0; turn < 20; ++turn) {
            QCoreApplication::processEvents();
        }
    };
    settle();
    LayoutCounter counter;
    qApp->installEventFilter(&counter);
    settle();
    QCOMPARE(counter.requests, 0);
}

void TestLoadPage::aNarrowPageScrollsDownwardsOnly()
{
    // What a window of 1024 × 600 leaves at 200 %, in the longer language, with the longest words in a tile.
    QFont font = m_page->font();
    font.setPointSizeF(19.5);
    m_page->setFont(font);
    m_page->setLanguage(i18n::Language::Portuguese);
    m_page->resize(560, 330);
    m_page->setShownCharts({ChartKind::Load, ChartKind::Queue, ChartKind::Latency});
    m_page->setSnapshot(snapshotWith([](LoadSnapshot& run) { run.result.scale = 10; }));
    QCoreApplication::processEvents();
    const auto* scroll = m_page->findChild<QScrollArea*>(QStringLiteral("loadScroll"));
    QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    QCOMPARE_GT(scroll->verticalScrollBar()->maximum(), 0);
    m_page->setBusy(0.5);
    QTRY_VERIFY(m_page->findChild<QPushButton*>(QStringLiteral("cancelRun"))->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
}

void TestLoadPage::tilesFindRowsWhereTheyWouldNotFit()
{
    m_page->setSnapshot(snapshotWith());
    const auto* tiles = m_page->findChild<TileRow*>();
    QCOMPARE(tiles->columns(), 4);
    m_page->resize(460, 625);
    QTRY_COMPARE(tiles->columns(), 2);
    m_page->resize(1082, 625);
    QTRY_COMPARE(tiles->columns(), 4);
}

void TestLoadPage::everyControlHasAName()
{
    m_page->setSnapshot(snapshotWith());
    for (QWidget* widget : m_page->findChildren<QWidget*>()) {
        if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible()) {
            const QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!interface->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }
    QCOMPARE(load().accessibleDescription(), QStringLiteral("Load stays near 120 a second; 95 are useful."));
}

QTEST_MAIN(TestLoadPage)
#include "tst_load_page.moc"
