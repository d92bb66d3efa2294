// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_words.h"
#include "app/charts/ink.h"

#include <QtCore/QList>
#include <QtCore/QPointF>
#include <QtCore/QString>

namespace repique::charts {

/// One curve: seconds rightwards, value upwards.
struct Curve
{
    Ink ink = Ink::Originals;
    QList<QPointF> line; ///< at most `maxPoints`
    QList<QPointF> floor; ///< filled down to here; empty = not filled
    QString label; ///< stands at the line's end
    QList<qsizetype> breaks{}; ///< the points before which the line is interrupted, ascending
};

/// A ring on a curve: whose, and at what value.
struct Dot
{
    Ink ink = Ink::Originals;
    double value = 0.0;
};

/// All that a chart shows of a run; curves from back to front.
struct ChartPicture
{
    QList<Curve> curves;
    QList<Ink> labelOrder; ///< the most important first: the last lose their label when there is no room
    double durationS = 1.0;
    double stepS = 1.0; ///< one press of an arrow key
    double largest = 0.0; ///< what the value axis must reach
    bool isCounting = false; ///< the value axis has no fractions
    bool isDuration = false; ///< the values are milliseconds
    QString message; ///< words in the middle of the plot, where there is nothing to draw
    Ink messageInk = Ink::Capacity; ///< their colour
};

/// Originals and retries stacked to the attempts, goodput, capacity, rejected when there are any.
[[nodiscard]] ChartPicture loadPicture(const RunView& run, const LoadData& data);
/// Duplicates, cumulative; zero is a line of its own and a sentence.
[[nodiscard]] ChartPicture duplicatesPicture(const RunView& run, const LoadData& data);
/// Who waits, and how many places there are when that is near.
[[nodiscard]] ChartPicture queuePicture(const RunView& run, const LoadData& data);
/// Tokens left, or the sentence that there is no budget.
[[nodiscard]] ChartPicture budgetPicture(const RunView& run, const LoadData& data);
/// Median, 95th and 99th percentile of the time to success, interrupted where for long none succeeded.
[[nodiscard]] ChartPicture latencyPicture(const RunView& run, const LoadData& data);

[[nodiscard]] ChartPicture chartPicture(ChartKind kind, const RunView& run, const LoadData& data);
/// All that a chart of this kind ever shows, from back to front.
[[nodiscard]] QList<Ink> chartInks(ChartKind kind);
/// Where the rings stand in the group `index`, which exists.
[[nodiscard]] QList<Dot> chartDots(ChartKind kind, const LoadData& data, std::size_t index);

} // namespace repique::charts
