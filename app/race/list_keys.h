// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/QKeyEvent>

namespace repique {

/// Whether the key moves within or out of a list; with Alt it moves what is chosen instead. Pure.
[[nodiscard]] inline bool isListKey(const QKeyEvent& event) noexcept
{
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return !event.modifiers().testFlag(Qt::AltModifier);
    default:
        return false;
    }
}

} // namespace repique
