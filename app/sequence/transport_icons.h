// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/QColor>
#include <QtGui/QIcon>

namespace repique {

enum class TransportIcon { First, Back, Play, Pause, Forward, Last };

/// Drawn in `colour`, sharp at every size; dimmed when disabled with `disabled`.
[[nodiscard]] QIcon transportIcon(TransportIcon icon, const QColor& colour, const QColor& disabled);

} // namespace repique
