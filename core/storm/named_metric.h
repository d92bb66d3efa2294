// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/storm/result.h"

#include <optional>
#include <span>
#include <string_view>

namespace repique::storm {

/// A figure of a run under its public name: "amplification", "wait_ms.mean", "latency_ms.p99".
struct NamedMetric
{
    std::string_view name;
    bool isCount = false; ///< a whole number
    std::optional<double> (*of)(const RunResult& run) = nullptr; ///< nothing where the run has no such figure
};

/// Every metric, in the order of the public table. Counts are exact as doubles up to 2^53.
[[nodiscard]] std::span<const NamedMetric> namedMetrics() noexcept;

/// Nothing when there is no metric of that name.
[[nodiscard]] const NamedMetric* namedMetric(std::string_view name) noexcept;

/// A metric as somebody asks for it by name.
struct MetricRequest
{
    NamedMetric metric;
    std::optional<SimDuration> peakWidth; ///< what `RunOptions::peakWidth` has to be for it
};

/// Reads the name of a metric of the table, or "peak_retries(10ms)": the most retries in one aligned bin of
/// that width, above 0. Nothing for anything else.
[[nodiscard]] std::optional<MetricRequest> metricRequest(std::string_view name) noexcept;

} // namespace repique::storm
