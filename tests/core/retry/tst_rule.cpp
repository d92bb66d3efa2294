// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/decision.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>

using namespace repique;
using namespace repique::retry;
using namespace std::chrono_literals;

namespace {

double anyShare()
{
    return *rc::gen::inRange(0, 1001) / 1000.0;
}

/// Everything from nothing to 30 days, small and large alike.
SimDuration anyDuration()
{
    const auto count = *rc::gen::inRange<std::int64_t>(0, 1000);
    const auto unit = *rc::gen::element<std::int64_t>(1, 1'000'000, 1'000'000'000, 2'592'000'000'000);
    return SimDuration{count * unit};
}

Backoff anyBackoff()
{
    const SimDuration base = anyDuration();
    return {.base = base,
        .cap = base + anyDuration(),
        .multiplier = 1.0 + 9.0 * anyShare(),
        .growth = *rc::gen::element(Growth::Power, Growth::PowerMinusOne, Growth::Constant),
        .firstRetryAtOnce = *rc::gen::arbitrary<bool>(),
        .jitter = {*rc::gen::element(
                       JitterKind::Share, JitterKind::Decorrelated, JitterKind::PlusMinus, JitterKind::Plus),
            anyShare()}};
}

BudgetConfig anyBudget()
{
    const double share = anyShare();
    const auto size = *rc::gen::inRange<std::int64_t>(1, 30);
    const auto price = *rc::gen::inRange<std::int64_t>(0, 20);
    const auto real = static_cast<double>(size);
    const auto of = *rc::gen::element(RatioBudget::Of::Originals, RatioBudget::Of::Requests);
    return *rc::gen::element<BudgetConfig>(NoBudget{}, RatioBudget{share, of, real * share},
        TokenBudget{real, share, static_cast<double>(price)}, GrpcBudget{size, share},
        AwsBudget{size, price, price / 2, 1}, AwsLegacyBudget{size, price, price * 2, 1},
        ConcurrencyBudget{share, size - 1}, WindowBudget{1s, share, real * share});
}

Outcome anyOutcome()
{
    Outcome outcome;
    outcome.kind = *rc::gen::element(OutcomeKind::Answered, OutcomeKind::Answered, OutcomeKind::Answered,
        OutcomeKind::TimedOut, OutcomeKind::Refused, OutcomeKind::Closed);
    outcome.status = *rc::gen::element<std::int16_t>(200, 404, 409, 422, 429, 500, 502, 503, 503, 503, 504);
    outcome.noRetry = *rc::gen::inRange(0, 10) == 0;
    outcome.inProgress = *rc::gen::arbitrary<bool>();
    if (*rc::gen::inRange(0, 4) == 0) {
        outcome.retryAfter = anyDuration();
    }
    return outcome;
}

Policy anyPolicy()
{
    Policy policy;
    policy.maxAttempts = *rc::gen::inRange<std::int64_t>(1, 10);
    policy.backoff = anyBackoff();
    policy.attemptTimeout = anyDuration() + 1ns;
    policy.deadline = 10 * anyDuration() + 1s;
    policy.retryOn = *rc::gen::arbitrary<bool>() ? RetrySet::catalogue() : RetrySet::article();
    policy.retryAfter = *rc::gen::element(
        RetryAfterMode::Ignore, RetryAfterMode::Exact, RetryAfterMode::Minimum, RetryAfterMode::Plus);
    policy.retryAfterSpread = anyDuration();
    policy.retryAfterMax = anyDuration();
    policy.budget = anyBudget();
    return policy;
}

Situation anySituation()
{
    return {.attempt = *rc::gen::inRange<std::int64_t>(1, 6),
        .outcome = anyOutcome(),
        .elapsed = std::chrono::milliseconds{*rc::gen::inRange(0, 1500)},
        .jitterDraw = anyShare(),
        .spreadDraw = anyShare(),
        .previousWait = anyDuration()};
}

/// Some operations use up part of the budget.
Budget anyUsedBudget(const BudgetConfig& config)
{
    Budget budget{config};
    const auto operations = *rc::gen::inRange(0, 40);
    for (int i = 0; i < operations; ++i) {
        budget.attemptSent(false, startOfRun);
        budget.attemptFailed(false, true);
        const BudgetQuote quote = budget.quote({.status = 503}, startOfRun);
        if (quote.isPermitted) {
            budget.withdraw(quote, startOfRun);
        }
    }
    return budget;
}

/// One operation of a budget's owner: an original, and a retry of it if it fails and may be retried.
void runOneOperation(Budget& budget, SimTime now)
{
    budget.attemptSent(false, now);
    if (*rc::gen::arbitrary<bool>()) {
        budget.attemptSucceeded(false, 0);
        return;
    }
    budget.attemptFailed(false, *rc::gen::arbitrary<bool>());
    const MilliTokens before = budget.tokens(now);
    const BudgetQuote quote = budget.quote(anyOutcome(), now);
    RC_ASSERT(budget.tokens(now) == before);
    if (!quote.isPermitted) {
        RC_ASSERT(quote.after == quote.before);
        return;
    }
    RC_ASSERT(quote.after == quote.before - quote.cost);
    budget.withdraw(quote, now);
    RC_ASSERT(budget.tokens(now) == quote.after);
    switch (*rc::gen::inRange(0, 3)) {
    case 0:
        budget.retryDropped();
        break;
    case 1:
        budget.attemptSent(true, now);
        budget.attemptSucceeded(true, quote.cost);
        break;
    default:
        budget.attemptSent(true, now);
        budget.attemptFailed(true, true);
    }
}

} // namespace

/// What holds for every policy, situation and budget.
class RuleTest final : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { qputenv("RC_PARAMS", "seed=2026 max_success=2000"); }

    void budgetNeverGoesNegative();
    void sharedJitterStaysWithinTheCap();
    void everyWaitIsWithinItsFormula();
    void aRetryAlwaysFitsItsLimits();
    void decidingChangesNothing();
    void aStopCostsNothing();
    void reasonAndVerdictAgree();
};

void RuleTest::budgetNeverGoesNegative()
{
    QVERIFY(rc::check("tokens are never below 0, quotes change nothing, withdrawals take their price", [] {
        Budget budget{anyBudget()};
        SimTime now = startOfRun;
        for (int i = 0; i < 60; ++i) {
            now += std::chrono::milliseconds{*rc::gen::inRange(0, 60)};
            runOneOperation(budget, now);
            RC_ASSERT(budget.tokens(now) >= 0);
        }
    }));
}

void RuleTest::sharedJitterStaysWithinTheCap()
{
    QVERIFY(rc::check("0 ≤ wait ≤ window ≤ cap", [] {
        Backoff backoff = anyBackoff();
        backoff.jitter.kind = JitterKind::Share;
        const auto retry = *rc::gen::inRange<std::int64_t>(1, 2000);
        const Wait drawn = jittered(backoff, retry, anyShare(), anyDuration());
        RC_ASSERT(drawn.wait >= SimDuration::zero());
        RC_ASSERT(drawn.wait <= drawn.window);
        RC_ASSERT(drawn.window <= backoff.cap);
    }));
}

void RuleTest::everyWaitIsWithinItsFormula()
{
    QVERIFY(rc::check("waits grow with u, and never below 0 or above twice the cap", [] {
        const Backoff backoff = anyBackoff();
        const auto retry = *rc::gen::inRange<std::int64_t>(1, 2000);
        const SimDuration previous = anyDuration();
        const double u = anyShare();
        const double v = anyShare();
        const SimDuration less = jittered(backoff, retry, std::min(u, v), previous).wait;
        const SimDuration more = jittered(backoff, retry, std::max(u, v), previous).wait;
        RC_ASSERT(SimDuration::zero() <= less);
        RC_ASSERT(less <= more);
        RC_ASSERT(more <= 2 * backoff.cap);
    }));
}

void RuleTest::aRetryAlwaysFitsItsLimits()
{
    QVERIFY(rc::check("a retry has an attempt, a listed outcome, time and a token left", [] {
        const Policy policy = anyPolicy();
        const Situation situation = anySituation();
        const Decision decision = decide(policy, situation, anyUsedBudget(policy.budget), startOfRun);
        if (decision.verdict != Verdict::Retry) {
            return;
        }
        RC_TAG(std::string{"retry"});
        RC_ASSERT(situation.attempt < policy.maxAttempts);
        RC_ASSERT(isTriedAgain(policy.retryOn, situation.outcome));
        RC_ASSERT(!situation.outcome.noRetry);
        RC_ASSERT(decision.wait >= SimDuration::zero());
        RC_ASSERT(decision.wait < decision.deadlineLeft);
        RC_ASSERT(decision.deadlineLeft == policy.deadline - situation.elapsed);
        RC_ASSERT(decision.budget.isPermitted);
        RC_ASSERT(decision.budget.after >= 0);
        const bool isHeeded = decision.hint && policy.retryAfter != RetryAfterMode::Ignore;
        RC_ASSERT(!isHeeded || (decision.wait >= *decision.hint && *decision.hint <= policy.retryAfterMax));
    }));
}

void RuleTest::decidingChangesNothing()
{
    QVERIFY(rc::check("the same input gives the same decision, and the budget stays as it was", [] {
        const Policy policy = anyPolicy();
        const Situation situation = anySituation();
        const Budget budget = anyUsedBudget(policy.budget);
        const MilliTokens before = budget.tokens(startOfRun);
        const Decision once = decide(policy, situation, budget, startOfRun);
        const Decision again = decide(policy, situation, budget, startOfRun);
        RC_ASSERT(once == again);
        RC_ASSERT(budget.tokens(startOfRun) == before);
    }));
}

void RuleTest::aStopCostsNothing()
{
    QVERIFY(rc::check("only a denied budget is quoted without a retry, and it keeps its tokens", [] {
        const Policy policy = anyPolicy();
        const Decision decision = decide(policy, anySituation(), anyUsedBudget(policy.budget), startOfRun);
        if (decision.verdict == Verdict::Retry) {
            return;
        }
        RC_ASSERT(decision.budget.after == decision.budget.before);
        RC_ASSERT(decision.budget.isLimited == (decision.reason == Reason::BudgetDenied));
    }));
}

void RuleTest::reasonAndVerdictAgree()
{
    QVERIFY(rc::check("success, permission, or a stop that says why", [] {
        const Policy policy = anyPolicy();
        const Situation situation = anySituation();
        const Decision decision = decide(policy, situation, anyUsedBudget(policy.budget), startOfRun);
        RC_ASSERT((decision.verdict == Verdict::Succeed) == (decision.reason == Reason::Succeeded));
        RC_ASSERT((decision.verdict == Verdict::Succeed) == isSuccess(situation.outcome));
        RC_ASSERT((decision.verdict == Verdict::Retry) == (decision.reason == Reason::RetryAllowed));
        RC_ASSERT(decision.classification == classify(policy.retryOn, situation.outcome));
    }));
}

QTEST_APPLESS_MAIN(RuleTest)
#include "tst_rule.moc"
