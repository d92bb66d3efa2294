// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/fault_words.h"
#include "app/lesson/lesson_panel.h"
#include "app/lesson/lesson_stage.h"
#include "app/lesson/prediction_cover.h"
#include "app/live/live_page.h"
#include "app/reference/reference_page.h"
#include "app/theme/appearance.h"
#include "app/widgets/banner.h"
#include "app/widgets/utf8.h"
#include "app/window/card_screen.h"
#include "app/window/centre.h"
#include "app/window/compare_screen.h"
#include "app/window/docks.h"
#include "app/window/exports.h"
#include "app/window/home_desk.h"
#include "app/window/language_switch.h"
#include "app/window/main_window.h"
#include "app/window/map_screen.h"
#include "app/window/pages.h"
#include "app/window/pane_cycle.h"
#include "app/window/shortcut_sheet.h"
#include "app/window/top_bar.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRandomGenerator>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QWhatsThis>

#include <array>
#include <tuple>
#include <utility>

// What the window's actions do, and who hears of whom.
namespace repique {
namespace {

constexpr int zoomStep = 10;
constexpr quint32 seedsToDrawFrom = 1'000'000;

constexpr std::array playActions{"playToggle", "playNext", "playPrevious", "playTenForward", "playTenBack",
    "playFirst", "playLast", "playSlower", "playFaster", "playNextEvent", "playPreviousEvent"};

constexpr std::array raceActions{"raceNextA", "raceNextB", "raceNextC"};

} // namespace

void MainWindow::connectDocument()
{
    connect(&m_document, &ScenarioDocument::documentChanged, this, &MainWindow::refreshTitle);
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &MainWindow::refreshStatus);
    connect(&m_document, &ScenarioDocument::adopted, this, &MainWindow::adopt);
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::refreshUndo);
    connect(&m_files, &DocumentFiles::failed, this, &MainWindow::say);
    connect(&m_files, &DocumentFiles::succeeded, this, [this] {
        m_centre->banner().dismiss();
        refreshTitle();
    });
    connect(&m_files, &DocumentFiles::saved, this, [this] {
        m_savedAt = QDateTime::currentDateTime();
        m_recovery.discard();
        refreshTitle();
    });
    connect(&m_files, &DocumentFiles::recentChanged, this, &MainWindow::fillRecent);
    connect(m_topBar, &TopBar::presetChosen, this, &MainWindow::openPreset);
    connect(m_topBar, &TopBar::modeChosen, this, &MainWindow::setMode);
}

void MainWindow::showWork(std::optional<double> share, bool isLookingUp)
{
    m_share = share;
    m_isLookingUp = isLookingUp;
    m_pages->setComputing(share);
    m_actions.setPossible(QStringLiteral("runCancel"), share || isLookingUp);
    refreshStatus();
}

void MainWindow::connectRuns()
{
    showWork(std::nullopt, false);
    connect(&m_conductor, &Conductor::computing, this, [this](double share) { showWork(share, false); });
    connect(&m_conductor, &Conductor::lookingUp, this, [this] { showWork(m_share, true); });
    connect(&m_conductor, &Conductor::computed, this, [this] { showWork(std::nullopt, false); });
    connect(&m_conductor, &Conductor::loadReady, this, [this](const auto& snapshot) {
        showWork(std::nullopt, false); // whoever computes on says so next
        m_pages->setLoad(snapshot, m_conductor.fidelity());
        refreshStatus();
    });
    connect(&m_conductor, &Conductor::traceReady, this, [this](const auto& trace) {
        m_pages->setTrace(trace);
        if (m_wantedNumber) {
            m_pages->goToNumber(*std::exchange(m_wantedNumber, std::nullopt));
        }
    });
    connect(&m_conductor, &Conductor::refused, this, [this](const Error& error) {
        say(error.code == Errc::NotFound ? tr("No operation started at that moment.")
                                         : fromUtf8(i18n::sentence(error, m_language.language())));
    });
    connect(m_pages, &Pages::runRequested, this, &MainWindow::runAgain);
    connect(m_pages, &Pages::cancelRequested, &m_conductor, &Conductor::cancel);
    connect(
        m_pages, &Pages::shownChartsChanged, this, [this] { m_settings.setCharts(m_pages->shownCharts()); });
    connect(m_pages, &Pages::momentPicked, this, [this](SimTime from, SimDuration width) {
        m_conductor.lookAt(from, width);
        setMode(Mode::Step);
    });
}

void MainWindow::on(const char* actionId, const std::function<void()>& run)
{
    QAction& action = m_actions.action(QLatin1String(actionId));
    addAction(&action);
    connect(&action, &QAction::triggered, this, run);
}

void MainWindow::connectFileActions()
{
    on("fileNew", [this] { m_files.newDocument(); });
    on("fileOpen", [this] { m_files.open(); });
    on("fileSave", [this] { m_files.save(); });
    on("fileSaveAs", [this] { m_files.saveAs(); });
    on("fileQuit", [this] { close(); });
    on("editUndo", [this] { m_document.undoStack().undo(); });
    on("editRedo", [this] { m_document.undoStack().redo(); });
}

void MainWindow::connectViewActions()
{
    on("viewStep", [this] { setMode(Mode::Step); });
    on("viewLoad", [this] { setMode(Mode::Load); });
    on("viewLive", [this] { setMode(Mode::Live); });
    on("viewZoomIn", [this] { zoomTo(m_appearance.textScale() + zoomStep); });
    on("viewZoomOut", [this] { zoomTo(m_appearance.textScale() - zoomStep); });
    on("viewZoomReset", [this] { zoomTo(100); });
    on("viewRace", [this] { showPage(PageId::Race); });
    on("viewBack", [this] { m_centre->goBack(); });
    connect(m_centre, &Centre::pageChanged, this, &MainWindow::refreshPage);
    on("viewResetLayout", [this] {
        m_docks->reset();
        m_docks->setPage(m_centre->page());
    });
    on("viewNextPane", [this] { focusNextPane(panes(), true); });
    on("viewPreviousPane", [this] { focusNextPane(panes(), false); });
    m_menus.tops.at(Category::View)->insertAction(m_menus.panels->menuAction(), m_pages->tableAction());
    for (const char* id : {"panelLesson", "panelParameters", "panelAttempts", "panelHistory"}) {
        addAction(&m_actions.action(QLatin1String(id)));
    }
    on("viewFullScreen", [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    QAction& motion = m_actions.action(QStringLiteral("viewReduceMotion"));
    motion.setChecked(m_appearance.isMotionReduced());
    connect(&motion, &QAction::toggled, this, [this](bool isReduced) {
        m_settings.setMotionReduced(isReduced);
        m_appearance.setMotionReduced(isReduced);
    });
}

void MainWindow::connectPlayActions()
{
    for (const char* id : playActions) {
        on(id, [this, id] { m_pages->play(QLatin1String(id)); });
    }
    for (int copy = 0; copy < static_cast<int>(raceActions.size()); ++copy) {
        on(raceActions.at(static_cast<std::size_t>(copy)), [this, copy] { m_pages->playRaceCopy(copy); });
    }
    on("runAgain", [this] {
        if (mode() == Mode::Live) {
            m_pages->live().payOnce();
        } else {
            runAgain();
        }
    });
    on("runNewSeed", [this] { newSeed(); });
    on("runCancel", [this] { m_conductor.cancel(); });
}

void MainWindow::connectOtherActions()
{
    on("exportSequence", [this] { writeSequence(); });
    on("exportPicture", [this] { writePicture(); });
    m_card = new CardScreen({.centre = *m_centre,
                                .pages = *m_pages,
                                .document = m_document,
                                .language = m_language,
                                .settings = m_settings,
                                .title = [this] { return m_files.documentName(); },
                                .say = [this](const QString& sentence) { say(sentence); }},
        this);
    connect(&m_conductor, &Conductor::traceReady, m_card, &CardScreen::refresh);
    on("exportCard", [this] { showPage(PageId::Card); });
    on("helpShortcuts", [this] { ShortcutSheet(m_actions, this).exec(); });
    on("helpWhatsThis", [] { QWhatsThis::enterWhatsThisMode(); });
    on("helpAbout", [this] { about(); });
}

void MainWindow::connectLessons()
{
    LessonPanel& panel = m_pages->lesson();
    on("lessonNext", [&panel] { panel.nextStep(); });
    on("lessonPrevious", [&panel] { panel.previousStep(); });
    on("lessonUnlock", [this] { applyLocks(); });
    connect(&panel, &LessonPanel::sceneRequested, this,
        [this](const scenario::Scenario& scene, lessons::Mode mode, int position) {
            if (m_files.openScene(scene, lessonTitle())) {
                setMode(mode == lessons::Mode::Step ? Mode::Step : Mode::Load);
                goToStep(position);
                if (mode == lessons::Mode::Race && !m_pages->lesson().isStageShown()) {
                    showPage(PageId::Race);
                }
                rememberPlace();
            }
        });
    connect(&panel, &LessonPanel::stageChanged, this, [this, &panel] {
        m_centre->showStage(panel.isStageShown());
        m_pages->setConcealed(panel.isConcealing());
        m_pages->setBlanked(panel.isBlanking());
        m_pages->setGuess(panel.guess());
    });
    connect(&panel, &LessonPanel::momentWanted, this, [this](double seconds) {
        setMode(Mode::Load);
        m_pages->goToTime(seconds);
        m_pages->takeFocus();
    });
    connect(&panel, &LessonPanel::titleChanged, this, &MainWindow::fillLessons);
}

/// A scene of a lesson says what may be changed, unless who teaches has unlocked the rest.
void MainWindow::applyLocks()
{
    QAction& unlock = m_actions.action(QStringLiteral("lessonUnlock"));
    const lessons::Lesson* const lesson = m_pages->lesson().lesson();
    const bool isLesson = m_files.isScene() && lesson != nullptr;
    m_actions.setPossible(QStringLiteral("lessonUnlock"), isLesson);
    const lessons::Lesson* const keeper = isLesson && !unlock.isChecked() ? lesson : nullptr;
    m_pages->setLocks(keeper);
    m_map->setLocks(keeper);
    m_compare->setLocks(keeper);
}

QString MainWindow::lessonTitle() const
{
    return m_pages->lesson().lessonTitle();
}

void MainWindow::setLessons(scenario::Checked<std::vector<lessons::Lesson>> lessons)
{
    if (!lessons) {
        say(fromUtf8(i18n::sentence(lessons.error().front(), m_language.language())),
            fromUtf8(i18n::sentences(lessons.error(), m_language.language())));
        return;
    }
    m_lessons.clear();
    for (const lessons::Lesson& lesson : *lessons) {
        QStringList steps;
        for (const lessons::Step& step : lesson.steps) {
            steps.append(fromUtf8(step.id));
        }
        m_lessons.push_back({.id = fromUtf8(lesson.id),
            .label = QStringLiteral("L%1").arg(lesson.order, 2, 10, QLatin1Char('0')),
            .english = fromUtf8(lesson.english.title),
            .portuguese = fromUtf8(lesson.portuguese.title),
            .steps = std::move(steps)});
    }
    m_desk->setLessons(*lessons);
    m_pages->setLessons(std::move(*lessons));
    fillLessons();
}

void MainWindow::fillLessons()
{
    const bool isPortuguese = m_language.language() == i18n::Language::Portuguese;
    QMenu& menu = *m_menus.tops.at(Category::Lesson);
    menu.clear();
    for (const LessonTitle& lesson : m_lessons) {
        const QString& title = isPortuguese ? lesson.portuguese : lesson.english;
        QAction* action = menu.addAction(lesson.label + QStringLiteral(" · ") + title);
        connect(action, &QAction::triggered, this, [this, id = lesson.id] { std::ignore = openLesson(id); });
    }
    menu.addSeparator();
    menu.addAction(&m_actions.action(QStringLiteral("lessonNext")));
    menu.addAction(&m_actions.action(QStringLiteral("lessonPrevious")));
    menu.addAction(&m_actions.action(QStringLiteral("lessonReview")));
    menu.addAction(&m_actions.action(QStringLiteral("lessonUnlock")));
    if (m_files.isScene()) {
        m_files.setSceneTitle(lessonTitle());
        refreshTitle();
    }
}

void MainWindow::zoomTo(int percent)
{
    m_appearance.setTextScale(percent);
    m_settings.setTextScale(m_appearance.textScale());
    refreshStatus();
}

void MainWindow::runAgain()
{
    if (m_pages->isConcealed()) {
        warn(whyRunWaits());
        m_pages->lesson().takeFocus();
        return;
    }
    m_conductor.runAgain();
}

void MainWindow::newSeed()
{
    const std::uint64_t seed = QRandomGenerator::global()->bounded(1U, seedsToDrawFrom);
    m_document.edit(
        tr("seed %1").arg(seed), {}, [seed](scenario::Scenario& scenario) { scenario.model.seed = seed; });
}

void MainWindow::writeSequence()
{
    const std::shared_ptr<const trace::Trace> trace = m_pages->trace();
    if (!trace) {
        say(tr("There is no sequence to write yet."));
        return;
    }
    const QString path = QFileDialog::getSaveFileName(this, tr("Write the sequence"),
        m_files.documentName() + QStringLiteral(".txt"),
        tr("Text (*.txt);;Mermaid (*.mmd);;PlantUML (*.puml);;JSON (*.json)"));
    const QString why = path.isEmpty() ? QString() : exportTrace(*trace, path, m_language.language());
    if (!why.isEmpty()) {
        say(tr("Nothing was written to %1: %2").arg(path, why));
    }
}

void MainWindow::writePicture()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Write a picture of the window"),
        m_files.documentName() + QStringLiteral(".png"), tr("Pictures (*.png)"));
    const QString why = path.isEmpty() ? QString() : exportPicture(*this, path);
    if (!why.isEmpty()) {
        say(tr("Nothing was written to %1: %2").arg(path, why));
    }
}

void MainWindow::setReference(lessons::Reference reference)
{
    m_pages->lesson().setGlossary(reference.terms);
    m_reference->setReference(reference);
    m_card->setReference(std::move(reference));
}

QString MainWindow::writeCard(const QString& path)
{
    return m_card->write(path);
}

void MainWindow::about()
{
    QMessageBox box(this);
    box.setWindowTitle(tr("About Repique"));
    box.setText(tr("Repique %1").arg(QCoreApplication::applicationVersion()));
    box.setInformativeText(
        tr("What a retry really costs: one payment at a time, then ten thousand a second.\n"
           "Free software under the GNU General Public License, version 3 or later."));
    box.addButton(tr("Close"), QMessageBox::AcceptRole);
    box.exec();
}

QList<QWidget*> MainWindow::panes() const
{
    QList<QWidget*> panes{m_docks->lesson().widget()};
    if (page() == PageId::Lab && m_pages->lesson().isStageShown()) {
        panes << &m_pages->lesson().stage();
    } else if (page() == PageId::Lab) {
        panes << m_pages->sequence() << m_pages->load() << &m_pages->live();
    } else {
        panes << m_centre->pageWidget();
    }
    return panes << m_docks->parameters().widget() << m_docks->attempts().widget() << m_pages->transport()
                 << m_topBar;
}

} // namespace repique
