// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/draw.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace repique {
namespace {

template<std::size_t N>
double polynomial(const std::array<double, N>& coefficients, double x) noexcept
{
    double sum = 0.0;
    for (const double coefficient : coefficients) { // highest power first
        sum = sum * x + coefficient;
    }
    return sum;
}

constexpr double ln2High
    = 6.93147180369123816490e-01; // ln 2 in two parts, the first with 21 trailing zero bits
constexpr double ln2Low = 1.90821492927058770002e-10;

} // namespace

double portableLog(double x) noexcept
{
    const auto bits = std::bit_cast<std::uint64_t>(x);
    auto exponent = static_cast<int>(bits >> 52U) - 1023;
    auto mantissa = std::bit_cast<double>((bits & 0x000fffffffffffffU) | 0x3ff0000000000000U);
    if (mantissa > 1.4142135623730951) {
        mantissa *= 0.5;
        ++exponent;
    }
    // ln m = 2·atanh(s), s = (m − 1)/(m + 1), |s| ≤ 0.1716: eleven terms leave less than 3e-17. Summed in
    // pairs (Estrin), which a processor does side by side.
    const double s = (mantissa - 1.0) / (mantissa + 1.0);
    const double s2 = s * s;
    const double s4 = s2 * s2;
    const double s8 = s4 * s4;
    const double low = (1.0 + s2 * (1.0 / 3)) + (1.0 / 5 + s2 * (1.0 / 7)) * s4;
    const double high = (1.0 / 9 + s2 * (1.0 / 11)) + (1.0 / 13 + s2 * (1.0 / 15)) * s4;
    const double top = (1.0 / 17 + s2 * (1.0 / 19)) + 1.0 / 21 * s4;
    const double ofMantissa = 2.0 * s * (low + (high + top * s8) * s8);
    return exponent * ln2High + (exponent * ln2Low + ofMantissa);
}

double portableExp(double x) noexcept
{
    if (x > 709.0) {
        return std::numeric_limits<double>::infinity();
    }
    if (x < -708.0) {
        return 0.0;
    }
    const double scaled = x * 1.4426950408889634;
    const auto power = static_cast<int>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
    const double rest = (x - power * ln2High) - power * ln2Low;
    // Taylor to the 13th power: |rest| ≤ 0.347 leaves less than 5e-18.
    constexpr std::array<double, 14> terms{1.0 / 6227020800.0, 1.0 / 479001600.0, 1.0 / 39916800.0,
        1.0 / 3628800.0, 1.0 / 362880.0, 1.0 / 40320.0, 1.0 / 5040.0, 1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0,
        1.0 / 6.0, 0.5, 1.0, 1.0};
    const auto twoToPower = std::bit_cast<double>(static_cast<std::uint64_t>(power + 1023) << 52U);
    return polynomial(terms, rest) * twoToPower;
}

double exponentialFrom(double u) noexcept
{
    return -portableLog(1.0 - u);
}

double normalFrom(double u) noexcept
{
    constexpr std::array<double, 8> centreTop{2509.0809287301226727, 33430.575583588128105,
        67265.770927008700853, 45921.953931549871457, 13731.693765509461125, 1971.5909503065514427,
        133.14166789178437745, 3.387132872796366608};
    constexpr std::array<double, 8> centreBottom{5226.495278852545925, 28729.085735721942674,
        39307.89580009271061, 21213.794301586595867, 5394.1960214247511077, 687.1870074920579083,
        42.313330701600911252, 1.0};
    constexpr std::array<double, 8> middleTop{7.7454501427834140764e-4, 0.0227238449892691845833,
        0.24178072517745061177, 1.27045825245236838258, 3.64784832476320460504, 5.7694972214606914055,
        4.6303378461565452959, 1.42343711074968357734};
    constexpr std::array<double, 8> middleBottom{1.05075007164441684324e-9, 5.475938084995344946e-4,
        0.0151986665636164571966, 0.14810397642748007459, 0.68976733498510000455, 1.6763848301838038494,
        2.05319162663775882187, 1.0};
    constexpr std::array<double, 8> tailTop{2.01033439929228813265e-7, 2.71155556874348757815e-5,
        0.0012426609473880784386, 0.026532189526576123093, 0.29656057182850489123, 1.7848265399172913358,
        5.4637849111641143699, 6.6579046435011037772};
    constexpr std::array<double, 8> tailBottom{2.04426310338993978564e-15, 1.4215117583164458887e-7,
        1.8463183175100546818e-5, 7.868691311456132591e-4, 0.0148753612908506148525, 0.13692988092273580531,
        0.59983220655588793769, 1.0};

    const double fromCentre = u - 0.5;
    if (fromCentre >= -0.425 && fromCentre <= 0.425) {
        const double r = 0.180625 - fromCentre * fromCentre;
        return fromCentre * polynomial(centreTop, r) / polynomial(centreBottom, r);
    }
    const double smallest = 0x1.0p-54; // u = 0 stands for the middle of the first step
    const double tail = fromCentre < 0 ? (u > 0 ? u : smallest) : 1.0 - u;
    const double r = std::sqrt(-portableLog(tail));
    const double z = r <= 5.0 ? polynomial(middleTop, r - 1.6) / polynomial(middleBottom, r - 1.6)
                              : polynomial(tailTop, r - 5.0) / polynomial(tailBottom, r - 5.0);
    return fromCentre < 0 ? -z : z;
}

double lognormalFrom(double u, double cv) noexcept
{
    const double variance = portableLog(1.0 + cv * cv);
    return portableExp(std::sqrt(variance) * normalFrom(u) - 0.5 * variance);
}

} // namespace repique
