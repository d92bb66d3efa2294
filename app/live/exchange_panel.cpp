// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/exchange_panel.h"

#include "app/live/exchange_model.h"
#include "app/widgets/section_label.h"

#include <QtCore/QEvent>
#include <QtGui/QFontDatabase>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace repique::live {
namespace {

constexpr int rowHeight = 26;

} // namespace

ExchangePanel::ExchangePanel(QWidget* parent)
    : QWidget(parent)
    , m_model(new ExchangeModel(this))
    , m_table(new QTableView(this))
    , m_empty(new QLabel(this))
    , m_wires(new QSplitter(Qt::Horizontal, this))
    , m_requestHeading(new SectionLabel({}, this))
    , m_responseHeading(new SectionLabel({}, this))
    , m_request(new QPlainTextEdit(this))
    , m_response(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("exchangePanel"));
    m_table->setObjectName(QStringLiteral("exchangeTable"));
    m_table->setModel(m_model);
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_empty->setObjectName(QStringLiteral("exchangeEmpty"));
    m_empty->setProperty("role", QStringLiteral("muted"));
    m_empty->setWordWrap(true);
    m_wires->setChildrenCollapsible(false);
    m_wires->addWidget(makeWire(m_requestHeading, m_request, "exchangeRequest"));
    m_wires->addWidget(makeWire(m_responseHeading, m_response, "exchangeResponse"));

    auto* both = new QSplitter(Qt::Vertical, this);
    both->setChildrenCollapsible(false);
    both->addWidget(m_table);
    both->addWidget(m_wires);
    both->setStretchFactor(0, 3);
    both->setStretchFactor(1, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->addWidget(m_empty);
    column->addWidget(both, 1);
    connect(
        m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ExchangePanel::showChosen);
    setTextScale(100);
    retranslate();
}

void ExchangePanel::add(std::deque<http::Exchange> newest)
{
    const bool isFirst = m_model->rowCount() == 0;
    m_model->add(std::move(newest));
    if (isFirst && m_model->rowCount() > 0) {
        m_table->resizeColumnsToContents();
        m_table->selectRow(0);
    }
    m_empty->setVisible(m_model->rowCount() == 0);
}

void ExchangePanel::clear()
{
    m_model->clear();
    m_empty->show();
    showChosen();
}

void ExchangePanel::setLanguage(i18n::Language language)
{
    m_model->setLanguage(language);
    showChosen();
}

void ExchangePanel::setTextScale(int percent)
{
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight * percent / 100);
    m_table->resizeColumnsToContents();
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(font().pointSizeF());
    m_request->setFont(fixed);
    m_response->setFont(fixed);
}

void ExchangePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

QWidget* ExchangePanel::makeWire(SectionLabel* heading, QPlainTextEdit* text, const char* name)
{
    text->setObjectName(QLatin1String(name));
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* wire = new QWidget(m_wires);
    auto* column = new QVBoxLayout(wire);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(4);
    column->addWidget(heading);
    column->addWidget(text, 1);
    return wire;
}

void ExchangePanel::retranslate()
{
    m_table->setAccessibleName(tr("Last HTTP exchanges"));
    m_empty->setText(tr("No exchange yet. Pay once, or point any HTTP client at the address above: the last "
                        "200 exchanges stand here."));
    m_requestHeading->setHeading(tr("Request"));
    m_responseHeading->setHeading(tr("Response"));
    m_request->setAccessibleName(tr("Request of the chosen exchange"));
    m_response->setAccessibleName(tr("Response of the chosen exchange"));
    m_model->retranslate();
    showChosen();
}

void ExchangePanel::showChosen()
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.isEmpty()) {
        m_request->clear();
        m_response->clear();
        return;
    }
    const http::Exchange& chosen = m_model->exchange(rows.constFirst().row());
    m_request->setPlainText(requestText(chosen));
    m_response->setPlainText(responseText(chosen));
}

} // namespace repique::live
