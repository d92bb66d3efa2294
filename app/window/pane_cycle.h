// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>

class QWidget;

namespace repique {

/// Moves the keyboard to the next (or previous) of the panes that are shown, in their order, round and round.
void focusNextPane(const QList<QWidget*>& panes, bool isForward);

} // namespace repique
