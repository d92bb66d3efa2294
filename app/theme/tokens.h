// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/QColor>

namespace repique::theme {

enum class Theme { Light, Dark, Projector, HighContrast };

/// Every colour of the program. Widgets, diagram, charts and exports take their colours from here and from
/// nowhere else. Each `…Soft` is the ground that its colour stands on as text.
struct Tokens
{
    QColor background; ///< the window
    QColor surface; ///< cards and docks
    QColor raised; ///< fields
    QColor line; ///< hairlines, grid, lifelines: decorative
    QColor control; ///< outlines of controls and marks, ≥ 3:1
    QColor text;
    QColor muted; ///< secondary text, ≥ 4.5:1
    QColor faint; ///< large or decorative only, ≥ 3:1
    QColor accent; ///< originals, the current step, the primary button
    QColor accentSoft;
    QColor onAccent; ///< text on `accent`
    QColor retry; ///< attempts ≥ 2, waits; dashed
    QColor retrySoft;
    QColor goodput; ///< settled; thick
    QColor goodputSoft;
    QColor duplicate; ///< duplicates, lost; marked ✕
    QColor duplicateSoft;
    QColor rejected; ///< dotted
    qreal lineWidth = 2.0; ///< of series and arrows, logical pixels
};

/// The one table. Pure.
[[nodiscard]] const Tokens& tokens(Theme theme) noexcept;

/// Contrast ratio of two opaque colours, 1 … 21. Source: WCAG 2.2, "contrast ratio".
[[nodiscard]] double contrast(const QColor& a, const QColor& b) noexcept;

} // namespace repique::theme
