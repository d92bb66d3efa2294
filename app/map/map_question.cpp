// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_question.h"

#include "app/runner/preview.h"
#include "core/base/assert.h"
#include "core/base/time.h"
#include "core/storm/named_metric.h"
#include "core/storm/recovery.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace repique::map {
namespace {

constexpr double attemptsOfACell = 200'000.0;
/// Who tries without limit does not try all of them within the run.
constexpr std::int64_t manyAttempts = 10;
constexpr std::int64_t coarsestScale = 1'000'000;
/// A cell that explodes ends here and says so.
constexpr std::int64_t eventsOfACell = 60'000'000;

std::optional<double> recovered(const storm::RunResult& run)
{
    return run.recoveredAtS ? 1.0 : 0.0;
}

storm::MetricRequest requestOf(const Question& question)
{
    if (question.isVerdict()) {
        return {.metric = {.name = recoveredName, .isCount = true, .of = recovered}, .peakWidth = {}};
    }
    const std::optional<storm::MetricRequest> request = storm::metricRequest(question.metric);
    REPIQUE_ASSERT(request.has_value());
    return *request;
}

/// The largest scale at which nothing that decides the edge reaches its floor: tokens of a bucket, places of
/// the room, the requests that a caller has the patience for. What counts single failures is not scaled at
/// all.
std::int64_t faithfulScale(const storm::Model& model)
{
    constexpr double leastPatience = 10.0; // requests served while a caller waits
    constexpr std::int64_t leastRoom = 20;
    const bool isCounting = !std::holds_alternative<retry::NoBudget>(model.policy.budget)
        || model.policy.breaker || model.policy.throttle || !model.layers.empty();
    if (isCounting) {
        return 1;
    }
    const double patience = model.dependency.capacity * toSeconds(model.policy.attemptTimeout);
    const double room = model.dependency.queue ? static_cast<double>(*model.dependency.queue / leastRoom)
                                               : static_cast<double>(coarsestScale);
    return static_cast<std::int64_t>(
        std::clamp(std::min(patience / leastPatience, room), 1.0, static_cast<double>(coarsestScale)));
}

/// The smallest of 1, 10, 20, 50, 100 … that leaves few enough attempts, but none above `most`.
std::int64_t scaleFor(double attempts, std::int64_t most)
{
    std::int64_t scale = 1;
    for (std::int64_t decade = 10; decade < coarsestScale; decade *= 10) {
        for (const std::int64_t step : {1, 2, 5}) {
            if (attempts / static_cast<double>(scale) <= attemptsOfACell || decade * step > most) {
                return scale;
            }
            scale = decade * step;
        }
    }
    return scale;
}

scenario::Scenario cornerless(const Question& question)
{
    scenario::Scenario base = question.base;
    assign(base, question.x, question.x.values.front(), question.y, question.y.values.front());
    base.name.clear();
    return base;
}

} // namespace

void assign(scenario::Scenario& scenario, const Axis& x, double xValue, const Axis& y, double yValue)
{
    const auto write
        = [&scenario](const Axis& axis, double value) { axis.parameter.binding.write(scenario, value); };
    if (x.isLoad()) {
        write(y, yValue);
        write(x, xValue);
    } else {
        write(x, xValue);
        write(y, yValue);
    }
}

scenario::Scenario Question::at(std::size_t column, std::size_t row) const
{
    scenario::Scenario scenario = base;
    assign(scenario, x, x.values.at(column), y, y.values.at(row));
    return scenario;
}

std::int64_t scaleOf(const Question& question)
{
    double attempts = 0.0;
    std::int64_t faithful = coarsestScale;
    for (const std::size_t column : {std::size_t{0}, question.x.size() - 1}) {
        for (const std::size_t row : {std::size_t{0}, question.y.size() - 1}) {
            const storm::Model model = question.at(column, row).model;
            attempts = std::max(attempts,
                expectedOperations(model)
                    * static_cast<double>(std::min(model.policy.maxAttempts, manyAttempts)));
            faithful = std::min(faithful, faithfulScale(model));
        }
    }
    return scaleFor(attempts, faithful);
}

storm::SweepPlan planOf(const std::shared_ptr<const Question>& question)
{
    storm::SweepPlan plan;
    plan.columns = question->x.size();
    plan.rows = question->y.size();
    plan.metric = requestOf(*question);
    plan.seeds = question->seeds;
    plan.options.scale = question->scale;
    plan.options.eventLimit = eventsOfACell;
    plan.modelOf
        = [question](std::size_t column, std::size_t row) { return question->at(column, row).model; };
    return plan;
}

bool isSameMap(const Question& a, const Question& b)
{
    return a.x.parameter.key() == b.x.parameter.key() && a.y.parameter.key() == b.y.parameter.key()
        && a.x.values == b.x.values && a.y.values == b.y.values && a.metric == b.metric && a.seeds == b.seeds
        && a.scale == b.scale && cornerless(a) == cornerless(b);
}

bool isDisturbed(const Question& question)
{
    return storm::lastDisturbance(question.base.model).has_value();
}

} // namespace repique::map
