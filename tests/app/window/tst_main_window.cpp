// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/load_page.h"
#include "app/live/live_page.h"
#include "app/map/map_view.h"
#include "app/race/race_page.h"
#include "app/widgets/banner.h"
#include "app/window/docks.h"
#include "app/window/pages.h"
#include "core/lessons/load.h"
#include "tests/app/window/warnings.h"
#include "tests/app/window/window_bench.h"

#include <QtCore/QMimeData>
#include <QtGui/QDropEvent>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStatusBar>

using namespace repique;

namespace {

void setBase(ScenarioDocument& document, int milliseconds)
{
    document.edit(QStringLiteral("base delay"), QStringLiteral("policy.base"),
        [milliseconds](scenario::Scenario& scenario) {
            scenario.model.policy.backoff.base = std::chrono::milliseconds{milliseconds};
        });
}

QPushButton* buttonOf(const QWidget& window, const QString& text)
{
    for (QPushButton* button : window.findChildren<QPushButton*>()) {
        if (button->text() == text && button->isVisible()) {
            return button;
        }
    }
    return nullptr;
}

} // namespace

class TestMainWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { failOnWarnings(); }

    void firstMinuteOfANewPerson()
    {
        WindowBench bench;
        bench.window->restoreSession();
        QVERIFY(bench.show());
        QCOMPARE(bench.window->mode(), Mode::Step);
        QVERIFY(bench.window->pages().trace());
        QCOMPARE(bench.window->pages().number(), 0);

        // The catalogue's scene has exactly seven numbered steps (I-14).
        for (int step = 1; step <= 7; ++step) {
            QTest::keyClick(bench.window.get(), Qt::Key_Right);
            QCOMPARE(bench.window->pages().number(), step);
        }
        QTest::keyClick(bench.window.get(), Qt::Key_Right);
        QCOMPARE(bench.window->pages().number(), 7);

        const auto before = bench.window->document().scenario();
        setBase(bench.window->document(), 400);
        QVERIFY(bench.settle());
        QTest::keyClick(bench.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.window->document().scenario(), before);
        QVERIFY(bench.settle());

        bench.appearance.setTextScale(120);
        QTest::keyClick(bench.window.get(), Qt::Key_Left);
        QVERIFY(bench.window->close());
        bench.start();
        bench.window->restoreSession();
        QVERIFY(bench.show());
        QCOMPARE(bench.window->pages().number(), 6);
        QCOMPARE(bench.window->document().scenario(), before);
    }

    void modeFollowsTheDocument()
    {
        WindowBench bench;
        bench.window->openPreset(QStringLiteral("catalogue"));
        QCOMPARE(bench.window->mode(), Mode::Step);
        bench.window->openPreset(QStringLiteral("pix_lost_answers"));
        QCOMPARE(bench.window->mode(), Mode::Load);
        bench.trigger("viewStep");
        QCOMPARE(bench.window->mode(), Mode::Step);
    }

    /// Who pays for real goes on doing it under another scenario.
    void theLiveModeHasTheCentreAndItsKeys()
    {
        WindowBench bench;
        bench.window->openPreset(QStringLiteral("catalogue"));
        QVERIFY(bench.show());
        QTest::keyClick(bench.window.get(), Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(bench.window->mode(), Mode::Live);
        live::LivePage& page = bench.window->pages().live();
        QVERIFY(page.isVisible());
        QVERIFY(!bench.window->pages().sequence()->isVisible());
        QVERIFY(page.isAncestorOf(QApplication::focusWidget()));
        bench.window->openPreset(QStringLiteral("pix_lost_answers"));
        QCOMPARE(bench.window->mode(), Mode::Live);
        page.start();
        QTRY_COMPARE(page.service().state(), live::LiveService::State::Running);
        bench.trigger("runAgain"); // pays once
        QTRY_COMPARE(page.payments().progress().totals.settled, 1);
        QCOMPARE(bench.window->pages().trace(), page.player().trace());
        bench.trigger("viewLoad");
        QVERIFY(!page.isVisible());
    }

    void lowWindowShowsWhatTheModeIsAboutHighWindowBoth()
    {
        WindowBench bench;
        bench.window->resize(1366, 768);
        bench.window->openPreset(QStringLiteral("catalogue"));
        QVERIFY(bench.show());
        QVERIFY(bench.window->pages().sequence()->isVisible());
        QVERIFY(!bench.window->pages().load()->isVisible());
        bench.trigger("viewLoad");
        QVERIFY(!bench.window->pages().sequence()->isVisible());
        QVERIFY(bench.window->pages().load()->isVisible());
        bench.window->resize(1920, 1080);
        QTRY_VERIFY(bench.window->pages().sequence()->isVisible());
        QVERIFY(bench.window->pages().load()->isVisible());
    }

    void momentOfAChartOpensAnOperationThatLivedThen()
    {
        WindowBench bench;
        bench.window->openPreset(QStringLiteral("pix_lost_answers"));
        QVERIFY(bench.show());
        const storm::Model& model = bench.window->document().scenario().model;
        const SimDuration bin = bench.window->conductor().snapshot()->result.series.bin;
        const SimTime from = startOfRun + 10 * bin;
        auto* charts = bench.window->findChild<charts::LoadPage*>();
        Q_EMIT charts->momentPicked(toSeconds(10 * bin + bin / 2));
        QCOMPARE(bench.window->mode(), Mode::Step);
        QVERIFY(bench.settle());
        QCOMPARE(std::optional(bench.window->pages().trace()->operation),
            storm::operationAt(model, from, from + bin));
    }

    void badFileKeepsTheDocumentAndSaysWhere()
    {
        WindowBench bench;
        bench.window->openPreset(QStringLiteral("catalogue"));
        QVERIFY(bench.show());
        const auto before = bench.window->document().scenario();
        bench.openAnswer
            = bench.write("bad.repique.toml", "format = \"repique/1\"\n[policy]\nmax_attempts = 0\n");
        bench.trigger("fileOpen");
        const QString message = bench.window->message();
        QVERIFY2(message.contains(QLatin1String("bad.repique.toml")), qPrintable(message));
        QVERIFY2(message.contains(QLatin1String("policy.max_attempts")), qPrintable(message));
        QVERIFY2(message.contains(QLatin1Char('3')), qPrintable(message));
        QCOMPARE(bench.window->document().scenario(), before);
        QCOMPARE(bench.settings->recentFiles(), QStringList{});
    }

    void droppedFileIsOpened()
    {
        WindowBench bench;
        QVERIFY(bench.show());
        const QString path = bench.write("a.repique.toml", "format = \"repique/1\"\nseed = 7\n");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.window.get(), &drop);
        QCOMPARE(bench.window->document().scenario().model.seed, std::uint64_t{7});
        QCOMPARE(bench.window->document().path(), path);
        QCOMPARE(bench.settings->recentFiles(), QStringList{path});
    }

    void changesAreNotLostWithoutAQuestion_data()
    {
        QTest::addColumn<int>("answer");
        QTest::addColumn<bool>("isReplaced");
        QTest::addColumn<bool>("isWritten");
        QTest::addRow("cancel: the document stays") << static_cast<int>(Unsaved::Cancel) << false << false;
        QTest::addRow("don't save: it is replaced") << static_cast<int>(Unsaved::Discard) << true << false;
        QTest::addRow("save: written, then replaced") << static_cast<int>(Unsaved::Save) << true << true;
    }

    void changesAreNotLostWithoutAQuestion()
    {
        QFETCH(int, answer);
        QFETCH(bool, isReplaced);
        QFETCH(bool, isWritten);
        WindowBench bench;
        bench.window->openPreset(QStringLiteral("catalogue"));
        setBase(bench.window->document(), 333);
        bench.unsavedAnswer = static_cast<Unsaved>(answer);
        bench.saveAnswer = bench.folder.filePath(QStringLiteral("kept"));
        bench.trigger("fileNew");
        QCOMPARE(bench.unsavedQuestions, 1);
        QCOMPARE(bench.window->document().scenario() == scenario::Scenario{}, isReplaced);
        QCOMPARE(QFile::exists(bench.saveAnswer + QStringLiteral(".repique.toml")), isWritten);
    }

    void modifiedDocumentIsMarked()
    {
        WindowBench bench;
        bench.window->openPreset(QStringLiteral("catalogue"));
        QVERIFY(!bench.window->isWindowModified());
        setBase(bench.window->document(), 333);
        QVERIFY(bench.window->isWindowModified());
        bench.saveAnswer = bench.folder.filePath(QStringLiteral("kept.repique.toml"));
        bench.trigger("fileSave");
        QVERIFY(!bench.window->isWindowModified());
        QVERIFY(bench.window->windowTitle().startsWith(QLatin1String("kept")));
    }

    void unwritableFileSaysSoAndLosesNothing()
    {
        WindowBench bench;
        QVERIFY(bench.show());
        setBase(bench.window->document(), 333);
        bench.saveAnswer = bench.folder.filePath(QStringLiteral("missing/x.repique.toml"));
        bench.trigger("fileSave");
        QVERIFY(bench.window->message().contains(bench.saveAnswer));
        QVERIFY(bench.window->isWindowModified());
        bench.unsavedAnswer = Unsaved::Discard;
    }

    void crashOffersWhatWasNotSaved_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("isRestored");
        QTest::addRow("restore") << QStringLiteral("Restore") << true;
        QTest::addRow("discard") << QStringLiteral("Discard") << false;
    }

    void crashOffersWhatWasNotSaved()
    {
        QFETCH(QString, button);
        QFETCH(bool, isRestored);
        WindowBench bench;
        bench.window->openPreset(QStringLiteral("catalogue"));
        setBase(bench.window->document(), 333);
        const auto lost = bench.window->document().scenario();
        const QString copy = bench.folder.filePath(QStringLiteral("recovery/session-0.repique.toml"));
        QTRY_VERIFY(QFile::exists(copy));
        bench.start(); // without close: a crash

        bench.window->restoreSession();
        QVERIFY(bench.show());
        bench.window->offerRecovery();
        QVERIFY(!bench.window->message().isEmpty());
        QPushButton* choice = buttonOf(*bench.window, button);
        QVERIFY(choice);
        QTest::mouseClick(choice, Qt::LeftButton);
        QCOMPARE(bench.window->document().scenario() == lost, isRestored);
        QCOMPARE(bench.window->isWindowModified(), isRestored);
        QCOMPARE(QFile::exists(copy), isRestored);
        bench.unsavedAnswer = Unsaved::Discard;
    }

    void startAfterAFailedStartLeavesTheSessionClosed()
    {
        WindowBench bench;
        bench.window->openPreset(QStringLiteral("pix_lost_answers"));
        QVERIFY(bench.window->close());
        bench.start();
        bench.window->startSafely(true);
        QVERIFY(bench.show());
        QCOMPARE(bench.window->mode(), Mode::Step);
        QVERIFY(!bench.window->message().isEmpty());
        QTest::mouseClick(buttonOf(*bench.window, QStringLiteral("Open it all the same")), Qt::LeftButton);
        QCOMPARE(bench.window->mode(), Mode::Load);
    }

    void undoSaysWhatItUndoes()
    {
        WindowBench bench;
        QVERIFY(bench.show());
        const QAction& undo = bench.window->actions().action(QStringLiteral("editUndo"));
        QVERIFY(!undo.isEnabled());
        setBase(bench.window->document(), 333);
        QVERIFY(undo.isEnabled());
        QVERIFY(undo.text().contains(QLatin1String("base delay")));
        QVERIFY(undo.toolTip().contains(QLatin1String("Ctrl+Z")));
        bench.trigger("editUndo");
        QVERIFY(!bench.window->isWindowModified());
    }

    void newSeedIsAnEdit()
    {
        WindowBench bench;
        QVERIFY(bench.show());
        bench.trigger("runNewSeed");
        QVERIFY(bench.window->document().scenario().model.seed != scenario::Scenario{}.model.seed);
        bench.trigger("editUndo");
        QCOMPARE(bench.window->document().scenario().model.seed, scenario::Scenario{}.model.seed);
    }

    void singleKeysLeaveTextFieldsAlone()
    {
        WindowBench bench;
        bench.window->openPreset(QStringLiteral("catalogue"));
        QVERIFY(bench.show());
        QLineEdit field(bench.window.get());
        field.show();
        field.setFocus();
        const std::uint64_t seed = bench.window->document().scenario().model.seed;
        QTest::keyClicks(&field, QStringLiteral("n [j"));
        QTest::keyClick(&field, Qt::Key_Home);
        QTest::keyClick(&field, Qt::Key_Right);
        QCOMPARE(field.text(), QStringLiteral("n [j"));
        QCOMPARE(field.cursorPosition(), 1);
        QCOMPARE(bench.window->document().scenario().model.seed, seed);
        QCOMPARE(bench.window->pages().number(), 0);
    }

    void paneKeysGoRoundAndLeaveNoOneStuck()
    {
        WindowBench bench;
        bench.window->openPreset(QStringLiteral("catalogue"));
        QVERIFY(bench.show());
        QSet<QWidget*> stops;
        for (int press = 0; press < 12; ++press) {
            bench.trigger("viewNextPane");
            QVERIFY(QApplication::focusWidget());
            stops.insert(QApplication::focusWidget());
        }
        QCOMPARE_GE(stops.size(), 4);
        QWidget* const last = QApplication::focusWidget();
        bench.trigger("viewNextPane");
        bench.trigger("viewPreviousPane");
        QCOMPARE(QApplication::focusWidget(), last);
    }

    void panelsOpenCloseAndComeBack()
    {
        WindowBench bench;
        QVERIFY(bench.show());
        auto* lesson = bench.window->findChild<QDockWidget*>(QStringLiteral("lessonDock"));
        auto* attempts = bench.window->findChild<QDockWidget*>(QStringLiteral("attemptsDock"));
        QVERIFY(lesson->isVisible());
        QVERIFY(!attempts->isVisible());
        bench.trigger("panelLesson");
        bench.trigger("panelAttempts");
        QVERIFY(!lesson->isVisible());
        QVERIFY(attempts->isVisible());
        bench.trigger("viewResetLayout");
        QVERIFY(lesson->isVisible());
        QVERIFY(!attempts->isVisible());
        QVERIFY(bench.window->actions().action(QStringLiteral("panelLesson")).isChecked());
    }

    void narrowWindowGivesSidePanelsOnePlace()
    {
        WindowBench bench;
        bench.window->resize(1024, 600);
        QVERIFY(bench.show());
        auto* lesson = bench.window->findChild<QDockWidget*>(QStringLiteral("lessonDock"));
        auto* parameters = bench.window->findChild<QDockWidget*>(QStringLiteral("parametersDock"));
        QCOMPARE(bench.window->tabifiedDockWidgets(lesson), QList<QDockWidget*>{parameters});
        QCOMPARE_LE(bench.window->width(), 1024);
        bench.window->resize(1366, 768);
        QTRY_VERIFY(bench.window->tabifiedDockWidgets(lesson).isEmpty());
        QVERIFY(parameters->isVisible());
    }

    void raceTakesTheMiddleAndEscapeLeadsBack()
    {
        WindowBench bench;
        bench.window->openPreset(QStringLiteral("catalogue"));
        QVERIFY(bench.show());
        const auto* parameters = bench.window->findChild<QDockWidget*>(QStringLiteral("parametersDock"));
        RaceState& race = bench.window->findChild<RacePage*>()->state();
        const std::uint64_t seed = bench.window->document().scenario().model.seed;

        QTest::keyClick(bench.window.get(), Qt::Key_4, Qt::ControlModifier);
        QCOMPARE(bench.window->page(), PageId::Race);
        QVERIFY(!parameters->isVisible());
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_B, Qt::Key_N, Qt::Key_J}) {
            QTest::keyClick(QApplication::focusWidget(), key);
        }
        QCOMPARE(race.position(), 2);
        QCOMPARE(race::orderText(race.order()), std::string("ABAB"));
        QTest::keyClick(bench.window.get(), Qt::Key_A);
        QCOMPARE(race.position(), 3);
        QCOMPARE(race::orderText(race.order()), std::string("ABAB"));
        QTest::keyClick(bench.window.get(), Qt::Key_Home); // wherever the keyboard is
        QCOMPARE(race.position(), 0);
        QCOMPARE(bench.window->pages().number(), 0);
        QCOMPARE(bench.window->document().scenario().model.seed, seed);

        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(bench.window->page(), PageId::Lab);
        QVERIFY(parameters->isVisible());
        QTest::keyClick(bench.window.get(), Qt::Key_Right);
        QCOMPARE(bench.window->pages().number(), 1);
        QCOMPARE(race.position(), 0);
    }

    void mapTakesTheMiddleBesideTheParameters()
    {
        WindowBench bench;
        bench.window->openPreset(QStringLiteral("catalogue"));
        QVERIFY(bench.show());
        auto* parameters = bench.window->findChild<QDockWidget*>(QStringLiteral("parametersDock"));
        QTest::keyClick(bench.window.get(), Qt::Key_5, Qt::ControlModifier);
        QCOMPARE(bench.window->page(), PageId::Map);
        QVERIFY(parameters->isVisible());
        bench.window->findChild<QPushButton*>(QStringLiteral("mapScene"))->click();
        QCOMPARE(bench.window->page(), PageId::Map); // of another scenario
        ScenarioDocument& document = bench.window->document();
        QCOMPARE(document.scenario().name, std::string("two_second_spike"));
        QVERIFY(!document.isModified());

        auto& view = *bench.window->findChild<map::View*>();
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(document.scenario().model.policy.maxAttempts, 4);
        QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document.scenario().model.policy.maxAttempts, 3);

        QVERIFY(!bench.window->isQuiet()); // the first Esc cancels the map, the second leaves it
        QTest::keyClick(&view, Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(bench.window->isQuiet(), 30'000);
        QCOMPARE(bench.window->page(), PageId::Map);
        QTest::keyClick(&view, Qt::Key_Escape);
        QCOMPARE(bench.window->page(), PageId::Lab);
    }

    void panelsOfTheLabSurviveAnEndInTheRace()
    {
        WindowBench bench;
        QVERIFY(bench.show());
        bench.trigger("viewRace");
        bench.trigger("panelLesson");
        QVERIFY(bench.window->close());
        bench.start();
        bench.window->restoreSession();
        QVERIFY(bench.show());
        QCOMPARE(bench.window->page(), PageId::Lab);
        QVERIFY(bench.window->findChild<QDockWidget*>(QStringLiteral("parametersDock"))->isVisible());
        QVERIFY(!bench.window->findChild<QDockWidget*>(QStringLiteral("lessonDock"))->isVisible());
    }

    void stepOfALessonOpensTheRace()
    {
        WindowBench bench;
        bench.window->setLessons(lessons::loadAll(REPIQUE_LESSONS));
        QCOMPARE(bench.window->openLesson(QStringLiteral("four-in-six"), 2), QString());
        QVERIFY(bench.show());
        QCOMPARE(bench.window->page(), PageId::Race);
        bench.trigger("lessonNext");
        QCOMPARE(bench.window->page(), PageId::Lab);
        QCOMPARE(bench.window->mode(), Mode::Load);
        bench.trigger("lessonPrevious");
        QCOMPARE(bench.window->page(), PageId::Race);
        bench.trigger("viewStep");
        QCOMPARE(bench.window->page(), PageId::Lab);
    }

    void zoomAndThemeAreRemembered()
    {
        WindowBench bench;
        bench.trigger("viewZoomIn");
        bench.trigger("viewZoomIn");
        QCOMPARE(bench.appearance.textScale(), 120);
        QCOMPARE(bench.settings->textScale(), 120);
        bench.trigger("viewZoomReset");
        QCOMPARE(bench.settings->textScale(), 100);
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
