// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/sweep_report.h"

#include "core/base/assert.h"
#include "core/base/text.h"

#include <algorithm>

namespace repique::report {
namespace {

using scenario::Axis;
using scenario::Checked;
using scenario::Scenario;
using storm::SweepCell;

std::size_t rowsOf(const SweepQuestion& question) noexcept
{
    return question.y ? question.y->size() : 1;
}

Checked<Scenario> cellScenario(const SweepQuestion& question, std::size_t column, std::size_t row)
{
    return scenario::assignedAt(
        question.base, {&question.x, column}, {question.y ? &*question.y : nullptr, row});
}

/// Calls `visit(column, row)` row by row until it says to stop.
template<typename Visit>
void eachCell(const SweepQuestion& question, Visit visit)
{
    for (std::size_t row = 0; row < rowsOf(question); ++row) {
        for (std::size_t column = 0; column < question.x.size(); ++column) {
            if (!visit(column, row)) {
                return;
            }
        }
    }
}

Json axisJson(const Axis& axis)
{
    Json values = Json::array();
    for (std::size_t i = 0; i < axis.size(); ++i) {
        values.push_back(axis.isDuration ? Json(axis.texts[i]) : Json::parse(axis.texts[i]));
    }
    return {{"key", axis.key}, {"values", std::move(values)}};
}

Json gridJson(const storm::SweepMap& map, std::optional<double> SweepCell::*figure)
{
    Json rows = Json::array();
    for (std::size_t i = 0; i < map.cells.size(); ++i) {
        if (i % map.columns == 0) {
            rows.push_back(Json::array());
        }
        const std::optional<double>& value = map.cells[i].*figure;
        rows.back().push_back(value ? Json(*value) : Json(nullptr));
    }
    return rows;
}

std::string fieldOf(const std::optional<double>& value)
{
    return "," + (value ? formatNumber(*value) : std::string{});
}

} // namespace

scenario::Faults faultsOf(const SweepQuestion& question)
{
    scenario::Faults faults;
    eachCell(question, [&](std::size_t column, std::size_t row) {
        const Checked<Scenario> cell = cellScenario(question, column, row);
        faults = cell ? scenario::Faults{} : cell.error();
        return faults.empty();
    });
    return faults;
}

storm::SweepPlan planOf(const SweepQuestion& question)
{
    const std::optional<storm::MetricRequest> metric = storm::metricRequest(question.metric);
    REPIQUE_ASSERT(metric.has_value());
    storm::SweepPlan plan;
    plan.columns = question.x.size();
    plan.rows = rowsOf(question);
    plan.metric = *metric;
    plan.seeds = question.seeds;
    plan.modelOf = [&question](std::size_t column, std::size_t row) {
        return cellScenario(question, column, row).value().model;
    };
    return plan;
}

Json sweepJson(const SweepQuestion& question, const storm::SweepMap& map)
{
    Json json;
    json["x"] = axisJson(question.x);
    json["y"] = question.y ? axisJson(*question.y) : Json(nullptr);
    json["metric"] = question.metric;
    json["seeds"] = question.seeds;
    json["cells"] = gridJson(map, &SweepCell::mean);
    if (question.seeds > 1) {
        json["sd"] = gridJson(map, &SweepCell::sd);
    }
    if (std::ranges::any_of(map.cells, &SweepCell::isCut)) {
        json["cut"] = true;
    }
    return json;
}

std::string sweepCsv(const SweepQuestion& question, const storm::SweepMap& map)
{
    const bool hasDeviation = question.seeds > 1;
    std::string text = question.x.key + (question.y ? "," + question.y->key : std::string{}) + ","
        + question.metric + (hasDeviation ? ",sd\n" : "\n");
    eachCell(question, [&](std::size_t column, std::size_t row) {
        const SweepCell& cell = map.at(column, row);
        text += question.x.texts[column] + (question.y ? "," + question.y->texts[row] : std::string{})
            + fieldOf(cell.mean) + (hasDeviation ? fieldOf(cell.sd) : std::string{}) + "\n";
        return true;
    });
    return text;
}

} // namespace repique::report
