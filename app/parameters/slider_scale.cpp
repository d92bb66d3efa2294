// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parameters/slider_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace repique {
namespace {

double powerOfTenBelow(double value) noexcept
{
    return std::pow(10.0, std::floor(std::log10(value)));
}

/// To the scale's step, or to three significant figures.
double settled(const SliderScale& scale, double value) noexcept
{
    if (value == 0.0) {
        return 0.0;
    }
    const double grain = scale.step > 0.0 ? scale.step : powerOfTenBelow(std::abs(value)) / 100.0;
    // Dividing by the inverse keeps 0.3 from becoming 0.30000000000000004.
    return grain >= 1.0 ? std::round(value / grain) * grain
                        : std::round(value / grain) / std::round(1.0 / grain);
}

double firstLogarithmic(const SliderScale& scale) noexcept
{
    return scale.lowest > 0.0 ? scale.lowest : scale.smallest;
}

} // namespace

double valueAt(const SliderScale& scale, int position) noexcept
{
    if (position <= 0) {
        return scale.lowest;
    }
    if (position >= SliderScale::steps) {
        return scale.highest;
    }
    const double share = static_cast<double>(position) / SliderScale::steps;
    if (!scale.isLogarithmic) {
        return settled(scale, scale.lowest + share * (scale.highest - scale.lowest));
    }
    const double first = firstLogarithmic(scale);
    return std::max(scale.lowest, settled(scale, first * std::pow(scale.highest / first, share)));
}

int positionOf(const SliderScale& scale, double value) noexcept
{
    if (!(value > scale.lowest)) {
        return 0;
    }
    if (value >= scale.highest) {
        return SliderScale::steps;
    }
    const double first = firstLogarithmic(scale);
    const double share = scale.isLogarithmic
        ? std::log(std::max(value, first) / first) / std::log(scale.highest / first)
        : (value - scale.lowest) / (scale.highest - scale.lowest);
    return std::clamp(static_cast<int>(std::lround(share * SliderScale::steps)), 1, SliderScale::steps - 1);
}

double fineStep(const SliderScale& scale, double value, int direction) noexcept
{
    if (scale.step > 0.0) {
        const double grain = scale.isLogarithmic
            ? std::max(scale.step, std::round(std::abs(value) * 0.05 / scale.step) * scale.step)
            : scale.step;
        return settled(scale, value + direction * grain);
    }
    const double grain = std::max(std::abs(value) * 0.05, scale.isLogarithmic ? scale.smallest : 0.0);
    return settled(scale, value + direction * grain);
}

double roundStep(double value, int direction) noexcept
{
    constexpr double nearly = 1e-9;
    if (value <= 0.0) {
        return direction > 0 ? 1.0 : 0.0;
    }
    const double decade = powerOfTenBelow(value * (1.0 + nearly));
    constexpr std::array<double, 5> rounds{0.5, 1.0, 2.0, 5.0, 10.0};
    if (direction > 0) {
        const auto next
            = std::ranges::find_if(rounds, [&](double r) { return r * decade > value * (1.0 + nearly); });
        return next == rounds.end() ? 20.0 * decade : *next * decade;
    }
    double below = 0.0;
    for (const double r : rounds) {
        below = r * decade < value * (1.0 - nearly) ? r * decade : below;
    }
    return below;
}

} // namespace repique
