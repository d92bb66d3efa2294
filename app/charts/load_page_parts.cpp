// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_choice.h"
#include "app/charts/chart_deck.h"
#include "app/charts/load_page.h"
#include "app/charts/load_table_model.h"
#include "app/charts/tile_row.h"
#include "app/widgets/card.h"
#include "app/widgets/chip.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/scroll.h"
#include "app/widgets/segmented_switch.h"
#include "app/widgets/wrap_row.h"

#include <QtGui/QAction>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

// Where everything stands on the page.
namespace repique::charts {
namespace {

constexpr int margin = 14;
constexpr int spacing = 10;
constexpr int formulaCharacters = 45; ///< on one line, before the buttons go below it

} // namespace

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
    m_deck->setCorner(buildCorner());
    m_stack->addWidget(m_deck);
    m_stack->addWidget(buildTable());

    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(margin, 12, margin, 12);
    column->setSpacing(spacing);
    column->addWidget(m_tiles);
    column->addWidget(buildBar());
    column->addWidget(m_stack, 1);
    auto* scroll = makeScroll(content, this);
    scroll->setObjectName(QStringLiteral("loadScroll"));
    return scroll;
}

QWidget* LoadPage::buildTable()
{
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
    auto* card = new Card(this);
    card->body().addWidget(m_table);
    return card;
}

/// How exact the run is, how far a new one has come, and what can be done about it.
QWidget* LoadPage::buildCorner()
{
    m_cancel->setObjectName(QStringLiteral("cancelRun"));
    m_exact->setObjectName(QStringLiteral("runExactly"));
    m_scaleChip->setObjectName(QStringLiteral("scaleChip"));
    connect(m_cancel, &QPushButton::clicked, this, &LoadPage::cancelRequested);
    connect(m_exact, &QPushButton::clicked, this, &LoadPage::runRequested);
    auto* corner = new QWidget;
    auto* row = new QHBoxLayout(corner);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (QWidget* part : {static_cast<QWidget*>(m_busyChip), static_cast<QWidget*>(m_cancel),
             static_cast<QWidget*>(m_scaleChip), static_cast<QWidget*>(m_exact)}) {
        row->addWidget(part);
    }
    return corner;
}

QWidget* LoadPage::buildBar()
{
    m_formula->setObjectName(QStringLiteral("amplificationFormula"));
    m_formula->setProperty("role", QStringLiteral("small"));
    m_formula->setWordWrap(true);
    m_view->setObjectName(QStringLiteral("chartsOrTable"));
    m_charts->setObjectName(QStringLiteral("chartsButton"));
    m_charts->setPopupMode(QToolButton::InstantPopup);
    m_charts->setMenu(&m_choice->menu());
    m_charts->setFocusPolicy(Qt::StrongFocus);
    m_guessSwitch->setObjectName(QStringLiteral("guessSwitch"));
    m_guessSwitch->setCheckable(true);
    m_guessSwitch->setFocusPolicy(Qt::StrongFocus);
    m_guessSwitch->hide();
    connect(m_guessSwitch, &QToolButton::toggled, this, &LoadPage::showGuess);
    auto* controls = new QWidget(this);
    auto* row = new QHBoxLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_guessSwitch);
    row->addWidget(m_charts);
    row->addWidget(m_view);
    auto* bar = new WrapRow(m_formula, controls, formulaCharacters, this);
    bar->setContentsMargins(2, 0, 0, 0);
    return bar;
}

} // namespace repique::charts
