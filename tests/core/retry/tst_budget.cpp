// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/budget.h"

#include <QTest>

using namespace repique;
using namespace repique::retry;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(repique::retry::BudgetConfig)
Q_DECLARE_METATYPE(repique::retry::Outcome)

namespace {

const Outcome unavailable{.status = 503};
const Outcome throttled{.status = 429};
const Outcome timedOut{.kind = OutcomeKind::TimedOut};

bool isPermitted(const Budget& budget, const Outcome& outcome = unavailable, SimTime now = startOfRun)
{
    return budget.quote(outcome, now).isPermitted;
}

/// Makes a retry if it may; what it cost, or nothing.
std::optional<MilliTokens> retried(
    Budget& budget, const Outcome& outcome = unavailable, SimTime now = startOfRun)
{
    const BudgetQuote quote = budget.quote(outcome, now);
    if (!quote.isPermitted) {
        return std::nullopt;
    }
    budget.withdraw(quote, now);
    return quote.cost;
}

int retriesUntilRefused(Budget& budget, const Outcome& outcome = unavailable, SimTime now = startOfRun)
{
    int retries = 0;
    while (retries < 100'000 && retried(budget, outcome, now)) {
        ++retries;
    }
    return retries;
}

void originalFailed(Budget& budget, SimTime now = startOfRun)
{
    budget.attemptSent(false, now);
    budget.attemptFailed(false, true);
}

void originalSucceeded(Budget& budget)
{
    budget.attemptSent(false, startOfRun);
    budget.attemptSucceeded(false, 0);
}

/// Sends `originals` that all fail and are retried once, as far as the budget goes.
int retriesOf(Budget& budget, int originals)
{
    int retries = 0;
    for (int i = 0; i < originals; ++i) {
        originalFailed(budget);
        if (retried(budget)) {
            budget.attemptSent(true, startOfRun);
            budget.attemptFailed(true, true);
            ++retries;
        }
    }
    return retries;
}

} // namespace

class BudgetTest final : public QObject
{
    Q_OBJECT

private slots:
    void withoutABudgetNothingIsLimited();
    void ratioOfOriginalsFromAnEmptyBucketGivesOneRetryInTen();
    void ratioOfOriginalsFromAFullBucketGivesNineMore();
    void ratioOfRequestsCreditsRetriesToo();
    void tenTenthsAreOneToken();
    void aBucketEmptiesAfterSoManyRetries_data();
    void aBucketEmptiesAfterSoManyRetries();
    void awsRefusesTheThirtySixthRetryUntilFourSuccesses();
    void awsGivesBackWhatTheLastRetryCost();
    void grpcRetriesOnlyAboveHalf();
    void grpcCountsTheFailureBeforeComparing();
    void grpcIgnoresFailuresThatAreNotRetried();
    void concurrencyGivesAShareOfAttemptsInFlightButNeverFewerThanMin_data();
    void concurrencyGivesAShareOfAttemptsInFlightButNeverFewerThanMin();
    void concurrencyHoldsThePlaceFromDecisionToOutcome();
    void windowReserveIsAHundredRetries();
    void windowDepositsFiveOriginalsForOneRetry_data();
    void windowDepositsFiveOriginalsForOneRetry();
    void windowForgetsDepositsAfterItsTtl();
    void windowForgivesRetriesAfterItsTtl();
    void windowTakesAnEarlierTimeForItsNewestSlice();
    void aPreviewKeepsWhatOneRetryNeeds_data();
    void aPreviewKeepsWhatOneRetryNeeds();
};

void BudgetTest::withoutABudgetNothingIsLimited()
{
    Budget budget{NoBudget{}};
    QCOMPARE(retriesUntilRefused(budget), 100'000);
    QVERIFY(!budget.quote(unavailable, startOfRun).isLimited);
    QCOMPARE(budget.tokens(startOfRun), 0);
}

void BudgetTest::ratioOfOriginalsFromAnEmptyBucketGivesOneRetryInTen()
{
    Budget budget{RatioBudget{}};
    QCOMPARE(retriesUntilRefused(budget), 10);
    QCOMPARE(retriesOf(budget, 1000), 100); // I-5: amplification 1.100
}

void BudgetTest::ratioOfOriginalsFromAFullBucketGivesNineMore()
{
    Budget budget{RatioBudget{}};
    QCOMPARE(retriesOf(budget, 1000), 109); // I-5: amplification 1.109, the first credit is lost at the cap
}

void BudgetTest::ratioOfRequestsCreditsRetriesToo()
{
    Budget budget{RatioBudget{.of = RatioBudget::Of::Requests}};
    retriesUntilRefused(budget);
    QCOMPARE(retriesOf(budget, 9000), 999); // SRE book: 1/(1 − 0.1) = 1.111×; the last tenth is not full yet
}

void BudgetTest::tenTenthsAreOneToken()
{
    Budget budget{TokenBudget{.capacity = 1.0, .credit = 0.1, .cost = 1.0}};
    QVERIFY(retried(budget));
    for (int i = 0; i < 9; ++i) {
        originalSucceeded(budget);
        QVERIFY(!isPermitted(budget));
    }
    originalSucceeded(budget);
    QCOMPARE(budget.tokens(startOfRun), 1000);
    QVERIFY(isPermitted(budget));
}

void BudgetTest::aBucketEmptiesAfterSoManyRetries_data()
{
    QTest::addColumn<BudgetConfig>("config");
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<int>("retries");
    QTest::addColumn<qint64>("left");
    const auto row = [](const char* name, const BudgetConfig& config, const Outcome& outcome, int retries,
                         qint64 left) { QTest::newRow(name) << config << outcome << retries << left; };
    row("AWS before November 2026, cost 5 (botocore, I-8)", AwsLegacyBudget{}, unavailable, 100, 0);
    row("AWS before November 2026, timeout 10 (botocore, I-8)", AwsLegacyBudget{}, timedOut, 50, 0);
    row("AWS, transient 14 (AWS SDK reference, I-8)", AwsBudget{}, unavailable, 35, 10'000);
    row("AWS, timeout is transient (AWS SDK reference)", AwsBudget{}, timedOut, 35, 10'000);
    row("AWS, throttling 5 (AWS SDK reference, I-8)", AwsBudget{}, throttled, 100, 0);
    row("plain tokens", TokenBudget{}, unavailable, 100, 0);
    row("a price above the bucket", TokenBudget{.capacity = 1.0, .cost = 2.0}, unavailable, 0, 1'000);
    row("ratio with a burst of half a token", RatioBudget{.burst = 0.5}, unavailable, 0, 500);
}

void BudgetTest::aBucketEmptiesAfterSoManyRetries()
{
    QFETCH(const BudgetConfig, config);
    QFETCH(const Outcome, outcome);
    QFETCH(const int, retries);
    QFETCH(const qint64, left);
    Budget budget{config};
    QCOMPARE(retriesUntilRefused(budget, outcome), retries);
    QCOMPARE(budget.tokens(startOfRun), left);
}

void BudgetTest::awsRefusesTheThirtySixthRetryUntilFourSuccesses()
{
    Budget budget{AwsBudget{}};
    QCOMPARE(retriesUntilRefused(budget), 35); // I-8
    for (int i = 0; i < 4; ++i) {
        QVERIFY(!isPermitted(budget));
        originalSucceeded(budget);
    }
    QVERIFY(isPermitted(budget));
}

void BudgetTest::awsGivesBackWhatTheLastRetryCost()
{
    Budget budget{AwsBudget{}};
    originalFailed(budget);
    const MilliTokens cost = retried(budget).value();
    QCOMPARE(budget.tokens(startOfRun), 486'000); // I-8: 500 → 486 → 500
    budget.attemptSent(true, startOfRun);
    budget.attemptSucceeded(true, cost);
    QCOMPARE(budget.tokens(startOfRun), 500'000);
}

void BudgetTest::grpcRetriesOnlyAboveHalf()
{
    Budget budget{GrpcBudget{}};
    for (const MilliTokens left : {9'000, 8'000, 7'000, 6'000}) { // gRPC A6, I-9
        originalFailed(budget);
        QCOMPARE(budget.tokens(startOfRun), left);
        QVERIFY(isPermitted(budget));
        QCOMPARE(retried(budget).value(), 0);
        QCOMPARE(budget.tokens(startOfRun), left);
    }
    originalFailed(budget);
    QCOMPARE(budget.tokens(startOfRun), 5'000);
    QVERIFY(!isPermitted(budget));
    originalFailed(budget);
    QCOMPARE(budget.tokens(startOfRun), 4'000);
}

void BudgetTest::grpcCountsTheFailureBeforeComparing()
{
    for (const int successes : {11, 21}) { // gRPC A6, I-9: after 4 tokens
        Budget budget{GrpcBudget{}};
        for (int i = 0; i < 6; ++i) {
            originalFailed(budget);
        }
        for (int i = 0; i < successes; ++i) {
            originalSucceeded(budget);
        }
        originalFailed(budget);
        QCOMPARE(budget.tokens(startOfRun), successes == 11 ? 4'100 : 5'100);
        QCOMPARE(isPermitted(budget), successes == 21);
    }
}

void BudgetTest::grpcIgnoresFailuresThatAreNotRetried()
{
    Budget budget{GrpcBudget{}};
    budget.attemptSent(false, startOfRun);
    budget.attemptFailed(false, false);
    QCOMPARE(budget.tokens(startOfRun), 10'000);
}

void BudgetTest::concurrencyGivesAShareOfAttemptsInFlightButNeverFewerThanMin_data()
{
    QTest::addColumn<int>("inFlight");
    QTest::addColumn<int>("places");
    for (const int inFlight : {0, 5, 10, 15}) {
        QTest::addRow("%d in flight leave the minimum (Envoy, I-10)", inFlight) << inFlight << 3;
    }
    QTest::newRow("19 in flight are still below 4 (Envoy)") << 19 << 3;
    QTest::newRow("20 in flight (Envoy)") << 20 << 4;
    QTest::newRow("100 in flight (Envoy)") << 100 << 20;
}

void BudgetTest::concurrencyGivesAShareOfAttemptsInFlightButNeverFewerThanMin()
{
    QFETCH(const int, inFlight);
    QFETCH(const int, places);
    Budget budget{ConcurrencyBudget{}};
    for (int i = 0; i < inFlight; ++i) {
        budget.attemptSent(false, startOfRun);
    }
    QCOMPARE(budget.tokens(startOfRun), places * 1000);
    QCOMPARE(retriesUntilRefused(budget), places);
}

void BudgetTest::concurrencyHoldsThePlaceFromDecisionToOutcome()
{
    Budget budget{ConcurrencyBudget{.percent = 0.0, .min = 1}};
    originalFailed(budget);
    QVERIFY(retried(budget));
    QVERIFY(!isPermitted(budget)); // while it waits
    budget.attemptSent(true, startOfRun);
    QVERIFY(!isPermitted(budget)); // while it is out
    budget.attemptSucceeded(true, 1000);
    QVERIFY(isPermitted(budget));
    QVERIFY(retried(budget));
    budget.retryDropped();
    QVERIFY(isPermitted(budget));
}

void BudgetTest::windowReserveIsAHundredRetries()
{
    Budget budget{WindowBudget{}};
    QCOMPARE(budget.tokens(startOfRun), 100'000);
    QCOMPARE(retriesUntilRefused(budget), 100); // Finagle, I-11: 500 000 / 5 000
}

void BudgetTest::windowDepositsFiveOriginalsForOneRetry_data()
{
    QTest::addColumn<int>("originals");
    QTest::addColumn<int>("retries");
    QTest::newRow("4 originals (Finagle, I-11)") << 4 << 0;
    QTest::newRow("5 originals (Finagle, I-11)") << 5 << 1;
    QTest::newRow("100 originals (Finagle, I-11)") << 100 << 20;
}

void BudgetTest::windowDepositsFiveOriginalsForOneRetry()
{
    QFETCH(const int, originals);
    QFETCH(const int, retries);
    Budget budget{WindowBudget{.minPerSecond = 0.0}};
    for (int i = 0; i < originals; ++i) {
        originalFailed(budget);
    }
    QCOMPARE(retriesUntilRefused(budget), retries);
}

void BudgetTest::windowForgetsDepositsAfterItsTtl()
{
    Budget budget{WindowBudget{.minPerSecond = 0.0}};
    for (int i = 0; i < 5; ++i) {
        originalFailed(budget, startOfRun + 500ms);
    }
    QVERIFY(isPermitted(budget, unavailable, startOfRun + 10s - 1ns));
    QVERIFY(!isPermitted(budget, unavailable, startOfRun + 10s));
    originalFailed(budget, startOfRun + 10s);
    QCOMPARE(budget.tokens(startOfRun + 10s), 200);
    QCOMPARE(budget.tokens(startOfRun + 1h), 0);
}

void BudgetTest::windowForgivesRetriesAfterItsTtl()
{
    Budget budget{WindowBudget{}};
    QCOMPARE(retriesUntilRefused(budget, unavailable, startOfRun + 3s), 100);
    QVERIFY(!isPermitted(budget, unavailable, startOfRun + 13s - 1ns));
    QCOMPARE(budget.tokens(startOfRun + 13s), 100'000);
}

void BudgetTest::windowTakesAnEarlierTimeForItsNewestSlice()
{
    Budget budget{WindowBudget{.minPerSecond = 0.0}};
    originalFailed(budget, startOfRun + 20s);
    originalFailed(budget, startOfRun + 1s);
    QCOMPARE(budget.tokens(startOfRun + 1s), 400);
    QCOMPARE(budget.tokens(startOfRun + 20s), 400);
}

void BudgetTest::aPreviewKeepsWhatOneRetryNeeds_data()
{
    QTest::addColumn<BudgetConfig>("config");
    QTest::addColumn<double>("factor");
    QTest::addColumn<BudgetConfig>("expected");
    const auto row
        = [](const char* name, const BudgetConfig& config, double factor, const BudgetConfig& expected) {
              QTest::newRow(name) << config << factor << expected;
          };
    row("no budget stays none", NoBudget{}, 100, NoBudget{});
    row("factor 1 changes nothing", RatioBudget{.burst = 0.25}, 1, RatioBudget{.burst = 0.25});
    row("ratio: burst", RatioBudget{.burst = 1000.0}, 100, RatioBudget{.burst = 10.0});
    row("ratio: one token at least", RatioBudget{}, 100, RatioBudget{.burst = 1.0});
    row("ratio: less than one token stays", RatioBudget{.burst = 0.5}, 100, RatioBudget{.burst = 0.5});
    row("tokens: capacity", TokenBudget{}, 10, TokenBudget{.capacity = 10.0});
    row("tokens: one retry at least", TokenBudget{.cost = 5.0}, 100,
        TokenBudget{.capacity = 5.0, .cost = 5.0});
    row("gRPC: three tokens at least", GrpcBudget{}, 100, GrpcBudget{.maxTokens = 3});
    row("gRPC: two tokens stay", GrpcBudget{.maxTokens = 2}, 100, GrpcBudget{.maxTokens = 2});
    row("AWS: capacity", AwsBudget{}, 10, AwsBudget{.capacity = 50});
    row("AWS: one retry at least", AwsBudget{}, 1000, AwsBudget{.capacity = 14});
    row("AWS before November 2026", AwsLegacyBudget{}, 1000, AwsLegacyBudget{.capacity = 10});
    row("concurrency: one place at least", ConcurrencyBudget{}, 100, ConcurrencyBudget{.min = 1});
    row("concurrency: no places stay none", ConcurrencyBudget{.min = 0}, 100, ConcurrencyBudget{.min = 0});
    row("window: rate", WindowBudget{}, 100, WindowBudget{.minPerSecond = 0.1});
}

void BudgetTest::aPreviewKeepsWhatOneRetryNeeds()
{
    QFETCH(const BudgetConfig, config);
    QFETCH(const double, factor);
    QFETCH(const BudgetConfig, expected);
    const BudgetConfig smaller = budget::scaled(config, factor);
    QVERIFY(smaller == expected);
}

QTEST_APPLESS_MAIN(BudgetTest)
#include "tst_budget.moc"
