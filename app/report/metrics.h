// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/result.h"

#include <optional>
#include <span>
#include <string_view>

namespace repique::report {

/// A figure of a run under its public name: "amplification", "wait_ms.mean", "latency_ms.p99".
struct Metric
{
    std::string_view name;
    bool isCount; ///< a whole number
    std::optional<double> (*of)(const storm::RunResult& run); ///< nothing where the run has no such figure
};

/// Every metric, in the order of the public table. Counts are exact as doubles up to 2^53.
[[nodiscard]] std::span<const Metric> metrics() noexcept;

/// Nothing when there is no metric of that name.
[[nodiscard]] const Metric* metricOf(std::string_view name) noexcept;

} // namespace repique::report
