// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/scale.h"

#include <algorithm>

namespace repique::storm {
namespace {

constexpr std::int64_t smallestRoom = 20;

std::int64_t divided(std::int64_t value, std::int64_t divisor)
{
    return std::max<std::int64_t>(1, (value + divisor / 2) / divisor);
}

void scaleTraffic(Traffic& traffic, std::int64_t scale)
{
    const auto divisor = static_cast<double>(scale);
    const bool isTogether = traffic.arrivals == Traffic::Arrivals::Together;
    traffic.rate /= divisor;
    traffic.clients = divided(traffic.clients, scale);
    for (RateStep& step : traffic.steps) {
        step.rate /= divisor;
    }
    if (traffic.operations || isTogether) {
        traffic.operations = divided(traffic.operations.value_or(1000), scale);
    }
}

void scaleDependency(Dependency& dependency, std::int64_t scale)
{
    dependency.capacity /= static_cast<double>(scale);
    dependency.workers = divided(dependency.workers, scale);
    if (dependency.queue) {
        const std::int64_t room = std::max(smallestRoom, *dependency.queue / scale);
        dependency.queue = std::min(*dependency.queue, room);
    }
}

/// How many times fewer operations share a bucket. With a bucket for each client, fewer clients share the
/// load already.
double bucketDivisor(const Model& model, std::int64_t clientsBefore, std::int64_t scale)
{
    const auto divisor = static_cast<double>(scale);
    if (model.policy.budgetScope == retry::BudgetScope::All) {
        return divisor;
    }
    const double fewerClients
        = static_cast<double>(clientsBefore) / static_cast<double>(model.traffic.clients);
    return std::max(1.0, divisor / fewerClients);
}

} // namespace

Model scaledModel(Model model, std::int64_t scale)
{
    if (scale <= 1 || model.script) {
        return model;
    }
    const std::int64_t clientsBefore = model.traffic.clients;
    scaleTraffic(model.traffic, scale);
    scaleDependency(model.dependency, scale);
    model.policy.budget
        = retry::budget::scaled(model.policy.budget, bucketDivisor(model, clientsBefore, scale));
    return model;
}

} // namespace repique::storm
