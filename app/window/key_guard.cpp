// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/key_guard.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractSlider>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QTextEdit>

namespace repique {
namespace {

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isMove(int key)
{
    return isArrow(key) || key == Qt::Key_Home || key == Qt::Key_End;
}

bool isNeeded(const QObject& control, const QKeyEvent& press)
{
    const int key = press.key();
    if ((press.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0) {
        return false;
    }
    if (qobject_cast<const QLineEdit*>(&control) || qobject_cast<const QAbstractSpinBox*>(&control)
        || qobject_cast<const QTextEdit*>(&control)) {
        return isMove(key) || !press.text().isEmpty();
    }
    if (qobject_cast<const QAbstractItemView*>(&control) || qobject_cast<const QComboBox*>(&control)
        || qobject_cast<const QMenu*>(&control)) {
        return isMove(key) || key == Qt::Key_Space || !press.text().isEmpty();
    }
    if (qobject_cast<const QAbstractSlider*>(&control)) {
        return isMove(key);
    }
    if (qobject_cast<const QRadioButton*>(&control)) {
        return isArrow(key) || key == Qt::Key_Space;
    }
    return qobject_cast<const QAbstractButton*>(&control) != nullptr && key == Qt::Key_Space;
}

} // namespace

KeyGuard::KeyGuard(QObject& application)
{
    application.installEventFilter(this);
}

bool KeyGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& press = *static_cast<QKeyEvent*>(event);
        if (press.key() != Qt::Key_Escape && isNeeded(*watched, press)) {
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace repique
