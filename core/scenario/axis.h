// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/fault_report.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace repique::scenario {

/// One key of the document going through evenly spaced values, from the first to the last.
struct Axis
{
    std::string key; ///< dotted: a number, a duration or a share of jitter
    std::vector<double> numbers; ///< durations in seconds
    std::vector<std::string> texts; ///< the same as `assign` takes them: "3", "0.25", "150ms"
    bool isDuration = false;

    [[nodiscard]] std::size_t size() const noexcept { return numbers.size(); }
};

/// Most values of one axis.
inline constexpr std::size_t mostAxisValues = 1000;

/// Reads "policy.base=0ms:400ms:5": a key, the first and the last value, and how many (2 … 1000). Whole
/// numbers need a whole step. `base` tells the kind of budget. `shown` is what the person calls the axis.
/// Whether each value goes with the rest of the scenario is known only in `assignedAt`.
[[nodiscard]] Checked<Axis> readAxis(std::string_view text, const std::string& shown, const Scenario& base);

/// The place of a cell on an axis.
struct AxisPlace
{
    const Axis* axis = nullptr; ///< none = not swept
    std::size_t index = 0;
};

/// `base` with the values of a cell, assigned as one.
[[nodiscard]] Checked<Scenario> assignedAt(const Scenario& base, const AxisPlace& x, const AxisPlace& y);

} // namespace repique::scenario
