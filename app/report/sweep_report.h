// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/json_text.h"
#include "core/scenario/axis.h"
#include "core/scenario/scenario.h"
#include "core/storm/sweep.h"

#include <optional>
#include <string>

namespace repique::report {

/// One metric over one or two keys of a scenario.
struct SweepQuestion
{
    scenario::Scenario base;
    scenario::Axis x;
    std::optional<scenario::Axis> y;
    std::string metric; ///< its public name, which `storm::metricRequest` reads
    std::int64_t seeds = 1;
};

/// The faults of the first cell whose values do not go together; else none.
[[nodiscard]] scenario::Faults faultsOf(const SweepQuestion& question);

/// The question as the engine takes it. No faults, a metric of that name: asserted. Outlived by `question`.
[[nodiscard]] storm::SweepPlan planOf(const SweepQuestion& question);

/// `{x:{key, values}, y:{key, values} or null, metric, seeds, cells:[[…]]}`, one list a value of y; with more
/// than one seed also `sd`. Durations are texts as in the document. A cell without a figure is null; when a
/// run was stopped at its event limit the object ends with `"cut": true`.
[[nodiscard]] Json sweepJson(const SweepQuestion& question, const storm::SweepMap& map);

/// A line a cell: "key of x,key of y,metric,sd"; without y or with one seed without that column.
[[nodiscard]] std::string sweepCsv(const SweepQuestion& question, const storm::SweepMap& map);

} // namespace repique::report
