// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_picture.h"

#include "app/charts/curve_points.h"

#include <algorithm>

namespace repique::charts {
namespace {

/// A capacity this much above everything else is named at the top instead of flattening the curves.
constexpr double capacityReach = 2.0;

Curve capacityCurve(const RunView& run, double durationS, double top)
{
    const double capacity = run.scenario.model.dependency.capacity;
    const QString name = label(Ink::Capacity, run.language);
    const bool isOut = capacity > top;
    const QString value = QString::fromStdString(valueTick(capacity, run.language));
    return {Ink::Capacity, flat(durationS, capacity), {},
        isOut ? QStringLiteral("↑ %1 %2").arg(name, value) : name};
}

} // namespace

ChartPicture loadPicture(const RunView& run, const LoadData& data)
{
    const bool hasArrivals = hasArrivalsOfItsOwn(run);
    const double arrivals = hasArrivals ? largestOf(data.arrivals) : 0.0;
    const double highest = std::max({largestOf(data.attempts), largestOf(data.goodput), arrivals});
    const double capacity = run.scenario.model.dependency.capacity;
    ChartPicture picture;
    picture.labelOrder
        = {Ink::Goodput, Ink::Attempts, Ink::Arrivals, Ink::Originals, Ink::Capacity, Ink::Rejected};
    picture.durationS = data.durationS;
    picture.stepS = data.groupS;
    picture.largest = capacity <= highest * capacityReach ? std::max(highest, capacity) : highest;
    if (data.size() == 0) {
        return picture;
    }
    const QList<QPointF> originals = ratePoints(data, data.originals);
    const auto named = [&run](Ink ink) { return label(ink, run.language); };
    picture.curves.append({Ink::Originals, originals, flat(data.durationS, 0.0), named(Ink::Originals)});
    if (run.result.totals.retries > 0) {
        picture.curves.append(
            {Ink::Attempts, ratePoints(data, data.attempts), originals, named(Ink::Attempts)});
    }
    if (hasArrivals) {
        picture.curves.append({Ink::Arrivals, ratePoints(data, data.arrivals), {}, named(Ink::Arrivals)});
    }
    if (run.result.totals.rejected > 0) {
        picture.curves.append({Ink::Rejected, ratePoints(data, data.rejected), {}, named(Ink::Rejected)});
    }
    picture.curves.append(capacityCurve(run, data.durationS, picture.largest));
    picture.curves.append({Ink::Goodput, ratePoints(data, data.goodput), {}, named(Ink::Goodput)});
    return picture;
}

ChartPicture duplicatesPicture(const RunView& run, const LoadData& data)
{
    const bool hasAny = run.result.totals.duplicates > 0;
    ChartPicture picture;
    picture.labelOrder = {Ink::Duplicates, Ink::Goodput};
    picture.durationS = data.durationS;
    picture.stepS = data.groupS;
    picture.largest = largestOf(data.duplicates);
    picture.isCounting = true;
    if (data.size() == 0) {
        return picture;
    }
    const QString end = QString::fromStdString(duplicatesLabel(run));
    const QList<QPointF> line = levelPoints(data, data.duplicates, 0.0);
    if (hasAny) {
        picture.curves.append({Ink::Duplicates, line, flat(data.durationS, 0.0), end});
    } else {
        picture.curves.append({Ink::Goodput, line, {}, end});
        picture.message = QString::fromStdString(emptyPlot(ChartKind::Duplicates, run));
        picture.messageInk = Ink::Goodput;
    }
    return picture;
}

} // namespace repique::charts
