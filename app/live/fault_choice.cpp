// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/fault_choice.h"

#include "core/scenario/fault_document.h"

#include <chrono>

namespace repique::live {
namespace {

using settlement::Fault;
using settlement::FaultKind;
using settlement::FaultPlan;

constexpr std::chrono::seconds hint{1};

Fault faultOf(LiveFault what, const FaultChoice& choice, SimDuration service)
{
    Fault fault;
    switch (what) {
    case LiveFault::Unavailable:
        fault.code = "SPI_UNAVAILABLE";
        break;
    case LiveFault::UnavailableWithHint:
        fault.code = "SPI_UNAVAILABLE";
        fault.retryAfter = hint;
        break;
    case LiveFault::TooManyRequests:
        fault.kind = FaultKind::TooManyRequests;
        fault.code = "TOO_MANY_REQUESTS";
        fault.retryAfter = hint;
        break;
    case LiveFault::LostResponse:
        fault.kind = FaultKind::LostResponse;
        break;
    case LiveFault::Closed:
        fault.kind = FaultKind::Closed;
        break;
    case LiveFault::Refused:
        fault.kind = FaultKind::Refused;
        break;
    case LiveFault::DoNotRetry:
        fault.code = "SPI_UNAVAILABLE";
        fault.noRetry = true;
        break;
    case LiveFault::Vanishes:
        fault.kind = FaultKind::Blackhole;
        break;
    case LiveFault::Latency:
        fault.kind = FaultKind::Latency;
        fault.factor = 1.0 + choice.latencyMs / toMilliseconds(service);
        break;
    }
    return fault;
}

FaultPlan drawn(const FaultChoice& choice, std::uint64_t seed)
{
    FaultPlan plan;
    plan.seed = seed;
    for (std::size_t place = 0; place < allLiveFaults.size(); ++place) {
        if (choice.percent.at(place) > 0) {
            Fault fault = faultOf(allLiveFaults.at(place), choice, plan.service);
            fault.probability = choice.percent.at(place) / 100.0;
            plan.faults.push_back(std::move(fault));
        }
    }
    return plan;
}

FaultPlan ofScenario(const storm::Model& model)
{
    FaultPlan plan = scenario::faultPlanOf(model);
    std::erase_if(plan.faults, [](const Fault& fault) { return fault.kind == FaultKind::Capacity; });
    return plan;
}

} // namespace

FaultPlan planOf(const FaultChoice& choice, const storm::Model& model)
{
    switch (choice.source) {
    case FaultChoice::Source::None:
        break;
    case FaultChoice::Source::Scenario:
        return ofScenario(model);
    case FaultChoice::Source::Script: {
        FaultPlan plan;
        plan.script = choice.script;
        return plan;
    }
    case FaultChoice::Source::Chance:
        return drawn(choice, model.seed);
    }
    return {};
}

} // namespace repique::live
