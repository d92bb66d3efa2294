// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/probe.h"

#include "core/base/assert.h"
#include "core/pix/identifiers.h"
#include "core/storm/world.h"
#include "core/trace/recorder.h"

#include <algorithm>
#include <utility>

namespace repique::storm {
namespace {

using StepEvent = trace::Event;
using trace::Party;
using trace::Step;
using trace::StepKind;

StepKind kindOf(StepEvent event)
{
    switch (event) {
    case StepEvent::KeyMade:
    case StepEvent::NoKey:
    case StepEvent::Wait:
    case StepEvent::GaveUp:
        return StepKind::Note;
    case StepEvent::Settled:
        return StepKind::SelfMessage;
    case StepEvent::Request:
    case StepEvent::Answer:
    case StepEvent::LostResponse:
    case StepEvent::LateAnswer:
    case StepEvent::ClosedConnection:
        return StepKind::Message;
    }
    return StepKind::Message;
}

bool isOfClient(StepEvent event)
{
    return event == StepEvent::Request || kindOf(event) == StepKind::Note;
}

bool endsAttempt(const Step& step)
{
    return step.event == StepEvent::Answer || step.event == StepEvent::LostResponse
        || step.event == StepEvent::ClosedConnection || (step.event == StepEvent::Request && step.lost);
}

} // namespace

Probe::Probe(const Model& model, std::uint64_t operation)
    : m_model{model}
    , m_faults{model}
    , m_operation{operation}
{
}

bool Probe::isOurs(const Operation& operation) const noexcept
{
    return operation.id == m_operation;
}

bool Probe::isLowest(const Operation& operation) const noexcept
{
    return m_model.layers.empty() || operation.layer + std::size_t{1} == m_model.layers.size();
}

/// A step of the call `operation`, between it and whom it calls.
Step Probe::stepOf(StepEvent event, const Operation& operation, std::int64_t attempt, SimTime at) const
{
    const Party caller = trace::partyOfLayer(operation.layer);
    const Party called = isLowest(operation) ? Party::Server : trace::partyOfLayer(operation.layer + 1U);
    Step step;
    step.kind = kindOf(event);
    step.event = event;
    step.from = isOfClient(event) ? caller : called;
    step.to = step.kind != StepKind::Message ? step.from : (isOfClient(event) ? called : caller);
    step.at = at;
    step.ends = at;
    step.attempt = attempt;
    step.key = step.kind == StepKind::Note ? std::string{} : keyOf(attempt);
    return step;
}

void Probe::note(const Operation& operation, Step step)
{
    step.call = m_calls.at(&operation);
    m_steps.push_back(std::move(step));
}

/// In a chain the key is the outermost caller's business: what lies below passes it on.
std::string Probe::keyOf(std::int64_t attempt) const
{
    if (m_model.idempotency.key == pix::KeyUse::None) {
        return {};
    }
    const std::int64_t keyed = m_model.layers.empty() ? attempt : m_keyedBy;
    const bool isOnce = m_model.idempotency.key == pix::KeyUse::Once;
    return pix::shortKey(pix::makeKey({m_model.seed, m_operation}, isOnce ? 0 : keyed));
}

void Probe::noteKey(const Operation& operation, std::int64_t attempt, SimTime now)
{
    const bool isNone = m_model.idempotency.key == pix::KeyUse::None;
    Step step = stepOf(isNone ? StepEvent::NoKey : StepEvent::KeyMade, operation, attempt, now);
    step.key = keyOf(attempt);
    note(operation, std::move(step));
}

void Probe::sent(const Operation& operation, SimTime now)
{
    if (!isOurs(operation)) {
        return;
    }
    if (operation.attempt == 1) {
        m_calls[&operation] = m_nextCall++;
    }
    if (operation.layer == 0) {
        m_keyedBy = operation.attempt;
        if (operation.attempt == 1) {
            m_startedAt = now;
        }
        const bool isPerAttempt = m_model.idempotency.key == pix::KeyUse::PerAttempt;
        if (operation.attempt == 1 || isPerAttempt) {
            noteKey(operation, isPerAttempt ? operation.attempt : 0, now);
        }
    }
    Step step = stepOf(StepEvent::Request, operation, operation.attempt, now);
    step.ends = isLowest(operation) ? now + m_model.dependency.network : now;
    note(operation, std::move(step));
}

void Probe::heldBack(const Operation& operation, SimTime now)
{
    if (isOurs(operation)) {
        turnAway(operation, operation.attempt, now);
        m_steps.back().isHeldBack = true; // it was to leave just now
    }
}

/// The request of `attempt` never came in; its client learns it at `known`, by its patience at the latest.
void Probe::turnAway(const Operation& operation, std::int64_t attempt, SimTime known)
{
    const std::int32_t call = m_calls.at(&operation);
    const auto request = std::find_if(m_steps.rbegin(), m_steps.rend(), [&](const Step& step) {
        return step.call == call && step.event == StepEvent::Request && step.attempt == attempt;
    });
    REPIQUE_ASSERT(request != m_steps.rend());
    request->lost = true;
    if (hasCaller(operation, static_cast<std::uint32_t>(attempt))) {
        request->ends = std::min(known, operation.patienceEnds);
    }
}

void Probe::vanished(const Operation& operation, std::int64_t attempt, SimTime /*now*/)
{
    if (isOurs(operation)) {
        turnAway(operation, attempt, SimTime::max());
    }
}

void Probe::applied(const Operation& operation, std::int64_t attempt, SimTime now, bool isDuplicate)
{
    if (!isOurs(operation)) {
        return;
    }
    Step step = stepOf(StepEvent::Settled, operation, attempt, now);
    step.from = Party::Server;
    step.to = Party::Server;
    step.isDuplicate = isDuplicate;
    step.amountCents = pix::simulatedAmountCents;
    note(operation, std::move(step));
}

void Probe::answered(const Operation& operation, const Parcel& parcel, SimTime now)
{
    if (!isOurs(operation)) {
        return;
    }
    const auto answer = static_cast<Answer>(parcel.code);
    const SimTime arrives = now + m_model.dependency.network;
    if (answer == Answer::Refused) {
        turnAway(operation, parcel.attempt, arrives);
        return;
    }
    const bool isLate = !hasCaller(operation, parcel.attempt) || arrives >= operation.patienceEnds;
    const StepEvent event = answer == Answer::Closed ? StepEvent::ClosedConnection
        : isLate                                     ? StepEvent::LateAnswer
                                                     : StepEvent::Answer;
    Step step = stepOf(event, operation, parcel.attempt, now);
    step.ends = arrives;
    if (answer != Answer::Closed) {
        step.status = m_faults.outcomeOf(answer, now).status;
        step.code = m_faults.codeOf(answer);
        step.isReplay = answer == Answer::Replayed;
    }
    note(operation, std::move(step));
}

void Probe::answerLost(const Operation& operation, std::int64_t attempt, SimTime now)
{
    if (!isOurs(operation)) {
        return;
    }
    const bool isWaitedFor = hasCaller(operation, static_cast<std::uint32_t>(attempt));
    Step step = stepOf(StepEvent::LostResponse, operation, attempt, now);
    step.ends = isWaitedFor ? operation.patienceEnds : now;
    step.lost = true;
    note(operation, std::move(step));
}

void Probe::answeredAbove(
    const Operation& operation, std::int64_t attempt, const retry::Outcome& outcome, SimTime now)
{
    if (!isOurs(operation)) {
        return;
    }
    const bool isWaitedFor = hasCaller(operation, static_cast<std::uint32_t>(attempt));
    Step step = stepOf(isWaitedFor ? StepEvent::Answer : StepEvent::LateAnswer, operation, attempt, now);
    step.status = outcome.status;
    step.code = outcome.noRetry ? "DO_NOT_RETRY" : "";
    note(operation, std::move(step));
}

/// An answer that leaves only after its client has given up has no part in the decision.
void Probe::attach(const Operation& operation, const retry::Decision& decision)
{
    const std::int32_t call = m_calls.at(&operation);
    const auto last = std::find_if(m_steps.rbegin(), m_steps.rend(), [&](const Step& step) {
        const bool isOfAttempt = step.call == call && step.attempt == decision.attempt;
        return isOfAttempt && (endsAttempt(step) || step.event == StepEvent::Request);
    });
    if (last != m_steps.rend() && endsAttempt(*last)) {
        last->decision = decision;
    }
}

void Probe::decided(const Operation& operation, const retry::Decision& decision, SimTime now)
{
    if (!isOurs(operation)) {
        return;
    }
    attach(operation, decision);
    const bool isRetry = decision.verdict == retry::Verdict::Retry;
    if (decision.verdict != retry::Verdict::Succeed) {
        const StepEvent event = isRetry ? StepEvent::Wait : StepEvent::GaveUp;
        Step step = stepOf(event, operation, decision.attempt, now);
        step.ends = isRetry ? now + decision.wait : now;
        step.decision = decision;
        note(operation, std::move(step));
    }
    if (!isRetry && operation.layer == 0) {
        m_endedAt = now;
        m_last = decision;
    }
}

trace::Trace Probe::finish() &&
{
    REPIQUE_ASSERT(m_endedAt.has_value());
    trace::Recorder recorder{m_operation};
    std::vector<std::string> layers;
    for (const Layer& layer : m_model.layers) {
        layers.push_back(layer.name);
    }
    recorder.setLayers(std::move(layers));
    for (Step& step : m_steps) {
        recorder.add(std::move(step));
    }
    return std::move(recorder).finish(trace::outcomeOf(m_last), m_startedAt, *m_endedAt);
}

} // namespace repique::storm
