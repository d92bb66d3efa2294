// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/fault_book.h"

#include "core/base/assert.h"
#include "core/settlement/fault_rules.h"
#include "core/storm/traffic_classes.h"

#include <algorithm>

namespace repique::storm {
namespace {

using settlement::Fault;
using settlement::FaultKind;
using settlement::ScriptedAttempt;

/// What fault, or scripted attempt, number `place` of the file says.
Answer answerOf(std::uint32_t place)
{
    return static_cast<Answer>(static_cast<std::uint32_t>(Answer::FirstFault) + place);
}

std::size_t placeOf(Answer answer)
{
    return static_cast<std::size_t>(answer) - static_cast<std::size_t>(Answer::FirstFault);
}

Meeting meetingOf(FaultKind kind, std::uint32_t place)
{
    switch (kind) {
    case FaultKind::Answer:
    case FaultKind::Unavailable:
    case FaultKind::TooManyRequests:
    case FaultKind::BusinessError:
        return answerOf(place);
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

retry::Outcome outcomeOfFault(const Fault& fault, SimTime sentAt)
{
    retry::Outcome outcome = retry::answered(static_cast<std::int16_t>(statusOf(fault)));
    outcome.noRetry = fault.noRetry;
    outcome.retryAfter = hintOf(fault, sentAt);
    return outcome;
}

retry::Outcome outcomeOfScript(const ScriptedAttempt& scripted)
{
    retry::Outcome outcome = retry::answered(static_cast<std::int16_t>(scripted.status));
    outcome.noRetry = scripted.noRetry;
    outcome.retryAfter = scripted.retryAfter;
    return outcome;
}

} // namespace

FaultBook::FaultBook(const Model& model) : m_model{model}
{
    REPIQUE_ASSERT(model.faults.size() <= faultLimit);
    REPIQUE_ASSERT(!model.script || model.script->size() <= faultLimit);
    if (model.script) {
        m_isQuiet = false;
        return;
    }
    std::uint32_t place = 0;
    for (const Fault& fault : model.faults) {
        sortIn({fault, place++, placeOf(model.classes, fault.trafficClass)});
    }
    m_isQuiet = m_onRequests.empty();
}

void FaultBook::sortIn(const Entry& entry)
{
    switch (entry.fault.kind) {
    case FaultKind::Capacity:
        return; // the capacity profile's business
    case FaultKind::Latency:
        m_latencies.push_back(entry);
        return;
    case FaultKind::Stall:
        m_stalls.push_back({entry.fault, entry.place, {}});
        return;
    default:
        m_onRequests.push_back(entry);
    }
}

bool FaultBook::hits(const Entry& entry, const Target& target, SimTime now) const noexcept
{
    const bool isOfClass = !entry.trafficClass || *entry.trafficClass == target.trafficClass;
    return isOfClass && isInForce(entry.fault, now)
        && isHit(entry.fault, {m_model.seed, target.operation, target.drawAttempt, entry.place});
}

Meeting FaultBook::found(const Target& target, SimTime now) const noexcept
{
    if (m_model.script) {
        return meetScript(target.attempt);
    }
    for (const Entry& entry : m_onRequests) {
        if (hits(entry, target, now)) {
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
        return answerOf(static_cast<std::uint32_t>(index));
    }
    return Fate::Served;
}

bool FaultBook::isInStall(SimTime now) const noexcept
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

double FaultBook::latencyFactor(const Target& target, SimTime now) const noexcept
{
    double factor = 1.0;
    for (const Entry& entry : m_latencies) {
        factor *= hits(entry, target, now) ? entry.fault.factor : 1.0;
    }
    return factor;
}

retry::Outcome FaultBook::outcomeOf(Answer answer, SimTime sentAt) const noexcept
{
    switch (answer) {
    case Answer::Settled:
    case Answer::Replayed:
        return retry::answered(200);
    case Answer::Rejected:
        return retry::answered(503);
    case Answer::RejectedForGood: {
        retry::Outcome outcome = retry::answered(503);
        outcome.noRetry = true;
        return outcome;
    }
    case Answer::InProgress: {
        retry::Outcome outcome = retry::answered(409);
        outcome.inProgress = true;
        return outcome;
    }
    case Answer::KeyMissing:
        return retry::answered(400);
    case Answer::Closed:
        return retry::unanswered(retry::OutcomeKind::Closed);
    case Answer::Refused:
        return retry::unanswered(retry::OutcomeKind::Refused);
    default:
        return m_model.script ? outcomeOfScript((*m_model.script)[placeOf(answer)])
                              : outcomeOfFault(m_model.faults[placeOf(answer)], sentAt);
    }
}

std::string_view FaultBook::codeOf(Answer answer) const noexcept
{
    switch (answer) {
    case Answer::Settled:
    case Answer::Replayed:
    case Answer::Closed:
    case Answer::Refused:
        return {};
    case Answer::Rejected:
    case Answer::RejectedForGood:
        return "OVERLOADED";
    case Answer::InProgress:
        return "REQUEST_IN_PROGRESS";
    case Answer::KeyMissing:
        return "IDEMPOTENCY_KEY_MISSING";
    default:
        return m_model.script ? (*m_model.script)[placeOf(answer)].code
                              : m_model.faults[placeOf(answer)].code;
    }
}

} // namespace repique::storm
