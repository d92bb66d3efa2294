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

Step stepOf(StepEvent event, std::int64_t attempt, SimTime at)
{
    Step step;
    step.kind = kindOf(event);
    step.event = event;
    step.from = isOfClient(event) ? Party::Client : Party::Server;
    const Party other = isOfClient(event) ? Party::Server : Party::Client;
    step.to = step.kind == StepKind::Message ? other : step.from;
    step.at = at;
    step.ends = at;
    step.attempt = attempt;
    return step;
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

std::string Probe::keyOf(std::int64_t attempt) const
{
    if (m_model.idempotency.key == pix::KeyUse::None) {
        return {};
    }
    const bool isOnce = m_model.idempotency.key == pix::KeyUse::Once;
    return pix::shortKey(pix::makeKey({m_model.seed, m_operation}, isOnce ? 0 : attempt));
}

void Probe::noteKey(std::int64_t attempt, SimTime now)
{
    const bool isNone = m_model.idempotency.key == pix::KeyUse::None;
    Step step = stepOf(isNone ? StepEvent::NoKey : StepEvent::KeyMade, attempt, now);
    step.key = keyOf(attempt);
    m_steps.push_back(std::move(step));
}

void Probe::sent(const Operation& operation, SimTime now)
{
    if (!isOurs(operation)) {
        return;
    }
    if (operation.attempt == 1) {
        m_startedAt = now;
    }
    const bool isPerAttempt = m_model.idempotency.key == pix::KeyUse::PerAttempt;
    if (operation.attempt == 1 || isPerAttempt) {
        noteKey(isPerAttempt ? operation.attempt : 0, now);
    }
    Step step = stepOf(StepEvent::Request, operation.attempt, now);
    step.ends = now + m_model.dependency.network;
    step.key = keyOf(operation.attempt);
    m_steps.push_back(std::move(step));
}

/// The request of `attempt` never came in; its client learns it at `known`, by its patience at the latest.
void Probe::turnAway(const Operation& operation, std::int64_t attempt, SimTime known)
{
    const auto request = std::find_if(m_steps.rbegin(), m_steps.rend(),
        [attempt](const Step& step) { return step.event == StepEvent::Request && step.attempt == attempt; });
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
    Step step = stepOf(StepEvent::Settled, attempt, now);
    step.key = keyOf(attempt);
    step.isDuplicate = isDuplicate;
    step.amountCents = pix::simulatedAmountCents;
    m_steps.push_back(std::move(step));
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
    Step step = stepOf(event, parcel.attempt, now);
    step.ends = arrives;
    step.key = keyOf(parcel.attempt);
    if (answer != Answer::Closed) {
        step.status = m_faults.outcomeOf(answer, parcel.attempt, now).status;
        step.code = m_faults.codeOf(answer, parcel.attempt);
        step.isReplay = answer == Answer::Replayed;
    }
    m_steps.push_back(std::move(step));
}

void Probe::answerLost(const Operation& operation, std::int64_t attempt, SimTime now)
{
    if (!isOurs(operation)) {
        return;
    }
    const bool isWaitedFor = hasCaller(operation, static_cast<std::uint32_t>(attempt));
    Step step = stepOf(StepEvent::LostResponse, attempt, now);
    step.ends = isWaitedFor ? operation.patienceEnds : now;
    step.key = keyOf(attempt);
    step.lost = true;
    m_steps.push_back(std::move(step));
}

/// An answer that leaves only after its client has given up has no part in the decision.
void Probe::attach(const retry::Decision& decision)
{
    const auto ofAttempt = [&decision](const trace::Step& step) {
        return step.attempt == decision.attempt && (endsAttempt(step) || step.event == StepEvent::Request);
    };
    const auto last = std::find_if(m_steps.rbegin(), m_steps.rend(), ofAttempt);
    if (last != m_steps.rend() && endsAttempt(*last)) {
        last->decision = decision;
    }
}

void Probe::decided(const Operation& operation, const retry::Decision& decision, SimTime now)
{
    if (!isOurs(operation)) {
        return;
    }
    attach(decision);
    const bool isRetry = decision.verdict == retry::Verdict::Retry;
    if (decision.verdict != retry::Verdict::Succeed) {
        Step step = stepOf(isRetry ? StepEvent::Wait : StepEvent::GaveUp, decision.attempt, now);
        step.ends = isRetry ? now + decision.wait : now;
        step.decision = decision;
        m_steps.push_back(std::move(step));
    }
    if (!isRetry) {
        m_endedAt = now;
        m_last = decision;
    }
}

trace::Trace Probe::finish() &&
{
    REPIQUE_ASSERT(m_endedAt.has_value());
    trace::Recorder recorder{m_operation};
    for (Step& step : m_steps) {
        recorder.add(std::move(step));
    }
    return std::move(recorder).finish(trace::outcomeOf(m_last), m_startedAt, *m_endedAt);
}

} // namespace repique::storm
