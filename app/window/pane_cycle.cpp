// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pane_cycle.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

namespace repique {
namespace {

bool canTakeFocus(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

QWidget* firstStop(QWidget& pane)
{
    if (canTakeFocus(pane)) {
        return &pane;
    }
    const QList<QWidget*> inside = pane.findChildren<QWidget*>();
    for (QWidget* widget : inside) {
        if (canTakeFocus(*widget)) {
            return widget;
        }
    }
    return nullptr;
}

qsizetype paneWithFocus(const QList<QWidget*>& panes)
{
    const QWidget* focus = QApplication::focusWidget();
    for (qsizetype index = 0; index < panes.size(); ++index) {
        if (focus && (panes.at(index) == focus || panes.at(index)->isAncestorOf(focus))) {
            return index;
        }
    }
    return -1;
}

} // namespace

void focusNextPane(const QList<QWidget*>& panes, bool isForward)
{
    const qsizetype count = panes.size();
    const qsizetype current = paneWithFocus(panes);
    const qsizetype start = current < 0 && !isForward ? 0 : current;
    for (qsizetype step = 1; step <= count; ++step) {
        const qsizetype index = (start + (isForward ? step : count - step)) % count;
        QWidget* stop = panes.at(index)->isVisible() ? firstStop(*panes.at(index)) : nullptr;
        if (stop) {
            stop->setFocus(isForward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    }
}

} // namespace repique
