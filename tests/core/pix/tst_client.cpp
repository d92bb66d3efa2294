// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/draw.h"
#include "core/pix/client.h"
#include "tests/support/fake_transport.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <set>

using namespace repique;
using namespace repique::pix;
using namespace std::chrono_literals;
using repique::test::answered;
using repique::test::FakeClock;
using repique::test::FakeTransport;
using repique::test::noAnswer;
using retry::OutcomeKind;
using retry::Reason;

namespace {

/// A clock on which a year passes after the first look: a live one whose payment is stopped just then.
class JumpingClock final : public Clock
{
public:
    [[nodiscard]] SimTime now() const override { return startOfRun + 8760h * m_looks++; }

    void sleepUntil(SimTime /*when*/) override {}

private:
    mutable int m_looks = 0;
};

/// A client with everything around it.
struct World
{
    explicit World(std::vector<Answer> answers, retry::Policy policy = {}, KeyUse key = KeyUse::Once)
        : transport{clock, std::move(answers)}
        , budget{policy.budget}
        , client{{policy, key, 42, "12345678", {}}, clock, transport, budget}
    {
    }

    PaymentReport pay(std::uint64_t operation = 0) { return client.pay({"ana", "bruno", 3000}, operation); }

    FakeClock clock;
    FakeTransport transport;
    retry::Budget budget;
    Client client;
};

retry::Policy withAttempts(std::int64_t attempts)
{
    retry::Policy policy;
    policy.maxAttempts = attempts;
    return policy;
}

Answer hinted(int status, SimDuration retryAfter)
{
    Answer answer = answered(status);
    answer.outcome.retryAfter = retryAfter;
    return answer;
}

} // namespace

class ClientTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void successNeedsOneAttempt();
    void keyAndEndToEndIdStayTheSame();
    void keyInTheLoopIsTheBug();
    void noKeyIsSent();
    void everyFailureIsLogged();
    void exhaustionCarriesTheLastFailureAsItsCause();
    void permanentFailureGoesUpAtOnce();
    void threeTimeoutsFitTheDeadline();
    void waitBeyondTheDeadlineGivesUpWithTheOriginalError();
    void lastAttemptGetsWhatIsLeftOfTheDeadline();
    void oversleptDeadlineMakesNoAttempt();
    void jitterDrawIsKeyedByTheAttemptThatFailed();
    void budgetStopsTheThirdPayment();
    void successGivesBackWhatTheLastRetryCost();
    void eventsComeInOrder();
    void aClockThatJumpsLeavesTheFirstAttemptItsTime();
};

void ClientTest::successNeedsOneAttempt()
{
    World world{{answered(200)}};
    const PaymentReport report = world.pay();
    QVERIFY(report.result.has_value());
    QCOMPARE(report.attempts, 1);
    QVERIFY(report.failures.empty());
    QVERIFY(world.clock.slept().empty());
}

void ClientTest::keyAndEndToEndIdStayTheSame()
{
    World world{{answered(503), noAnswer(OutcomeKind::TimedOut), answered(200)}};
    const PaymentReport report = world.pay();
    QCOMPARE(report.attempts, 3);
    for (const Attempt& attempt : world.transport.sent()) {
        QCOMPARE(attempt.idempotencyKey, makeKey({42, 0}, 0));
        QCOMPARE(attempt.endToEndId, report.endToEndId);
    }
    QCOMPARE(validateEndToEndId(report.endToEndId), std::optional<EndToEndFault>{});
}

void ClientTest::keyInTheLoopIsTheBug()
{
    World world{{answered(503)}, withAttempts(4), KeyUse::PerAttempt};
    const PaymentReport report = world.pay();
    std::set<std::string> keys;
    for (const Attempt& attempt : world.transport.sent()) {
        keys.insert(attempt.idempotencyKey);
        QCOMPARE(attempt.endToEndId, report.endToEndId);
    }
    QCOMPARE(keys.size(), 4U);
}

void ClientTest::noKeyIsSent()
{
    World world{{answered(503)}, withAttempts(2), KeyUse::None};
    QCOMPARE(world.pay().attempts, 2);
    for (const Attempt& attempt : world.transport.sent()) {
        QVERIFY(attempt.idempotencyKey.empty());
    }
}

void ClientTest::everyFailureIsLogged()
{
    World world{{answered(503, "SPI_UNAVAILABLE"), noAnswer(OutcomeKind::TimedOut), answered(200)}};
    const PaymentReport report = world.pay();
    QCOMPARE(report.failures.size(), 2U);

    const AttemptRecord& first = report.failures.at(0);
    QCOMPARE(first.number, 1);
    QCOMPARE(first.code, std::string{"SPI_UNAVAILABLE"});
    QCOMPARE(first.decision.classification, retry::Classification::Retryable);
    QCOMPARE(first.decision.reason, Reason::RetryAllowed);
    QCOMPARE(first.decision.window, SimDuration{100ms});
    QCOMPARE(first.decision.wait, world.clock.slept().at(0));

    const AttemptRecord& second = report.failures.at(1);
    QCOMPARE(second.number, 2);
    QCOMPARE(second.outcome.kind, OutcomeKind::TimedOut);
    QCOMPARE(second.decision.classification, retry::Classification::Ambiguous);
    QCOMPARE(second.decision.window, SimDuration{200ms});
    QCOMPARE(second.decision.wait, world.clock.slept().at(1));
}

void ClientTest::exhaustionCarriesTheLastFailureAsItsCause()
{
    World world{{answered(503, "SPI_UNAVAILABLE"), answered(504), answered(502, "BAD_GATEWAY")}};
    const PaymentReport report = world.pay();
    QVERIFY(!report.result.has_value());
    QCOMPARE(report.result.error().reason, Reason::AttemptsExhausted);
    QCOMPARE(report.result.error().cause.number, 3);
    QCOMPARE(report.result.error().cause.outcome.status, std::int16_t{502});
    QCOMPARE(report.result.error().cause.code, std::string{"BAD_GATEWAY"});
    QCOMPARE(report.failures.size(), 3U);
    QCOMPARE(world.clock.slept().size(), 2U);
}

void ClientTest::permanentFailureGoesUpAtOnce()
{
    World world{{answered(422, "INSUFFICIENT_FUNDS")}};
    const PaymentReport report = world.pay();
    QCOMPARE(report.attempts, 1);
    QCOMPARE(report.result.error().reason, Reason::NotListed);
    QCOMPARE(report.result.error().cause.decision.classification, retry::Classification::Permanent);
    QVERIFY(world.clock.slept().empty());
}

/// 3 × 1,500 ms + at most 300 ms of waits stay below 5,000 ms. Source: the article's policy; I-12.
void ClientTest::threeTimeoutsFitTheDeadline()
{
    for (std::uint64_t operation = 0; operation < 200; ++operation) {
        World world{{noAnswer(OutcomeKind::TimedOut)}};
        const PaymentReport report = world.pay(operation);
        QCOMPARE(report.attempts, 3);
        QCOMPARE(report.result.error().reason, Reason::AttemptsExhausted);
        QCOMPARE_GE(report.elapsed, SimDuration{4500ms});
        QCOMPARE_LE(report.elapsed, SimDuration{4800ms});
        for (const Attempt& attempt : world.transport.sent()) {
            QCOMPARE(attempt.patience, SimDuration{1500ms});
        }
    }
}

/// 800 ms left and Retry-After: 120 → give up now. Source: the article; I-12.
void ClientTest::waitBeyondTheDeadlineGivesUpWithTheOriginalError()
{
    retry::Policy policy;
    policy.retryAfterMax = 200s;
    World world{{hinted(503, 120s)}, policy};
    world.transport.setRoundTrip(4200ms);
    const PaymentReport report = world.pay();
    QCOMPARE(report.result.error().reason, Reason::DeadlineExceeded);
    QCOMPARE(report.result.error().cause.outcome.status, std::int16_t{503});
    QCOMPARE(report.result.error().cause.decision.deadlineLeft, SimDuration{800ms});
    QVERIFY(world.clock.slept().empty());
    QCOMPARE(report.elapsed, SimDuration{4200ms});
}

/// min(attempt timeout, deadline left): 3.0 − 2.7 = 0.3. Source: Envoy, request timeout; I-12.
void ClientTest::lastAttemptGetsWhatIsLeftOfTheDeadline()
{
    retry::Policy policy;
    policy.deadline = 3s;
    policy.attemptTimeout = 2700ms;
    policy.backoff.base = 0ms;
    World world{{noAnswer(OutcomeKind::TimedOut)}, policy};
    const PaymentReport report = world.pay();
    QCOMPARE(world.transport.sent().size(), 2U);
    QCOMPARE(world.transport.sent().at(0).patience, SimDuration{2700ms});
    QCOMPARE(world.transport.sent().at(1).patience, SimDuration{300ms});
    QCOMPARE(report.elapsed, SimDuration{3s});
    QCOMPARE(report.result.error().reason, Reason::DeadlineExceeded);
}

void ClientTest::oversleptDeadlineMakesNoAttempt()
{
    World world{{answered(503)}};
    world.clock.setOversleeps(6s);
    const PaymentReport report = world.pay();
    QCOMPARE(report.attempts, 1);
    QCOMPARE(world.transport.sent().size(), 1U);
    QCOMPARE(report.result.error().reason, Reason::DeadlineExceeded);
    QCOMPARE(report.result.error().cause.outcome.status, std::int16_t{503});
}

void ClientTest::jitterDrawIsKeyedByTheAttemptThatFailed()
{
    World world{{answered(503)}};
    const PaymentReport report = world.pay(9);
    for (const AttemptRecord& failure : report.failures) {
        const double expected
            = unitDraw({42, 9, static_cast<std::uint64_t>(failure.number), Purpose::Jitter});
        const bool hasWait = failure.decision.verdict == retry::Verdict::Retry;
        QCOMPARE(failure.decision.draw, hasWait ? expected : 0.0);
    }
}

void ClientTest::budgetStopsTheThirdPayment()
{
    retry::Policy policy = withAttempts(2);
    policy.budget = retry::TokenBudget{2.0, 0.1, 1.0};
    World world{{answered(503)}, policy};
    QCOMPARE(world.pay(0).result.error().reason, Reason::AttemptsExhausted);
    QCOMPARE(world.pay(1).result.error().reason, Reason::AttemptsExhausted);
    const PaymentReport third = world.pay(2);
    QCOMPARE(third.attempts, 1);
    QCOMPARE(third.result.error().reason, Reason::BudgetDenied);
    QCOMPARE(third.result.error().cause.outcome.status, std::int16_t{503});
}

/// Fail, retry succeeds: 500 → 486 → 500. Source: AWS SDKs and Tools reference, "Retry behavior"; I-8.
void ClientTest::successGivesBackWhatTheLastRetryCost()
{
    retry::Policy policy;
    policy.budget = retry::AwsBudget{};
    World world{{answered(503), answered(200)}, policy};
    const PaymentReport report = world.pay();
    QCOMPARE(report.failures.at(0).decision.budget.before, retry::MilliTokens{500'000});
    QCOMPARE(report.failures.at(0).decision.budget.after, retry::MilliTokens{486'000});
    QCOMPARE(world.budget.tokens(world.clock.now()), retry::MilliTokens{500'000});
}

void ClientTest::eventsComeInOrder()
{
    World world{{answered(503), answered(200)}, {}, KeyUse::PerAttempt};
    std::vector<std::string> log;
    world.client.setEvents({[&log](const std::string&, std::int64_t attempt) {
                                log.push_back("key " + std::to_string(attempt));
                            },
        [&log](const AttemptRecord& record) {
            log.push_back("end " + std::to_string(record.number) + " at "
                + std::to_string(record.endedAt.time_since_epoch().count()));
        }});
    world.transport.setRoundTrip(5ns);
    const PaymentReport report = world.pay();
    const auto secondEnd = 10 + report.failures.at(0).decision.wait.count();
    QCOMPARE(log,
        (std::vector<std::string>{"key 1", "end 1 at 5", "key 2", "end 2 at " + std::to_string(secondEnd)}));
}

void ClientTest::aClockThatJumpsLeavesTheFirstAttemptItsTime()
{
    JumpingClock clock;
    FakeClock still;
    FakeTransport transport{still, {noAnswer(OutcomeKind::Closed)}};
    retry::Budget budget{retry::NoBudget{}};
    Client client{{retry::Policy{}, KeyUse::Once, 42, "12345678", {}}, clock, transport, budget};
    const PaymentReport report = client.pay({"ana", "bruno", 3000}, 0);
    QCOMPARE(report.attempts, 1);
    QVERIFY(transport.sent().front().patience == retry::Policy{}.attemptTimeout);
    QVERIFY(report.result.error().reason == Reason::DeadlineExceeded);
}

QTEST_APPLESS_MAIN(ClientTest)

#include "tst_client.moc"
