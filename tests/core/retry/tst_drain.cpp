// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/draw.h"
#include "core/retry/decision.h"

#include <QTest>

#include <cmath>

using namespace repique;
using namespace repique::retry;
using namespace std::chrono_literals;

namespace {

constexpr std::int64_t operations = 200'000;

/// Operations that fail, and by what they fail.
struct Failures
{
    double share = 0.0;
    bool isCorrelated = false; ///< true: the same operations fail at every attempt
    int status = 503; ///< 503 is transient, 429 is throttling
};

Outcome outcomeOf(const Failures& failures, std::uint64_t operation, std::uint64_t attempt)
{
    const DrawKey key{.seed = 20,
        .operation = operation,
        .attempt = failures.isCorrelated ? 0 : attempt,
        .purpose = Purpose::Fault};
    const bool hasFailed = unitDraw(key) < failures.share;
    return {.status = static_cast<std::int16_t>(hasFailed ? failures.status : 200)};
}

/// One operation of at most three attempts under the real rule and the real budget; whether the budget was
/// asked for a retry and denied it.
bool isDenied(const Policy& policy, Budget& budget, const Failures& failures, std::uint64_t operation)
{
    MilliTokens lastCost = 0;
    for (std::int64_t attempt = 1;; ++attempt) {
        const bool isRetry = attempt > 1;
        const Outcome outcome = outcomeOf(failures, operation, static_cast<std::uint64_t>(attempt));
        budget.attemptSent(isRetry, startOfRun);
        if (isSuccess(outcome)) {
            budget.attemptSucceeded(isRetry, lastCost);
        } else {
            budget.attemptFailed(isRetry, isTriedAgain(policy.retryOn, outcome));
        }
        const Decision decision
            = decide(policy, {.attempt = attempt, .outcome = outcome}, budget, startOfRun);
        if (decision.verdict != Verdict::Retry) {
            return decision.reason == Reason::BudgetDenied;
        }
        budget.withdraw(decision.budget, startOfRun);
        lastCost = decision.budget.cost;
    }
}

Policy awsPolicy(std::int64_t capacity)
{
    Policy policy;
    policy.budget = AwsBudget{.capacity = capacity};
    return policy;
}

/// Share of the operations that were denied a retry by a bucket of 500 tokens.
double deniedShare(const Failures& failures)
{
    const Policy policy = awsPolicy(500);
    Budget budget{policy.budget};
    std::int64_t denied = 0;
    for (std::int64_t operation = 0; operation < operations; ++operation) {
        denied += isDenied(policy, budget, failures, static_cast<std::uint64_t>(operation)) ? 1 : 0;
    }
    return static_cast<double>(denied) / operations;
}

/// Tokens that one operation brings or takes on average, measured on a bucket that neither end bounds.
double driftPerOperation(const Failures& failures)
{
    constexpr std::int64_t capacity = 100'000'000;
    const Policy policy = awsPolicy(capacity);
    Budget budget{policy.budget};
    while (budget.tokens(startOfRun) > capacity * 1000 / 2) {
        budget.withdraw(budget.quote({.status = 503}, startOfRun), startOfRun);
    }
    const MilliTokens before = budget.tokens(startOfRun);
    for (std::int64_t operation = 0; operation < operations; ++operation) {
        isDenied(policy, budget, failures, static_cast<std::uint64_t>(operation));
    }
    return static_cast<double>(budget.tokens(startOfRun) - before) / 1000.0 / operations;
}

} // namespace

/// When the quota of the AWS SDKs drains. Source: AWS Developer Tools Blog, "Announcing updated retry
/// behavior" (about 22 % transient, 32 % throttling); p* solves 1 − p = c·p²(1 + p), q* = 1/(1 + 2c) (I-20).
class DrainTest final : public QObject
{
    Q_OBJECT

private slots:
    void theBucketDrainsOnlyBeyondItsThreshold_data();
    void theBucketDrainsOnlyBeyondItsThreshold();
    void theDriftChangesSignAtTheThreshold_data();
    void theDriftChangesSignAtTheThreshold();

private:
    static void thresholds();
};

void DrainTest::thresholds()
{
    QTest::addColumn<bool>("isCorrelated");
    QTest::addColumn<int>("status");
    QTest::addColumn<double>("cost");
    QTest::addColumn<double>("threshold");
    QTest::newRow("independent, transient: 21.5 % (I-20)") << false << 503 << 14.0 << 0.21486;
    QTest::newRow("independent, throttling: 32.1 % (I-20)") << false << 429 << 5.0 << 0.32072;
    QTest::newRow("correlated, transient: 3.4 % (I-20)") << true << 503 << 14.0 << 0.03448;
    QTest::newRow("correlated, throttling: 9.1 % (I-20)") << true << 429 << 5.0 << 0.09091;
}

void DrainTest::theBucketDrainsOnlyBeyondItsThreshold_data()
{
    thresholds();
}

void DrainTest::theBucketDrainsOnlyBeyondItsThreshold()
{
    QFETCH(const bool, isCorrelated);
    QFETCH(const int, status);
    QFETCH(const double, threshold);
    const double aside = isCorrelated ? 0.3 * threshold : 0.03;
    QCOMPARE(deniedShare({threshold - aside, isCorrelated, status}), 0.0);
    QCOMPARE_GT(deniedShare({threshold + aside, isCorrelated, status}), 0.005);
}

void DrainTest::theDriftChangesSignAtTheThreshold_data()
{
    thresholds();
}

void DrainTest::theDriftChangesSignAtTheThreshold()
{
    QFETCH(const bool, isCorrelated);
    QFETCH(const int, status);
    QFETCH(const double, cost);
    QFETCH(const double, threshold);
    const double p = threshold;
    const double variance = isCorrelated
        ? (1 - p) + 4 * cost * cost * p
        : (1 - p) + cost * cost * p * p * (1 - p) + 4 * cost * cost * p * p * p;
    const double noise = 4 * std::sqrt(variance / operations); // four standard deviations of the mean
    QCOMPARE_LT(std::abs(driftPerOperation({p, isCorrelated, status})), noise);
    QCOMPARE_GT(driftPerOperation({0.95 * p, isCorrelated, status}), 0.0);
    QCOMPARE_LT(driftPerOperation({1.05 * p, isCorrelated, status}), 0.0);
}

QTEST_APPLESS_MAIN(DrainTest)
#include "tst_drain.moc"
