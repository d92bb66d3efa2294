// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/witness.h"

#include "core/base/assert.h"
#include "core/trace/recorder.h"

#include <algorithm>
#include <utility>

namespace repique::http {
namespace {

using retry::OutcomeKind;
using trace::Event;
using trace::Party;
using trace::Step;
using trace::StepKind;

Step stepOf(Event event, SimTime at)
{
    Step step;
    step.event = event;
    step.at = at;
    step.ends = at;
    return step;
}

bool isUnanswered(const Step& step) noexcept
{
    return step.event == Event::ClosedConnection
        || (step.event == Event::Request && !step.lost && step.number < 0);
}

} // namespace

Witness::Witness(const pix::Clock& clock, pix::Transport& transport)
    : m_clock{clock}
    , m_transport{transport}
    , m_startedAt{clock.now()}
{
}

pix::ClientEvents Witness::events()
{
    return {[this](const std::string& key, std::int64_t attempt) { noteKey(key, attempt); },
        [this](const pix::AttemptRecord& record) { noteDecision(record); }};
}

pix::Answer Witness::send(const pix::Attempt& attempt)
{
    Step step = stepOf(Event::Request, m_clock.now());
    step.attempt = attempt.number;
    step.key = pix::shortKey(attempt.idempotencyKey);
    m_steps.push_back(std::move(step));
    pix::Answer answer = m_transport.send(attempt);
    noteAnswer(attempt, answer);
    return answer;
}

void Witness::noteHeldBack()
{
    REPIQUE_ASSERT(!m_steps.empty() && m_steps.back().event == Event::Request);
    m_steps.back().isHeldBack = true;
}

trace::Trace Witness::soFar(std::uint64_t operation) const
{
    trace::Recorder recorder{operation};
    for (const Step& step : m_steps) {
        recorder.add(step);
    }
    return std::move(recorder).finish(trace::TraceOutcome::Settled, m_startedAt, m_clock.now());
}

trace::Trace Witness::finish(const pix::PaymentReport& report, std::uint64_t operation)
{
    trace::Recorder recorder{operation};
    recorder.setEndToEndId(report.endToEndId);
    for (Step& step : std::exchange(m_steps, {})) {
        recorder.add(std::move(step));
    }
    const trace::TraceOutcome outcome = report.result
        ? trace::TraceOutcome::Settled
        : trace::outcomeOf(report.result.error().cause.decision);
    return std::move(recorder).finish(outcome, m_startedAt, m_startedAt + report.elapsed);
}

void Witness::noteKey(const std::string& key, std::int64_t attempt)
{
    Step step = stepOf(key.empty() ? Event::NoKey : Event::KeyMade, m_clock.now());
    step.kind = StepKind::Note;
    step.to = Party::Client;
    step.attempt = attempt;
    step.key = pix::shortKey(key);
    m_steps.push_back(std::move(step));
}

void Witness::noteAnswer(const pix::Attempt& attempt, const pix::Answer& answer)
{
    const SimTime now = m_clock.now();
    Step& request = m_steps.back();
    request.ends = now;
    if (answer.outcome.kind == OutcomeKind::TimedOut) {
        request.number = -1; // numbered by the recorder later; marks that nothing came
        return;
    }
    if (answer.outcome.kind == OutcomeKind::Refused) {
        request.lost = true;
        return;
    }
    request.ends = request.at;
    const bool isClosed = answer.outcome.kind == OutcomeKind::Closed;
    if (!isClosed && retry::isSuccess(answer.outcome)) {
        answer.isReplay ? settleBefore(attempt) : noteSettlement(attempt, now, m_steps.size());
    }
    Step step = stepOf(isClosed ? Event::ClosedConnection : Event::Answer, now);
    step.from = Party::Server;
    step.to = Party::Client;
    step.attempt = attempt.number;
    step.key = pix::shortKey(attempt.idempotencyKey);
    step.status = isClosed ? 0 : answer.outcome.status;
    step.code = answer.code;
    step.isReplay = answer.isReplay;
    m_steps.push_back(std::move(step));
}

/// A replay says that an earlier attempt has settled: the first that stayed without an answer.
void Witness::settleBefore(const pix::Attempt& attempt)
{
    const auto silent = std::find_if(m_steps.begin(), m_steps.end(), isUnanswered);
    if (silent == m_steps.end()) {
        return;
    }
    pix::Attempt settled = attempt;
    settled.number = silent->attempt;
    const bool isClosed = silent->event == Event::ClosedConnection;
    noteSettlement(
        settled, silent->at, static_cast<std::size_t>(silent - m_steps.begin()) + (isClosed ? 0U : 1U));
}

void Witness::noteSettlement(const pix::Attempt& attempt, SimTime at, std::size_t place)
{
    Step step = stepOf(Event::Settled, at);
    step.kind = StepKind::SelfMessage;
    step.from = Party::Server;
    step.to = Party::Server;
    step.attempt = attempt.number;
    step.key = pix::shortKey(attempt.idempotencyKey);
    step.amountCents = attempt.intention.amountCents;
    m_steps.insert(m_steps.begin() + static_cast<std::ptrdiff_t>(place), std::move(step));
}

void Witness::noteDecision(const pix::AttemptRecord& record)
{
    Step& last = m_steps.back();
    if (last.event != Event::Request || last.lost) {
        last.decision = record.decision;
    }
    if (record.decision.verdict == retry::Verdict::Succeed) {
        return;
    }
    const bool isRetry = record.decision.verdict == retry::Verdict::Retry;
    Step step = stepOf(isRetry ? Event::Wait : Event::GaveUp, record.endedAt);
    step.kind = StepKind::Note;
    step.to = Party::Client;
    step.ends = record.endedAt + (isRetry ? record.decision.wait : SimDuration{});
    step.attempt = record.number;
    step.decision = record.decision;
    m_steps.push_back(std::move(step));
}

} // namespace repique::http
