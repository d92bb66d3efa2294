// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/preview.h"

#include <algorithm>
#include <cmath>

namespace repique {
namespace {

constexpr double eventsPerPreview = 120'000.0;
constexpr double operationsPlayedExactly = 20e6;
constexpr double operationsOfASmallRun = 600'000.0;
constexpr std::int64_t largestScale = 1'000'000'000;

double openOperations(const storm::Model& model)
{
    double operations = 0.0;
    double rate = model.traffic.rate;
    SimTime from = startOfRun;
    const SimTime end = startOfRun + model.duration;
    std::vector<storm::RateStep> steps = model.traffic.steps;
    std::ranges::stable_sort(steps, {}, &storm::RateStep::at);
    for (const storm::RateStep& step : steps) {
        const SimTime at = std::clamp(step.at, from, end);
        operations += rate * toSeconds(at - from);
        from = at;
        rate = step.rate;
    }
    return operations + rate * toSeconds(end - from);
}

double closedOperations(const storm::Model& model)
{
    const double think = std::max(toSeconds(model.traffic.think), 1e-3);
    return static_cast<double>(model.traffic.clients) * toSeconds(model.duration) / think;
}

/// 1, or the smallest of 10, 20, 50, 100, 200 … that leaves at most `most` of `operations`.
std::int64_t scaleFor(double operations, double most)
{
    const double whole = std::floor(operations + 0.5);
    if (whole <= most) {
        return 1;
    }
    for (std::int64_t decade = 10; decade < largestScale; decade *= 10) {
        for (const std::int64_t step : {1, 2, 5}) {
            if (whole / static_cast<double>(decade * step) <= most) {
                return decade * step;
            }
        }
    }
    return largestScale;
}

} // namespace

double expectedOperations(const storm::Model& model)
{
    if (model.script) {
        return 1.0;
    }
    if (model.traffic.arrivals == storm::Traffic::Arrivals::Together) {
        return static_cast<double>(model.traffic.operations.value_or(1'000));
    }
    const bool isOpen = model.traffic.loop == storm::Traffic::Loop::Open;
    const double offered = isOpen ? openOperations(model) : closedOperations(model);
    return model.traffic.operations ? std::min(offered, static_cast<double>(*model.traffic.operations))
                                    : offered;
}

std::int64_t previewScale(const storm::Model& model, double eventsPerOperation)
{
    return scaleFor(
        expectedOperations(model), eventsPerPreview / std::max(eventsPerOperation, leastEventsPerOperation));
}

std::int64_t settledScale(const storm::Model& model)
{
    const double operations = expectedOperations(model);
    return operations <= operationsPlayedExactly ? 1 : scaleFor(operations, operationsOfASmallRun);
}

} // namespace repique
