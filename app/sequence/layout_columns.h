// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sequence/step_layout.h"

namespace repique {

/// The four fonts of the diagram.
struct LayoutFonts
{
    QFont strong; ///< labels, 13 px
    QFont detail; ///< 11 px
    QFont detailStrong;

    [[nodiscard]] static LayoutFonts at(const QFont& family, qreal scale);
};

/// Where things stand from left to right.
struct Columns
{
    qreal width = 0.0;
    qreal badgeX = 0.0; ///< left of the number's circle
    std::vector<qreal> lines; ///< x of the lifelines, at least two
    qreal headWidth = 0.0; ///< of each head at most
    qreal headLeast = 0.0;
    bool waitsInside = false; ///< words of waits right of their lifeline instead of left
    bool selfInside = false; ///< words of self-messages left of the server's lifeline instead of right
};

/// The most open arrangement that fits the wished width; the tightest one, made wider, when none does. In a
/// chain of layers waits stand right of their lifeline, where there is always another. Pure.
[[nodiscard]] Columns columnsFor(const LayoutRequest& request, const LayoutFonts& fonts);

} // namespace repique
