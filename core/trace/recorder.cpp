// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/recorder.h"

#include "core/base/assert.h"

#include <algorithm>
#include <utility>

namespace repique::trace {

Recorder::Recorder(std::uint64_t operation)
{
    m_trace.operation = operation;
}

void Recorder::setEndToEndId(std::string endToEndId)
{
    m_trace.endToEndId = std::move(endToEndId);
}

void Recorder::setLayers(std::vector<std::string> layers)
{
    m_trace.layers = std::move(layers);
}

void Recorder::add(Step step)
{
    REPIQUE_ASSERT(step.ends >= step.at);
    m_trace.steps.push_back(std::move(step));
}

Trace Recorder::finish(TraceOutcome outcome, SimTime startedAt, SimTime endedAt) &&
{
    REPIQUE_ASSERT(endedAt >= startedAt);
    std::stable_sort(
        m_trace.steps.begin(), m_trace.steps.end(), [](const Step& a, const Step& b) { return a.at < b.at; });
    const SimDuration offset = startedAt - startOfRun;
    int number = 0;
    for (Step& step : m_trace.steps) {
        step.at -= offset;
        step.ends -= offset;
        step.number = step.kind == StepKind::Note ? 0 : ++number;
        m_trace.attempts += step.event == Event::Request && step.from == Party::Client ? 1 : 0;
        m_trace.debits += step.event == Event::Settled ? 1 : 0;
    }
    m_trace.outcome = outcome;
    m_trace.duration = endedAt - startedAt;
    return std::move(m_trace);
}

std::vector<Party> partiesOf(const Trace& trace)
{
    std::vector<Party> parties;
    for (std::size_t place = 0; place < std::max<std::size_t>(1, trace.layers.size()); ++place) {
        parties.push_back(partyOfLayer(place));
    }
    parties.push_back(Party::Server);
    return parties;
}

TraceOutcome outcomeOf(const retry::Decision& last) noexcept
{
    using retry::Reason;
    switch (last.reason) {
    case Reason::Succeeded:
        return TraceOutcome::Settled;
    case Reason::NotListed:
    case Reason::Forbidden:
    case Reason::AbsurdHint:
        return TraceOutcome::FailedPermanent;
    case Reason::AttemptsExhausted:
        return TraceOutcome::FailedExhausted;
    case Reason::DeadlineExceeded:
        return TraceOutcome::FailedDeadline;
    case Reason::BudgetDenied:
        return TraceOutcome::FailedBudget;
    case Reason::RetryAllowed:
        break;
    }
    REPIQUE_ASSERT(last.reason != Reason::RetryAllowed); // an operation that goes on has no outcome
    return TraceOutcome::FailedPermanent;
}

} // namespace repique::trace
