// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/card_pile.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>

#include <algorithm>

namespace repique {
namespace {

constexpr int emptyLines = 3; ///< height of an empty pile, in lines of text

} // namespace

CardPile::CardPile(int number, QWidget* parent) : QListWidget(parent), m_number(number)
{
    setObjectName(QStringLiteral("pile%1").arg(number));
    setWordWrap(true);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    setFrameShape(QFrame::StyledPanel);
    viewport()->setCursor(Qt::OpenHandCursor);
}

void CardPile::add(int card, const QString& words)
{
    auto* const row = new QListWidgetItem(words, this);
    row->setData(Qt::UserRole, card);
    updateGeometry();
}

bool CardPile::take(int card)
{
    QListWidgetItem* const row = itemOf(card);
    delete row;
    updateGeometry();
    return row != nullptr;
}

void CardPile::setWords(int card, const QString& words)
{
    if (QListWidgetItem* const row = itemOf(card)) {
        row->setText(words);
        updateGeometry();
    }
}

QList<int> CardPile::cards() const
{
    QList<int> all;
    for (int row = 0; row < count(); ++row) {
        all.append(item(row)->data(Qt::UserRole).toInt());
    }
    return all;
}

int CardPile::currentCard() const
{
    return currentItem() == nullptr ? -1 : currentItem()->data(Qt::UserRole).toInt();
}

QSize CardPile::sizeHint() const
{
    int height = 2 * frameWidth() + 4;
    for (int row = 0; row < count(); ++row) {
        height += sizeHintForRow(row);
    }
    return {fontMetrics().averageCharWidth() * 24, std::max(height, emptyLines * fontMetrics().height())};
}

QSize CardPile::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 14, sizeHint().height()};
}

void CardPile::keyPressEvent(QKeyEvent* event)
{
    const int digit = event->key() - Qt::Key_0;
    if (digit >= 0 && digit <= 9 && currentCard() >= 0) {
        Q_EMIT laid(currentCard(), digit);
        return;
    }
    QListWidget::keyPressEvent(event);
}

void CardPile::mousePressEvent(QMouseEvent* event)
{
    QListWidget::mousePressEvent(event);
    m_held = event->button() == Qt::LeftButton && itemAt(event->pos()) != nullptr ? currentCard() : -1;
    viewport()->setCursor(m_held >= 0 ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
}

/// The base class would select the rows that the hand passes.
void CardPile::mouseMoveEvent(QMouseEvent* /*event*/) {}

void CardPile::mouseReleaseEvent(QMouseEvent* event)
{
    QListWidget::mouseReleaseEvent(event);
    viewport()->setCursor(Qt::OpenHandCursor);
    const int card = std::exchange(m_held, -1);
    const QList<CardPile*> piles = parentWidget()->findChildren<CardPile*>();
    for (const CardPile* const pile : piles) {
        const QPoint at = pile->mapFromGlobal(event->globalPosition().toPoint());
        if (card >= 0 && pile != this && pile->rect().contains(at)) {
            Q_EMIT laid(card, pile->number());
            return;
        }
    }
}

void CardPile::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    updateGeometry(); // narrower words need more lines
}

QListWidgetItem* CardPile::itemOf(int card) const
{
    const qsizetype row = cards().indexOf(card);
    return row < 0 ? nullptr : item(static_cast<int>(row));
}

} // namespace repique
