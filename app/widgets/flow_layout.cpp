// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/flow_layout.h"

#include <QtWidgets/QWidget>

#include <algorithm>

namespace repique {
namespace {

constexpr int gap = 8;

/// What `item` takes where there are `width` pixels; nothing while it is hidden.
QSize sizeIn(int width, const QLayoutItem& item)
{
    if (item.isEmpty() || item.widget() == nullptr) {
        return {0, 0};
    }
    // Asked of the widget itself: an item keeps what it knew of one that changes while it is not seen.
    const QWidget& widget = *item.widget();
    const QSize hint
        = widget.sizeHint().expandedTo(widget.minimumSizeHint()).expandedTo(widget.minimumSize());
    const int taken = std::min(hint.width(), width);
    return {taken, widget.hasHeightForWidth() ? widget.heightForWidth(taken) : hint.height()};
}

} // namespace

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(gap);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return flow({0, 0, width, 0}, false);
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty()) {
            width += item->sizeHint().width() + (width > 0 ? spacing() : 0);
            height = std::max(height, item->sizeHint().height());
        }
    }
    return {width, height};
}

/// As wide as the widest item: all others may stand below it.
QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty()) {
            size = size.expandedTo(item->minimumSize());
        }
    }
    return size;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    flow(rect, true);
}

int FlowLayout::flow(const QRect& rect, bool isPlaced) const
{
    int top = rect.top();
    for (qsizetype first = 0; first < m_items.size();) {
        int left = rect.left();
        int height = 0;
        qsizetype end = first;
        for (; end < m_items.size(); ++end) {
            const QSize size = sizeIn(rect.width(), *m_items[end]);
            if (end > first && left + size.width() > rect.left() + rect.width()) {
                break;
            }
            left += size.width() + (size.width() > 0 ? spacing() : 0);
            height = std::max(height, size.height());
        }
        left = rect.left();
        for (; first < end; ++first) {
            const QSize size = sizeIn(rect.width(), *m_items[first]);
            if (isPlaced && size.width() > 0) {
                m_items[first]->setGeometry(QRect(QPoint(left, top + (height - size.height()) / 2), size));
            }
            left += size.width() + (size.width() > 0 ? spacing() : 0);
        }
        top += height + spacing();
    }
    return std::max(0, top - rect.top() - spacing());
}

} // namespace repique
