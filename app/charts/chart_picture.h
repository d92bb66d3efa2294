// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/ink.h"
#include "app/charts/load_presenter.h"

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
    QString message; ///< words in the middle of the plot, where there is nothing to draw
};

/// A rate's points: the middle of each group, and the value of the outermost ones at both ends of the axis.
[[nodiscard]] QList<QPointF> ratePoints(const LoadData& data, const std::vector<double>& values);

/// Originals and retries stacked to the attempts, goodput, capacity, rejected when there are any.
[[nodiscard]] ChartPicture loadPicture(const RunView& run, const LoadData& data);
/// Duplicates, cumulative; zero is a line of its own and a sentence.
[[nodiscard]] ChartPicture duplicatesPicture(const RunView& run, const LoadData& data);

} // namespace repique::charts
