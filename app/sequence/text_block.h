// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QRectF>
#include <QtCore/QStringList>
#include <QtGui/QFont>

class QPainter;

namespace repique {

/// Words with their place: lines already broken, never elided. Empty when there is nothing to say.
struct TextBlock
{
    QStringList lines;
    QRectF rect; ///< exactly as wide as the longest line and as high as the lines
    QFont font;
    Qt::AlignmentFlag align = Qt::AlignLeft; ///< of the lines inside the rectangle

    [[nodiscard]] bool isEmpty() const { return lines.isEmpty(); }
};

/// Breaks `text` between words at `maxWidth` logical pixels, at the origin. A word longer than that makes
/// the block wider. Pure.
[[nodiscard]] TextBlock wrapped(const QString& text, const QFont& font, qreal maxWidth);

/// Width of the longest word: the least width that `wrapped` can keep. Pure.
[[nodiscard]] qreal longestWord(const QString& text, const QFont& font);
[[nodiscard]] qreal lineWidth(const QString& text, const QFont& font);

/// With the pen of `painter`; each line is one run of text, also in SVG and PDF.
void paintText(QPainter& painter, const TextBlock& block);

} // namespace repique
