// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_panel.h"

#include "app/widgets/card.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/wrap_row.h"

#include <QtCore/QEvent>
#include <QtGui/QAccessible>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QVBoxLayout>

namespace repique::charts {
namespace {

Paragraph* makeLabel(const char* role, const char* name, QWidget* parent)
{
    auto* label = new Paragraph(parent);
    label->setProperty("role", QLatin1String(role));
    label->setObjectName(QLatin1String(name));
    return label;
}

QWidget* sideBySide(Paragraph* title, Paragraph* unit, QWidget* parent)
{
    auto* both = new QWidget(parent);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(title);
    row->addWidget(unit, 1);
    return both;
}

} // namespace

ChartPanel::ChartPanel(TimeChart* chart, int lines, QWidget* parent)
    : QWidget(parent)
    , m_chart(chart)
    , m_lines(lines)
    , m_title(makeLabel("title", "chartTitle", this))
    , m_unit(makeLabel("muted", "chartUnit", this))
    , m_summary(makeLabel("muted", "chartSummary", this))
    , m_corner(new QWidget(this))
{
    m_unit->setWordWrap(true);
    m_summary->setWordWrap(true);
    auto* cornerRow = new QHBoxLayout(m_corner);
    cornerRow->setContentsMargins(0, 0, 0, 0);
    auto* card = new Card(this);
    card->body().addWidget(new WrapRow(sideBySide(m_title, m_unit, this), m_corner, 0, card));
    card->body().addWidget(chart, 1);
    card->body().addWidget(m_summary);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(card);
    fitHeight();
}

void ChartPanel::setTitle(const QString& title, const QString& unit)
{
    m_title->setText(title);
    m_unit->setText(unit);
    m_chart->setAccessibleName(QStringLiteral("%1, %2").arg(title, unit));
}

void ChartPanel::setSummary(const QString& summary)
{
    m_summary->setText(summary);
    m_chart->setAccessibleDescription(summary);
}

void ChartPanel::describeMoment(const QString& words)
{
    m_chart->setAccessibleDescription(words);
    QAccessibleEvent changed(m_chart, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void ChartPanel::setZoom(qreal zoom)
{
    m_zoom = zoom;
    m_chart->setZoom(zoom);
    fitHeight();
}

void ChartPanel::setCorner(QWidget* corner)
{
    if (corner->parentWidget() != m_corner) {
        corner->setParent(m_corner);
        m_corner->layout()->addWidget(corner);
        corner->show();
    }
}

QString ChartPanel::summary() const
{
    return m_summary->text();
}

void ChartPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitHeight();
    }
}

void ChartPanel::fitHeight()
{
    m_chart->setMinimumHeight(static_cast<int>(m_zoom * m_lines * fontMetrics().height()));
}

} // namespace repique::charts
