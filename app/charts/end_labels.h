// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace repique::charts {

/// A label that wants to stand beside the end of its line.
struct EndLabel
{
    double y = 0.0; ///< where the line ends, pixels downwards; may lie outside the strip
    double height = 0.0; ///< of the label, ≥ 0
};

/// A vertical strip of pixels, `top` ≤ `bottom`.
struct Strip
{
    double top = 0.0;
    double bottom = 0.0;
};

/// The centre of each label: none overlaps another, none leaves `strip`, lines and labels have the same
/// order, and the sum of squared moves is the least possible. When not all fit, the last ones of the list get
/// no place. Pure; O(n log n).
[[nodiscard]] std::vector<std::optional<double>> layoutEndLabels(
    std::span<const EndLabel> labels, const Strip& strip);

} // namespace repique::charts
