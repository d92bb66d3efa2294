// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/card.h"
#include "app/sequence/sequence_painter.h"

#include <QtCore/QSizeF>

class QPainter;

namespace repique::card {

/// Width and height of an A5 page.
inline constexpr QSizeF pageMillimetres{148.0, 210.0};
/// The same in the units that the card is laid out in: 96 to an inch.
inline constexpr QSizeF pageUnits{559.4, 793.7};

/// What is painted.
struct CardPicture
{
    report::Card card;
    LayoutRequest sequence; ///< without a trace the page has no diagram
};

/// Paints the page over (0, 0) … `pageUnits`: words stay words in SVG and PDF. Answers too long for the page
/// make all words smaller, down to two thirds; what is still too long is cut at the page's end.
void paintCard(QPainter& painter, const CardPicture& picture, const theme::Tokens& tokens);

} // namespace repique::card
