// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/palette.h"

namespace repique::theme {

QPalette paletteOf(Theme theme)
{
    const Tokens& colours = tokens(theme);
    QPalette palette(colours.text, colours.surface, colours.raised, colours.control, colours.line,
        colours.text, colours.onAccent, colours.surface, colours.background);
    palette.setColor(QPalette::AlternateBase, colours.raised);
    palette.setColor(QPalette::PlaceholderText, colours.muted);
    palette.setColor(QPalette::Mid, colours.line);
    palette.setColor(QPalette::Dark, colours.control);
    palette.setColor(QPalette::Midlight, colours.accentSoft);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.onAccent);
    palette.setColor(QPalette::Link, colours.accent);
    palette.setColor(QPalette::LinkVisited, colours.accent);
    palette.setColor(QPalette::ToolTipBase, colours.surface);
    palette.setColor(QPalette::ToolTipText, colours.text);
    for (const QPalette::ColorRole role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, colours.faint);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.control);
    return palette;
}

} // namespace repique::theme
