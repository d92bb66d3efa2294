// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/comparison.h"

#include "core/base/assert.h"

#include <algorithm>
#include <cmath>

namespace repique::storm {
namespace {

/// A spread this much below the mean is rounding.
constexpr double rounding = 1e-12;

/// One figure of all pairs, taken apart.
struct Column
{
    std::vector<double> a; ///< of the runs that have it
    std::vector<double> b;
    std::vector<double> differences; ///< of the pairs that have it on both sides
    std::size_t inAAlone = 0;
    std::size_t inBAlone = 0;
};

Column columnOf(std::size_t index, std::span<const Figures> a, std::span<const Figures> b)
{
    Column column;
    for (std::size_t pair = 0; pair < a.size(); ++pair) {
        const std::optional<double>& before = a[pair][index];
        const std::optional<double>& after = b[pair][index];
        if (before) {
            column.a.push_back(*before);
        }
        if (after) {
            column.b.push_back(*after);
        }
        if (before && after) {
            column.differences.push_back(*after - *before);
        }
        column.inAAlone += before && !after ? 1U : 0U;
        column.inBAlone += after && !before ? 1U : 0U;
    }
    return column;
}

bool isSame(const Column& column)
{
    return column.inAAlone + column.inBAlone == 0
        && std::ranges::all_of(column.differences, [](double difference) { return difference == 0.0; });
}

/// Of differences that are not all 0; nothing for a single one.
std::optional<double> chanceOf(const Estimate& difference, std::size_t pairs)
{
    if (!difference.sd) {
        return std::nullopt;
    }
    if (*difference.sd <= rounding * std::abs(difference.mean)) {
        return signTail(0, pairs);
    }
    const double error = *difference.sd / std::sqrt(static_cast<double>(pairs));
    return studentTail(difference.mean / error, pairs - 1);
}

PairedFigure figureOf(const Column& column, std::size_t index, std::size_t pairs)
{
    PairedFigure figure;
    figure.index = index;
    figure.pairs = pairs;
    figure.inA = column.a.size();
    figure.inB = column.b.size();
    figure.a = estimate(column.a);
    figure.b = estimate(column.b);
    const std::size_t alone = column.inAAlone + column.inBAlone;
    if (alone == 0) {
        figure.difference = estimate(column.differences);
    }
    if (isSame(column)) {
        figure.chance = 1.0;
    } else if (alone == 0) {
        figure.chance = chanceOf(*figure.difference, column.differences.size());
    } else if (pairs > 1) {
        figure.chance = signTail(std::min(column.inAAlone, column.inBAlone), alone);
    }
    figure.verdict = isSame(column) ? Verdict::Same : Verdict::Unknown;
    return figure;
}

/// Holm: the least chance must keep to the whole of the figures, the next to all but one, and so on to the
/// first that does not.
void judge(std::vector<PairedFigure>& figures)
{
    std::vector<PairedFigure*> judged;
    for (PairedFigure& figure : figures) {
        if (figure.chance) {
            judged.push_back(&figure);
        }
    }
    std::ranges::stable_sort(judged, {}, [](const PairedFigure* figure) { return *figure->chance; });
    bool isReal = true;
    for (std::size_t i = 0; i < judged.size(); ++i) {
        isReal = isReal && *judged[i]->chance * static_cast<double>(judged.size() - i) <= falseAlarms;
        if (judged[i]->verdict != Verdict::Same) {
            judged[i]->verdict = isReal ? Verdict::Real : Verdict::MayBeChance;
        }
    }
}

} // namespace

Figures figuresOf(const RunResult& run)
{
    Figures figures;
    figures.reserve(namedMetrics().size());
    for (const NamedMetric& metric : namedMetrics()) {
        figures.push_back(metric.of(run));
    }
    return figures;
}

std::vector<PairedFigure> compared(std::span<const Figures> a, std::span<const Figures> b)
{
    REPIQUE_ASSERT(a.size() == b.size());
    const std::size_t count = a.empty() ? 0 : a.front().size();
    const auto isWhole = [count](const Figures& run) { return run.size() == count; };
    REPIQUE_ASSERT(std::ranges::all_of(a, isWhole) && std::ranges::all_of(b, isWhole));
    std::vector<PairedFigure> figures;
    for (std::size_t index = 0; index < count; ++index) {
        const Column column = columnOf(index, a, b);
        if (!column.a.empty() || !column.b.empty()) {
            figures.push_back(figureOf(column, index, a.size()));
        }
    }
    judge(figures);
    return figures;
}

} // namespace repique::storm
