// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/recorder.h"
#include "core/trace/scripted.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace repique;
using namespace repique::trace;
using namespace std::chrono_literals;
using pix::KeyUse;
using settlement::ScriptedAttempt;
using settlement::ServerMode;
using What = settlement::ScriptedAttempt::What;

namespace {

ScriptedAttempt answers(int status, const std::string& code)
{
    ScriptedAttempt attempt;
    attempt.what = What::Answer;
    attempt.status = status;
    attempt.code = code;
    return attempt;
}

ScriptedAttempt does(What what)
{
    ScriptedAttempt attempt;
    attempt.what = what;
    return attempt;
}

/// The scene of the pattern catalogue: 503, lost response, success; 3 attempts, base 100 ms, full jitter.
ScriptedPayment catalogueScene(std::uint64_t seed)
{
    ScriptedPayment payment;
    payment.seed = seed;
    payment.script = {answers(503, "SPI_UNAVAILABLE"), does(What::LostResponse), does(What::Ok)};
    return payment;
}

Trace played(const ScriptedPayment& payment)
{
    auto trace = playScript(payment);
    return trace ? std::move(*trace) : throw std::runtime_error{trace.error().detail};
}

int notesOf(const Trace& trace)
{
    return static_cast<int>(std::count_if(trace.steps.begin(), trace.steps.end(),
        [](const Step& step) { return step.kind == StepKind::Note; }));
}

std::vector<Event> eventsOf(const Trace& trace)
{
    std::vector<Event> events;
    for (const Step& step : trace.steps) {
        events.push_back(step.event);
    }
    return events;
}

const Step& stepNumbered(const Trace& trace, int number)
{
    const auto found = std::find_if(
        trace.steps.begin(), trace.steps.end(), [number](const Step& step) { return step.number == number; });
    return found != trace.steps.end() ? *found : throw std::runtime_error{"no such step"};
}

const Step& firstOf(const Trace& trace, Event event)
{
    const auto found = std::find_if(
        trace.steps.begin(), trace.steps.end(), [event](const Step& step) { return step.event == event; });
    return found != trace.steps.end() ? *found : throw std::runtime_error{"no such step"};
}

} // namespace

class ScriptedTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void catalogueSceneHasSevenStepsAndThreeNotes_data();
    void catalogueSceneHasSevenStepsAndThreeNotes();
    void catalogueWaitsStayInTheirWindows_data();
    void catalogueWaitsStayInTheirWindows();
    void debitsDependOnKeyAndServer_data();
    void debitsDependOnKeyAndServer();
    void everyWayToEndIsNamed_data();
    void everyWayToEndIsNamed();
    void anOpenBreakerKeepsAttemptsFromLeaving();
    void clientFailsAlthoughThePaymentSettled();
    void workLeftBehindSettlesAfterTheClientHasGone();
    void secondCopyInServiceIsAnsweredInProgress();
    void checkThenInsertRacesInService();
    void networkDelaysEveryMessage();
    void expiredKeyDebitsAgain();
    void answerAtTheEndOfPatienceIsTooLate();
    void sameSeedGivesTheSameTrace();
};

void ScriptedTest::catalogueSceneHasSevenStepsAndThreeNotes_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::newRow("seed 42 (pattern catalogue; I-14)") << quint64{42};
    QTest::newRow("seed 7 (pattern catalogue; I-14)") << quint64{7};
}

void ScriptedTest::catalogueSceneHasSevenStepsAndThreeNotes()
{
    QFETCH(quint64, seed);
    const Trace trace = played(catalogueScene(seed));

    const std::vector<Event> expected{Event::KeyMade, Event::Request, Event::Answer, Event::Wait,
        Event::Request, Event::Settled, Event::LostResponse, Event::Wait, Event::Request, Event::Answer};
    QCOMPARE(eventsOf(trace), expected);
    QCOMPARE(notesOf(trace), 3);
    QCOMPARE(trace.steps.back().number, 7);
    QCOMPARE(trace.attempts, 3);
    QCOMPARE(trace.debits, 1);
    QCOMPARE(trace.outcome, TraceOutcome::Settled);

    QCOMPARE(stepNumbered(trace, 2).status, 503);
    QCOMPARE(stepNumbered(trace, 2).code, std::string{"SPI_UNAVAILABLE"});
    QCOMPARE(stepNumbered(trace, 4).kind, StepKind::SelfMessage);
    QCOMPARE(stepNumbered(trace, 4).from, Party::Server);
    QCOMPARE(stepNumbered(trace, 4).amountCents, 3000);
    QVERIFY(stepNumbered(trace, 5).lost);
    QCOMPARE(stepNumbered(trace, 5).ends - stepNumbered(trace, 5).at, SimDuration{1500ms});
    QCOMPARE(stepNumbered(trace, 7).status, 200);
    QVERIFY(stepNumbered(trace, 7).isReplay);
    for (const Step& step : trace.steps) {
        QCOMPARE(step.key,
            step.kind == StepKind::Note && step.event == Event::Wait ? std::string{}
                                                                     : trace.steps.front().key);
    }
}

void ScriptedTest::catalogueWaitsStayInTheirWindows_data()
{
    catalogueSceneHasSevenStepsAndThreeNotes_data();
}

void ScriptedTest::catalogueWaitsStayInTheirWindows()
{
    QFETCH(quint64, seed);
    const Trace trace = played(catalogueScene(seed));
    std::vector<SimDuration> windows;
    SimDuration waited{};
    for (const Step& step : trace.steps) {
        if (step.event == Event::Wait) {
            windows.push_back(step.decision->window);
            QCOMPARE_LT(step.decision->wait, step.decision->window);
            QCOMPARE(step.ends - step.at, step.decision->wait);
            waited += step.decision->wait;
        }
    }
    QCOMPARE(windows, (std::vector<SimDuration>{100ms, 200ms}));
    QCOMPARE(
        trace.duration, waited + SimDuration{1500ms}); // without network only waits and the timeout take time
}

void ScriptedTest::debitsDependOnKeyAndServer_data()
{
    QTest::addColumn<KeyUse>("key");
    QTest::addColumn<ServerMode>("server");
    QTest::addColumn<int>("debits");
    QTest::addColumn<TraceOutcome>("outcome");
    QTest::newRow("one key before the loop, atomic server: one debit (I-14)")
        << KeyUse::Once << ServerMode::Atomic << 1 << TraceOutcome::Settled;
    QTest::newRow("one key, check then insert: one debit, since nothing overlaps")
        << KeyUse::Once << ServerMode::CheckThenInsert << 1 << TraceOutcome::Settled;
    QTest::newRow("one key, a server that ignores it: two debits")
        << KeyUse::Once << ServerMode::None << 2 << TraceOutcome::Settled;
    QTest::newRow("a key in the loop: two debits")
        << KeyUse::PerAttempt << ServerMode::Atomic << 2 << TraceOutcome::Settled;
    QTest::newRow("no key, a server that needs none: two debits (I-14)")
        << KeyUse::None << ServerMode::None << 2 << TraceOutcome::Settled;
    QTest::newRow("no key, check then insert: nothing to look up, two debits")
        << KeyUse::None << ServerMode::CheckThenInsert << 2 << TraceOutcome::Settled;
    QTest::newRow("no key, atomic server: 400 (I-13 row 1)")
        << KeyUse::None << ServerMode::Atomic << 0 << TraceOutcome::FailedPermanent;
}

void ScriptedTest::debitsDependOnKeyAndServer()
{
    QFETCH(KeyUse, key);
    QFETCH(ServerMode, server);
    QFETCH(int, debits);
    QFETCH(TraceOutcome, outcome);
    for (const std::uint64_t seed : {42U, 7U}) {
        ScriptedPayment payment = catalogueScene(seed);
        payment.key = key;
        payment.server = server;
        const Trace trace = played(payment);
        QCOMPARE(trace.debits, debits);
        QCOMPARE(trace.outcome, outcome);
        QCOMPARE(trace.attempts, 3);
        const auto duplicates = std::count_if(
            trace.steps.begin(), trace.steps.end(), [](const Step& step) { return step.isDuplicate; });
        QCOMPARE(static_cast<int>(duplicates), std::max(0, debits - 1));
    }
}

void ScriptedTest::everyWayToEndIsNamed_data()
{
    QTest::addColumn<ScriptedAttempt>("attempt");
    QTest::addColumn<TraceOutcome>("outcome");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<int>("debits");
    ScriptedAttempt forbidding = answers(503, {});
    forbidding.noRetry = true;
    ScriptedAttempt absurd = answers(503, {});
    absurd.retryAfter = 61s;
    ScriptedAttempt tooLong = answers(503, {});
    tooLong.retryAfter = 6s;
    QTest::newRow("insufficient funds: another attempt meets the same answer")
        << answers(422, "INSUFFICIENT_FUNDS") << TraceOutcome::FailedPermanent << 1 << 0;
    QTest::newRow("503 for ever: attempts exhausted")
        << answers(503, {}) << TraceOutcome::FailedExhausted << 3 << 0;
    QTest::newRow("the answer forbids another attempt")
        << forbidding << TraceOutcome::FailedPermanent << 1 << 0;
    QTest::newRow("an absurd Retry-After stops") << absurd << TraceOutcome::FailedPermanent << 1 << 0;
    QTest::newRow("a Retry-After beyond the deadline stops")
        << tooLong << TraceOutcome::FailedDeadline << 1 << 0;
    QTest::newRow("refused three times: nothing reached the server")
        << does(What::Refused) << TraceOutcome::FailedExhausted << 3 << 0;
    QTest::newRow("vanished three times: nothing reached the server")
        << does(What::Timeout) << TraceOutcome::FailedExhausted << 3 << 0;
    QTest::newRow("the answer lost three times: settled once, and the client does not know")
        << does(What::LostResponse) << TraceOutcome::FailedExhausted << 3 << 1;
    QTest::newRow("closed three times: settled once, and the client does not know")
        << does(What::Closed) << TraceOutcome::FailedExhausted << 3 << 1;
}

void ScriptedTest::everyWayToEndIsNamed()
{
    QFETCH(ScriptedAttempt, attempt);
    QFETCH(TraceOutcome, outcome);
    QFETCH(int, attempts);
    QFETCH(int, debits);
    ScriptedPayment payment;
    payment.script = {attempt, attempt, attempt};
    const Trace trace = played(payment);
    QCOMPARE(trace.outcome, outcome);
    QCOMPARE(trace.attempts, attempts);
    QCOMPARE(trace.debits, debits);
    QCOMPARE(trace.steps.back().event, Event::GaveUp);
    QCOMPARE(outcomeOf(*trace.steps.back().decision), outcome);
}

void ScriptedTest::anOpenBreakerKeepsAttemptsFromLeaving()
{
    ScriptedPayment payment;
    payment.policy.breaker = retry::Breaker{.failures = 1, .openFor = std::chrono::hours{1}, .probes = 1};
    ScriptedAttempt unavailable;
    unavailable.what = ScriptedAttempt::What::Answer;
    unavailable.status = 503;
    payment.script = {unavailable}; // whatever came after it would be settled
    const Trace trace = played(payment);
    QCOMPARE(trace.outcome, TraceOutcome::FailedExhausted);
    QCOMPARE(trace.attempts, 3);
    QCOMPARE(trace.debits, 0);
    QCOMPARE(std::count_if(trace.steps.begin(), trace.steps.end(),
                 [](const Step& step) { return step.event == Event::Request && step.lost; }),
        2);
}

void ScriptedTest::clientFailsAlthoughThePaymentSettled()
{
    for (const std::uint64_t seed : {42U, 7U}) {
        ScriptedPayment payment = catalogueScene(seed);
        payment.policy.maxAttempts = 2;
        const Trace trace = played(payment);
        QCOMPARE(trace.outcome, TraceOutcome::FailedExhausted);
        QCOMPARE(trace.attempts, 2);
        QCOMPARE(trace.debits, 1);
        QCOMPARE(trace.steps.back().decision->classification, retry::Classification::Ambiguous);
    }
}

void ScriptedTest::workLeftBehindSettlesAfterTheClientHasGone()
{
    ScriptedPayment payment;
    payment.service = 2s;
    payment.policy.maxAttempts = 1;
    const Trace trace = played(payment);
    QCOMPARE(trace.outcome, TraceOutcome::FailedExhausted);
    QCOMPARE(trace.duration, SimDuration{1500ms});
    QCOMPARE(trace.debits, 1);
    QCOMPARE(firstOf(trace, Event::Settled).at, SimTime{2s});
    QCOMPARE(trace.steps.back().event, Event::LateAnswer);
}

void ScriptedTest::secondCopyInServiceIsAnsweredInProgress()
{
    ScriptedPayment payment;
    payment.service = 2s;
    payment.policy.maxAttempts = 2;
    const Trace trace = played(payment);
    QCOMPARE(firstOf(trace, Event::Answer).status, 409);
    QCOMPARE(firstOf(trace, Event::Answer).attempt, 2);
    QCOMPARE(firstOf(trace, Event::Answer).decision->classification, retry::Classification::Ambiguous);
    QCOMPARE(trace.debits, 1);
}

void ScriptedTest::checkThenInsertRacesInService()
{
    ScriptedPayment payment;
    payment.service = 2s;
    payment.policy.maxAttempts = 2;
    payment.server = ServerMode::CheckThenInsert;
    QCOMPARE(played(payment).debits, 2);
}

void ScriptedTest::networkDelaysEveryMessage()
{
    ScriptedPayment payment;
    payment.network = 20ms;
    payment.service = 5ms;
    const Trace trace = played(payment);
    QCOMPARE(trace.duration, SimDuration{45ms});
    QCOMPARE(firstOf(trace, Event::Request).ends, SimTime{20ms});
    QCOMPARE(firstOf(trace, Event::Settled).at, SimTime{25ms});
    QCOMPARE(firstOf(trace, Event::Answer).at, SimTime{25ms});
    QCOMPARE(firstOf(trace, Event::Answer).ends, SimTime{45ms});
}

void ScriptedTest::expiredKeyDebitsAgain()
{
    ScriptedPayment payment = catalogueScene(42);
    payment.retention = 1s; // shorter than the attempt timeout
    QCOMPARE(played(payment).debits, 2);
}

void ScriptedTest::answerAtTheEndOfPatienceIsTooLate()
{
    ScriptedPayment payment;
    payment.service = 1500ms; // exactly the attempt timeout
    payment.policy.maxAttempts = 1;
    QCOMPARE(played(payment).outcome, TraceOutcome::FailedExhausted);
    payment.service -= 1ns;
    QCOMPARE(played(payment).outcome, TraceOutcome::Settled);
}

void ScriptedTest::sameSeedGivesTheSameTrace()
{
    const Trace a = played(catalogueScene(42));
    const Trace b = played(catalogueScene(42));
    const Trace other = played(catalogueScene(43));
    QCOMPARE(a.duration, b.duration);
    QCOMPARE(a.endToEndId, b.endToEndId);
    QCOMPARE(a.steps.front().key, b.steps.front().key);
    QCOMPARE_NE(a.duration, other.duration);
    QCOMPARE_NE(a.endToEndId, other.endToEndId);
}

QTEST_APPLESS_MAIN(ScriptedTest)

#include "tst_scripted.moc"
