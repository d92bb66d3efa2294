// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lessons/measurement.h"
#include "core/storm/model.h"
#include "core/storm/result.h"
#include "core/storm/run.h"
#include "core/trace/trace.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace repique::lessons {

/// Names of the curves of a load: originals, retries, attempts, goodput, failures, rejected (per second),
/// queue, budget_tokens.
[[nodiscard]] const std::vector<std::string>& seriesNames();

/// Metrics of a load over [from, to): NAME_per_second (mean) and peak_NAME_per_second (greatest bin) of the
/// curves per second, queue and budget_tokens (at the end), amplification, goodput_ratio.
[[nodiscard]] const std::vector<std::string>& windowMetricNames();

/// What can be measured of a scene. A script: attempts, debits, duplicates, succeeded (0 or 1), wait_ms (sum
/// of its waits), duration_s. A load: the public metrics of a run, recovered (0 or 1), those over time,
/// and operations, attempts, succeeded, failed of a class of traffic: failed(checkout).
[[nodiscard]] std::vector<std::string> metricNames(const storm::Model& model);
/// Whether `name` is one of them, or peak_retries(WIDTH) of a load.
[[nodiscard]] bool isMetric(std::string_view name, const storm::Model& model);
/// Whether the metric may be asked of a part of the run.
[[nodiscard]] bool isOverTime(std::string_view name);
/// Width of the bins of the series of a run.
[[nodiscard]] SimDuration binOf(const storm::Model& model) noexcept;

/// One outcome of a scene, whichever world it ran in.
struct Observation
{
    std::optional<trace::Trace> trace; ///< of a script
    std::optional<storm::RunResult> load;
};

/// Plays the model; `peakWidth` as `storm::RunOptions`. `NotFound` when `stop` was requested.
[[nodiscard]] Result<Observation> observe(
    const storm::Model& model, const std::optional<SimDuration>& peakWidth, const std::stop_token& stop = {});

/// The same, with a limit of events (`RunResult::isCut`).
[[nodiscard]] Result<Observation> observe(const storm::Model& model, const storm::RunOptions& options);

/// The bins that begin in [from, to) of the curve of this name (`seriesNames`); none without such a curve.
[[nodiscard]] std::vector<double> curveOf(
    const storm::Series& series, std::string_view name, SimDuration from, SimDuration to);

/// The figure; nothing where this outcome has none (a run that never recovers has no recovery_s).
[[nodiscard]] std::optional<double> valueOf(const Observation& observation, const Measurement& what);

} // namespace repique::lessons
