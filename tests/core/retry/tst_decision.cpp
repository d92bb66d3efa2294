// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/decision.h"

#include <QTest>

using namespace repique;
using namespace repique::retry;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(repique::retry::Outcome)
Q_DECLARE_METATYPE(repique::SimDuration)
Q_DECLARE_METATYPE(std::optional<repique::SimDuration>)

namespace {

const Outcome unavailable{.status = 503};

Outcome replied(int status, std::optional<SimDuration> retryAfter = std::nullopt)
{
    return {.status = static_cast<std::int16_t>(status), .retryAfter = retryAfter};
}

Decision decideAlone(const Policy& policy, const Situation& situation)
{
    return decide(policy, situation, Budget{policy.budget}, startOfRun);
}

/// A bucket of one token that its only retry has emptied.
Budget emptyBudget()
{
    Budget budget{TokenBudget{.capacity = 1.0, .credit = 0.0, .cost = 1.0}};
    budget.withdraw(budget.quote(unavailable, startOfRun), startOfRun);
    return budget;
}

} // namespace

class DecisionTest final : public QObject
{
    Q_OBJECT

private slots:
    void successEndsTheOperation();
    void theFirstCheckThatAppliesDecides_data();
    void theFirstCheckThatAppliesDecides();
    void aRetryExplainsItself();
    void attemptsIncludeTheFirst();
    void waitFollowsTheModeOfRetryAfter_data();
    void waitFollowsTheModeOfRetryAfter();
    void anyAnsweredStatusMayCarryAHint_data();
    void anyAnsweredStatusMayCarryAHint();
    void aHintWithoutAnAnswerIsNoHint();
    void windowAndDrawAreKeptWhenTheHintOverridesThem();
    void anAbsurdHintStopsUnlessHintsAreIgnored();
    void aWaitThatReachesTheDeadlineIsNotSlept();
    void deadlineLeftIsNeverNegative();
    void theBudgetIsAskedLast();
    void decorrelatedJitterStartsFromTheBase();
    void patienceIsWhateverEndsFirst_data();
    void patienceIsWhateverEndsFirst();
    void threeSlowAttemptsOfTheArticleFitItsDeadline();
};

void DecisionTest::successEndsTheOperation()
{
    const Decision decision = decideAlone({}, {.attempt = 2, .outcome = replied(201), .elapsed = 300ms});
    QCOMPARE(decision.verdict, Verdict::Succeed);
    QCOMPARE(decision.reason, Reason::Succeeded);
    QCOMPARE(decision.classification, Classification::Success);
    QCOMPARE(decision.attempt, 2);
    QCOMPARE(decision.deadlineLeft, SimDuration{4700ms});
    QCOMPARE(decision.window, SimDuration::zero());
}

void DecisionTest::theFirstCheckThatAppliesDecides_data()
{
    QTest::addColumn<int>("firstBroken"); // every check after this one would stop the operation too
    QTest::addColumn<Reason>("expected");
    QTest::newRow("not listed") << 0 << Reason::NotListed;
    QTest::newRow("do not retry") << 1 << Reason::Forbidden;
    QTest::newRow("last attempt") << 2 << Reason::AttemptsExhausted;
    QTest::newRow("absurd hint") << 3 << Reason::AbsurdHint;
    QTest::newRow("deadline") << 4 << Reason::DeadlineExceeded;
    QTest::newRow("budget") << 5 << Reason::BudgetDenied;
}

void DecisionTest::theFirstCheckThatAppliesDecides()
{
    QFETCH(const int, firstBroken);
    QFETCH(const Reason, expected);
    Situation situation{.attempt = firstBroken <= 2 ? 3 : 2, .elapsed = firstBroken <= 4 ? 5s : 1s};
    situation.outcome = replied(firstBroken <= 0 ? 422 : 503);
    situation.outcome.noRetry = firstBroken <= 1;
    situation.outcome.retryAfter = firstBroken <= 3 ? std::optional<SimDuration>{61s} : std::nullopt;
    const Decision decision = decide(Policy{}, situation, emptyBudget(), startOfRun);
    QCOMPARE(decision.reason, expected);
    QCOMPARE(decision.verdict, Verdict::Stop);
}

void DecisionTest::aRetryExplainsItself()
{
    const Policy policy{.budget = TokenBudget{}};
    const Decision decision
        = decideAlone(policy, {.attempt = 2, .outcome = unavailable, .elapsed = 1700ms, .jitterDraw = 0.25});
    QCOMPARE(decision.verdict, Verdict::Retry);
    QCOMPARE(decision.reason, Reason::RetryAllowed);
    QCOMPARE(decision.classification, Classification::Retryable);
    QCOMPARE(decision.attempt, 2);
    QCOMPARE(decision.window, SimDuration{200ms});
    QCOMPARE(decision.draw, 0.25);
    QCOMPARE(decision.wait, SimDuration{50ms});
    QCOMPARE(decision.deadlineLeft, SimDuration{3300ms});
    QVERIFY(!decision.hint);
    QCOMPARE(decision.budget, (BudgetQuote{true, true, 100'000, 1'000, 99'000}));
}

void DecisionTest::attemptsIncludeTheFirst()
{
    const Policy policy{.maxAttempts = 3};
    QCOMPARE(decideAlone(policy, {.attempt = 1, .outcome = unavailable}).verdict, Verdict::Retry);
    QCOMPARE(decideAlone(policy, {.attempt = 2, .outcome = unavailable}).verdict, Verdict::Retry);
    QCOMPARE(decideAlone(policy, {.attempt = 3, .outcome = unavailable}).reason, Reason::AttemptsExhausted);
    const Policy once{.maxAttempts = 1};
    QCOMPARE(decideAlone(once, {.attempt = 1, .outcome = unavailable}).reason, Reason::AttemptsExhausted);
}

void DecisionTest::waitFollowsTheModeOfRetryAfter_data()
{
    QTest::addColumn<RetryAfterMode>("mode");
    QTest::addColumn<SimDuration>("hint");
    QTest::addColumn<SimDuration>("expected"); // the jittered wait alone is 300 ms
    QTest::newRow("ignore") << RetryAfterMode::Ignore << SimDuration{2s} << SimDuration{300ms};
    QTest::newRow("ignore a shorter one") << RetryAfterMode::Ignore << SimDuration{0s} << SimDuration{300ms};
    QTest::newRow("exact") << RetryAfterMode::Exact << SimDuration{2s} << SimDuration{2s};
    QTest::newRow("exact, at once") << RetryAfterMode::Exact << SimDuration{0s} << SimDuration{0s};
    QTest::newRow("minimum keeps the longer wait")
        << RetryAfterMode::Minimum << SimDuration{100ms} << SimDuration{300ms};
    QTest::newRow("minimum keeps the longer hint")
        << RetryAfterMode::Minimum << SimDuration{2s} << SimDuration{2s};
    QTest::newRow("plus half the spread") << RetryAfterMode::Plus << SimDuration{2s} << SimDuration{2500ms};
}

void DecisionTest::waitFollowsTheModeOfRetryAfter()
{
    QFETCH(const RetryAfterMode, mode);
    QFETCH(const SimDuration, hint);
    QFETCH(const SimDuration, expected);
    const Policy policy{.retryAfter = mode};
    const Decision decision = decideAlone(
        policy, {.attempt = 2, .outcome = replied(503, hint), .jitterDraw = 1.0, .spreadDraw = 0.5});
    const Policy slower{.backoff = {.base = 300ms, .jitter = {JitterKind::Share, 0.0}}, .retryAfter = mode};
    const Decision unjittered = decideAlone(slower, {.outcome = replied(503, hint), .spreadDraw = 0.5});
    QCOMPARE(unjittered.wait, expected);
    QCOMPARE(unjittered.verdict, Verdict::Retry);
    QCOMPARE(decision.hint, std::optional{hint});
}

void DecisionTest::anyAnsweredStatusMayCarryAHint_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("429 (RFC 6585 §4)") << 429;
    QTest::newRow("503 (RFC 9110 §15.6.4)") << 503;
    QTest::newRow("413 (RFC 9110 §15.5.14)") << 413;
    QTest::newRow("500") << 500;
    QTest::newRow("302 (RFC 9110 §10.2.3)") << 302;
}

void DecisionTest::anyAnsweredStatusMayCarryAHint()
{
    QFETCH(const int, status);
    Policy policy;
    policy.retryOn.addStatus(status);
    QCOMPARE(decideAlone(policy, {.outcome = replied(status, 2s)}).wait, SimDuration{2s});
}

void DecisionTest::aHintWithoutAnAnswerIsNoHint()
{
    const Outcome timedOut{.kind = OutcomeKind::TimedOut, .retryAfter = 2s};
    const Decision decision = decideAlone({}, {.outcome = timedOut, .jitterDraw = 0.5});
    QVERIFY(!decision.hint);
    QCOMPARE(decision.wait, SimDuration{50ms});
}

void DecisionTest::windowAndDrawAreKeptWhenTheHintOverridesThem()
{
    const Policy policy{.retryAfter = RetryAfterMode::Plus};
    const Decision decision
        = decideAlone(policy, {.outcome = replied(429, 2s), .jitterDraw = 0.75, .spreadDraw = 0.125});
    QCOMPARE(decision.window, SimDuration{100ms});
    QCOMPARE(decision.draw, 0.75);
    QCOMPARE(decision.spreadDraw, 0.125);
    QCOMPARE(decision.wait, SimDuration{2125ms});
}

void DecisionTest::anAbsurdHintStopsUnlessHintsAreIgnored()
{
    Policy policy{.deadline = 1h};
    QCOMPARE(decideAlone(policy, {.outcome = replied(503, 60s)}).verdict, Verdict::Retry);
    QCOMPARE(decideAlone(policy, {.outcome = replied(503, 60s + 1ns)}).reason, Reason::AbsurdHint);
    QCOMPARE(decideAlone(policy, {.outcome = replied(503, SimDuration::max())}).reason, Reason::AbsurdHint);
    policy.retryAfter = RetryAfterMode::Ignore;
    const Decision ignored = decideAlone(policy, {.outcome = replied(503, SimDuration::max())});
    QCOMPARE(ignored.verdict, Verdict::Retry);
    QCOMPARE(ignored.hint, std::optional{SimDuration::max()});
}

void DecisionTest::aWaitThatReachesTheDeadlineIsNotSlept()
{
    const Policy policy{.backoff = {.jitter = {JitterKind::Share, 0.0}}};
    const Decision exact = decideAlone(policy, {.outcome = unavailable, .elapsed = 4900ms});
    QCOMPARE(exact.reason, Reason::DeadlineExceeded);
    QCOMPARE(exact.wait, SimDuration{100ms});
    QCOMPARE(exact.deadlineLeft, SimDuration{100ms});
    QVERIFY(!exact.budget.isLimited);
    const Decision justInTime = decideAlone(policy, {.outcome = unavailable, .elapsed = 4900ms - 1ns});
    QCOMPARE(justInTime.verdict, Verdict::Retry);
}

void DecisionTest::deadlineLeftIsNeverNegative()
{
    const Policy atOnce{.backoff = {.base = 0ms}};
    const Decision decision = decideAlone(atOnce, {.outcome = unavailable, .elapsed = 9s});
    QCOMPARE(decision.deadlineLeft, SimDuration::zero());
    QCOMPARE(decision.reason, Reason::DeadlineExceeded);
}

void DecisionTest::theBudgetIsAskedLast()
{
    const Decision denied = decide(Policy{}, {.outcome = unavailable}, emptyBudget(), startOfRun);
    QCOMPARE(denied.reason, Reason::BudgetDenied);
    QCOMPARE(denied.budget, (BudgetQuote{true, false, 0, 1'000, 0}));
    const Decision late
        = decide(Policy{}, {.outcome = unavailable, .elapsed = 5s}, emptyBudget(), startOfRun);
    QCOMPARE(late.reason, Reason::DeadlineExceeded);
    QCOMPARE(late.budget, BudgetQuote{});
}

void DecisionTest::decorrelatedJitterStartsFromTheBase()
{
    const Policy policy{.backoff = {.jitter = {JitterKind::Decorrelated, 1.0}}};
    const Decision first
        = decideAlone(policy, {.outcome = unavailable, .jitterDraw = 0.5, .previousWait = 900ms});
    QCOMPARE(first.wait, SimDuration{200ms});
    const Decision second = decideAlone(
        policy, {.attempt = 2, .outcome = unavailable, .jitterDraw = 0.5, .previousWait = 200ms});
    QCOMPARE(second.wait, SimDuration{350ms});
}

void DecisionTest::patienceIsWhateverEndsFirst_data()
{
    QTest::addColumn<SimDuration>("deadline");
    QTest::addColumn<SimDuration>("elapsed");
    QTest::addColumn<SimDuration>("expected");
    const auto row = [](const char* name, SimDuration deadline, SimDuration elapsed, SimDuration expected) {
        QTest::newRow(name) << deadline << elapsed << expected;
    };
    row("30 s set, 7 s used (SRE book, I-12)", 30s, 7s, 23s);
    row("23 s left, 4 s used (SRE book, I-12)", 23s, 4s, 19s);
    row("route timeout 3 s, 2.7 s used (Envoy, I-12)", 3s, 2700ms, 300ms);
    row("the attempt timeout ends first", 10min, 1s, 60s);
    row("nothing is left", 5s, 5s, 0s);
    row("the deadline has passed", 5s, 6s, 0s);
}

void DecisionTest::patienceIsWhateverEndsFirst()
{
    QFETCH(const SimDuration, deadline);
    QFETCH(const SimDuration, elapsed);
    QFETCH(const SimDuration, expected);
    const Policy policy{.attemptTimeout = 60s, .deadline = deadline};
    QCOMPARE(attemptPatience(policy, elapsed), expected);
}

/// I-12: 3 × 1500 ms and at most 300 ms of waits are 4800 ms < 5000 ms.
void DecisionTest::threeSlowAttemptsOfTheArticleFitItsDeadline()
{
    const Policy policy{.retryOn = RetrySet::article()};
    const Outcome timedOut{.kind = OutcomeKind::TimedOut};
    SimDuration elapsed{};
    for (std::int64_t attempt = 1; attempt <= 3; ++attempt) {
        QCOMPARE(attemptPatience(policy, elapsed), SimDuration{1500ms});
        elapsed += attemptPatience(policy, elapsed);
        const Situation situation{
            .attempt = attempt, .outcome = timedOut, .elapsed = elapsed, .jitterDraw = 1.0};
        const Decision decision = decideAlone(policy, situation);
        QCOMPARE(decision.verdict, attempt < 3 ? Verdict::Retry : Verdict::Stop);
        elapsed += decision.wait;
    }
    QCOMPARE(elapsed, SimDuration{4800ms});
}

QTEST_APPLESS_MAIN(DecisionTest)
#include "tst_decision.moc"
