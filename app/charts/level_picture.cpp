// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_picture.h"
#include "app/charts/curve_points.h"

#include <algorithm>

// The charts of levels and of times, and which chart is which.
namespace repique::charts {
namespace {

/// So many places above the longest queue flatten it: they are named in the readout instead.
constexpr double roomReach = 3.0;
/// A stretch without success as long as this share of the run interrupts the line.
constexpr double gapShare = 0.05;

ChartPicture blankPicture(ChartKind kind, const RunView& run, const LoadData& data)
{
    ChartPicture picture;
    picture.durationS = data.durationS;
    picture.stepS = data.groupS;
    picture.message = QString::fromStdString(emptyPlot(kind, run));
    return picture;
}

Curve latencyCurve(Ink ink, const RunView& run, const LoadData& data, const std::vector<double>& values)
{
    Curve curve{.ink = ink, .line = {}, .floor = {}, .label = label(ink, run.language)};
    const double longestGap = std::max(gapShare * data.durationS, 2.0 * data.groupS);
    for (std::size_t index = 0; index < values.size(); ++index) {
        if (values[index] <= 0.0) {
            continue;
        }
        const double middle = (data.startS(index) + data.endS(index)) / 2.0;
        if (!curve.line.isEmpty() && middle - curve.line.last().x() > longestGap) {
            curve.breaks.append(curve.line.size());
        }
        curve.line.append({middle, values[index]});
    }
    return curve;
}

} // namespace

ChartPicture queuePicture(const RunView& run, const LoadData& data)
{
    ChartPicture picture = blankPicture(ChartKind::Queue, run, data);
    picture.labelOrder = {Ink::Queue, Ink::Room};
    picture.largest = largestOf(data.queue);
    picture.isCounting = true;
    if (data.size() == 0) {
        return picture;
    }
    picture.curves.append({Ink::Queue, levelPoints(data, data.queue, 0.0), flat(data.durationS, 0.0),
        label(Ink::Queue, run.language)});
    const std::optional<std::int64_t> places = run.scenario.model.dependency.queue;
    const double room = places ? static_cast<double>(*places) : 0.0;
    if (places && room <= roomReach * picture.largest) {
        picture.largest = std::max(picture.largest, room);
        picture.curves.append({Ink::Room, flat(data.durationS, room), {}, label(Ink::Room, run.language)});
    }
    return picture;
}

ChartPicture budgetPicture(const RunView& run, const LoadData& data)
{
    ChartPicture picture = blankPicture(ChartKind::Budget, run, data);
    picture.labelOrder = {Ink::Tokens};
    if (data.size() == 0 || !picture.message.isEmpty()) {
        return picture;
    }
    picture.largest = std::max(data.budgetTokensAtStart, largestOf(data.budgetTokens));
    picture.curves.append({Ink::Tokens, levelPoints(data, data.budgetTokens, data.budgetTokensAtStart),
        flat(data.durationS, 0.0), label(Ink::Tokens, run.language)});
    return picture;
}

ChartPicture latencyPicture(const RunView& run, const LoadData& data)
{
    ChartPicture picture = blankPicture(ChartKind::Latency, run, data);
    picture.labelOrder = {Ink::P99, Ink::P50, Ink::P95};
    picture.isDuration = true;
    if (data.size() == 0 || !picture.message.isEmpty()) {
        return picture;
    }
    picture.largest = largestOf(data.latencyP99Ms);
    picture.curves = {latencyCurve(Ink::P99, run, data, data.latencyP99Ms),
        latencyCurve(Ink::P95, run, data, data.latencyP95Ms),
        latencyCurve(Ink::P50, run, data, data.latencyP50Ms)};
    return picture;
}

ChartPicture chartPicture(ChartKind kind, const RunView& run, const LoadData& data)
{
    switch (kind) {
    case ChartKind::Load:
        return loadPicture(run, data);
    case ChartKind::Duplicates:
        return duplicatesPicture(run, data);
    case ChartKind::Queue:
        return queuePicture(run, data);
    case ChartKind::Budget:
        return budgetPicture(run, data);
    case ChartKind::Latency:
        return latencyPicture(run, data);
    }
    return {};
}

QList<Ink> chartInks(ChartKind kind)
{
    switch (kind) {
    case ChartKind::Load:
        return {Ink::Originals, Ink::Attempts, Ink::Arrivals, Ink::Rejected, Ink::Capacity, Ink::Goodput,
            Ink::Guess};
    case ChartKind::Duplicates:
        return {Ink::Goodput, Ink::Duplicates};
    case ChartKind::Queue:
        return {Ink::Queue, Ink::Room, Ink::Guess};
    case ChartKind::Budget:
        return {Ink::Tokens, Ink::Guess};
    case ChartKind::Latency:
        return {Ink::P99, Ink::P95, Ink::P50};
    }
    return {};
}

QList<Dot> chartDots(ChartKind kind, const LoadData& data, std::size_t index)
{
    switch (kind) {
    case ChartKind::Load:
        return {{Ink::Attempts, data.attempts[index]}, {Ink::Goodput, data.goodput[index]}};
    case ChartKind::Duplicates:
        return {{data.duplicates.back() > 0.0 ? Ink::Duplicates : Ink::Goodput, data.duplicates[index]}};
    case ChartKind::Queue:
        return {{Ink::Queue, data.queue[index]}};
    case ChartKind::Budget:
        return {{Ink::Tokens, data.budgetTokens[index]}};
    case ChartKind::Latency:
        if (data.latencyP50Ms[index] > 0.0) {
            return {{Ink::P99, data.latencyP99Ms[index]}, {Ink::P50, data.latencyP50Ms[index]}};
        }
        return {};
    }
    return {};
}

} // namespace repique::charts
