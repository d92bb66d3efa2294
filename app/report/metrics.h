// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/named_metric.h"

namespace repique::report {

using Metric = storm::NamedMetric;

/// Every metric, in the order of the public table.
[[nodiscard]] inline std::span<const Metric> metrics() noexcept
{
    return storm::namedMetrics();
}

/// Nothing when there is no metric of that name.
[[nodiscard]] inline const Metric* metricOf(std::string_view name) noexcept
{
    return storm::namedMetric(name);
}

} // namespace repique::report
