// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/caller.h"

namespace repique::storm {
namespace {

bool isRandom(const retry::Backoff& backoff)
{
    const bool isJittered
        = backoff.jitter.kind == retry::JitterKind::Decorrelated || backoff.jitter.amount > 0.0;
    return isJittered && backoff.cap > SimDuration{0};
}

/// Waits come in order of time when they are all the same.
Lane waitLaneOf(const retry::Backoff& backoff)
{
    const bool grows = backoff.growth != retry::Growth::Constant && backoff.cap > backoff.base;
    return isRandom(backoff) || grows ? Lane::Heap : Lane::Wait;
}

Caller callerOf(const retry::Policy& policy, std::uint32_t place, std::uint64_t seed, const Sharers& sharers)
{
    return {.policy = &policy,
        .hasBudget = !std::holds_alternative<retry::NoBudget>(policy.budget),
        .hasGates = retry::hasGate(policy),
        .isRandom = isRandom(policy.backoff),
        .waitLane = waitLaneOf(policy.backoff),
        .timeoutLane = place == 0 ? Lane::Timeout : Lane::Heap,
        .jitter = DrawStream{seed, Purpose::Jitter, place},
        .spread = DrawStream{seed, Purpose::RetryAfterSpread, place},
        .budgets = Budgets{policy, sharers},
        .gates = Gates{policy, sharers.clients, DrawStream{seed, Purpose::Throttle, place}}};
}

} // namespace

std::vector<Caller> callersOf(const Model& model, const Sharers& sharers)
{
    std::vector<Caller> callers;
    if (model.layers.empty()) {
        callers.push_back(callerOf(model.policy, 0, model.seed, sharers));
    }
    std::uint32_t place = 0;
    for (const Layer& layer : model.layers) {
        callers.push_back(callerOf(layer.policy, place++, model.seed, sharers));
        callers.back().propagatesNoRetry = layer.propagatesNoRetry;
        callers.back().propagatesDeadline = layer.propagatesDeadline;
    }
    return callers;
}

} // namespace repique::storm
