// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/order_list.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>

namespace repique {

OrderList::OrderList(QWidget* parent) : QListWidget(parent)
{
    setWordWrap(true);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    viewport()->setCursor(Qt::OpenHandCursor);
}

void OrderList::setRows(const QStringList& texts, const QList<int>& order)
{
    m_texts = texts;
    m_marks.clear();
    clear();
    for (const int index : order) {
        auto* const row = new QListWidgetItem(this);
        row->setData(Qt::UserRole, index);
    }
    rename();
    setCurrentRow(0);
}

QList<int> OrderList::order() const
{
    QList<int> indices;
    for (int row = 0; row < count(); ++row) {
        indices.append(item(row)->data(Qt::UserRole).toInt());
    }
    return indices;
}

void OrderList::setMarks(const QStringList& marks)
{
    m_marks = marks;
    rename();
}

void OrderList::moveCurrent(int by)
{
    moveRow(currentRow(), currentRow() + by);
}

QSize OrderList::sizeHint() const
{
    int height = 2 * frameWidth();
    for (int row = 0; row < count(); ++row) {
        height += sizeHintForRow(row);
    }
    return {QListWidget::sizeHint().width(), height};
}

void OrderList::keyPressEvent(QKeyEvent* event)
{
    const bool isMove = event->modifiers().testFlag(Qt::ControlModifier);
    if (isMove && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        moveCurrent(event->key() == Qt::Key_Up ? -1 : 1);
        return;
    }
    QListWidget::keyPressEvent(event);
}

void OrderList::mousePressEvent(QMouseEvent* event)
{
    QListWidget::mousePressEvent(event);
    m_isDragging = event->button() == Qt::LeftButton && itemAt(event->pos()) != nullptr;
    if (m_isDragging) {
        viewport()->setCursor(Qt::ClosedHandCursor);
    }
}

/// The row follows the hand.
void OrderList::mouseMoveEvent(QMouseEvent* event)
{
    const QListWidgetItem* const under = itemAt({viewport()->width() / 2, event->pos().y()});
    if (m_isDragging && under != nullptr && row(under) != currentRow()) {
        moveRow(currentRow(), row(under));
    }
}

void OrderList::mouseReleaseEvent(QMouseEvent* event)
{
    m_isDragging = false;
    viewport()->setCursor(Qt::OpenHandCursor);
    QListWidget::mouseReleaseEvent(event);
}

void OrderList::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    updateGeometry(); // narrower words need more lines
}

void OrderList::moveRow(int from, int to)
{
    if (from < 0 || to < 0 || to >= count() || from == to) {
        return;
    }
    insertItem(to, takeItem(from));
    m_marks.clear();
    rename();
    setCurrentRow(to);
    Q_EMIT reordered();
}

void OrderList::rename()
{
    for (int row = 0; row < count(); ++row) {
        const QString& words = m_texts[item(row)->data(Qt::UserRole).toInt()];
        item(row)->setText(QStringLiteral("%1%2  %3").arg(m_marks.value(row)).arg(row + 1).arg(words));
    }
    updateGeometry();
}

} // namespace repique
