// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace repique::report {

/// A mean and what is known of its uncertainty.
struct Estimate
{
    double mean = 0.0;
    std::optional<double> sd; ///< of the sample; nothing for a single value
    std::optional<double> low; ///< 95 % interval of the mean by Student's t; nothing for a single value
    std::optional<double> high;
};

/// Nothing for no values.
[[nodiscard]] std::optional<Estimate> estimate(std::span<const double> values) noexcept;

/// Two-sided 95 % quantile of Student's t with `degrees` ≥ 1 of freedom, asserted; within 1e-5. No libm.
/// Source: Student's distribution inverted numerically up to 30 degrees; above, the expansion of Abramowitz
/// and Stegun 26.7.5.
[[nodiscard]] double studentQuantile(std::size_t degrees) noexcept;

} // namespace repique::report
