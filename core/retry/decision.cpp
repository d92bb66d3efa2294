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

/// The hint of the answer, if there is one; null otherwise.
const SimDuration* hintOf(const Outcome& outcome) noexcept
{
    const bool hasHint = outcome.kind == OutcomeKind::Answered && outcome.retryAfter;
    REPIQUE_ASSERT(!hasHint || *outcome.retryAfter >= SimDuration::zero());
    return hasHint ? &*outcome.retryAfter : nullptr;
}

/// The hint that `policy` listens to; null when there is none.
const SimDuration* heededHint(const Policy& policy, const Outcome& outcome) noexcept
{
    return policy.retryAfter == RetryAfterMode::Ignore ? nullptr : hintOf(outcome);
}

/// The checks that need no wait, in order; `RetryAllowed` when all pass.
Reason reasonBeforeWait(const Policy& policy, const Situation& situation) noexcept
{
    const Outcome& outcome = situation.outcome;
    if (isSuccess(outcome)) {
        return Reason::Succeeded;
    }
    if (!isTriedAgain(policy.retryOn, outcome)) {
        return Reason::NotListed;
    }
    if (outcome.noRetry) {
        return Reason::Forbidden;
    }
    if (situation.attempt >= policy.maxAttempts) {
        return Reason::AttemptsExhausted;
    }
    const SimDuration* const hint = heededHint(policy, outcome);
    return hint != nullptr && *hint > policy.retryAfterMax ? Reason::AbsurdHint : Reason::RetryAllowed;
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

/// The wait before the next attempt, and where it comes from.
struct Plan
{
    SimDuration window{};
    SimDuration wait{};
    double draw = 0.0;
    double spreadDraw = 0.0;
};

Plan planOf(const Policy& policy, const Situation& situation) noexcept
{
    const SimDuration previous = situation.attempt == 1 ? policy.backoff.base : situation.previousWait;
    const Wait drawn = jittered(policy.backoff, situation.attempt, situation.jitterDraw, previous);
    Plan plan{drawn.window, drawn.wait, situation.jitterDraw};
    if (const SimDuration* const hint = heededHint(policy, situation.outcome)) {
        plan.wait = withHint(policy, situation, *hint, drawn.wait);
        plan.spreadDraw = policy.retryAfter == RetryAfterMode::Plus ? situation.spreadDraw : 0.0;
    }
    return plan;
}

constexpr Verdict verdictOf(Reason reason) noexcept
{
    if (reason == Reason::Succeeded) {
        return Verdict::Succeed;
    }
    return reason == Reason::RetryAllowed ? Verdict::Retry : Verdict::Stop;
}

} // namespace

Decision decide(const Policy& policy, const Situation& situation, const Budget& budget, SimTime now) noexcept
{
    REPIQUE_ASSERT(situation.attempt >= 1);
    const Outcome& outcome = situation.outcome;
    const SimDuration deadlineLeft = leftOf(policy, situation.elapsed);
    Reason reason = reasonBeforeWait(policy, situation);
    const Plan plan = reason == Reason::RetryAllowed ? planOf(policy, situation) : Plan{};
    if (reason == Reason::RetryAllowed && plan.wait >= deadlineLeft) {
        reason = Reason::DeadlineExceeded;
    }
    // Last, so that no token goes to a retry that cannot happen.
    const BudgetQuote quote = reason == Reason::RetryAllowed ? budget.quote(outcome, now) : BudgetQuote{};
    reason = quote.isPermitted ? reason : Reason::BudgetDenied;
    const SimDuration* const hint = hintOf(outcome);
    return {.verdict = verdictOf(reason),
        .reason = reason,
        .classification = classify(policy.retryOn, outcome),
        .attempt = situation.attempt,
        .window = plan.window,
        .draw = plan.draw,
        .spreadDraw = plan.spreadDraw,
        .hint = hint != nullptr ? std::optional{*hint} : std::nullopt,
        .wait = plan.wait,
        .deadlineLeft = deadlineLeft,
        .budget = quote};
}

SimDuration attemptPatience(const Policy& policy, SimDuration elapsed) noexcept
{
    return std::min(policy.attemptTimeout, leftOf(policy, elapsed));
}

} // namespace repique::retry
