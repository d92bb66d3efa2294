// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/load_page.h"

#include "app/charts/load_table_model.h"
#include "app/charts/tile_row.h"
#include "app/widgets/banner.h"
#include "app/widgets/card.h"
#include "app/widgets/chip.h"
#include "app/widgets/segmented_switch.h"

#include <QtGui/QAccessible>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique::charts {
namespace {

constexpr int busyDelayMs = 150;
constexpr int margin = 14;
constexpr int spacing = 10;
constexpr int loadLines = 10;
constexpr int duplicateLines = 6;
constexpr int rowHeight = 26;
constexpr int zoomStep = 10; ///< percent a notch of the wheel
constexpr int leastZoom = 80;
constexpr int mostZoom = 200;

QString shown(const std::string& text)
{
    return QString::fromStdString(text);
}

QList<Dot> loadDots(const LoadData& data, std::size_t index)
{
    return {{Ink::Attempts, data.attempts[index]}, {Ink::Goodput, data.goodput[index]}};
}

QList<Dot> duplicateDots(const LoadData& data, std::size_t index)
{
    const double count = data.duplicates[index];
    return {{data.duplicates.back() > 0.0 ? Ink::Duplicates : Ink::Goodput, count}};
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
    , m_formula(new QLabel(this))
    , m_view(new SegmentedSwitch(this))
    , m_busyChip(new Chip({}, Tone::Accent, this))
    , m_emptyBusyChip(new Chip({}, Tone::Accent, this))
    , m_scaleChip(new Chip({}, Tone::Accent, this))
    , m_load(new ChartPanel(
          new TimeChart({Ink::Originals, Ink::Attempts, Ink::Rejected, Ink::Capacity, Ink::Goodput}),
          loadLines, this))
    , m_duplicates(new ChartPanel(new TimeChart({Ink::Goodput, Ink::Duplicates}), duplicateLines, this))
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
    connectChart(m_load->chart());
    connectChart(m_duplicates->chart());
    retranslate();
    showChips();
}

QWidget* LoadPage::buildEmpty()
{
    m_emptySentence->setObjectName(QStringLiteral("emptySentence"));
    m_emptySentence->setProperty("role", QStringLiteral("heading"));
    m_emptySentence->setAlignment(Qt::AlignCenter);
    m_emptySentence->setWordWrap(true);
    m_run->setObjectName(QStringLiteral("emptyRun"));
    m_run->setProperty("kind", QStringLiteral("primary"));
    connect(m_run, &QPushButton::clicked, this, &LoadPage::runRequested);
    auto* card = new Card(this);
    card->body().setSpacing(16);
    card->body().addStretch();
    card->body().addWidget(m_emptySentence);
    card->body().addWidget(m_run, 0, Qt::AlignHCenter);
    card->body().addWidget(m_emptyBusyChip, 0, Qt::AlignHCenter);
    card->body().addStretch();
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(card);
    return page;
}

QWidget* LoadPage::buildContent()
{
    auto* charts = new QWidget(this);
    auto* chartColumn = new QVBoxLayout(charts);
    chartColumn->setContentsMargins(0, 0, 0, 0);
    chartColumn->setSpacing(spacing);
    chartColumn->addWidget(m_load, 5);
    chartColumn->addWidget(m_duplicates, 3);
    m_load->addChip(m_busyChip);
    m_load->addChip(m_scaleChip);

    m_table->setObjectName(QStringLiteral("loadTable"));
    m_table->setModel(m_model);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setTabKeyNavigation(false);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT momentPicked(m_data.startS(static_cast<std::size_t>(index.row())));
    });
    auto* tableCard = new Card(this);
    tableCard->body().addWidget(m_table);

    m_stack->addWidget(charts);
    m_stack->addWidget(tableCard);

    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(margin, 12, margin, 12);
    column->setSpacing(spacing);
    column->addWidget(m_tiles);
    column->addWidget(buildBar());
    column->addWidget(m_stack, 1);
    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("loadScroll"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    return scroll;
}

QWidget* LoadPage::buildBar()
{
    auto* bar = new QWidget(this);
    m_formula->setObjectName(QStringLiteral("amplificationFormula"));
    m_formula->setProperty("role", QStringLiteral("small"));
    m_formula->setWordWrap(true);
    m_view->setObjectName(QStringLiteral("chartsOrTable"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(2, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_formula, 1);
    row->addWidget(m_view, 0, Qt::AlignRight | Qt::AlignVCenter);
    return bar;
}

void LoadPage::connectChart(TimeChart& chart)
{
    connect(&chart, &TimeChart::pointed, this, [this](double seconds) { read(seconds); });
    connect(&chart, &TimeChart::pointerLeft, this, &LoadPage::clearCrosshair);
    connect(&chart, &TimeChart::picked, this, [this](double seconds) {
        if (m_snapshot) {
            Q_EMIT momentPicked(seconds);
        }
    });
    connect(&chart, &TimeChart::stepped, this, &LoadPage::moveCursor);
    connect(&chart, &TimeChart::zoomRequested, this, &LoadPage::zoom);
    connect(&chart, &TimeChart::sidesChanged, this, &LoadPage::alignCharts);
}

void LoadPage::setSnapshot(std::shared_ptr<const LoadSnapshot> snapshot)
{
    m_snapshot = std::move(snapshot);
    m_data = loadData(m_snapshot->result.series);
    m_model->setRun(m_snapshot, m_data);
    m_pages->setCurrentIndex(1);
    setIdle();
    showRun();
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
    m_load->chart().setStale(isStale);
    m_duplicates->chart().setStale(isStale);
    showChips();
}

void LoadPage::setCursorTime(double seconds)
{
    m_cursorS = seconds;
    if (!m_snapshot || m_data.size() == 0) {
        return;
    }
    const std::size_t index = m_data.indexAt(seconds);
    m_load->chart().setCursorTime(seconds, loadDots(m_data, index));
    m_duplicates->chart().setCursorTime(seconds, duplicateDots(m_data, index));
}

void LoadPage::setTokens(const theme::Tokens& tokens)
{
    m_load->chart().setTokens(tokens);
    m_duplicates->chart().setTokens(tokens);
}

void LoadPage::setTextScale(int percent)
{
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight * percent / 100);
}

void LoadPage::setLanguage(i18n::Language language)
{
    m_language = language;
    m_load->chart().setLanguage(language);
    m_duplicates->chart().setLanguage(language);
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

void LoadPage::retranslate()
{
    m_emptySentence->setText(tr("No run yet. Move a parameter or press Ctrl+R."));
    m_run->setText(tr("Run"));
    m_run->setToolTip(tr("Run the scenario (Ctrl+R)"));
    m_load->setTitle(tr("Load on the dependency"), tr("requests a second"));
    m_duplicates->setTitle(tr("Double debits"), tr("cumulative"));
    m_view->setOptions({tr("Charts"), tr("Table")});
    m_view->setCurrentIndex(m_tableAction->isChecked() ? 1 : 0);
    m_view->setAccessibleName(tr("Charts or table"));
    m_view->setOptionToolTip(1, tr("The charts' numbers as a table (%1)").arg(QStringLiteral("Ctrl+T")));
    m_table->setAccessibleName(tr("Numbers of the charts"));
    m_tableAction->setText(tr("Charts as a table"));
    m_tableAction->setToolTip(tr("The charts' numbers as a table (%1)").arg(QStringLiteral("Ctrl+T")));
    m_busyChip->setToolTip(tr("Esc cancels"));
    m_scaleChip->setToolTip(
        tr("A preview runs the same engine on a smaller system; let go for the exact run."));
}

void LoadPage::showRun()
{
    const RunView run{m_snapshot->scenario, m_snapshot->result, m_language};
    m_tiles->setTiles(loadTiles(run));
    m_formula->setText(shown(amplificationFormula(run)));
    m_load->chart().setPicture(loadPicture(run, m_data));
    m_load->setSummary(shown(loadSummary(run)));
    m_duplicates->chart().setPicture(duplicatesPicture(run, m_data));
    m_duplicates->setSummary(shown(duplicatesSummary(run)));
    clearCrosshair();
    setCursorTime(std::min(m_cursorS, m_data.durationS));
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
    if (m_snapshot) {
        const std::int64_t scale = m_snapshot->result.scale;
        m_scaleChip->setText(shown(scaleChip(scale, m_language)));
        m_scaleChip->setTone(scale == 1 ? Tone::Plain : Tone::Accent);
    }
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
}

void LoadPage::zoom(int steps)
{
    m_zoomPercent = std::clamp(m_zoomPercent + steps * zoomStep, leastZoom, mostZoom);
    for (ChartPanel* panel : {m_load, m_duplicates}) {
        panel->setZoom(m_zoomPercent / 100.0);
    }
}

void LoadPage::alignCharts()
{
    const TimeChart::Sides load = m_load->chart().neededSides();
    const TimeChart::Sides duplicates = m_duplicates->chart().neededSides();
    const TimeChart::Sides both{std::max(load.left, duplicates.left), std::max(load.right, duplicates.right)};
    m_load->chart().setSides(both);
    m_duplicates->chart().setSides(both);
}

void LoadPage::read(double seconds)
{
    if (!m_snapshot || m_data.size() == 0) {
        return;
    }
    const std::size_t index = m_data.indexAt(seconds);
    const RunView run{m_snapshot->scenario, m_snapshot->result, m_language};
    m_load->chart().setCrosshair(
        Crosshair{seconds, loadReadout(run, m_data, index), loadDots(m_data, index)});
    m_duplicates->chart().setCrosshair(
        Crosshair{seconds, duplicatesReadout(run, m_data, index), duplicateDots(m_data, index)});
}

void LoadPage::clearCrosshair()
{
    m_load->chart().setCrosshair(std::nullopt);
    m_duplicates->chart().setCrosshair(std::nullopt);
}

void LoadPage::moveCursor(double seconds)
{
    if (!m_snapshot || m_data.size() == 0) {
        return;
    }
    setCursorTime(seconds);
    read(seconds);
    for (ChartPanel* panel : {m_load, m_duplicates}) {
        panel->describeMoment(shown(sentenceOf(panel->chart().crosshair()->readout)));
    }
    Q_EMIT cursorMoved(seconds);
}

} // namespace repique::charts
