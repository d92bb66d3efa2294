// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/guess.h"

#include "app/charts/curve_points.h"
#include "app/i18n/numbers.h"
#include "core/lessons/prediction_score.h"

#include <algorithm>
#include <array>

namespace repique::charts {
namespace {

/// A series that a chart draws.
struct Drawn
{
    const char* series;
    ChartKind chart;
    Ink ink;
    std::vector<double> LoadData::*values;
};

constexpr std::array drawnSeries{Drawn{"attempts", ChartKind::Load, Ink::Attempts, &LoadData::attempts},
    Drawn{"originals", ChartKind::Load, Ink::Originals, &LoadData::originals},
    Drawn{"goodput", ChartKind::Load, Ink::Goodput, &LoadData::goodput},
    Drawn{"rejected", ChartKind::Load, Ink::Rejected, &LoadData::rejected},
    Drawn{"queue", ChartKind::Queue, Ink::Queue, &LoadData::queue},
    Drawn{"budget_tokens", ChartKind::Budget, Ink::Tokens, &LoadData::budgetTokens}};

const Drawn* drawnOf(const Guess& guess)
{
    const auto* const found = std::ranges::find(drawnSeries, guess.series, &Drawn::series);
    return found == drawnSeries.end() ? nullptr : found;
}

double shareAt(const Guess& guess, double seconds)
{
    return (seconds - guess.fromS) / (guess.toS - guess.fromS);
}

QList<QPointF> lineOf(const Guess& guess)
{
    QList<QPointF> line;
    const auto last = static_cast<double>(guess.values.size() - 1);
    for (std::size_t point = 0; point < guess.values.size(); ++point) {
        const double share = static_cast<double>(point) / last;
        line.append({guess.fromS + share * (guess.toS - guess.fromS), guess.values[point]});
    }
    return line;
}

/// Straight between the points, which are in order of x and at least one.
double heightAt(const QList<QPointF>& points, double x)
{
    const auto after = std::ranges::find_if(points, [x](const QPointF& point) { return point.x() >= x; });
    if (after == points.begin() || after == points.end()) {
        return after == points.end() ? points.last().y() : after->y();
    }
    const auto before = after - 1;
    return before->y() + (x - before->x()) / (after->x() - before->x()) * (after->y() - before->y());
}

/// The part of a curve over the stretch of the guess, which is all that was guessed.
QList<QPointF> stretchOf(const QList<QPointF>& curve, const Guess& guess)
{
    QList<QPointF> part{{guess.fromS, heightAt(curve, guess.fromS)}};
    std::ranges::copy_if(curve, std::back_inserter(part),
        [&guess](const QPointF& point) { return point.x() > guess.fromS && point.x() < guess.toS; });
    part.append({guess.toS, heightAt(curve, guess.toS)});
    return part;
}

bool hasGap(const Guess& guess, const RunView& run)
{
    return run.scenario.model == guess.of;
}

} // namespace

std::optional<ChartKind> chartOf(const Guess& guess)
{
    const Drawn* const drawn = drawnOf(guess);
    return drawn == nullptr ? std::nullopt : std::optional(drawn->chart);
}

void addGuess(ChartPicture& picture, const Guess& guess, const RunView& run, const LoadData& data)
{
    const Drawn* const drawn = drawnOf(guess);
    if (drawn == nullptr || data.size() == 0) {
        return;
    }
    Curve curve{Ink::Guess, lineOf(guess), {}, label(Ink::Guess, run.language)};
    if (hasGap(guess, run)) {
        const std::vector<double>& values = data.*(drawn->values);
        const bool isRate = drawn->chart == ChartKind::Load;
        const QList<QPointF> measured
            = isRate ? ratePoints(data, values) : levelPoints(data, values, values.front());
        curve.floor = stretchOf(measured, guess);
    }
    picture.largest = std::max(picture.largest, largestOf(guess.values));
    picture.labelOrder.prepend(Ink::Guess);
    picture.curves.append(std::move(curve));
}

std::string guessSummary(const Guess& guess, const RunView& run)
{
    static constexpr i18n::Words over{" Your guess of {} stays over it; the gap is hatched.",
        " Seu palpite de {} continua por cima; a diferença está hachurada."};
    static constexpr i18n::Words other{" Your guess of {} stays over it; it was made for other values.",
        " Seu palpite de {} continua por cima; era para outros valores."};
    const Drawn* const drawn = drawnOf(guess);
    return drawn == nullptr
        ? std::string{}
        : i18n::filled(hasGap(guess, run) ? over : other, run.language, inkName(drawn->ink, run.language));
}

std::optional<ReadoutLine> guessReadout(const Guess& guess, double seconds, i18n::Language language)
{
    if (seconds < guess.fromS || seconds > guess.toS) {
        return std::nullopt;
    }
    const double value = lessons::sketchAt(guess.values, shareAt(guess, seconds));
    return ReadoutLine{Ink::Guess, inkName(Ink::Guess, language), quantity(value, language)};
}

} // namespace repique::charts
