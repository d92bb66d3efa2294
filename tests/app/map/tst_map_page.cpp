// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/scenario_document.h"
#include "app/map/map_controls.h"
#include "app/map/map_page.h"
#include "app/map/map_study.h"
#include "app/map/map_table_model.h"
#include "app/map/map_view.h"
#include "app/theme/tokens.h"
#include "tests/app/map/map_scenes.h"
#include "tests/app/window/warnings.h"

#include <QtGui/QAccessible>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>

using namespace repique;
using namespace repique::map;
using namespace repique::map::tests;

namespace {

constexpr int patience = 30'000;

/// The first choice, with few cells to compute.
Choice smallChoice()
{
    Choice choice = firstChoice();
    choice.y.last = 5;
    choice.seeds = 2;
    return choice;
}

/// The page over a document, in a plain window.
struct Bench
{
    ScenarioDocument document;
    Study study{document};
    QWidget window;
    Page& page = *new Page(study, &window);
    View& view = page.view();

    explicit Bench(const scenario::Scenario& scenario)
    {
        document.replace(scenario);
        study.setChoice(smallChoice());
        page.setTokens(theme::tokens(theme::Theme::Light));
        page.setLanguage(i18n::Language::English);
        page.resize(1'200, 800);
        window.resize(1'200, 800);
        window.show();
        QApplication::setActiveWindow(&window);
        page.setFocus();
    }

    ~Bench() { study.setShown(false); }

    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor([this] { return !study.isBusy(); }, patience);
    }

    /// Shows the map and waits for all of it.
    [[nodiscard]] bool map()
    {
        study.setShown(true);
        return settle() && study.data() != nullptr && study.data()->isWhole();
    }

    [[nodiscard]] double load() const
    {
        return document.scenario().model.traffic.rate / document.scenario().model.dependency.capacity;
    }

    [[nodiscard]] std::int64_t attempts() const { return document.scenario().model.policy.maxAttempts; }

    /// The cell where the document stands.
    [[nodiscard]] Place current() const
    {
        return {study.data()->question().x.nearest(study.currentX()),
            study.data()->question().y.nearest(study.currentY())};
    }

    void drag(const QPointF& from, const QPointF& to) const
    {
        QTest::mousePress(&view, Qt::LeftButton, Qt::NoModifier, from.toPoint());
        QTest::mouseMove(&view, ((from + to) / 2.0).toPoint());
        QTest::mouseMove(&view, to.toPoint());
        QTest::mouseRelease(&view, Qt::LeftButton, Qt::NoModifier, to.toPoint());
    }

    template<typename Widget>
    [[nodiscard]] Widget& part(const char* name) const
    {
        return *page.findChild<Widget*>(QLatin1String(name));
    }
};

} // namespace

class TestMapPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { failOnWarnings(); }

    void aSweepLeavesTheDocumentAlone()
    {
        Bench bench(shortStall());
        const scenario::Scenario before = bench.document.scenario();
        const QSignalSpy changes(&bench.document, &ScenarioDocument::scenarioChanged);
        QVERIFY(bench.map());
        QVERIFY(bench.document.scenario() == before);
        QCOMPARE(changes.size(), 0);
        QCOMPARE(bench.document.undoStack().count(), 0);
        QVERIFY(!bench.document.isModified());
        QVERIFY(!bench.page.grab().isNull());
    }

    void nobodyLooksNothingIsComputed()
    {
        Bench bench(shortStall());
        QVERIFY(!bench.study.isBusy());
        QCOMPARE(bench.study.data(), nullptr);
    }

    void theCrossIsDraggedWithTheMouse()
    {
        Bench bench(shortStall());
        QVERIFY(bench.map());
        const QSignalSpy replaced(&bench.study, &Study::replaced);
        const QPointF from = bench.view.crosshair().value();
        bench.drag(from, bench.view.middleOf({4, 2}));
        QCOMPARE(bench.load(), 0.25);
        QCOMPARE(bench.attempts(), 3);
        QCOMPARE(bench.document.undoStack().count(), 1); // one step, named
        QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("map: Offered load 25%, Attempts 3"));
        QCOMPARE(replaced.size(), 0); // the map stays
        QVERIFY(bench.study.data()->isWhole());
        bench.document.undoStack().undo();
        QCOMPARE(bench.load(), 0.8);
        QCOMPARE(bench.attempts(), 2);
        QCOMPARE(replaced.size(), 0);
        QCOMPARE(bench.view.crosshair().value(), from);
    }

    void aLineIsDraggedAlone()
    {
        Bench bench(shortStall());
        QVERIFY(bench.map());
        const QPointF cross = bench.view.crosshair().value();
        const QPointF onColumn(cross.x(), bench.view.middleOf({0, 4}).y());
        bench.drag(onColumn, bench.view.middleOf({4, 0}));
        QCOMPARE(bench.load(), 0.25);
        QCOMPARE(bench.attempts(), 2);
    }

    void keysReadCellsAndMoveTheCross()
    {
        Bench bench(shortStall());
        QVERIFY(bench.map());
        bench.view.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&bench.view, Qt::Key_Home);
        QTest::keyClick(&bench.view, Qt::Key_Right);
        QTest::keyClick(&bench.view, Qt::Key_Up);
        QCOMPARE(bench.view.marked(), (std::optional<Place>{{1, 2}}));
        QCOMPARE(bench.view.accessibleDescription(),
            QStringLiteral("Offered load 10% · Attempts 3 · recovers with 2 of 2 seeds."));
        QCOMPARE(bench.part<QLabel>("mapCell").text(), bench.view.accessibleDescription());
        QCOMPARE(bench.document.undoStack().count(), 0); // reading changes nothing
        QTest::keyClick(&bench.view, Qt::Key_Return);
        QCOMPARE(bench.load(), 0.1);
        QCOMPARE(bench.attempts(), 3);
        QTest::keyClick(&bench.view, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(bench.load(), 0.15);
        QTest::keyClick(&bench.view, Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(bench.attempts(), 2);
    }

    void whatALessonKeepsStays()
    {
        Bench bench(shortStall());
        bench.study.setFree([](const QString& key) { return key != QLatin1String("traffic.rate"); });
        QVERIFY(bench.map());
        bench.study.moveTo(0, 4);
        QCOMPARE(bench.load(), 0.8);
        QCOMPARE(bench.attempts(), 5);
    }

    void aDecorrelatedJitterSurvivesTheCross()
    {
        scenario::Scenario scenario = shortStall();
        QVERIFY(scenario::assign(scenario, "policy.jitter=decorrelated").empty());
        const retry::Backoff before = scenario.model.policy.backoff;
        Bench bench(scenario);
        Choice choice = smallChoice();
        choice.y = sideOf(parameterOf(QStringLiteral("policy.jitter")));
        choice.cells = 13;
        bench.study.setChoice(choice);
        QVERIFY(bench.map());
        bench.study.moveTo(2, std::nullopt);
        QCOMPARE(bench.load(), 0.25);
        QVERIFY(bench.document.scenario().model.policy.backoff == before);
    }

    void anotherParameterBeginsAnotherMap()
    {
        Bench bench(shortStall());
        QVERIFY(bench.map());
        const QSignalSpy replaced(&bench.study, &Study::replaced);
        bench.document.edit(QStringLiteral("timeout"), {}, [](scenario::Scenario& scenario) {
            scenario.model.policy.attemptTimeout = std::chrono::milliseconds{200};
        });
        QCOMPARE(replaced.size(), 1);
        QVERIFY(bench.settle());
        QVERIFY(bench.study.data()->isWhole());
        QVERIFY(bench.study.data()->question().base == bench.document.scenario());
    }

    void theLatestMapWins()
    {
        Bench bench(shortStall());
        bench.study.setShown(true);
        for (const int milliseconds : {110, 120, 130, 140}) {
            bench.document.edit(QStringLiteral("timeout"), {}, [milliseconds](scenario::Scenario& scenario) {
                scenario.model.policy.attemptTimeout = std::chrono::milliseconds{milliseconds};
            });
        }
        QVERIFY(bench.settle());
        Question question = bench.study.data()->question();
        QCOMPARE(question.base.model.policy.attemptTimeout, SimDuration{std::chrono::milliseconds{140}});
        const Data alone = swept(question);
        for (std::size_t i = 0; i < alone.size(); ++i) {
            QVERIFY(alone.at(i % alone.columns(), i / alone.columns())
                == bench.study.data()->at(i % alone.columns(), i / alone.columns()));
        }
    }

    void seedsThatDisagreeAreHatchedAndSaid()
    {
        Bench bench(randomStall());
        Choice choice = smallChoice();
        choice.x = {.key = loadKey(), .first = 0.4, .last = 0.6};
        choice.seeds = 6;
        choice.cells = 13;
        bench.study.setChoice(choice);
        QVERIFY(bench.map());
        const Data& data = *bench.study.data();
        std::optional<Place> split;
        for (std::size_t column = 0; column < data.columns() && !split; ++column) {
            split = data.isSplit(column, 1) ? std::optional(Place{column, 1}) : std::nullopt;
        }
        QVERIFY(split.has_value()); // two attempts, near one half
        QTest::mouseMove(&bench.view, bench.view.middleOf(*split).toPoint());
        const QString said = bench.part<QLabel>("mapCell").text();
        QVERIFY2(said.contains(QRegularExpression(QStringLiteral("recovers with [1-5] of 6 seeds"))),
            qPrintable(said));
        QVERIFY(bench.page.summaryText().contains(QStringLiteral("the seeds disagree.")));
    }

    void cancelKeepsWhatIsDone()
    {
        Bench bench(randomStall());
        Choice choice = firstChoice();
        choice.seeds = Controls::mostSeeds;
        choice.cells = 49;
        bench.study.setChoice(choice);
        QSignalSpy ended(&bench.study, &Study::ended);
        QSignalSpy grown(&bench.study, &Study::grown);
        bench.study.setShown(true);
        QVERIFY(grown.wait(patience));
        QCOMPARE(bench.part<QPushButton>("mapRun").text(), QStringLiteral("Cancel"));
        QTest::keyClick(&bench.view, Qt::Key_Escape);
        QVERIFY(!ended.isEmpty() || ended.wait(patience));
        const Data& data = *bench.study.data();
        QCOMPARE_GT(data.done(), std::size_t{0});
        QCOMPARE_LT(data.done(), data.size());
        QVERIFY2(bench.page.summaryText().startsWith(QStringLiteral("Partial: ")),
            qPrintable(bench.page.summaryText()));
        QCOMPARE(bench.part<QPushButton>("mapRun").text(), QStringLiteral("Compute again"));
        QVERIFY(!bench.page.grab().isNull());
    }

    void theTableSaysTheSame()
    {
        Bench bench(shortStall());
        auto& table = bench.part<QTableView>("mapTable");
        const QAbstractItemModelTester tester(
            table.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(bench.map());
        const Data& data = *bench.study.data();
        QCOMPARE(table.model()->columnCount(), static_cast<int>(data.columns()));
        QCOMPARE(table.model()->rowCount(), static_cast<int>(data.rows()));
        const int bottom = table.model()->rowCount() - 1; // one attempt
        QCOMPARE(table.model()->headerData(0, Qt::Horizontal).toString(), QStringLiteral("5%"));
        QCOMPARE(table.model()->headerData(bottom, Qt::Vertical).toString(), QStringLiteral("1"));
        QCOMPARE(table.model()->index(bottom, 0).data().toString(), QStringLiteral("recovers"));
        QCOMPARE(table.model()->index(0, 24).data().toString(), QStringLiteral("stays stuck"));
    }

    void choicesAreMadeByKeyboard()
    {
        Bench bench(shortStall());
        QVERIFY(bench.map());
        auto& metric = bench.part<QComboBox>("mapMetric");
        metric.setFocus();
        QTest::keyClick(&metric, Qt::Key_Down); // operations, the first of the figures
        QCOMPARE(bench.study.choice().metric, std::string("operations"));
        QVERIFY(bench.settle());
        QVERIFY2(bench.page.summaryText().startsWith(QStringLiteral("Operations goes from 150 to 3,750")),
            qPrintable(bench.page.summaryText()));
        auto& y = bench.part<QComboBox>("mapY");
        y.setFocus();
        QTest::keyClick(&y, Qt::Key_Up); // the load: the two change places
        QCOMPARE(bench.study.choice().y.key, loadKey());
        QCOMPARE(bench.study.choice().x.key, QStringLiteral("policy.max_attempts"));
        auto& seeds = bench.part<QSpinBox>("mapSeeds");
        seeds.setFocus();
        QTest::keyClick(&seeds, Qt::Key_Down);
        QCOMPARE(bench.study.choice().seeds, 1);
        QVERIFY(bench.settle());
    }

    void withoutALoadOrADisturbanceThePageSaysWhy_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("begins");
        QTest::addRow("one payment") << QStringLiteral("catalogue")
                                     << QStringLiteral("This scenario is one payment");
        QTest::addRow("nothing disturbs") << QStringLiteral("article") << QStringLiteral("Nothing disturbs");
    }

    void withoutALoadOrADisturbanceThePageSaysWhy()
    {
        QFETCH(const QString, preset);
        QFETCH(const QString, begins);
        Bench bench(scenario::preset(preset.toStdString()));
        bench.study.setShown(true);
        QVERIFY(!bench.study.isBusy());
        QCOMPARE(bench.study.data(), nullptr);
        QVERIFY(bench.part<QLabel>("mapNothing").isVisible());
        QVERIFY(bench.part<QLabel>("mapNothing").text().startsWith(begins));
        const QSignalSpy asked(&bench.page, &Page::sceneRequested);
        bench.part<QPushButton>("mapScene").click();
        QCOMPARE(asked.size(), 1);
        QVERIFY(!bench.page.grab().isNull());
    }

    void everythingThatTakesTheKeyboardHasAName()
    {
        Bench bench(shortStall());
        for (QWidget* widget : bench.page.findChildren<QWidget*>()) {
            if ((widget->focusPolicy() & Qt::TabFocus) == 0 || !widget->isVisible()
                || widget->objectName().startsWith(QLatin1String("qt_"))) {
                continue;
            }
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(face != nullptr && !face->text(QAccessible::Name).isEmpty(),
                qPrintable(widget->objectName()));
        }
    }
};

QTEST_MAIN(TestMapPage)
#include "tst_map_page.moc"
