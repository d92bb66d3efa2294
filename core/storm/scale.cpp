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
double bucketDivisor(const retry::Policy& policy, double fewerClients, std::int64_t scale)
{
    const auto divisor = static_cast<double>(scale);
    const bool isPerClient = policy.budgetScope == retry::BudgetScope::Client;
    return isPerClient ? std::max(1.0, divisor / fewerClients) : divisor;
}

void scalePolicy(retry::Policy& policy, double fewerClients, std::int64_t scale)
{
    policy.budget = retry::budget::scaled(policy.budget, bucketDivisor(policy, fewerClients, scale));
}

} // namespace

Model scaledModel(Model model, std::int64_t scale)
{
    if (scale <= 1 || model.script) {
        return model;
    }
    const auto clientsBefore = static_cast<double>(model.traffic.clients);
    scaleTraffic(model.traffic, scale);
    scaleDependency(model.dependency, scale);
    const double fewerClients = clientsBefore / static_cast<double>(model.traffic.clients);
    scalePolicy(model.policy, fewerClients, scale);
    for (Layer& layer : model.layers) {
        scalePolicy(layer.policy, fewerClients, scale);
    }
    return model;
}

} // namespace repique::storm
