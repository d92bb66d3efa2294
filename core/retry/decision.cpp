// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/decision.h"

#include "core/base/assert.h"

#include <algorithm>

namespace repique::retry {
namespace {

SimDuration leftOf(const Policy& policy, SimDuration elapsed) noexcept
{
    REPIQUE_ASSERT(elapsed >= SimDuration::zero());
    return std::max(SimDuration::zero(), policy.deadline - elapsed);
}

/// The hint that `policy` listens to.
std::optional<SimDuration> heeded(const Policy& policy, const Decision& decision) noexcept
{
    return policy.retryAfter == RetryAfterMode::Ignore ? std::nullopt : decision.hint;
}

/// The checks that need no wait, in order; `RetryAllowed` when all pass.
Reason reasonBeforeWait(const Policy& policy, const Situation& situation, const Decision& decision) noexcept
{
    if (decision.classification == Classification::Success) {
        return Reason::Succeeded;
    }
    if (!isTriedAgain(policy.retryOn, situation.outcome)) {
        return Reason::NotListed;
    }
    if (situation.outcome.noRetry) {
        return Reason::Forbidden;
    }
    if (situation.attempt >= policy.maxAttempts) {
        return Reason::AttemptsExhausted;
    }
    return heeded(policy, decision) > policy.retryAfterMax ? Reason::AbsurdHint : Reason::RetryAllowed;
}

SimDuration withHint(
    const Policy& policy, const Situation& situation, SimDuration hint, SimDuration wait) noexcept
{
    switch (policy.retryAfter) {
    case RetryAfterMode::Ignore:
        return wait;
    case RetryAfterMode::Exact:
        return hint;
    case RetryAfterMode::Minimum:
        return std::max(hint, wait);
    case RetryAfterMode::Plus: {
        const auto spread = static_cast<double>(policy.retryAfterSpread.count());
        return saturatingAdd(hint, fromNanoseconds(situation.spreadDraw * spread));
    }
    }
    return wait;
}

void chooseWait(const Policy& policy, const Situation& situation, Decision& decision) noexcept
{
    const SimDuration previous = situation.attempt == 1 ? policy.backoff.base : situation.previousWait;
    const Wait drawn = jittered(policy.backoff, situation.attempt, situation.jitterDraw, previous);
    decision.window = drawn.window;
    decision.draw = situation.jitterDraw;
    decision.wait = drawn.wait;
    if (const auto hint = heeded(policy, decision)) {
        decision.wait = withHint(policy, situation, *hint, drawn.wait);
        decision.spreadDraw = policy.retryAfter == RetryAfterMode::Plus ? situation.spreadDraw : 0.0;
    }
}

/// The checks that come once the wait is known. The budget is asked last, so that no token goes to a retry
/// that cannot happen.
Reason reasonAfterWait(Decision& decision, const Outcome& outcome, const Budget& budget, SimTime now) noexcept
{
    if (decision.wait >= decision.deadlineLeft) {
        return Reason::DeadlineExceeded;
    }
    decision.budget = budget.quote(outcome, now);
    return decision.budget.isPermitted ? Reason::RetryAllowed : Reason::BudgetDenied;
}

} // namespace

Decision decide(const Policy& policy, const Situation& situation, const Budget& budget, SimTime now) noexcept
{
    REPIQUE_ASSERT(situation.attempt >= 1);
    const Outcome& outcome = situation.outcome;
    Decision decision;
    decision.attempt = situation.attempt;
    decision.classification = classify(policy.retryOn, outcome);
    decision.deadlineLeft = leftOf(policy, situation.elapsed);
    if (outcome.kind == OutcomeKind::Answered && outcome.retryAfter) {
        decision.hint = std::max(SimDuration::zero(), *outcome.retryAfter);
    }
    decision.reason = reasonBeforeWait(policy, situation, decision);
    if (decision.reason == Reason::Succeeded) {
        decision.verdict = Verdict::Succeed;
    }
    if (decision.reason != Reason::RetryAllowed) {
        return decision;
    }
    chooseWait(policy, situation, decision);
    decision.reason = reasonAfterWait(decision, outcome, budget, now);
    decision.verdict = decision.reason == Reason::RetryAllowed ? Verdict::Retry : Verdict::Stop;
    return decision;
}

SimDuration attemptPatience(const Policy& policy, SimDuration elapsed) noexcept
{
    return std::min(policy.attemptTimeout, leftOf(policy, elapsed));
}

} // namespace repique::retry
