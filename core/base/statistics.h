// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace repique {

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

/// How probable it is that Student's t with `degrees` ≥ 1 of freedom (asserted) lies at least as far from 0
/// as `t`, on either side; within 1e-12. No libm but the root. O(degrees).
/// Source: Abramowitz and Stegun 26.7.3 and 26.7.4.
[[nodiscard]] double studentTail(double t, std::size_t degrees) noexcept;

/// How probable it is that of `tosses` of a fair coin the rarer side comes up at most `fewer` times,
/// whichever it is: the sign test, and McNemar's of pairs that disagree. 1 without tosses. 2 · `fewer` ≤
/// `tosses`, asserted. O(fewer).
[[nodiscard]] double signTail(std::size_t fewer, std::size_t tosses) noexcept;

} // namespace repique
