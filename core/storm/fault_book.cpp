// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/fault_book.h"

#include "core/base/assert.h"
#include "core/base/draw.h"

#include <algorithm>

namespace repique::storm {
namespace {

using settlement::Fault;
using settlement::FaultKind;
using settlement::ScriptedAttempt;

bool isInForce(const Fault& fault, SimTime now)
{
    return fault.at <= now && now < endOf(fault);
}

Meeting meetingOf(FaultKind kind, std::uint32_t place)
{
    switch (kind) {
    case FaultKind::Answer:
    case FaultKind::Unavailable:
    case FaultKind::TooManyRequests:
    case FaultKind::BusinessError:
        return static_cast<Answer>(static_cast<std::uint32_t>(Answer::FirstFault) + place);
    case FaultKind::Refused:
        return Answer::Refused;
    case FaultKind::Blackhole:
        return Vanished{};
    case FaultKind::LostResponse:
        return Fate::LostResponse;
    case FaultKind::Closed:
        return Fate::Closed;
    case FaultKind::Stall:
    case FaultKind::Latency:
    case FaultKind::Capacity:
        break;
    }
    return Fate::Served;
}

std::int16_t statusOf(const Fault& fault)
{
    switch (fault.kind) {
    case FaultKind::Unavailable:
        return 503;
    case FaultKind::TooManyRequests:
        return 429;
    case FaultKind::BusinessError:
        return 422;
    default:
        return static_cast<std::int16_t>(fault.status);
    }
}

retry::Outcome answered(std::int16_t status)
{
    retry::Outcome outcome;
    outcome.status = status;
    return outcome;
}

retry::Outcome unanswered(retry::OutcomeKind kind)
{
    retry::Outcome outcome;
    outcome.kind = kind;
    return outcome;
}

retry::Outcome outcomeOfFault(const Fault& fault, SimTime sentAt)
{
    retry::Outcome outcome = answered(statusOf(fault));
    outcome.noRetry = fault.noRetry;
    outcome.retryAfter = fault.retryAfter;
    if (fault.retryAfterUntilEnd) {
        outcome.retryAfter = std::max(SimDuration{0}, endOf(fault) - sentAt);
    }
    return outcome;
}

retry::Outcome outcomeOfScript(const ScriptedAttempt& scripted)
{
    retry::Outcome outcome = answered(static_cast<std::int16_t>(scripted.status));
    outcome.noRetry = scripted.noRetry;
    outcome.retryAfter = scripted.retryAfter;
    return outcome;
}

} // namespace

SimTime endOf(const Fault& fault) noexcept
{
    return fault.lasts ? SimTime{saturatingAdd(fault.at.time_since_epoch(), *fault.lasts)} : SimTime::max();
}

FaultBook::FaultBook(const Model& model) : m_model{model}
{
    REPIQUE_ASSERT(model.faults.size() <= faultLimit);
    if (model.script) {
        return;
    }
    std::uint32_t place = 0;
    for (const Fault& fault : model.faults) {
        sortIn({fault, place++});
    }
}

void FaultBook::sortIn(const Entry& entry)
{
    switch (entry.fault.kind) {
    case FaultKind::Capacity:
        return; // the capacity profile's business
    case FaultKind::Latency:
        m_latencies.push_back(entry);
        return;
    case FaultKind::Stall: // all requests or none: drawn once for the run
        if (hits(entry, 0, 0, entry.fault.at)) {
            m_stalls.push_back(entry);
        }
        return;
    default:
        m_onRequests.push_back(entry);
    }
}

bool FaultBook::hits(
    const Entry& entry, std::uint64_t operation, std::int64_t attempt, SimTime now) const noexcept
{
    const Fault& fault = entry.fault;
    if (!isInForce(fault, now)) {
        return false;
    }
    if (fault.probability >= 1.0) {
        return true;
    }
    const bool isPerOperation = fault.per == Fault::Per::Operation || fault.kind == FaultKind::BusinessError;
    const auto key = isPerOperation ? 0 : static_cast<std::uint64_t>(attempt);
    return unitDraw({m_model.seed, operation, key, Purpose::Fault, entry.place}) < fault.probability;
}

Meeting FaultBook::meet(std::uint64_t operation, std::int64_t attempt, SimTime now) const noexcept
{
    if (m_model.script) {
        return meetScript(attempt);
    }
    for (const Entry& entry : m_onRequests) {
        if (hits(entry, operation, attempt, now)) {
            return meetingOf(entry.fault.kind, entry.place);
        }
    }
    return Fate::Served;
}

Meeting FaultBook::meetScript(std::int64_t attempt) const noexcept
{
    const auto index = static_cast<std::size_t>(attempt - 1);
    if (index >= m_model.script->size()) {
        return Fate::Served;
    }
    switch ((*m_model.script)[index].what) {
    case ScriptedAttempt::What::Ok:
        return Fate::Served;
    case ScriptedAttempt::What::LostResponse:
        return Fate::LostResponse;
    case ScriptedAttempt::What::Closed:
        return Fate::Closed;
    case ScriptedAttempt::What::Timeout:
        return Vanished{};
    case ScriptedAttempt::What::Refused:
        return Answer::Refused;
    case ScriptedAttempt::What::Answer:
        return Answer::Scripted;
    }
    return Fate::Served;
}

bool FaultBook::isStalled(SimTime now) const noexcept
{
    return std::any_of(
        m_stalls.begin(), m_stalls.end(), [now](const Entry& entry) { return isInForce(entry.fault, now); });
}

std::vector<SimTime> FaultBook::stallEnds() const
{
    std::vector<SimTime> ends;
    for (const Entry& entry : m_stalls) {
        ends.push_back(endOf(entry.fault));
    }
    return ends;
}

double FaultBook::latencyFactor(std::uint64_t operation, std::int64_t attempt, SimTime now) const noexcept
{
    double factor = 1.0;
    for (const Entry& entry : m_latencies) {
        factor *= hits(entry, operation, attempt, now) ? entry.fault.factor : 1.0;
    }
    return factor;
}

const Fault& FaultBook::faultOf(Answer answer) const noexcept
{
    const auto place = static_cast<std::size_t>(answer) - static_cast<std::size_t>(Answer::FirstFault);
    return m_model.faults[place];
}

retry::Outcome FaultBook::outcomeOf(Answer answer, std::int64_t attempt, SimTime sentAt) const noexcept
{
    switch (answer) {
    case Answer::Settled:
    case Answer::Replayed:
        return answered(200);
    case Answer::Rejected:
        return answered(503);
    case Answer::InProgress: {
        retry::Outcome outcome = answered(409);
        outcome.inProgress = true;
        return outcome;
    }
    case Answer::KeyMissing:
        return answered(400);
    case Answer::Closed:
        return unanswered(retry::OutcomeKind::Closed);
    case Answer::Refused:
        return unanswered(retry::OutcomeKind::Refused);
    case Answer::Scripted:
        return outcomeOfScript((*m_model.script)[static_cast<std::size_t>(attempt - 1)]);
    default:
        return outcomeOfFault(faultOf(answer), sentAt);
    }
}

std::string_view FaultBook::codeOf(Answer answer, std::int64_t attempt) const noexcept
{
    switch (answer) {
    case Answer::Settled:
    case Answer::Replayed:
    case Answer::Closed:
    case Answer::Refused:
        return {};
    case Answer::Rejected:
        return "OVERLOADED";
    case Answer::InProgress:
        return "REQUEST_IN_PROGRESS";
    case Answer::KeyMissing:
        return "IDEMPOTENCY_KEY_MISSING";
    case Answer::Scripted:
        return (*m_model.script)[static_cast<std::size_t>(attempt - 1)].code;
    default:
        return faultOf(answer).code;
    }
}

} // namespace repique::storm
