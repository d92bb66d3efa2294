// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/compare_charts.h"
#include "app/compare/compare_page.h"
#include "app/compare/row_table_model.h"
#include "app/i18n/key_words.h"
#include "app/widgets/card.h"
#include "app/widgets/chip.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/scroll.h"
#include "app/widgets/section_label.h"
#include "app/widgets/utf8.h"
#include "core/scenario/presets.h"

#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

// How the page that compares is put together.
namespace repique {
namespace {

/// So many characters of the window's font must fit beside the curves; else they stand below the tables.
constexpr int charactersBeside = 150;
constexpr int mostKeyRows = 7;
constexpr int figureRows = 13;
constexpr int delayMilliseconds = 150;

QPushButton* makeButton(const char* name)
{
    auto* button = new QPushButton;
    button->setObjectName(QLatin1String(name));
    return button;
}

Paragraph* makeParagraph(const char* name, const char* role)
{
    auto* paragraph = new Paragraph;
    paragraph->setObjectName(QLatin1String(name));
    paragraph->setProperty("role", QLatin1String(role));
    paragraph->setWordWrap(true);
    return paragraph;
}

QTableView* makeTable(const char* name, RowTableModel& model)
{
    auto* table = new QTableView;
    table->setObjectName(QLatin1String(name));
    table->setModel(&model);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return table;
}

int heightOf(const QTableView& table, int rows)
{
    return table.horizontalHeader()->sizeHint().height() + rows * table.verticalHeader()->defaultSectionSize()
        + 2 * table.frameWidth() + table.fontMetrics().height();
}

} // namespace

ComparePage::ComparePage(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_state(document)
    , m_keep(makeButton("compareKeep"))
    , m_open(makeButton("compareOpen"))
    , m_presets(new QToolButton)
    , m_presetMenu(new QMenu(this))
    , m_swap(makeButton("compareSwap"))
    , m_copyToA(makeButton("compareCopyToA"))
    , m_pairsLabel(makeParagraph("comparePairsLabel", "muted"))
    , m_pairs(new QSpinBox)
    , m_run(makeButton("compareRun"))
    , m_csv(makeButton("compareCsv"))
    , m_progress(new Chip)
    , m_names(makeParagraph("compareNames", "muted"))
    , m_sentence(makeParagraph("compareSentence", "heading"))
    , m_rule(makeParagraph("compareRule", "small"))
    , m_keysHeading(new SectionLabel)
    , m_noKeys(makeParagraph("compareNoKeys", "muted"))
    , m_keysModel(new RowTableModel(this))
    , m_keys(makeTable("compareKeys", *m_keysModel))
    , m_figuresHeading(new SectionLabel)
    , m_figuresModel(new RowTableModel(this))
    , m_figures(makeTable("compareFigures", *m_figuresModel))
    , m_charts(new CompareCharts)
    , m_halves(new QBoxLayout(QBoxLayout::TopToBottom))
{
    setObjectName(QStringLiteral("comparePage"));
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMilliseconds);
    m_halves->setSpacing(12);
    m_halves->addWidget(makeLeft(), 1);
    m_halves->addWidget(m_charts, 1);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(10);
    column->addWidget(makeBar());
    column->addWidget(m_names);
    column->addWidget(m_sentence);
    column->addLayout(m_halves, 1);
    auto* scroll = makeScroll(inside);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(scroll);
    setFocusProxy(m_keep);
    connectParts();
    retranslate();
    flow();
}

QWidget* ComparePage::makeBar()
{
    m_keep->setProperty("kind", QStringLiteral("primary"));
    m_presets->setObjectName(QStringLiteral("comparePresets"));
    m_presets->setPopupMode(QToolButton::InstantPopup);
    m_presets->setMenu(m_presetMenu);
    m_presets->setFocusPolicy(Qt::StrongFocus);
    m_presetMenu->setToolTipsVisible(true);
    m_pairs->setObjectName(QStringLiteral("comparePairs"));
    m_pairs->setRange(1, static_cast<int>(PairRunner::mostPairs));
    m_pairs->setValue(pairsAtFirst);
    m_pairs->setKeyboardTracking(false);
    m_pairsLabel->setWordWrap(false);
    m_pairsLabel->setBuddy(m_pairs);
    m_progress->setObjectName(QStringLiteral("compareProgress"));
    auto* bar = new QWidget;
    auto* row = new FlowLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_keep, m_open, m_presets, m_swap, m_copyToA, m_pairsLabel, m_pairs, m_run, m_csv, m_progress}) {
        row->addWidget(part);
    }
    return bar;
}

QWidget* ComparePage::makeLeft()
{
    auto* keys = new Card;
    keys->body().addWidget(m_keysHeading);
    keys->body().addWidget(m_noKeys);
    keys->body().addWidget(m_keys);
    auto* figures = new Card;
    figures->body().addWidget(m_figuresHeading);
    figures->body().addWidget(m_figures, 1);
    figures->body().addWidget(m_rule);
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(keys);
    column->addWidget(figures, 1);
    return left;
}

void ComparePage::connectParts()
{
    connect(&m_state, &CompareState::changed, this, &ComparePage::touch);
    connect(&m_delay, &QTimer::timeout, this, &ComparePage::compare);
    connect(&m_runner, &PairRunner::progressed, this, &ComparePage::take);
    connect(&m_runner, &PairRunner::ended, this, &ComparePage::refreshControls);
    connect(m_keep, &QPushButton::clicked, &m_state, &CompareState::keep);
    connect(m_open, &QPushButton::clicked, this, &ComparePage::openRequested);
    connect(m_swap, &QPushButton::clicked, this, &ComparePage::swap);
    connect(m_copyToA, &QPushButton::clicked, this, &ComparePage::copyToA);
    connect(m_csv, &QPushButton::clicked, this, &ComparePage::csvRequested);
    connect(m_pairs, &QSpinBox::valueChanged, this, &ComparePage::touch);
    connect(m_run, &QPushButton::clicked, this, [this] {
        if (isQuiet()) {
            compare();
        } else {
            cancel();
        }
    });
}

void ComparePage::fillPresets()
{
    m_presetMenu->clear();
    for (const scenario::Preset& preset : scenario::presets()) {
        const i18n::PresetWords* const words = i18n::presetWordsOf(preset.id);
        const QString id = fromUtf8(preset.id);
        QAction* action = m_presetMenu->addAction(words ? fromUtf8(words->title.in(m_language)) : id);
        action->setObjectName(QStringLiteral("compare:") + id);
        action->setToolTip(words ? fromUtf8(words->description.in(m_language)) : id);
        connect(action, &QAction::triggered, this,
            [this, id = std::string{preset.id}] { m_state.setB(scenario::preset(id)); });
    }
}

/// The curves beside the tables where both can be read.
void ComparePage::flow()
{
    const bool isBeside = width() >= charactersBeside * fontMetrics().averageCharWidth();
    m_halves->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ComparePage::fitTables()
{
    m_keys->setFixedHeight(heightOf(*m_keys, std::clamp(m_keysModel->rowCount(), 1, mostKeyRows)));
    m_figures->setMinimumHeight(heightOf(*m_figures, figureRows));
}

} // namespace repique
