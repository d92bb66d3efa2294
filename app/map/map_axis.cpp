// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_axis.h"

#include "core/base/assert.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

namespace repique::map {
namespace {

using scenario::Scenario;

/// Where an axis begins and ends at first. What is not here has no axis: the length of the run is no
/// parameter of the system, and the rate is the load.
struct Ends
{
    std::string_view key;
    double first;
    double last;
};

constexpr auto ends = std::to_array<Ends>({
    {"policy.max_attempts", 1, 10},
    {"policy.base", 0, 2.4},
    {"policy.jitter", 0, 1},
    {"policy.cap", 0, 12},
    {"policy.attempt_timeout", 0.1, 2.5},
    {"policy.deadline", 0.5, 12.5},
    {"policy.retry_after_spread", 0, 12},
    {"policy.breaker.open_for", 0, 12},
    {"policy.budget.ratio", 0, 0.96},
    {"fault.unavailable.probability", 0, 0.96},
    {"fault.lost_response.probability", 0, 0.96},
    {"dependency.capacity", 200, 2'600},
    {"dependency.queue", 0, 2'400},
    {"dependency.rejection_cost", 0, 0.96},
    {"dependency.shed_above", 0.04, 1},
    {"dependency.no_retry_above", 0.04, 1},
    {"dependency.network", 0, 0.24},
});

constexpr double leastLoad = 0.05;
constexpr double mostLoad = 1.25;

std::optional<Parameter> madeOf(const NumberBinding& binding)
{
    const auto* const found = std::ranges::find(ends, binding.spec.key.toStdString(), &Ends::key);
    return found == ends.end() ? std::nullopt : std::optional(Parameter{binding, found->first, found->last});
}

Parameter loadParameter()
{
    NumberBinding binding;
    binding.group = Group::Traffic;
    binding.quantity = Quantity::Share;
    binding.spec.key = loadKey();
    binding.spec.scale = {.lowest = 0.0, .highest = 2.0, .step = 0.01};
    binding.spec.minimum = 0.0;
    binding.spec.maximum = 100.0;
    binding.read = [](const Scenario& scenario) {
        return scenario.model.traffic.rate / scenario.model.dependency.capacity;
    };
    binding.write = setLoad;
    return {binding, leastLoad, mostLoad};
}

std::vector<Parameter> allParameters()
{
    std::vector<Parameter> all{loadParameter()};
    for (const NumberBinding& binding : numberBindings()) {
        if (const std::optional<Parameter> parameter = madeOf(binding)) {
            all.push_back(*parameter);
        }
    }
    return all;
}

/// Tenths stay tenths: the division comes last, and what is left of it goes at the twelfth figure.
double cleaned(double value)
{
    constexpr double figures = 1e9;
    return std::round(value * figures) / figures;
}

bool isWhole(const Parameter& parameter)
{
    return parameter.binding.quantity == Quantity::Count || parameter.binding.quantity == Quantity::Room;
}

} // namespace

QString loadKey()
{
    return QStringLiteral("load");
}

QString documentKey(const Parameter& parameter)
{
    return parameter.key() == loadKey() ? QStringLiteral("traffic.rate") : parameter.key();
}

const std::vector<Parameter>& parameters()
{
    static const std::vector<Parameter> all = allParameters();
    return all;
}

const Parameter& parameterOf(const QString& key)
{
    const auto found = std::ranges::find_if(
        parameters(), [&key](const Parameter& parameter) { return parameter.key() == key; });
    REPIQUE_ASSERT(found != parameters().end());
    return *found;
}

void setLoad(Scenario& scenario, double share)
{
    constexpr double mostRate = 1e8;
    storm::Traffic& traffic = scenario.model.traffic;
    const double before = traffic.rate;
    traffic.rate = std::min(cleaned(share * scenario.model.dependency.capacity), mostRate);
    for (storm::RateStep& step : traffic.steps) {
        step.rate = step.rate == before ? traffic.rate : step.rate;
    }
}

double Axis::placeOf(double value) const
{
    if (values.size() < 2) {
        return value == values.front() ? 0.0 : std::copysign(1.0, value - values.front());
    }
    const auto next = std::ranges::upper_bound(values, value);
    const auto right = std::clamp<std::ptrdiff_t>(
        next - values.begin(), 1, static_cast<std::ptrdiff_t>(values.size()) - 1);
    const double low = values[static_cast<std::size_t>(right) - 1];
    const double high = values[static_cast<std::size_t>(right)];
    return static_cast<double>(right - 1) + (value - low) / (high - low);
}

std::size_t Axis::nearest(double value) const
{
    const double last = static_cast<double>(values.size()) - 1.0;
    return static_cast<std::size_t>(std::clamp(std::round(placeOf(value)), 0.0, last));
}

Axis axisOf(const Parameter& parameter, double first, double last, std::size_t most)
{
    REPIQUE_ASSERT(most >= 2);
    const auto legal = [&parameter](double value) {
        return std::clamp(value, parameter.binding.spec.minimum, parameter.binding.spec.maximum);
    };
    const double low = legal(std::min(first, last));
    const double high = legal(std::max(first, last));
    Axis axis{parameter, {}};
    for (std::size_t i = 0; i < most; ++i) {
        const double value = low + (high - low) * static_cast<double>(i) / static_cast<double>(most - 1);
        const double kept = isWhole(parameter) ? std::round(value) : cleaned(value);
        if (axis.values.empty() || kept > axis.values.back()) {
            axis.values.push_back(kept);
        }
    }
    return axis;
}

} // namespace repique::map
