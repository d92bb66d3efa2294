// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/load_page.h"

#include "app/charts/chart_choice.h"
#include "app/charts/chart_deck.h"
#include "app/charts/load_table_model.h"
#include "app/charts/tile_row.h"
#include "app/runner/preview.h"
#include "app/widgets/banner.h"
#include "app/widgets/chip.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/segmented_switch.h"

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace repique::charts {
namespace {

constexpr int busyDelayMs = 150;
constexpr int rowHeight = 26;
constexpr int chipCharacters = 95; ///< a page so wide has room for all that the chip says

QString shown(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

LoadPage::LoadPage(QWidget* parent)
    : QWidget(parent)
    , m_tableAction(new QAction(this))
    , m_pages(new QStackedWidget(this))
    , m_emptySentence(new QLabel(this))
    , m_run(new QPushButton(this))
    , m_warning(new Banner(this))
    , m_tiles(new TileRow(this))
    , m_formula(new Paragraph(this))
    , m_view(new SegmentedSwitch(this))
    , m_busyChip(new Chip({}, Tone::Accent, this))
    , m_emptyBusyChip(new Chip({}, Tone::Accent, this))
    , m_scaleChip(new Chip({}, Tone::Accent, this))
    , m_cancel(new QPushButton(this))
    , m_exact(new QPushButton(this))
    , m_guessSwitch(new QToolButton(this))
    , m_choice(new ChartChoice(this))
    , m_charts(new QToolButton(this))
    , m_deck(new ChartDeck(this))
    , m_stack(new QStackedWidget(this))
    , m_model(new LoadTableModel(this))
    , m_table(new QTableView(this))
{
    setObjectName(QStringLiteral("loadPage"));
    m_busyDelay.setSingleShot(true);
    m_busyDelay.setInterval(busyDelayMs);
    connect(&m_busyDelay, &QTimer::timeout, this, [this] { setStale(true); });
    m_tableAction->setObjectName(QStringLiteral("actionChartTable"));
    m_tableAction->setCheckable(true);
    m_tableAction->setShortcut(QKeySequence{QStringLiteral("Ctrl+T")});
    m_tableAction->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_tableAction);
    connect(m_tableAction, &QAction::toggled, this, &LoadPage::showTable);
    connect(m_view, &SegmentedSwitch::chosen, m_tableAction,
        [this](int index) { m_tableAction->setChecked(index == 1); });
    m_pages->addWidget(buildEmpty());
    m_pages->addWidget(buildContent());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_warning);
    column->addWidget(m_pages, 1);
    connect(m_deck, &ChartDeck::momentPicked, this, &LoadPage::momentPicked);
    connect(m_deck, &ChartDeck::cursorMoved, this, &LoadPage::cursorMoved);
    connect(m_choice, &ChartChoice::changed, this, [this] {
        showCharts();
        Q_EMIT shownChartsChanged();
    });
    retranslate();
    showCharts();
    showChips();
}

void LoadPage::setSnapshot(
    std::shared_ptr<const LoadSnapshot> snapshot, const std::optional<Fidelity>& fidelity)
{
    m_snapshot = std::move(snapshot);
    m_fidelity = fidelity;
    m_data = loadData(m_snapshot->result.series, m_isDragging ? draftGroups : maxGroups);
    fillTable();
    m_pages->setCurrentIndex(1);
    setIdle();
    m_deck->setRun(m_snapshot, m_data);
    showRun();
}

void LoadPage::setDragging(bool isDragging)
{
    m_isDragging = isDragging;
    m_deck->setDraft(isDragging);
}

void LoadPage::setShownCharts(const QList<ChartKind>& kinds)
{
    m_choice->choose(kinds);
    showCharts();
}

QList<ChartKind> LoadPage::shownCharts() const
{
    return m_choice->chosen();
}

void LoadPage::setGuess(std::optional<Guess> guess)
{
    if (guess != m_guess) {
        m_guess = std::move(guess);
        m_guessSwitch->setChecked(true); // a new one is looked at first
    }
    showGuess();
}

void LoadPage::showGuess()
{
    m_guessSwitch->setVisible(m_guess && chartOf(*m_guess));
    m_deck->setGuess(m_guessSwitch->isChecked() ? m_guess : std::nullopt);
}

void LoadPage::showCharts()
{
    m_deck->setShown(m_choice->chosen());
}

QMenu& LoadPage::chartsMenu() const noexcept
{
    return m_choice->menu();
}

double LoadPage::cursorTime() const noexcept
{
    return m_deck->cursorTime();
}

void LoadPage::setBusy(double share)
{
    m_busyShare = share;
    if (!m_isBusyShown && !m_busyDelay.isActive()) {
        m_busyDelay.start();
    }
    showChips();
}

void LoadPage::setIdle()
{
    m_busyDelay.stop();
    setStale(false);
}

void LoadPage::setStale(bool isStale)
{
    m_isBusyShown = isStale;
    m_deck->setStale(isStale);
    showChips();
}

void LoadPage::setCursorTime(double seconds)
{
    m_deck->setCursorTime(seconds);
}

void LoadPage::setTokens(const theme::Tokens& tokens)
{
    m_deck->setTokens(tokens);
}

void LoadPage::setTextScale(int percent)
{
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight * percent / 100);
}

void LoadPage::setLanguage(i18n::Language language)
{
    m_language = language;
    m_deck->setLanguage(language);
    m_choice->setLanguage(language);
    m_model->setLanguage(language);
    showChips();
    if (m_snapshot) {
        showRun();
    }
}

void LoadPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void LoadPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_isBusyShown) {
        Q_EMIT cancelRequested();
        return;
    }
    QWidget::keyPressEvent(event);
}

void LoadPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showChips();
}

void LoadPage::retranslate()
{
    m_emptySentence->setText(tr("No run yet. Move a parameter or press Ctrl+R."));
    m_run->setText(tr("Run"));
    m_run->setToolTip(tr("Run the scenario (Ctrl+R)"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Keeps what is there (Esc)"));
    m_exact->setText(tr("Run exactly"));
    m_exact->setToolTip(tr("Plays every request, however long it takes (Ctrl+R)"));
    m_guessSwitch->setText(tr("Your guess"));
    m_guessSwitch->setToolTip(tr("Shows what you drew before the run over what came of it, or hides it"));
    m_charts->setText(tr("Choose"));
    m_charts->setToolTip(tr("Which two or three charts are shown"));
    m_charts->setAccessibleName(m_charts->toolTip());
    m_view->setOptions({tr("Charts"), tr("Table")});
    m_view->setCurrentIndex(m_tableAction->isChecked() ? 1 : 0);
    m_view->setAccessibleName(tr("Charts or table"));
    m_view->setOptionToolTip(1, tr("The charts' numbers as a table (%1)").arg(QStringLiteral("Ctrl+T")));
    m_table->setAccessibleName(tr("Numbers of the charts"));
    m_tableAction->setText(tr("Charts as a table"));
    m_tableAction->setToolTip(tr("The charts' numbers as a table (%1)").arg(QStringLiteral("Ctrl+T")));
    m_busyChip->setToolTip(tr("Esc cancels"));
}

void LoadPage::showRun()
{
    const RunView run{m_snapshot->scenario, m_snapshot->result, m_language};
    m_tiles->setTiles(loadTiles(run));
    m_formula->setText(shown(amplificationFormula(run)));
    showWarning();
    showChips();
}

void LoadPage::showChips()
{
    const QString busy = shown(busyChip(m_busyShare, m_language));
    for (Chip* chip : {m_busyChip, m_emptyBusyChip}) {
        chip->setText(busy);
        chip->setVisible(m_isBusyShown);
    }
    m_cancel->setVisible(m_isBusyShown);
    m_exact->setVisible(false);
    if (!m_snapshot) {
        return;
    }
    const std::int64_t scale = m_snapshot->result.scale;
    const ScaleView view{.run = {m_snapshot->scenario, m_snapshot->result, m_language},
        .settledScale = settledScale(m_snapshot->scenario.model),
        .fidelity = m_fidelity};
    const bool isNarrow = width() < chipCharacters * fontMetrics().averageCharWidth();
    m_scaleChip->setText(shown(scaleChip(view, isNarrow || m_isBusyShown)));
    m_scaleChip->setVisible(!(isNarrow && m_isBusyShown));
    m_scaleChip->setTone(scale == 1 ? Tone::Plain : Tone::Accent);
    m_scaleChip->setToolTip(shown(scaleExplanation(view)));
    m_scaleChip->setAccessibleDescription(m_scaleChip->toolTip());
    m_exact->setVisible(!m_isBusyShown && scale > 1 && scale == view.settledScale);
}

void LoadPage::showWarning()
{
    const QString warning = shown(warningSentence({m_snapshot->scenario, m_snapshot->result, m_language}));
    if (warning.isEmpty()) {
        m_warning->dismiss();
    } else if (warning != m_warning->sentence() || m_warning->isHidden()) {
        m_warning->say(Tone::Duplicate, warning);
    }
}

void LoadPage::showTable(bool isTable)
{
    m_view->setCurrentIndex(isTable ? 1 : 0);
    m_stack->setCurrentIndex(isTable ? 1 : 0);
    fillTable();
}

/// Only while it is looked at: it measures every cell.
void LoadPage::fillTable()
{
    if (m_snapshot && m_tableAction->isChecked()) {
        m_model->setRun(m_snapshot, m_data);
    }
}

} // namespace repique::charts
