// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/QIcon>

#include <cstdint>

namespace repique {

/// Pictures of the actions, drawn in the colour of text: sharp at every scale, right in every theme.
enum class Glyph : std::uint8_t {
    None,
    New,
    Open,
    Save,
    Undo,
    Redo,
    ZoomIn,
    ZoomOut,
    Run,
    Dice,
    Play,
    StepForward,
    StepBack,
    First,
    Last,
    Panel,
    Home,
    Keyboard,
    Stop,
    Race
};

/// Empty for `None`.
[[nodiscard]] QIcon glyphIcon(Glyph glyph);

} // namespace repique
