// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/statistics.h"

#include "core/base/assert.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace repique {
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

/// Of x ≥ 0. Four halvings of the angle leave a short series.
double arctangent(double x) noexcept
{
    constexpr double quarterTurn = 1.5707963267948966;
    if (x > 1.0) {
        return quarterTurn - arctangent(1.0 / x);
    }
    constexpr int halvings = 4;
    for (int i = 0; i < halvings; ++i) {
        x /= 1.0 + std::sqrt(1.0 + x * x);
    }
    double sum = 0.0;
    double power = x;
    for (int n = 1; n <= 17; n += 2, power *= -x * x) {
        sum += power / n;
    }
    return (1 << halvings) * sum;
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

double studentTail(double t, std::size_t degrees) noexcept
{
    REPIQUE_ASSERT(degrees >= 1);
    constexpr double farthest = 1e100; // whose square is still a number
    constexpr double twoOverPi = 0.63661977236758134;
    const double tangent = std::min(std::abs(t) / std::sqrt(static_cast<double>(degrees)), farthest);
    const double cosine = 1.0 / std::sqrt(1.0 + tangent * tangent);
    const bool isOdd = degrees % 2 == 1;
    double term = isOdd ? cosine : 1.0;
    double sum = degrees == 1 ? 0.0 : term;
    for (std::size_t k = isOdd ? 2 : 1; k + 3 <= degrees; k += 2) {
        term *= static_cast<double>(k) / static_cast<double>(k + 1) * cosine * cosine;
        sum += term;
    }
    const double inside = tangent * cosine * sum;
    return std::max(0.0, 1.0 - (isOdd ? twoOverPi * (arctangent(tangent) + inside) : inside));
}

double signTail(std::size_t fewer, std::size_t tosses) noexcept
{
    REPIQUE_ASSERT(2 * fewer <= tosses);
    double term = 1.0; // binomial(tosses, k) / 2^tosses
    for (std::size_t i = 0; i < tosses; ++i) {
        term /= 2.0;
    }
    double sum = term;
    for (std::size_t k = 1; k <= fewer; ++k) {
        term *= static_cast<double>(tosses - k + 1) / static_cast<double>(k);
        sum += term;
    }
    return std::min(1.0, 2.0 * sum);
}

} // namespace repique
