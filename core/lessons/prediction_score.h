// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace repique::lessons {

/// How a guess lies against what was measured.
enum class Gap : std::uint8_t { Above, Below, Close };

struct PredictionScore
{
    double share = 0.0; ///< 0 … 1; 1 = the guess is what was measured
    Gap gap = Gap::Close;
};

/// From this share on a guess counts as close.
inline constexpr double closeFrom = 0.9;

/// Σ min(guess, measured) ÷ Σ max(guess, measured), both counted from `low`, the foot of the axis: the part
/// that both areas under the curves share. It has no unit: the same gap scores the same in requests and in
/// thousands of requests. Twice or half of what was measured scores one half; a peak at another moment scores
/// what the two peaks have in common. Two empty areas are the same. The larger sum decides above or below.
/// Source: the Ruzicka similarity (weighted Jaccard).
/// `sketch` holds at least two values at equal distances, the first at the beginning and the last at the end
/// of the stretch; between them it is straight. `measured` holds at least one value, each of a bin of equal
/// width of the same stretch.
[[nodiscard]] PredictionScore scoreOfSketch(
    std::span<const double> sketch, std::span<const double> measured, double low);

/// The same of one number. Within `tolerance` of what was measured it is close and scores 1.
[[nodiscard]] PredictionScore scoreOfNumber(double guess, double measured, double low, double tolerance);

/// Value of a sketch at `share` (0 … 1) of its stretch.
[[nodiscard]] double sketchAt(std::span<const double> sketch, double share);

} // namespace repique::lessons
