// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_theory.h"

#include "core/base/time.h"

#include <algorithm>
#include <variant>

namespace repique::map {
namespace {

/// Callers who give up are still served, in order, and all of them come back at once or later.
bool feedsItself(const storm::Model& model)
{
    const storm::Dependency& dependency = model.dependency;
    const bool isPlain = model.layers.empty() && model.classes.empty() && !model.script
        && model.traffic.loop == storm::Traffic::Loop::Open && !model.policy.breaker && !model.policy.throttle
        && !dependency.crashAfter && dependency.noRetryAbove >= 1.0;
    const bool isServed = dependency.order == storm::Dependency::Order::Fifo
        && dependency.expiredWork == storm::Dependency::ExpiredWork::Serve;
    const double patience = dependency.capacity * toSeconds(model.policy.attemptTimeout);
    const bool isLong = !dependency.queue || static_cast<double>(*dependency.queue) > patience;
    return isPlain && isServed && isLong;
}

} // namespace

std::optional<Edge> edgeOf(const storm::Model& model)
{
    if (!feedsItself(model)) {
        return std::nullopt;
    }
    const Edge all{.load = 1.0 / static_cast<double>(model.policy.maxAttempts), .law = Law::Attempts};
    if (std::holds_alternative<retry::NoBudget>(model.policy.budget)) {
        return all;
    }
    const auto* const budget = std::get_if<retry::RatioBudget>(&model.policy.budget);
    if (budget == nullptr || budget->of != retry::RatioBudget::Of::Originals) {
        return std::nullopt;
    }
    const Edge shared{.load = 1.0 / (1.0 + budget->ratio), .law = Law::Budget};
    return shared.load > all.load ? shared : all;
}

std::vector<std::optional<Edge>> edges(const Question& question)
{
    const bool isAcross = question.x.isLoad();
    const Axis& other = isAcross ? question.y : question.x;
    std::vector<std::optional<Edge>> all(other.size());
    if (!isAcross && !question.y.isLoad()) {
        return all;
    }
    for (std::size_t i = 0; i < other.size(); ++i) {
        all[i] = edgeOf(question.at(isAcross ? 0 : i, isAcross ? i : 0).model);
    }
    return all;
}

} // namespace repique::map
