// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/render.h"

#include <nlohmann/json.hpp>

namespace repique::trace {
namespace {

using Json = nlohmann::ordered_json;

std::string_view nameOf(StepKind kind) noexcept
{
    switch (kind) {
    case StepKind::Message:
        return "message";
    case StepKind::SelfMessage:
        return "self";
    case StepKind::Note:
        return "note";
    }
    return {};
}

/// A division rather than a product: 0.1 ms is then 0.1 and not 0.09999999999999999.
double milliseconds(SimDuration duration) noexcept
{
    return static_cast<double>(duration.count()) / 1e6;
}

Json stepJson(const Step& step, const Wording& words)
{
    Json json;
    if (step.kind != StepKind::Note) {
        json["n"] = step.number;
    }
    json["kind"] = nameOf(step.kind);
    json["from"] = idOf(step.from);
    json["to"] = idOf(step.to);
    json["at_ms"] = milliseconds(step.at - startOfRun);
    json["attempt"] = step.attempt;
    json["label"] = words.label(step);
    json["detail"] = words.detail(step);
    json["lost"] = step.lost;
    return json;
}

} // namespace

std::string_view nameOf(TraceOutcome outcome) noexcept
{
    switch (outcome) {
    case TraceOutcome::Settled:
        return "settled";
    case TraceOutcome::FailedExhausted:
        return "failed_exhausted";
    case TraceOutcome::FailedPermanent:
        return "failed_permanent";
    case TraceOutcome::FailedDeadline:
        return "failed_deadline";
    case TraceOutcome::FailedBudget:
        return "failed_budget";
    }
    return {};
}

std::string toJson(const Trace& trace)
{
    const PlainWording words;
    Json json;
    json["operation"] = trace.operation;
    json["outcome"] = nameOf(trace.outcome);
    json["attempts"] = trace.attempts;
    json["debits"] = trace.debits;
    json["duration_ms"] = milliseconds(trace.duration);
    json["steps"] = Json::array();
    for (const Step& step : trace.steps) {
        json["steps"].push_back(stepJson(step, words));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace repique::trace
