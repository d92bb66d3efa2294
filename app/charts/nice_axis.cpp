// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/nice_axis.h"

#include "core/base/assert.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace repique::charts {
namespace {

constexpr double minute = 60.0;
constexpr double hour = 60.0 * minute;
constexpr double day = 24.0 * hour;

constexpr std::array timeSteps{1.0, 2.0, 5.0, 10.0, 15.0, 30.0, minute, 2.0 * minute, 5.0 * minute,
    10.0 * minute, 15.0 * minute, 30.0 * minute, hour, 2.0 * hour, 3.0 * hour, 6.0 * hour, 12.0 * hour, day,
    2.0 * day, 5.0 * day, 10.0 * day};

/// Rounding of the last bit must not cost a whole step.
constexpr double slack = 1e-9;

double roundStepAtLeast(double wanted) noexcept
{
    const double power = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double digit : {1.0, 2.0, 5.0}) {
        if (digit * power >= wanted * (1.0 - slack)) {
            return digit * power;
        }
    }
    return 10.0 * power;
}

} // namespace

NiceAxis niceAxis(double largest, int steps, double smallestStep) noexcept
{
    REPIQUE_ASSERT(steps >= 1 && smallestStep > 0.0);
    if (!std::isfinite(largest) || largest <= 0.0) {
        return {smallestStep, smallestStep};
    }
    const double step = std::max(smallestStep, roundStepAtLeast(largest / steps));
    return {step * std::max(1.0, std::ceil(largest / step * (1.0 - slack))), step};
}

double niceTimeStep(double seconds, int steps) noexcept
{
    REPIQUE_ASSERT(steps >= 1);
    if (!std::isfinite(seconds) || seconds <= 0.0) {
        return 1.0;
    }
    const double wanted = seconds / steps;
    if (wanted <= 0.5) {
        return roundStepAtLeast(wanted);
    }
    const auto* const found = std::find_if(
        timeSteps.begin(), timeSteps.end(), [wanted](double step) { return step >= wanted * (1.0 - slack); });
    return found == timeSteps.end() ? roundStepAtLeast(wanted / day) * day : *found;
}

} // namespace repique::charts
