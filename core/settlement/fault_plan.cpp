// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/fault_plan.h"

#include "core/base/draw.h"

#include <algorithm>

namespace repique::settlement {
namespace {

using What = ScriptedAttempt::What;

SimTime endOf(const Fault& fault) noexcept
{
    return fault.lasts ? SimTime{saturatingAdd(fault.at.time_since_epoch(), *fault.lasts)} : SimTime::max();
}

bool isInForce(const Fault& fault, SimTime now) noexcept
{
    return fault.at <= now && now < endOf(fault);
}

bool hits(const FaultPlan& plan, std::size_t place, const Arrival& arrival)
{
    const Fault& fault = plan.faults[place];
    if (!isInForce(fault, arrival.at) || !fault.trafficClass.empty()) { // a real request has no class
        return false;
    }
    const bool isPerAttempt = fault.per == Fault::Per::Attempt && fault.kind != FaultKind::BusinessError;
    const auto attempt = isPerAttempt ? static_cast<std::uint64_t>(arrival.attempt) : std::uint64_t{0};
    return unitDraw(
               {plan.seed, arrival.operation, attempt, Purpose::Fault, static_cast<std::uint32_t>(place)})
        < fault.probability;
}

ScriptedAttempt answerOf(const Fault& fault, int status, SimTime now)
{
    ScriptedAttempt attempt;
    attempt.what = What::Answer;
    attempt.status = status;
    attempt.code = fault.code;
    attempt.noRetry = fault.noRetry;
    attempt.retryAfter = fault.retryAfterUntilEnd ? std::optional{endOf(fault) - now} : fault.retryAfter;
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
        return answerOf(fault, fault.status, now);
    case FaultKind::Unavailable:
        return answerOf(fault, 503, now);
    case FaultKind::TooManyRequests:
        return answerOf(fault, 429, now);
    case FaultKind::BusinessError:
        return answerOf(fault, 422, now);
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
