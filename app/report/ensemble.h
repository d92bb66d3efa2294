// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/metrics.h"
#include "core/base/statistics.h"
#include "core/scenario/scenario.h"
#include "core/storm/run.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace repique::report {

/// The runs of one scenario with consecutive seeds.
struct Ensemble
{
    std::string scenario; ///< the name in the file
    std::vector<storm::RunResult> runs; ///< at least one; with more than one, series hold `retries` alone
};

/// How often and from which seed.
struct Seeds
{
    std::uint64_t first = 42;
    std::int64_t count = 1; ///< ≥ 1
};

/// Runs `scenario` once per seed, one after the other on the calling thread. Nothing when `options.stop` was
/// requested. The scenario is supported, asserted by the engine.
[[nodiscard]] std::optional<Ensemble> runAll(
    scenario::Scenario scenario, const Seeds& seeds, const storm::RunOptions& options);

/// Of one metric over the runs; nothing when a run lacks it.
[[nodiscard]] std::optional<Estimate> estimateOf(const Metric& metric, const Ensemble& ensemble);

/// Of b − a, paired by place; nothing when a run lacks the metric. Both have as many runs, asserted.
[[nodiscard]] std::optional<Estimate> differenceOf(
    const Metric& metric, const Ensemble& a, const Ensemble& b);

} // namespace repique::report
