// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/sweep.h"

#include "core/base/assert.h"

#include <cmath>
#include <numeric>

namespace repique::storm {
namespace {

void estimate(SweepCell& cell, const std::vector<double>& values)
{
    const auto n = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
    cell.mean = mean;
    if (values.size() > 1) {
        double squares = 0.0;
        for (const double value : values) {
            squares += (value - mean) * (value - mean);
        }
        cell.sd = std::sqrt(squares / (n - 1.0));
    }
}

/// Not computed when a run was cancelled.
SweepCell cellOf(Model model, const SweepPlan& plan)
{
    BlockStore memory; // one thread's, from seed to seed
    RunOptions options = plan.options;
    options.memory = &memory;
    options.peakWidth = plan.metric.peakWidth;
    SweepCell cell;
    std::vector<double> values;
    for (std::int64_t i = 0; i < plan.seeds; ++i, ++model.seed) {
        const std::optional<RunResult> result = run(model, options);
        if (!result) {
            return {};
        }
        cell.isCut = cell.isCut || result->isCut;
        if (const std::optional<double> value = plan.metric.metric.of(*result)) {
            values.push_back(*value);
        }
    }
    cell.isComputed = true;
    cell.measured = static_cast<std::int64_t>(values.size());
    if (values.size() == static_cast<std::size_t>(plan.seeds)) {
        estimate(cell, values);
    }
    return cell;
}

constexpr std::size_t coarsest = 8;

/// Whether the grid of `step` adds the cell: it is on it and on none that is coarser.
bool isAddedBy(std::size_t step, std::size_t column, std::size_t row) noexcept
{
    const auto isOn = [column, row](std::size_t grid) { return column % grid == 0 && row % grid == 0; };
    return isOn(step) && (step == coarsest || !isOn(2 * step));
}

} // namespace

std::vector<std::size_t> coarseToFine(std::size_t columns, std::size_t rows)
{
    std::vector<std::size_t> order;
    order.reserve(columns * rows);
    for (std::size_t step = coarsest; step >= 1; step /= 2) {
        for (std::size_t cell = 0; cell < columns * rows; ++cell) {
            if (isAddedBy(step, cell % columns, cell / columns)) {
                order.push_back(cell);
            }
        }
    }
    return order;
}

SweepMap sweep(const SweepPlan& plan, const Executor& executor)
{
    REPIQUE_ASSERT(plan.seeds >= 1 && plan.metric.metric.of != nullptr);
    const std::vector<std::size_t> order = coarseToFine(plan.columns, plan.rows);
    SweepMap map{plan.columns, std::vector<SweepCell>(order.size())};
    executor(order.size(), [&plan, &order, &map](std::size_t i) {
        if (plan.options.stop.stop_requested()) {
            return;
        }
        const std::size_t column = order[i] % plan.columns;
        const std::size_t row = order[i] / plan.columns;
        SweepCell& cell = map.cells[order[i]];
        cell = cellOf(plan.modelOf(column, row), plan);
        if (plan.onCell && cell.isComputed) {
            plan.onCell(column, row, cell);
        }
    });
    return map;
}

} // namespace repique::storm
