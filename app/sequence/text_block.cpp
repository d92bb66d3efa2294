// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/text_block.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace repique {
namespace {

/// "R$ 30,00", "100 ms" and "attempt 2" stay on one line.
bool isGlued(const QString& word, const QString& next)
{
    static const QStringList units{QStringLiteral("ms"), QStringLiteral("s"), QStringLiteral("µs"),
        QStringLiteral("min"), QStringLiteral("h"), QStringLiteral("%")};
    const QString unit = next.endsWith(QLatin1Char{','}) ? next.chopped(1) : next;
    const bool isQuantity = word.back().isDigit() && units.contains(unit);
    const bool isNumbered = word.back().isLetter() && next.size() <= 2 && next.front().isDigit();
    return word == QLatin1String("R$") || isQuantity || isNumbered;
}

/// What may not be broken, in order.
QStringList unbreakable(const QString& text)
{
    QStringList pieces;
    QString last;
    for (const QString& word : text.split(QLatin1Char{' '}, Qt::SkipEmptyParts)) {
        if (!last.isEmpty() && isGlued(last, word)) {
            pieces.back() += QLatin1Char{' '} + word;
        } else {
            pieces << word;
        }
        last = word;
    }
    return pieces;
}

} // namespace

qreal lineWidth(const QString& text, const QFont& font)
{
    return std::ceil(QFontMetricsF{font}.horizontalAdvance(text));
}

qreal longestWord(const QString& text, const QFont& font)
{
    qreal longest = 0.0;
    const QFontMetricsF metrics{font};
    for (const QString& word : unbreakable(text)) {
        longest = std::max(longest, metrics.horizontalAdvance(word));
    }
    return std::ceil(longest);
}

TextBlock wrapped(const QString& text, const QFont& font, qreal maxWidth)
{
    TextBlock block{.lines = {}, .rect = {}, .font = font};
    const QFontMetricsF metrics{font};
    QString line;
    for (const QString& word : unbreakable(text)) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char{' '} + word;
        if (!line.isEmpty() && metrics.horizontalAdvance(longer) > maxWidth) {
            block.lines << line;
            line = word;
        } else {
            line = longer;
        }
    }
    if (!line.isEmpty()) {
        block.lines << line;
    }
    qreal width = 0.0;
    for (const QString& each : std::as_const(block.lines)) {
        width = std::max(width, metrics.horizontalAdvance(each));
    }
    block.rect.setSize(
        {std::ceil(width), std::ceil(metrics.height()) * static_cast<qreal>(block.lines.size())});
    return block;
}

void paintText(QPainter& painter, const TextBlock& block)
{
    if (block.isEmpty()) {
        return;
    }
    const QFontMetricsF metrics{block.font};
    const qreal height = block.rect.height() / static_cast<qreal>(block.lines.size());
    qreal baseline = block.rect.top() + metrics.ascent();
    painter.setFont(block.font);
    for (const QString& line : block.lines) {
        const qreal spare = block.rect.width() - metrics.horizontalAdvance(line);
        const qreal share = block.align == Qt::AlignRight ? 1.0 : block.align == Qt::AlignHCenter ? 0.5 : 0.0;
        painter.drawText(QPointF{block.rect.left() + spare * share, baseline}, line);
        baseline += height;
    }
}

} // namespace repique
