// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/fault_plan.h"

#include "core/settlement/fault_rules.h"

#include <algorithm>

namespace repique::settlement {
namespace {

using What = ScriptedAttempt::What;

bool hits(const FaultPlan& plan, std::size_t place, const Arrival& arrival)
{
    const Fault& fault = plan.faults[place];
    if (!isInForce(fault, arrival.at) || !fault.trafficClass.empty()) { // a real request has no class
        return false;
    }
    return isHit(fault,
        {plan.seed, arrival.operation, static_cast<std::uint64_t>(arrival.attempt),
            static_cast<std::uint32_t>(place)});
}

ScriptedAttempt answerOf(const Fault& fault, SimTime now)
{
    ScriptedAttempt attempt;
    attempt.what = What::Answer;
    attempt.status = statusOf(fault);
    attempt.code = fault.code;
    attempt.noRetry = fault.noRetry;
    attempt.retryAfter = hintOf(fault, now);
    return attempt;
}

ScriptedAttempt withoutAnswer(What what)
{
    ScriptedAttempt attempt;
    attempt.what = what;
    return attempt;
}

/// What a fault that hits does to one request; Ok for those that act on the dependency.
ScriptedAttempt effectOf(const Fault& fault, SimTime now)
{
    switch (fault.kind) {
    case FaultKind::Answer:
    case FaultKind::Unavailable:
    case FaultKind::TooManyRequests:
    case FaultKind::BusinessError:
        return answerOf(fault, now);
    case FaultKind::Refused:
        return withoutAnswer(What::Refused);
    case FaultKind::Blackhole:
        return withoutAnswer(What::Timeout);
    case FaultKind::LostResponse:
        return withoutAnswer(What::LostResponse);
    case FaultKind::Closed:
        return withoutAnswer(What::Closed);
    case FaultKind::Stall:
    case FaultKind::Latency:
    case FaultKind::Capacity:
        break;
    }
    return {};
}

/// How much longer than `plan.service` the attempt takes.
SimDuration delayOf(const FaultPlan& plan, const Arrival& arrival)
{
    double factor = 1.0;
    SimDuration stalled{};
    for (std::size_t place = 0; place < plan.faults.size(); ++place) {
        const Fault& fault = plan.faults[place];
        if (fault.kind == FaultKind::Latency && hits(plan, place, arrival)) {
            factor *= fault.factor;
        }
        if (fault.kind == FaultKind::Stall && isInForce(fault, arrival.at)) {
            stalled = std::max(stalled, endOf(fault) - arrival.at);
        }
    }
    const double more = std::max(0.0, factor - 1.0) * static_cast<double>(plan.service.count());
    return saturatingAdd(stalled, fromNanoseconds(more));
}

} // namespace

Encounter encounterOf(const FaultPlan& plan, const Arrival& arrival)
{
    const auto index = static_cast<std::size_t>(arrival.attempt - 1);
    if (index < plan.script.size()) {
        return {plan.script[index], {}};
    }
    for (std::size_t place = 0; place < plan.faults.size(); ++place) {
        const ScriptedAttempt effect = effectOf(plan.faults[place], arrival.at);
        if (effect.what != What::Ok && hits(plan, place, arrival)) {
            return {effect, delayOf(plan, arrival)};
        }
    }
    return {{}, delayOf(plan, arrival)};
}

} // namespace repique::settlement
