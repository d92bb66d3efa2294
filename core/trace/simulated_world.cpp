// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/simulated_world.h"

#include "core/base/assert.h"

#include <algorithm>
#include <utility>

namespace repique::trace {
namespace {

using retry::OutcomeKind;
using settlement::Delivery;

Step stepOf(Event event, StepKind kind, const pix::Attempt& attempt)
{
    const bool isFromClient = event == Event::Request || kind == StepKind::Note;
    const Party from = isFromClient ? Party::Client : Party::Server;
    const Party other = isFromClient ? Party::Server : Party::Client;
    Step step;
    step.kind = kind;
    step.event = event;
    step.from = from;
    step.to = kind == StepKind::Message ? other : from;
    step.attempt = attempt.number;
    step.key = pix::shortKey(attempt.idempotencyKey);
    return step;
}

pix::Answer withoutAnswer(OutcomeKind kind)
{
    pix::Answer answer;
    answer.outcome.kind = kind;
    return answer;
}

pix::Answer answerOf(const settlement::Response& response)
{
    pix::Answer answer;
    answer.outcome.status = static_cast<std::int16_t>(response.status);
    answer.outcome.noRetry = response.noRetry;
    answer.outcome.inProgress = response.isInProgress;
    answer.outcome.retryAfter = response.retryAfter;
    answer.code = response.code;
    answer.body = response.body;
    answer.isReplay = response.isReplay;
    return answer;
}

settlement::Request requestOf(const pix::Attempt& attempt)
{
    settlement::Request request;
    request.payer = attempt.intention.payer;
    request.payee = attempt.intention.payee;
    request.amountCents = attempt.intention.amountCents;
    request.endToEndId = attempt.endToEndId;
    request.idempotencyKey = attempt.idempotencyKey;
    request.operation = std::to_string(attempt.operation);
    return request;
}

bool endsAttempt(const Step& step) noexcept
{
    return step.event == Event::Answer || step.event == Event::LostResponse
        || step.event == Event::ClosedConnection || (step.event == Event::Request && step.lost);
}

SimTime later(SimTime time, SimDuration by) noexcept
{
    return SimTime{saturatingAdd(time.time_since_epoch(), by)};
}

} // namespace

SimulatedWorld::SimulatedWorld(settlement::Server& server, Road road) : m_server{server}, m_road{road} {}

void SimulatedWorld::sleepUntil(SimTime when)
{
    m_now = std::max(m_now, when);
}

pix::Answer SimulatedWorld::send(const pix::Attempt& attempt)
{
    const SimTime arrival = later(m_now, m_road.network);
    finishUntil(arrival);
    auto admission = m_server.admit(requestOf(attempt), utc(arrival));
    if (!admission) {
        return databaseFailed(admission.error());
    }
    if (auto* const ticket = std::get_if<settlement::Ticket>(&*admission)) {
        addRequest(attempt, arrival, false);
        return serve(attempt, std::move(*ticket), arrival);
    }
    const Departure departure{
        arrival, later(m_now, attempt.patience), std::get<settlement::Response>(std::move(*admission))};
    const Delivery delivery = departure.response.delivery;
    if (delivery == Delivery::Unreached || delivery == Delivery::Refused) {
        return turnedAway(attempt, departure);
    }
    addRequest(attempt, arrival, false);
    addAnswer(attempt, departure);
    return receive(departure);
}

void SimulatedWorld::noteKey(const std::string& key, std::int64_t attempt)
{
    Step step;
    step.kind = StepKind::Note;
    step.event = key.empty() ? Event::NoKey : Event::KeyMade;
    step.to = Party::Client;
    step.at = m_now;
    step.ends = m_now;
    step.attempt = attempt;
    step.key = pix::shortKey(key);
    m_steps.push_back(std::move(step));
}

void SimulatedWorld::noteHeldBack(const pix::Attempt& attempt)
{
    addRequest(attempt, m_now, true);
    m_steps.back().isHeldBack = true;
}

void SimulatedWorld::noteDecision(const pix::AttemptRecord& record)
{
    attachDecision(record);
    if (record.decision.verdict == retry::Verdict::Succeed) {
        return;
    }
    const bool isRetry = record.decision.verdict == retry::Verdict::Retry;
    Step step;
    step.kind = StepKind::Note;
    step.event = isRetry ? Event::Wait : Event::GaveUp;
    step.to = Party::Client;
    step.at = record.endedAt;
    step.ends = isRetry ? later(record.endedAt, record.decision.wait) : record.endedAt;
    step.attempt = record.number;
    step.decision = record.decision;
    m_steps.push_back(std::move(step));
}

/// An answer that leaves only after its client has given up has no part in the decision.
void SimulatedWorld::attachDecision(const pix::AttemptRecord& record)
{
    const auto last = std::find_if(m_steps.rbegin(), m_steps.rend(), [&record](const Step& step) {
        return step.attempt == record.number && (endsAttempt(step) || step.event == Event::Request);
    });
    if (last != m_steps.rend() && endsAttempt(*last)) {
        last->decision = record.decision;
    }
}

Result<std::vector<Step>> SimulatedWorld::finish()
{
    finishUntil(SimTime::max());
    if (m_failure) {
        return tl::unexpected{*m_failure};
    }
    return std::move(m_steps);
}

/// The request is in service; its client waits for the answer or until its patience ends.
pix::Answer SimulatedWorld::serve(const pix::Attempt& attempt, settlement::Ticket ticket, SimTime arrival)
{
    const SimTime ends = later(arrival, m_road.service);
    const SimTime givenUpAt = later(m_now, attempt.patience);
    m_pending.push_back({ends, givenUpAt, attempt, std::move(ticket)});
    finishUntil(std::min(ends, givenUpAt));
    if (m_failure) {
        return databaseFailed(*m_failure);
    }
    if (ends <= givenUpAt) { // then it was the last to end
        return receive(m_lastDeparture);
    }
    m_now = givenUpAt;
    return withoutAnswer(OutcomeKind::TimedOut);
}

/// Moves the clock to what the client sees of an answer that has left the server.
pix::Answer SimulatedWorld::receive(const Departure& departure)
{
    const SimTime arrives = later(departure.leaves, m_road.network);
    const Delivery delivery = departure.response.delivery;
    if (delivery == Delivery::Lost || arrives >= departure.givenUpAt) {
        m_now = departure.givenUpAt;
        return withoutAnswer(OutcomeKind::TimedOut);
    }
    m_now = arrives;
    return delivery == Delivery::Closed ? withoutAnswer(OutcomeKind::Closed) : answerOf(departure.response);
}

/// The request never reached the server: it vanished, or the connection was refused.
pix::Answer SimulatedWorld::turnedAway(const pix::Attempt& attempt, const Departure& departure)
{
    const SimTime refusal = later(departure.leaves, m_road.network);
    const bool isRefused = departure.response.delivery == Delivery::Refused && refusal < departure.givenUpAt;
    const SimTime known = isRefused ? refusal : departure.givenUpAt;
    addRequest(attempt, known, true);
    m_now = known;
    return withoutAnswer(isRefused ? OutcomeKind::Refused : OutcomeKind::TimedOut);
}

/// Ends the payment: an answer that no policy tries again.
pix::Answer SimulatedWorld::databaseFailed(Error error)
{
    m_failure = std::move(error);
    pix::Answer answer;
    answer.outcome.status = 500;
    answer.outcome.noRetry = true;
    return answer;
}

/// Runs what the server ends at or before `when`.
void SimulatedWorld::finishUntil(SimTime when)
{
    while (!m_pending.empty() && m_pending.front().ends <= when && !m_failure) {
        Work work = std::move(m_pending.front());
        m_pending.erase(m_pending.begin());
        finishWork(std::move(work));
    }
}

void SimulatedWorld::finishWork(Work work)
{
    auto response = m_server.run(std::move(work.ticket), utc(work.ends));
    if (!response) {
        m_failure = response.error();
        return;
    }
    if (response->isApplied) {
        Step step = stepOf(Event::Settled, StepKind::SelfMessage, work.attempt);
        step.at = work.ends;
        step.ends = work.ends;
        step.amountCents = work.attempt.intention.amountCents;
        step.isDuplicate = ++m_debits > 1;
        m_steps.push_back(std::move(step));
    }
    const Departure departure{work.ends, work.givenUpAt, std::move(*response)};
    addAnswer(work.attempt, departure);
    m_lastDeparture = departure;
}

void SimulatedWorld::addRequest(const pix::Attempt& attempt, SimTime ends, bool isLost)
{
    Step step = stepOf(Event::Request, StepKind::Message, attempt);
    step.at = m_now;
    step.ends = ends;
    step.lost = isLost;
    m_steps.push_back(std::move(step));
}

void SimulatedWorld::addAnswer(const pix::Attempt& attempt, const Departure& departure)
{
    const SimTime arrives = later(departure.leaves, m_road.network);
    const bool isLost = departure.response.delivery == Delivery::Lost;
    const bool isClosed = departure.response.delivery == Delivery::Closed;
    const bool isLate = arrives >= departure.givenUpAt;
    const Event event = isLost ? Event::LostResponse
        : isClosed             ? Event::ClosedConnection
        : isLate               ? Event::LateAnswer
                               : Event::Answer;
    Step step = stepOf(event, StepKind::Message, attempt);
    step.at = departure.leaves;
    step.ends = isLost ? std::max(departure.leaves, departure.givenUpAt) : arrives;
    step.lost = isLost;
    if (event == Event::Answer || event == Event::LateAnswer) {
        step.status = departure.response.status;
        step.code = departure.response.code;
        step.isReplay = departure.response.isReplay;
    }
    m_steps.push_back(std::move(step));
}

settlement::UtcTime SimulatedWorld::utc(SimTime time) const
{
    return settlement::UtcTime{m_road.epoch} + (time - startOfRun);
}

} // namespace repique::trace
