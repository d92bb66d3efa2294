// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/tab_order.h"

#include <QtCore/QList>
#include <QtWidgets/QLayout>
#include <QtWidgets/QWidget>

namespace repique {
namespace {

void collect(const QLayout* layout, QList<QWidget*>& found)
{
    for (int index = 0; layout != nullptr && index < layout->count(); ++index) {
        QLayoutItem* const item = layout->itemAt(index);
        QWidget* const widget = item->widget();
        if (widget != nullptr && (widget->focusPolicy() & Qt::TabFocus) != 0) {
            found.append(widget);
        } else if (widget != nullptr) {
            collect(widget->layout(), found);
        } else {
            collect(item->layout(), found);
        }
    }
}

} // namespace

void orderTabs(QWidget* before, const QWidget& inside)
{
    QList<QWidget*> widgets;
    collect(inside.layout(), widgets);
    QWidget* last = before;
    for (QWidget* const widget : widgets) {
        if (last != nullptr) {
            QWidget::setTabOrder(last, widget);
        }
        last = widget;
    }
}

} // namespace repique
