// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/storm/models.h"

#include <rapidcheck.h>

#include <string>
#include <vector>

/// Models of every kind, small enough to run by the hundred.
namespace repique::storm::tests {

template<typename T>
T oneOf(std::initializer_list<T> values)
{
    return *rc::gen::elementOf(std::vector<T>(values));
}

inline SimDuration milliseconds(int from, int to)
{
    return std::chrono::milliseconds{*rc::gen::inRange(from, to)};
}

inline double share()
{
    return *rc::gen::inRange(0, 11) / 10.0;
}

inline settlement::Fault anyFault()
{
    settlement::Fault fault
        = storm::tests::fault(static_cast<settlement::FaultKind>(*rc::gen::inRange(0, 11)), share());
    fault.at = startOfRun + milliseconds(0, 3000);
    if (*rc::gen::arbitrary<bool>()) {
        fault.lasts = milliseconds(0, 3000);
    }
    fault.per = oneOf({settlement::Fault::Per::Attempt, settlement::Fault::Per::Operation});
    fault.factor = *rc::gen::inRange(1, 40) / 10.0;
    fault.ramp = milliseconds(0, 1000);
    fault.retryAfterUntilEnd = *rc::gen::arbitrary<bool>();
    fault.noRetry = share() > 0.8;
    fault.trafficClass = oneOf<std::string>({"", "", "a"});
    return fault;
}

inline retry::BudgetConfig anyBudget()
{
    switch (*rc::gen::inRange(0, 8)) {
    case 0:
        return retry::RatioBudget{};
    case 1:
        return retry::TokenBudget{5.0, 0.1, 1.0};
    case 2:
        return retry::GrpcBudget{};
    case 3:
        return retry::AwsBudget{};
    case 4:
        return retry::AwsLegacyBudget{};
    case 5:
        return retry::ConcurrencyBudget{};
    case 6:
        return retry::WindowBudget{};
    default:
        return retry::NoBudget{};
    }
}

inline retry::Policy anyPolicy()
{
    retry::Policy policy;
    policy.maxAttempts = *rc::gen::inRange(1, 6);
    policy.backoff.base = milliseconds(0, 200);
    policy.backoff.cap = policy.backoff.base + milliseconds(0, 500);
    policy.backoff.jitter.kind = static_cast<retry::JitterKind>(*rc::gen::inRange(0, 4));
    policy.backoff.jitter.amount = share();
    policy.attemptTimeout = milliseconds(1, 800);
    policy.deadline = milliseconds(1, 3000);
    policy.retryAfter = static_cast<retry::RetryAfterMode>(*rc::gen::inRange(0, 4));
    policy.budget = anyBudget();
    policy.budgetScope
        = oneOf({retry::BudgetScope::Client, retry::BudgetScope::Class, retry::BudgetScope::All});
    if (*rc::gen::inRange(0, 3) == 0) {
        policy.breaker = retry::Breaker{*rc::gen::inRange(1, 10), milliseconds(0, 500), 2};
    }
    if (*rc::gen::inRange(0, 3) == 0) {
        policy.throttle = retry::Throttle{1.0 + share(), milliseconds(1, 2000)};
    }
    return policy;
}

inline void addClasses(Model& model)
{
    using Priority = TrafficClass::Priority;
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i) {
        const std::string name(1, static_cast<char>('a' + i - 1));
        model.classes.push_back({name, share() / 2, oneOf({Priority::Normal, Priority::Sheddable})});
    }
}

inline void addLayers(Model& model)
{
    const int layers = *rc::gen::inRange(0, 6);
    for (int i = 0; i < layers - 2; ++i) {
        model.layers.push_back(
            {"layer", anyPolicy(), *rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>()});
    }
}

inline Model anyModel()
{
    Model model;
    model.seed = *rc::gen::arbitrary<std::uint32_t>();
    model.duration = milliseconds(1, 6000);
    model.traffic.loop = oneOf({Traffic::Loop::Open, Traffic::Loop::Open, Traffic::Loop::Closed});
    model.traffic.think = milliseconds(0, 100);
    model.traffic.rate = *rc::gen::inRange(0, 300);
    model.traffic.arrivals = static_cast<Traffic::Arrivals>(*rc::gen::inRange(0, 3));
    model.traffic.operations = *rc::gen::inRange(1, 400);
    model.traffic.clients = *rc::gen::inRange(1, 5);
    model.dependency.capacity = *rc::gen::inRange(1, 300);
    model.dependency.workers = *rc::gen::inRange(1, 20);
    model.dependency.service = static_cast<Dependency::Service>(*rc::gen::inRange(0, 3));
    model.dependency.queue = *rc::gen::inRange(0, 50);
    model.dependency.order = oneOf({Dependency::Order::Fifo, Dependency::Order::Lifo});
    model.dependency.rejectionCost = share();
    model.dependency.expiredWork = static_cast<Dependency::ExpiredWork>(*rc::gen::inRange(0, 3));
    model.dependency.replicas = *rc::gen::inRange(1, 5);
    if (*rc::gen::arbitrary<bool>()) {
        model.dependency.crashAfter = milliseconds(0, 200);
        model.dependency.restart = milliseconds(0, 500);
    }
    model.dependency.shedAbove = share();
    model.dependency.noRetryAbove = share();
    model.dependency.network = milliseconds(0, 30);
    model.idempotency.key = static_cast<pix::KeyUse>(*rc::gen::inRange(0, 3));
    model.idempotency.server = static_cast<settlement::ServerMode>(*rc::gen::inRange(0, 3));
    model.policy = anyPolicy();
    const int faults = *rc::gen::inRange(0, 4);
    for (int i = 0; i < faults; ++i) {
        model.faults.push_back(anyFault());
    }
    addClasses(model);
    addLayers(model);
    return model;
}

} // namespace repique::storm::tests
