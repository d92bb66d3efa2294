// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/wrap_row.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>

#include <algorithm>

namespace repique {
namespace {

constexpr int spacing = 12;

} // namespace

WrapRow::WrapRow(QWidget* first, QWidget* second, int charactersOfFirst, QWidget* parent)
    : QWidget(parent)
    , m_first(first)
    , m_second(second)
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_charactersOfFirst(charactersOfFirst)
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(spacing);
    m_row->addWidget(m_first, 1);
    m_row->addWidget(m_second, 0, Qt::AlignRight | Qt::AlignVCenter);
}

/// The width of the wider part: side by side is not a need.
QSize WrapRow::minimumSizeHint() const
{
    const QSize hint = QWidget::minimumSizeHint();
    const int width = std::max(m_first->minimumSizeHint().width(), m_second->minimumSizeHint().width());
    return {std::min(hint.width(), width), hint.height()};
}

bool WrapRow::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        flow();
    }
    return QWidget::event(event);
}

void WrapRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    flow();
}

int WrapRow::neededWidth() const
{
    const int comfortable = m_charactersOfFirst * m_first->fontMetrics().averageCharWidth();
    const int first = m_charactersOfFirst > 0 ? comfortable : m_first->sizeHint().width();
    return first + spacing + m_second->sizeHint().width();
}

void WrapRow::flow()
{
    const bool isWrapped = width() < neededWidth();
    if (isWrapped != m_isWrapped) {
        m_isWrapped = isWrapped;
        m_row->setDirection(isWrapped ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        m_row->setAlignment(m_second, isWrapped ? Qt::AlignLeft : Qt::AlignRight | Qt::AlignVCenter);
    }
}

} // namespace repique
