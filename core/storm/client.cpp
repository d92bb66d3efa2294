// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/client.h"

#include "core/base/assert.h"

#include <algorithm>

namespace repique::storm {
namespace {

Sharers sharersOf(const World& world)
{
    return {static_cast<std::size_t>(world.model.traffic.clients), world.classes.count()};
}

/// What a layer's caller sees of it: the settlement, or a 500 that may forbid another attempt.
retry::Outcome outcomeAbove(bool hasSucceeded, bool isForbidding)
{
    retry::Outcome outcome;
    outcome.status = hasSucceeded ? 200 : 500;
    outcome.noRetry = !hasSucceeded && isForbidding;
    return outcome;
}

} // namespace

Client::Client(World& world, Network& network)
    : m_world{world}
    , m_network{network}
    , m_callers{callersOf(world.model, sharersOf(world))}
    , m_loop{world.model, world.events}
{
    REPIQUE_ASSERT(m_callers.size() < layerLimit);
    for (const Caller& caller : m_callers) {
        REPIQUE_ASSERT(caller.policy->maxAttempts <= attemptLimit);
    }
}

void Client::begin(std::uint64_t id)
{
    ++m_world.counted;
    const Call call = callIn(m_world.operations.open());
    Operation& operation = call.operation;
    operation.id = id & operationIdMask;
    operation.trafficClass = m_world.classes.of(operation.id) & (classLimit - 1);
    operation.startedAt = m_world.now;
    m_world.metrics.original(operation);
    send(call);
}

void Client::send(std::uint32_t slot)
{
    send(callIn(slot));
}

void Client::send(const Call& call)
{
    Operation& operation = call.operation;
    Caller& caller = callerOf(call);
    const bool isRetry = operation.attempt > 0;
    m_world.counted += isRetry ? 1 : 0;
    if (operation.layer == 0) {
        m_world.metrics.attempt(operation);
    }
    if (caller.hasBudget) {
        caller.budgets.of(operation).attemptSent(isRetry, m_world.now);
    }
    const SimDuration patience = retry::attemptPatience(*caller.policy, m_world.now - operation.startedAt);
    operation.patienceEnds = SimTime{saturatingAdd(m_world.now.time_since_epoch(), patience)};
    operation.sendNumber = m_sends++;
    operation.isWaiting = 1;
    operation.attempt = (operation.attempt + 1U) & 0xfffffU;
    ++operation.copies;
    if (m_world.observer) {
        m_world.observer->sent(operation, m_world.now);
    }
    if (caller.hasGates && isHeldBack(call)) {
        scheduleIf(conclude(call, retry::unanswered(retry::OutcomeKind::Refused)), call);
        m_world.operations.leave(call.slot);
        return;
    }
    m_world.events.push(
        caller.timeoutLane, {operation.patienceEnds, EventKind::Timeout, {call.slot, operation.sendNumber}});
    carryDown(call);
}

/// Whether the layer's throttle or breaker keeps the current attempt from leaving.
bool Client::isHeldBack(const Call& call)
{
    Operation& operation = call.operation;
    const std::uint64_t drawAttempt = m_world.operations.drawAttempt(call.slot, operation.attempt);
    if (callerOf(call).gates.admits(operation, drawAttempt, m_world.now)) {
        return false;
    }
    m_world.metrics.heldBack();
    if (m_world.observer) {
        m_world.observer->heldBack(operation, m_world.now);
    }
    return true;
}

/// To the dependency, or to the layer below, which makes a call of its own of it.
void Client::carryDown(const Call& call)
{
    const Operation& operation = call.operation;
    if (isLowest(call)) {
        m_network.carryRequest(parcelOf(call.slot, operation.attempt));
        return;
    }
    const Call below = callIn(m_world.operations.openBelow(call.slot));
    below.operation.startedAt = m_world.now;
    if (callerOf(call).propagatesDeadline) {
        const SimDuration deadline = callerOf(below).policy->deadline;
        below.operation.startedAt = std::min(m_world.now, operation.patienceEnds - deadline);
    }
    send(below);
}

void Client::receive(const Parcel& parcel)
{
    const Call call = callIn(parcel.slot);
    if (hasCaller(call.operation, parcel.attempt)) {
        const auto answer = static_cast<Answer>(parcel.code);
        const SimTime sentAt = m_world.now - m_world.model.dependency.network;
        const retry::Outcome outcome = m_world.faults.outcomeOf(answer, sentAt);
        scheduleIf(ended(call, outcome, isRejection(answer)), call);
    }
    m_world.operations.leave(parcel.slot);
}

void Client::giveUp(const Ticket& ticket)
{
    const Call call = callIn(ticket.slot);
    Operation& operation = call.operation;
    if (operation.isWaiting == 0 || operation.sendNumber != ticket.detail) {
        return;
    }
    ++m_world.counted;
    ++operation.copies; // it stays while it is dealt with
    const Next next = ended(call, retry::unanswered(retry::OutcomeKind::TimedOut), false);
    if (next == Next::SendAtOnce && m_world.isNothingElseDue()) {
        send(call); // as the event would, which nothing could come before
    } else {
        scheduleIf(next, call);
    }
    m_world.operations.leave(ticket.slot);
}

/// The current attempt of a call, which had left, has ended, as its caller knows now.
Client::Next Client::ended(const Call& call, const retry::Outcome& outcome, bool isRejection)
{
    const Operation& operation = call.operation;
    Caller& caller = callerOf(call);
    if (caller.hasGates) {
        caller.gates.attemptEnded(operation, outcome, m_world.now);
    }
    if (isLowest(call) && !retry::isSuccess(outcome)) {
        m_world.metrics.attemptFailed(operation, outcome, isRejection);
    }
    return conclude(call, outcome);
}

Client::Next Client::conclude(const Call& call, const retry::Outcome& outcome)
{
    Operation& operation = call.operation;
    operation.isWaiting = 0;
    if (retry::isSuccess(outcome)) {
        succeed(call, outcome);
        return Next::Settled;
    }
    if (operation.layer == 0) {
        m_world.metrics.failureSeen();
    }
    return fail(call, outcome);
}

void Client::succeed(const Call& call, const retry::Outcome& outcome)
{
    Operation& operation = call.operation;
    Caller& caller = callerOf(call);
    operation.hasEnded = 1;
    if (caller.hasBudget) {
        caller.budgets.of(operation).attemptSucceeded(operation.attempt > 1, operation.lastRetryCost);
    }
    if (m_world.observer) {
        m_world.observer->decided(operation, decisionOn(call, outcome), m_world.now);
    }
    if (operation.layer > 0) {
        answerCaller(call, true);
        return;
    }
    m_world.metrics.operationSucceeded(operation, m_world.now);
    m_loop.ended(operation.id, m_world.now);
}

Client::Next Client::fail(const Call& call, const retry::Outcome& outcome)
{
    Operation& operation = call.operation;
    Caller& caller = callerOf(call);
    if (caller.hasBudget) {
        const bool isTriedAgain = retry::isTriedAgain(caller.policy->retryOn, outcome);
        caller.budgets.of(operation).attemptFailed(operation.attempt > 1, isTriedAgain);
    }
    const retry::Decision decision = decisionOn(call, outcome);
    if (m_world.observer) {
        m_world.observer->decided(operation, decision, m_world.now);
    }
    if (decision.verdict != retry::Verdict::Retry) {
        stop(call, decision.reason);
        return Next::Settled;
    }
    if (caller.hasBudget) {
        caller.budgets.of(operation).withdraw(decision.budget, m_world.now);
    }
    operation.previousWait = decision.wait;
    operation.waited += decision.wait;
    operation.lastRetryCost = static_cast<std::int32_t>(decision.budget.cost);
    if (decision.wait == SimDuration{0}) {
        return Next::SendAtOnce;
    }
    schedule(call, decision.wait);
    return Next::Settled;
}

void Client::stop(const Call& call, retry::Reason reason)
{
    Operation& operation = call.operation;
    operation.hasEnded = 1;
    if (operation.layer > 0) {
        answerCaller(call, false);
        return;
    }
    m_world.metrics.operationFailed(operation, reason);
    m_loop.ended(operation.id, m_world.now);
}

/// A lower layer's call has ended: the attempt above that asked for it has its answer, if it still waits.
void Client::answerCaller(const Call& call, bool hasSucceeded)
{
    const bool isForbidding = callerOf(call).propagatesNoRetry;
    const retry::Outcome outcome = outcomeAbove(hasSucceeded, isForbidding);
    const Link link = m_world.operations.link(call.slot);
    const Call above = callIn(link.caller);
    if (m_world.observer) {
        m_world.observer->answeredAbove(above.operation, link.attempt, outcome, m_world.now);
    }
    if (hasCaller(above.operation, link.attempt)) {
        scheduleIf(ended(above, outcome, false), above);
    }
}

void Client::schedule(const Call& call, SimDuration wait)
{
    const Caller& caller = callerOf(call);
    m_world.events.push(caller.waitLane, {m_world.now + wait, EventKind::Send, {call.slot, 0}});
}

void Client::scheduleIf(Next next, const Call& call)
{
    if (next == Next::SendAtOnce) {
        schedule(call, SimDuration{0});
    }
}

/// The draws are taken where something reads them: the policy, or whoever looks at the decision.
retry::Decision Client::decisionOn(const Call& call, const retry::Outcome& outcome)
{
    const Operation& operation = call.operation;
    Caller& caller = callerOf(call);
    retry::Situation situation;
    situation.attempt = operation.attempt;
    situation.outcome = outcome;
    situation.elapsed = m_world.now - operation.startedAt;
    situation.previousWait = operation.previousWait;
    const bool isRead = caller.isRandom || m_world.observer != nullptr;
    if (isRead || outcome.retryAfter) {
        const std::uint64_t drawAttempt = m_world.operations.drawAttempt(call.slot, operation.attempt);
        situation.jitterDraw = caller.jitter.unit(operation.id, drawAttempt);
        situation.spreadDraw = outcome.retryAfter ? caller.spread.unit(operation.id, drawAttempt) : 0.0;
    }
    return retry::decide(*caller.policy, situation, caller.budgets.of(operation), m_world.now);
}

retry::MilliTokens Client::tokens(SimTime now) const noexcept
{
    retry::MilliTokens sum = 0;
    for (const Caller& caller : m_callers) {
        sum += caller.budgets.tokens(now);
    }
    return sum;
}

} // namespace repique::storm
