// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/row_sight.h"

#include <algorithm>

namespace repique {
namespace {

/// From the leftmost to the rightmost thing of a row but its number.
std::pair<qreal, qreal> extentOf(const RowLayout& row)
{
    std::vector<QRectF> things = row.texts();
    for (const QRectF& mark : {row.mark, row.chip}) {
        if (!mark.isNull()) {
            things.push_back(mark);
        }
    }
    qreal left = row.arrow.isNull() ? row.row.right() : std::min(row.arrow.x1(), row.arrow.x2());
    qreal right = row.arrow.isNull() ? row.row.left() : std::max(row.arrow.x1(), row.arrow.x2());
    for (const QRectF& thing : things) {
        left = std::min(left, thing.left());
        right = std::max(right, thing.right());
    }
    return {left, right};
}

} // namespace

QPoint offsetToSee(const StepLayout& layout, int row, const QPoint& offset, const QSize& size)
{
    if (row < 0 || row >= static_cast<int>(layout.rows.size())) {
        return {offset.x(), 0};
    }
    const RowLayout& shown = layout.rows[static_cast<std::size_t>(row)];
    const qreal ahead = shown.row.height(); // the next step is in sight, too
    const int lowest = qCeil(shown.row.bottom() + ahead - size.height());
    const qreal spare = std::max(0.0, size.height() - layout.headHeight - shown.row.height());
    const int highest = qFloor(shown.row.top() - layout.headHeight - std::min(ahead / 2, spare));
    const auto [left, right] = extentOf(shown);
    const qreal margin = 14.0 * layout.scale;
    const int leftmost = qCeil(right + margin - size.width());
    const int rightmost = qFloor(left - margin);
    return {
        std::min(std::max(offset.x(), leftmost), rightmost), std::min(std::max(offset.y(), lowest), highest)};
}

} // namespace repique
