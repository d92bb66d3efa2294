// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/statistics.h"

#include "core/base/assert.h"

#include <array>
#include <cmath>

namespace repique::report {
namespace {

constexpr std::array<double, 30> upToThirty{12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912,
    2.364624, 2.306004, 2.262157, 2.228139, 2.200985, 2.178813, 2.160369, 2.144787, 2.131450, 2.119905,
    2.109816, 2.100922, 2.093024, 2.085963, 2.079614, 2.073873, 2.068658, 2.063899, 2.059539, 2.055529,
    2.051831, 2.048407, 2.045230, 2.042272};

double meanOf(std::span<const double> values) noexcept
{
    double sum = 0.0;
    for (const double value : values) {
        sum += value;
    }
    return sum / static_cast<double>(values.size());
}

} // namespace

double studentQuantile(std::size_t degrees) noexcept
{
    REPIQUE_ASSERT(degrees >= 1);
    if (degrees <= upToThirty.size()) {
        return upToThirty[degrees - 1];
    }
    constexpr double z = 1.959963984540054;
    constexpr double z3 = z * z * z;
    constexpr double z5 = z3 * z * z;
    constexpr double z7 = z5 * z * z;
    const auto n = static_cast<double>(degrees);
    return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

std::optional<Estimate> estimate(std::span<const double> values) noexcept
{
    if (values.empty()) {
        return std::nullopt;
    }
    Estimate result;
    result.mean = meanOf(values);
    if (values.size() == 1) {
        return result;
    }
    double squares = 0.0;
    for (const double value : values) {
        squares += (value - result.mean) * (value - result.mean);
    }
    const auto n = static_cast<double>(values.size());
    const double sd = std::sqrt(squares / (n - 1.0));
    const double half = studentQuantile(values.size() - 1) * sd / std::sqrt(n);
    result.sd = sd;
    result.low = result.mean - half;
    result.high = result.mean + half;
    return result;
}

} // namespace repique::report
