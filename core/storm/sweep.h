// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/model.h"
#include "core/storm/named_metric.h"
#include "core/storm/run.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace repique::storm {

/// What one cell of a map shows.
struct SweepCell
{
    bool isComputed = false; ///< false = the sweep was cancelled before
    bool isCut = false; ///< a run stopped at its event limit
    std::optional<double> mean; ///< over the seeds; nothing when a run lacks the metric
    std::optional<double> sd; ///< of the sample; nothing for a single seed
    std::int64_t measured = 0; ///< seeds whose run has the metric

    friend bool operator==(const SweepCell&, const SweepCell&) = default;
};

/// A grid of models and the metric to read off each.
struct SweepPlan
{
    std::size_t columns = 1;
    std::size_t rows = 1;
    /// Called on the executor's threads: pure.
    std::function<Model(std::size_t column, std::size_t row)> modelOf;
    MetricRequest metric;
    std::int64_t seeds = 1; ///< ≥ 1: the model's seed and those after it
    RunOptions options{}; ///< scale, limit and stop of every run; `peakWidth` is the metric's, `memory` the
                          ///< cell's own
    /// Told of every cell as it is done, on the thread that did it; may be empty.
    std::function<void(std::size_t column, std::size_t row, const SweepCell& cell)> onCell{};
};

struct SweepMap
{
    std::size_t columns = 0;
    std::vector<SweepCell> cells; ///< row by row

    [[nodiscard]] const SweepCell& at(std::size_t column, std::size_t row) const
    {
        return cells.at(row * columns + column);
    }
};

/// Calls `task(i)` once for every i below `count`, beginning them in that order, on whatever threads it has;
/// returns when all have returned.
using Executor = std::function<void(std::size_t count, const std::function<void(std::size_t)>& task)>;

/// The numbers of all cells (row · columns + column), coarse to fine: those on every 8th column and row, then
/// what every 4th adds, every 2nd, the rest. Each part of that order is a picture of the whole.
[[nodiscard]] std::vector<std::size_t> coarseToFine(std::size_t columns, std::size_t rows);

/// Runs every cell over `executor`. Every cell depends on its model alone, so the map is the same whatever
/// the number of threads. After a request to stop, cells that are not done stay so and the rest is kept.
[[nodiscard]] SweepMap sweep(const SweepPlan& plan, const Executor& executor);

} // namespace repique::storm
