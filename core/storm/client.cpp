// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/client.h"

#include "core/base/assert.h"
#include "core/base/draw.h"

namespace repique::storm {
namespace {

/// Waits come in order of time when they are all the same.
Lane waitLaneOf(const retry::Policy& policy)
{
    const retry::Backoff& backoff = policy.backoff;
    const bool isRandom
        = backoff.jitter.kind == retry::JitterKind::Decorrelated || backoff.jitter.amount > 0.0;
    const bool grows = backoff.growth != retry::Growth::Constant && backoff.cap > backoff.base;
    return isRandom || grows ? Lane::Heap : Lane::Wait;
}

} // namespace

Client::Client(World& world, Network& network)
    : m_world{world}
    , m_network{network}
    , m_policy{world.model.policy}
    , m_budgets{world.model}
    , m_waitLane{waitLaneOf(m_policy)}
{
    REPIQUE_ASSERT(m_policy.maxAttempts <= attemptLimit);
}

void Client::begin(std::uint64_t id)
{
    m_world.metrics.original();
    ++m_world.counted;
    const std::uint32_t slot = m_world.operations.open();
    Operation& operation = m_world.operations[slot];
    operation.id = id & operationIdMask;
    operation.startedAt = m_world.now;
    send(slot);
}

void Client::send(std::uint32_t slot)
{
    Operation& operation = m_world.operations[slot];
    const bool isRetry = operation.attempt > 0;
    m_world.counted += isRetry ? 1 : 0;
    m_world.metrics.attempt();
    m_budgets.of(operation.id).attemptSent(isRetry, m_world.now);
    const SimDuration patience = retry::attemptPatience(m_policy, m_world.now - operation.startedAt);
    operation.patienceEnds = SimTime{saturatingAdd(m_world.now.time_since_epoch(), patience)};
    operation.sendNumber = m_sends++;
    operation.isWaiting = 1;
    ++operation.attempt;
    ++operation.copies;
    if (m_world.observer) {
        m_world.observer->sent(operation, m_world.now);
    }
    m_world.events.push(
        Lane::Timeout, {operation.patienceEnds, EventKind::Timeout, {slot, operation.sendNumber}});
    m_network.carryRequest(parcelOf(slot, operation.attempt));
}

void Client::receive(const Parcel& parcel)
{
    const Operation& operation = m_world.operations[parcel.slot];
    const auto answer = static_cast<Answer>(parcel.code);
    if (hasCaller(operation, parcel.attempt)) {
        const SimTime sentAt = m_world.now - m_world.model.dependency.network;
        const retry::Outcome outcome = m_world.faults.outcomeOf(answer, parcel.attempt, sentAt);
        if (retry::isSuccess(outcome)) {
            succeed(parcel.slot, outcome);
        } else {
            fail(parcel.slot, outcome, answer == Answer::Rejected);
        }
    }
    m_world.operations.leave(parcel.slot);
}

void Client::giveUp(const Ticket& ticket)
{
    const Operation& operation = m_world.operations[ticket.slot];
    if (operation.isWaiting == 0 || operation.sendNumber != ticket.detail) {
        return;
    }
    ++m_world.counted;
    retry::Outcome outcome;
    outcome.kind = retry::OutcomeKind::TimedOut;
    fail(ticket.slot, outcome, false);
    m_world.operations.retire(ticket.slot);
}

void Client::succeed(std::uint32_t slot, const retry::Outcome& outcome)
{
    Operation& operation = m_world.operations[slot];
    operation.isWaiting = 0;
    operation.hasEnded = 1;
    m_budgets.of(operation.id).attemptSucceeded(operation.attempt > 1, operation.lastRetryCost);
    m_world.metrics.operationSucceeded(operation, m_world.now);
    if (m_world.observer) {
        const retry::Decision decision = retry::decide(
            m_policy, situationOf(operation, outcome), m_budgets.of(operation.id), m_world.now);
        m_world.observer->decided(operation, decision, m_world.now);
    }
}

void Client::fail(std::uint32_t slot, const retry::Outcome& outcome, bool isRejection)
{
    Operation& operation = m_world.operations[slot];
    operation.isWaiting = 0;
    m_world.metrics.attemptFailed(outcome, isRejection);
    retry::Budget& budget = m_budgets.of(operation.id);
    budget.attemptFailed(operation.attempt > 1, retry::isTriedAgain(m_policy.retryOn, outcome));
    const retry::Decision decision
        = retry::decide(m_policy, situationOf(operation, outcome), budget, m_world.now);
    if (decision.verdict == retry::Verdict::Retry) {
        budget.withdraw(decision.budget, m_world.now);
        waitForRetry(slot, decision);
    } else {
        operation.hasEnded = 1;
        m_world.metrics.operationFailed(operation, decision.reason);
    }
    if (m_world.observer) {
        m_world.observer->decided(operation, decision, m_world.now);
    }
}

void Client::waitForRetry(std::uint32_t slot, const retry::Decision& decision)
{
    Operation& operation = m_world.operations[slot];
    operation.previousWait = decision.wait;
    operation.waited += decision.wait;
    operation.lastRetryCost = static_cast<std::int32_t>(decision.budget.cost);
    m_world.events.push(m_waitLane, {m_world.now + decision.wait, EventKind::Send, {slot, 0}});
}

retry::Situation Client::situationOf(const Operation& operation, const retry::Outcome& outcome) const noexcept
{
    retry::Situation situation;
    situation.attempt = operation.attempt;
    situation.outcome = outcome;
    situation.elapsed = m_world.now - operation.startedAt;
    situation.jitterDraw = unitDraw({m_world.model.seed, operation.id, operation.attempt, Purpose::Jitter});
    if (outcome.retryAfter) { // nothing else reads it
        situation.spreadDraw
            = unitDraw({m_world.model.seed, operation.id, operation.attempt, Purpose::RetryAfterSpread});
    }
    situation.previousWait = operation.previousWait;
    return situation;
}

} // namespace repique::storm
