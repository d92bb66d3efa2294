// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/card_grid.h"

#include "app/home/lesson_card.h"

#include <QtCore/QEvent>
#include <QtWidgets/QGridLayout>

#include <algorithm>

namespace repique {
namespace {

constexpr int spacing = 12;

} // namespace

CardGrid::CardGrid(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(spacing);
}

void CardGrid::setCount(std::size_t count)
{
    while (m_cards.size() > count) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (m_cards.size() < count) {
        const std::size_t number = m_cards.size();
        auto* const card = new LessonCard(this);
        card->setObjectName(QStringLiteral("lessonCard%1").arg(number + 1));
        connect(card, &LessonCard::clicked, this, [this, number] { Q_EMIT clicked(number); });
        connect(card, &LessonCard::moveRequested, this,
            [this, number](int columns, int rows) { step(number, columns, rows); });
        m_cards.push_back(card);
        card->show(); // at once: the keyboard may go there before the layout does
    }
    m_columns = 0;
    place();
}

int CardGrid::columnsFor(int width) const
{
    const int wanted = m_cards.empty() ? 1 : m_cards.front()->sizeHint().width();
    return std::clamp((width + spacing) / (wanted + spacing), 1, mostColumns);
}

void CardGrid::place()
{
    const int columns = columnsFor(width());
    if (columns == m_columns) {
        return;
    }
    m_columns = columns;
    for (LessonCard* const card : m_cards) {
        m_grid->removeWidget(card);
    }
    for (int column = 0; column < mostColumns; ++column) {
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const int index = static_cast<int>(i);
        m_grid->addWidget(m_cards[i], index / columns, index % columns);
    }
}

/// Past an end of the grid nothing moves.
void CardGrid::step(std::size_t card, int columns, int rows)
{
    const int wanted = static_cast<int>(card) + columns + rows * m_columns;
    if (wanted >= 0 && wanted < static_cast<int>(m_cards.size())) {
        m_cards[static_cast<std::size_t>(wanted)]->setFocus(Qt::TabFocusReason);
    }
}

void CardGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

void CardGrid::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        place();
    }
}

} // namespace repique
