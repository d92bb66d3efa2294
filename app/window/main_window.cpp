// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/compare/compare_page.h"
#include "app/i18n/fault_words.h"
#include "app/lesson/answer_book.h"
#include "app/lesson/lesson_panel.h"
#include "app/lesson/lesson_stage.h"
#include "app/live/live_page.h"
#include "app/theme/appearance.h"
#include "app/widgets/banner.h"
#include "app/widgets/utf8.h"
#include "app/window/action_list.h"
#include "app/window/centre.h"
#include "app/window/compare_screen.h"
#include "app/window/docks.h"
#include "app/window/home_desk.h"
#include "app/window/language_switch.h"
#include "app/window/look_menu.h"
#include "app/window/map_screen.h"
#include "app/window/pages.h"
#include "app/window/status_line.h"
#include "app/window/top_bar.h"

#include <QtCore/QFileInfo>
#include <QtCore/QMimeData>
#include <QtGui/QCloseEvent>
#include <QtGui/QDragEnterEvent>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMenu>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QUndoView>

#include <algorithm>
#include <utility>

namespace repique {
namespace {

constexpr qreal iconPixels = 16.0;

void fill(ActionRegistry& registry)
{
    for (const ActionSpec& spec : actionSpecs()) {
        registry.add(spec);
    }
}

QUndoView* makeHistory(QUndoStack& stack, QWidget& parent)
{
    auto* view = new QUndoView(&stack, &parent);
    view->setObjectName(QStringLiteral("history"));
    return view;
}

} // namespace

MainWindow::MainWindow(const WindowParts& parts)
    : MainWindow(parts, dialogsOver(*this), studyDialogsOver(*this))
{
}

MainWindow::MainWindow(const WindowParts& parts, FileQuestions questions, StudyQuestions studyQuestions)
    : m_settings(parts.settings)
    , m_appearance(parts.appearance)
    , m_language(parts.language)
    , m_answers(parts.answers)
    , m_study(std::move(studyQuestions))
    , m_recovery(m_document, parts.recoveryFolder)
    , m_files(m_document, m_settings, std::move(questions))
    , m_conductor(m_document)
    , m_pages(
          new Pages({.document = m_document, .appearance = m_appearance, .answers = parts.answers}, *this))
    , m_centre(new Centre(
          {.sequence = m_pages->sequence(), .load = m_pages->load(), .live = &m_pages->live()}, this))
    , m_desk(new HomeDesk(
          {.settings = m_settings, .appearance = m_appearance, .language = m_language, .answers = m_answers},
          *m_centre))
    , m_status(new StatusLine(*statusBar()))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    m_pages->live().setLedgerFolder(parts.ledgerFolder);
    fill(m_actions);
    m_topBar = new TopBar(m_actions, this);
    assemble();
    connectDocument();
    connectRuns();
    connectFileActions();
    connectViewActions();
    connectPlayActions();
    connectOtherActions();
    connectLessons();
    connectStudy();
    connectMap();
    connectReference();
    connectCompare();
    connect(&parts.answers, &AnswerBook::failed, this, [this](const Error& error) {
        say(tr("Your answer could not be kept: %1")
                .arg(fromUtf8(i18n::sentence(error, m_language.language()))),
            QString::fromStdString(error.detail));
    });
    connect(&m_appearance, &theme::Appearance::changed, this, &MainWindow::fit);
    retranslate();
    resize(1366, 768);
}

MainWindow::~MainWindow() = default;

void MainWindow::assemble()
{
    setCentralWidget(m_centre);
    m_centre->addPage(PageId::Race, m_pages->race());
    m_centre->setStage(&m_pages->lesson().stage());
    addToolBar(Qt::TopToolBarArea, m_topBar);
    m_pages->setShownCharts(m_settings.charts());
    m_menus = buildMenus(*this, m_actions, {.presets = m_topBar->presets(), .charts = m_pages->chartsMenu()});
    m_look = new LookMenu({.settings = m_settings, .appearance = m_appearance, .language = m_language},
        *m_menus.theme, *m_menus.language);
    m_docks = new Docks(*this, m_actions,
        {.lesson = &m_pages->lesson(),
            .parameters = m_pages->parameters(),
            .attempts = m_pages->attempts(),
            .history = makeHistory(m_document.undoStack(), *this)});

    m_foot = new QToolBar(this);
    m_foot->setObjectName(QStringLiteral("transportBar"));
    m_foot->setMovable(false);
    m_foot->setContextMenuPolicy(Qt::PreventContextMenu);
    m_foot->addWidget(m_pages->transport());
    addToolBar(Qt::BottomToolBarArea, m_foot);
    fillRecent();
}

void MainWindow::openPreset(const QString& id)
{
    m_files.openPreset(id);
}

bool MainWindow::openPath(const QString& path)
{
    return m_files.openPath(path);
}

void MainWindow::setMode(Mode mode)
{
    const bool hadKeyboard = m_centre->isAncestorOf(focusWidget());
    m_centre->showPage(PageId::Lab);
    m_centre->setMode(mode);
    m_pages->setMode(mode);
    refreshMode();
    refreshStatus();
    if (hadKeyboard) {
        takeFocus();
    }
}

void MainWindow::goToStep(int number)
{
    if (page() == PageId::Race) {
        m_pages->goToRaceStep(number);
        return;
    }
    m_wantedNumber = number;
    if (m_pages->trace() && m_conductor.isSettled()) {
        m_pages->goToNumber(*std::exchange(m_wantedNumber, std::nullopt));
    }
}

Mode MainWindow::mode() const
{
    return m_centre->mode();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files.mayLeave()) {
        event->ignore();
        return;
    }
    rememberSession();
    m_conductor.cancel();
    m_recovery.discard();
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    fit();
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    takeFocus();
}

void MainWindow::fit()
{
    m_docks->fit(width(), m_appearance.textScale());
    m_centre->fitHeight(height() * 100 / m_appearance.textScale());
    m_topBar->setIconExtent(qRound(m_appearance.scaled(iconPixels)));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.constFirst().isLocalFile()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    openPath(event->mimeData()->urls().constFirst().toLocalFile());
}

void MainWindow::fillRecent()
{
    m_menus.recent->clear();
    const QStringList files = m_settings.recentFiles();
    for (const QString& path : files) {
        QAction* action = m_menus.recent->addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        action->setStatusTip(path);
        connect(action, &QAction::triggered, this, [this, path] { openPath(path); });
    }
    m_menus.recent->menuAction()->setVisible(!files.isEmpty());
    m_desk->refresh();
}

/// Another document: the mode follows what it is about, unless it is paid for real.
void MainWindow::adopt()
{
    m_savedAt = m_document.path().isEmpty() || m_document.isModified()
        ? QDateTime()
        : QFileInfo(m_document.path()).lastModified();
    setMode(mode() == Mode::Live ? Mode::Live : m_conductor.isScripted() ? Mode::Step : Mode::Load);
    m_pages->lesson().setSceneOpen(m_files.isScene());
    applyLocks();
    rememberPlace();
    refreshTitle();
}

void MainWindow::retranslate()
{
    m_files.setLanguage(m_language.language());
    m_actions.retranslate();
    retitle(m_menus);
    m_look->retranslate();
    m_topBar->retranslate(m_language.language());
    refreshMode();
    m_docks->retranslate();
    m_pages->setLanguage(m_language.language());
    m_desk->refresh();
    refreshUndo();
    refreshTitle();
}

void MainWindow::refreshTitle()
{
    const QString name = m_files.documentName();
    setWindowTitle(name + QStringLiteral("[*] – Repique"));
    setWindowModified(m_document.isModified());
    m_topBar->setTitle(name, m_document.isModified());
    refreshStatus();
}

void MainWindow::refreshStatus()
{
    const std::shared_ptr<const LoadSnapshot>& snapshot = m_conductor.snapshot();
    m_status->show({.document = m_files.documentName(),
        .seed = m_document.scenario().model.seed,
        .scale = snapshot ? std::optional(snapshot->result.scale) : std::nullopt,
        .settledScale = settledScale(m_document.scenario().model),
        .share = m_share,
        .isLookingUp = m_isLookingUp,
        .isScripted = m_conductor.isScripted(),
        .isModified = m_document.isModified(),
        .savedAt = m_savedAt,
        .language = m_language.language(),
        .textScale = m_appearance.textScale()});
}

void MainWindow::refreshUndo()
{
    const QUndoStack& stack = m_document.undoStack();
    const auto show = [this](const char* id, const QString& text, bool isPossible) {
        QAction& action = m_actions.action(QLatin1String(id));
        action.setText(text);
        m_actions.setPossible(QLatin1String(id), isPossible);
        action.setToolTip(withoutMnemonic(text)
            + QStringLiteral(" (%1)").arg(action.shortcut().toString(QKeySequence::NativeText)));
    };
    show("editUndo", stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo"), stack.canUndo());
    show("editRedo", stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"), stack.canRedo());
}

bool MainWindow::isQuiet() const
{
    return m_conductor.isSettled() && m_pages->live().isQuiet() && !m_pages->lesson().isMeasuring()
        && m_map->isQuiet() && m_compare->page().isQuiet();
}

QString MainWindow::message() const
{
    return m_centre->banner().isHidden() ? QString() : m_centre->banner().sentence();
}

void MainWindow::say(const QString& sentence, const QString& detail)
{
    m_centre->banner().say(Tone::Duplicate, sentence, {}, detail);
}

} // namespace repique
