// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/tokens.h"

#include <QtGui/QPalette>

namespace repique::theme {

/// The tokens as a widget palette: Window = background, Base = surface, AlternateBase = raised, Text = text,
/// PlaceholderText = muted, Mid = line, Dark = control, Highlight = accent, HighlightedText = onAccent,
/// Midlight = accentSoft. Pure.
[[nodiscard]] QPalette paletteOf(Theme theme);

} // namespace repique::theme
