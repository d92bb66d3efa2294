// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace repique {

/// How the track of a slider maps to values. Pure values and functions; no widget.
struct SliderScale
{
    double lowest = 0.0; ///< the value at the left end
    double highest = 1.0; ///< the value at the right end, > lowest
    bool isLogarithmic = false; ///< then `smallest` > 0 must be given
    double smallest = 0.0; ///< logarithmic: the value at the first step when `lowest` is 0
    double step = 0.0; ///< values are whole multiples of it; 0 = to three significant figures

    /// Steps of the track: position 0 … steps.
    static constexpr int steps = 1000;
};

/// The value at a position of the track, clamped; the ends give exactly `lowest` and `highest`.
[[nodiscard]] double valueAt(const SliderScale& scale, int position) noexcept;

/// The position nearest to a value, clamped.
[[nodiscard]] int positionOf(const SliderScale& scale, double value) noexcept;

/// The next value up (`direction` 1) or down (−1) by one fine step: `scale.step`, or about 5 % when there is
/// none. Not clamped above `highest`: a spin box may go on.
[[nodiscard]] double fineStep(const SliderScale& scale, double value, int direction) noexcept;

/// The next round value (1, 2, 5 × a power of ten, and 0) up or down.
[[nodiscard]] double roundStep(double value, int direction) noexcept;

} // namespace repique
