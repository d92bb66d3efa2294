// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_panel.h"
#include "app/charts/time_chart.h"
#include "app/compare/compare_charts.h"
#include "app/compare/compare_page.h"
#include "app/compare/row_table_model.h"
#include "core/scenario/document.h"

#include <QtCharts/QLineSeries>
#include <QtGui/QAccessible>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>

using namespace repique;

namespace {

constexpr int seeds = 12;

/// Half of all attempts are answered 503: a policy with more of them fares better.
scenario::Scenario unluckyService(std::int64_t attempts)
{
    scenario::Scenario scenario;
    scenario.name = "unlucky";
    scenario.model.seed = 1;
    scenario.model.duration = std::chrono::seconds{4};
    scenario.model.traffic.rate = 100.0;
    scenario.model.policy.maxAttempts = attempts;
    settlement::Fault fault;
    fault.kind = settlement::FaultKind::Unavailable;
    fault.probability = 0.5;
    scenario.model.faults = {fault};
    return scenario;
}

/// The page in a plain widget, over a document of 2 attempts.
struct Bench
{
    ScenarioDocument document;
    QWidget window;
    ComparePage* page;

    Bench()
    {
        document.replace(unluckyService(2));
        page = new ComparePage(document, &window);
        page->setPairs(seeds);
        page->resize(1300, 700);
        window.resize(1300, 700);
        window.show();
    }

    template<typename Widget>
    [[nodiscard]] Widget& find(const char* name) const
    {
        return *page->findChild<Widget*>(QLatin1String(name));
    }

    [[nodiscard]] QString sentence() const { return find<QLabel>("compareSentence").text(); }

    [[nodiscard]] QString cell(const char* table, int row, int column) const
    {
        const QAbstractItemModel& model = *find<QTableView>(table).model();
        return model.index(row, column).data().toString();
    }

    [[nodiscard]] int rows(const char* table) const { return find<QTableView>(table).model()->rowCount(); }

    void wait() const { QTRY_VERIFY(page->isQuiet()); }
};

} // namespace

class TestComparePage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void withoutBItSaysHowToGetOne();
    void aKeptCopyIsTheSame();
    void aChangeIsJudgedOverAllSeeds();
    void curvesLieOverEachOther();
    void swapAndCopyCanBeUndone();
    void aLessonKeepsItsValues();
    void cancelKeepsWhatIsDone();
    void everyPartIsReachedByKeyboard();
    void wordsFollowTheLanguage();
    void theTableModelKeepsItsPromises();
};

void TestComparePage::withoutBItSaysHowToGetOne()
{
    const Bench bench;
    bench.wait();
    QVERIFY(bench.find<QLabel>("compareNames").text().contains(QStringLiteral("There is no B yet")));
    for (const char* const name : {"compareSwap", "compareCopyToA", "compareRun", "compareCsv"}) {
        QVERIFY2(!bench.find<QPushButton>(name).isEnabled(), name);
    }
    QAction* const preset = bench.page->findChild<QAction*>(QStringLiteral("compare:lost_response"));
    QVERIFY(preset != nullptr);
    preset->trigger();
    QCOMPARE(bench.page->state().b()->name, "lost_response");
}

void TestComparePage::aKeptCopyIsTheSame()
{
    const Bench bench;
    QTest::mouseClick(&bench.find<QPushButton>("compareKeep"), Qt::LeftButton);
    bench.wait();
    QCOMPARE(bench.sentence(), QStringLiteral("No difference: A and B are the same in every pair."));
    QCOMPARE(bench.rows("compareKeys"), 0);
    QVERIFY(bench.find<QLabel>("compareNoKeys").isVisible());
    QVERIFY(!bench.document.isModified());
}

void TestComparePage::aChangeIsJudgedOverAllSeeds()
{
    Bench bench;
    bench.page->state().keep();
    bench.document.edit(QStringLiteral("attempts"), {},
        [](scenario::Scenario& scenario) { scenario.model.policy.maxAttempts = 4; });
    bench.wait();
    QCOMPARE(bench.rows("compareKeys"), 1);
    QCOMPARE(bench.cell("compareKeys", 0, 1), QStringLiteral("4"));
    QCOMPARE(bench.cell("compareKeys", 0, 2), QStringLiteral("2"));
    QVERIFY2(bench.sentence().startsWith(QStringLiteral("Real from A to B: Goodput ↓, Amplification ↓")),
        qPrintable(bench.sentence()));
    QCOMPARE(bench.page->snapshot()->pairs, std::size_t{seeds});
    QCOMPARE(bench.find<QLabel>("compareProgress").text(), QStringLiteral("12 of 12 pairs"));
    QCOMPARE(bench.cell("compareFigures", 0, 0), QStringLiteral("Operations"));
    QCOMPARE(bench.cell("compareFigures", 0, 1), QStringLiteral("the same"));
    QCOMPARE(bench.cell("compareFigures", 1, 1), QStringLiteral("real"));
    QSignalSpy wanted(bench.page, &ComparePage::csvRequested);
    QTest::mouseClick(&bench.find<QPushButton>("compareCsv"), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
}

void TestComparePage::curvesLieOverEachOther()
{
    Bench bench;
    bench.page->state().setB(unluckyService(4));
    bench.wait();
    const auto& charts = *bench.page->findChild<CompareCharts*>();
    charts::TimeChart& chart = charts.panel(0).chart();
    const QLineSeries* const a = chart.line(charts::Ink::SideA);
    const QLineSeries* const b = chart.line(charts::Ink::SideB);
    QCOMPARE(a->pen().style(), Qt::SolidLine);
    QCOMPARE(b->pen().style(), Qt::DashLine);
    QVERIFY(a->pen().color() != b->pen().color());
    QCOMPARE_GT(a->count(), 10);
    QCOMPARE(a->count(), b->count());
    QVERIFY(a->points() != b->points());
    QCOMPARE(chart.frame().placedLabels().size(), 2);
    chart.setFocus();
    QTest::keyClick(&chart, Qt::Key_Right);
    QVERIFY2(
        charts.panel(1).summary().startsWith(QStringLiteral("t = ")), qPrintable(charts.panel(1).summary()));
}

void TestComparePage::swapAndCopyCanBeUndone()
{
    Bench bench;
    const scenario::Scenario two = unluckyService(2);
    const scenario::Scenario four = unluckyService(4);
    CompareState& state = bench.page->state();
    state.setB(four);
    QTest::mouseClick(&bench.find<QPushButton>("compareSwap"), Qt::LeftButton);
    QVERIFY(bench.document.scenario() == four && *state.b() == two);
    QCOMPARE(bench.document.undoStack().count(), 1);
    bench.document.undoStack().undo();
    QVERIFY(bench.document.scenario() == two && *state.b() == four);
    bench.document.undoStack().redo();
    QVERIFY(bench.document.scenario() == four && *state.b() == two);
    QTest::mouseClick(&bench.find<QPushButton>("compareCopyToA"), Qt::LeftButton);
    QVERIFY(bench.document.scenario() == two && *state.b() == two);
    bench.document.undoStack().undo();
    QVERIFY(bench.document.scenario() == four);
}

void TestComparePage::aLessonKeepsItsValues()
{
    Bench bench;
    CompareState& state = bench.page->state();
    state.setLocks([](const QString& key) { return key == QLatin1String("policy.base"); });
    state.setB(unluckyService(4));
    QVERIFY(!bench.find<QPushButton>("compareSwap").isEnabled());
    QVERIFY(!state.swap() && !state.copyToA());
    QVERIFY(bench.document.scenario() == unluckyService(2));
    state.setLocks([](const QString& key) { return key == QLatin1String("policy.max_attempts"); });
    QVERIFY(bench.find<QPushButton>("compareSwap").isEnabled());
    QVERIFY(state.copyToA());
}

void TestComparePage::cancelKeepsWhatIsDone()
{
    Bench bench;
    bench.page->setPairs(1'000);
    bench.page->state().setB(unluckyService(4));
    QTRY_VERIFY(bench.page->snapshot() != nullptr && bench.page->snapshot()->pairs > 0);
    QTest::mouseClick(&bench.find<QPushButton>("compareRun"), Qt::LeftButton);
    bench.wait();
    QCOMPARE_LT(bench.page->snapshot()->pairs, std::size_t{1'000});
    QCOMPARE(bench.find<QPushButton>("compareRun").text(), QStringLiteral("Compare"));
    QVERIFY(bench.rows("compareFigures") > 20);
}

void TestComparePage::everyPartIsReachedByKeyboard()
{
    Bench bench;
    bench.page->state().setB(unluckyService(4));
    bench.wait();
    bench.window.activateWindow();
    bench.find<QPushButton>("compareKeep").setFocus();
    QStringList reached;
    for (int turn = 0; turn < 20; ++turn) {
        const QWidget* const focus = QApplication::focusWidget();
        QVERIFY(focus != nullptr);
        QAccessibleInterface* const spoken
            = QAccessible::queryAccessibleInterface(QApplication::focusWidget());
        QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), qPrintable(focus->objectName()));
        reached << focus->objectName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (const char* const name : {"compareOpen", "comparePresets", "compareSwap", "compareCopyToA",
             "comparePairs", "compareRun", "compareCsv", "compareKeys", "compareFigures"}) {
        QVERIFY2(reached.contains(QLatin1String(name)), name);
    }
    bench.find<QPushButton>("compareCopyToA").setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(bench.document.scenario() == unluckyService(4));
}

void TestComparePage::wordsFollowTheLanguage()
{
    Bench bench;
    bench.page->state().keep();
    bench.page->setLanguage(i18n::Language::Portuguese);
    bench.wait();
    QCOMPARE(bench.sentence(), QStringLiteral("Nenhuma diferença: A e B são iguais em todos os pares."));
    QCOMPARE(bench.cell("compareFigures", 0, 0), QStringLiteral("Operações"));
}

void TestComparePage::theTableModelKeepsItsPromises()
{
    RowTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QStringList headings{QStringLiteral("Figure"), QStringLiteral("A")};
    model.setRows(headings,
        {{.cells = {QStringLiteral("Retries"), QStringLiteral("1")}, .explanation = {}, .isStrong = true}});
    model.setRows(headings,
        {{.cells = {QStringLiteral("Retries"), QStringLiteral("2")},
            .explanation = QStringLiteral("why"),
            .isStrong = false}});
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("2"));
    QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), QStringLiteral("why"));
    model.setRows(headings, {});
    QCOMPARE(model.rowCount(), 0);
}

QTEST_MAIN(TestComparePage)
#include "tst_compare_page.moc"
