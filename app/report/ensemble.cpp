// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/ensemble.h"

#include "core/base/assert.h"

#include <utility>

namespace repique::report {
namespace {

/// What many runs need of a series: the figures of whole runs that are read off it.
storm::Series slim(storm::Series series)
{
    storm::Series kept;
    kept.bin = series.bin;
    kept.retries = std::move(series.retries);
    return kept;
}

} // namespace

std::optional<Ensemble> runAll(
    scenario::Scenario scenario, const Seeds& seeds, const storm::RunOptions& options)
{
    REPIQUE_ASSERT(seeds.count >= 1);
    Ensemble ensemble;
    ensemble.scenario = scenario.name;
    for (std::int64_t i = 0; i < seeds.count; ++i) {
        scenario.model.seed = seeds.first + static_cast<std::uint64_t>(i);
        std::optional<storm::RunResult> run = storm::run(scenario.model, options);
        if (!run) {
            return std::nullopt;
        }
        if (seeds.count > 1) {
            run->series = slim(std::move(run->series));
        }
        ensemble.runs.push_back(std::move(*run));
    }
    return ensemble;
}

std::optional<Estimate> estimateOf(const Metric& metric, const Ensemble& ensemble)
{
    std::vector<double> values;
    for (const storm::RunResult& run : ensemble.runs) {
        const std::optional<double> value = metric.of(run);
        if (!value) {
            return std::nullopt;
        }
        values.push_back(*value);
    }
    return estimate(values);
}

std::optional<Estimate> differenceOf(const Metric& metric, const Ensemble& a, const Ensemble& b)
{
    REPIQUE_ASSERT(a.runs.size() == b.runs.size());
    std::vector<double> values;
    for (std::size_t i = 0; i < a.runs.size(); ++i) {
        const std::optional<double> before = metric.of(a.runs[i]);
        const std::optional<double> after = metric.of(b.runs[i]);
        if (!before || !after) {
            return std::nullopt;
        }
        values.push_back(*after - *before);
    }
    return estimate(values);
}

} // namespace repique::report
