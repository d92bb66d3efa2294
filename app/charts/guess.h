// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_picture.h"
#include "core/storm/model.h"

#include <optional>
#include <string>
#include <vector>

namespace repique::charts {

/// A curve that someone drew before the run, to stand over the one that came.
struct Guess
{
    std::string series; ///< a name of `lessons::seriesNames`
    std::vector<double> values; ///< at least two, at equal distances, the first at `fromS`, the last at `toS`
    double fromS = 0.0;
    double toS = 1.0; ///< > fromS
    storm::Model of; ///< what it was drawn for: the gap is shaded over a run of this alone

    friend bool operator==(const Guess&, const Guess&) = default;
};

/// The chart that draws the guess's series; nothing when none does.
[[nodiscard]] std::optional<ChartKind> chartOf(const Guess& guess);

/// Lays the guess over the picture of `chartOf(guess)`: its line with a label at the end and, over a run of
/// the model that it was drawn for, the gap to what was measured.
void addGuess(ChartPicture& picture, const Guess& guess, const RunView& run, const LoadData& data);

/// What the chart's sentence says of it, beginning with a space.
[[nodiscard]] std::string guessSummary(const Guess& guess, const RunView& run);

/// What the guess says of a moment; nothing outside its stretch.
[[nodiscard]] std::optional<ReadoutLine> guessReadout(
    const Guess& guess, double seconds, i18n::Language language);

} // namespace repique::charts
