// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storm/models.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;
using settlement::FaultKind;

namespace {

/// 2,000 PIX, 10 % 503, 5 % lost answers, 3 attempts.
Model lossyPayments(pix::KeyUse key)
{
    Model model = manyOperations(2'000);
    model.duration = 40s;
    model.faults = {fault(FaultKind::Unavailable, 0.10), fault(FaultKind::LostResponse, 0.05)};
    model.idempotency.key = key;
    if (key == pix::KeyUse::None) {
        model.idempotency.server = settlement::ServerMode::None;
    }
    return model;
}

/// A collapsed storm: answers come late, are dropped, and what was left behind is served.
Model overloaded()
{
    Model model;
    model.duration = 20s;
    model.traffic.rate = 150.0;
    model.dependency.capacity = 100.0;
    model.dependency.queue.reset();
    model.policy.attemptTimeout = 500ms;
    model.policy.deadline = 3s;
    model.idempotency.server = settlement::ServerMode::None;
    return model;
}

trace::Trace replayed(const Model& model, const Selector& selector)
{
    Result<trace::Trace> trace = replay(model, selector);
    REPIQUE_ASSERT(trace.has_value());
    return *std::move(trace);
}

std::int64_t count(const trace::Trace& trace, trace::Event event)
{
    return std::count_if(trace.steps.begin(), trace.steps.end(),
        [event](const trace::Step& step) { return step.event == event; });
}

std::string sketch(const trace::Trace& trace)
{
    static const std::vector<std::string> names{
        "key", "nokey", "request", "answer", "settled", "lost", "late", "closed", "wait", "gaveup"};
    std::string text;
    for (const trace::Step& step : trace.steps) {
        text += (text.empty() ? "" : " ") + names[static_cast<std::size_t>(step.event)];
        text += step.event == trace::Event::Request && step.lost ? "-lost" : "";
        text += step.event == trace::Event::Answer ? "-" + std::to_string(step.status) : "";
    }
    return text;
}

} // namespace

class TestReplay : public QObject
{
    Q_OBJECT

private slots:
    void theFirstDuplicateWasDebitedTwice();
    void allTracesTogetherAreTheRun_data();
    void allTracesTogetherAreTheRun();
    void theSlowestTookTheLongestLatency();
    void theFirstFailedDidNotSettle();
    void stepsTellTheStoryOfEachFault_data();
    void stepsTellTheStoryOfEachFault();
    void aTraceFromALoadIsTheTraceOfItsScript_data();
    void aTraceFromALoadIsTheTraceOfItsScript();
    void aRunWithoutSuchAnOperationSaysSo();
    void aScriptIsPlayedAgainstTheRealService();
    void anOperationOpenAtTheEndIsFollowedToItsEnd();
    void theOperationOfAMomentIsTheMostTelling();
    void aReplayStopsWhenAsked();
};

void TestReplay::theFirstDuplicateWasDebitedTwice()
{
    const trace::Trace trace = replayed(lossyPayments(pix::KeyUse::PerAttempt), Notable::FirstDuplicate);
    QCOMPARE_GE(trace.debits, 2);
    QCOMPARE(count(trace, trace::Event::Settled), trace.debits);
    QCOMPARE(count(trace, trace::Event::Request), trace.attempts);
    QCOMPARE(count(trace, trace::Event::KeyMade), trace.attempts);
    const auto duplicate = std::find_if(
        trace.steps.begin(), trace.steps.end(), [](const trace::Step& step) { return step.isDuplicate; });
    QVERIFY(duplicate != trace.steps.end());
    QCOMPARE(duplicate->event, trace::Event::Settled);
}

void TestReplay::allTracesTogetherAreTheRun_data()
{
    QTest::addColumn<bool>("isOverloaded");
    QTest::newRow("faults") << false;
    QTest::newRow("late answers") << true;
}

void TestReplay::allTracesTogetherAreTheRun()
{
    QFETCH(const bool, isOverloaded);
    Model model = isOverloaded ? overloaded() : lossyPayments(pix::KeyUse::PerAttempt);
    model.traffic.operations = 60;
    model.duration = 60s;
    const Totals totals = ran(model).totals;
    std::int64_t attempts = 0;
    std::int64_t debits = 0;
    std::int64_t settled = 0;
    for (std::uint64_t operation = 0; operation < 60; ++operation) {
        const trace::Trace trace = replayed(model, operation);
        QCOMPARE(trace.operation, operation);
        attempts += trace.attempts;
        debits += trace.debits;
        settled += trace.outcome == trace::TraceOutcome::Settled ? 1 : 0;
    }
    QCOMPARE(totals.open, 0);
    QCOMPARE(attempts, totals.attempts);
    QCOMPARE(settled, totals.succeeded);
    QCOMPARE_GE(debits, totals.duplicates + totals.succeeded);
}

void TestReplay::theSlowestTookTheLongestLatency()
{
    const Model model = lossyPayments(pix::KeyUse::Once);
    const trace::Trace trace = replayed(model, Notable::Slowest);
    QCOMPARE(toMilliseconds(trace.duration), ran(model).latency.maxMs);
    QCOMPARE(trace.outcome, trace::TraceOutcome::Settled);
}

void TestReplay::theFirstFailedDidNotSettle()
{
    const trace::Trace trace = replayed(lossyPayments(pix::KeyUse::Once), Notable::FirstFailed);
    QCOMPARE(trace.outcome, trace::TraceOutcome::FailedExhausted);
    QCOMPARE(trace.attempts, 3);
    QCOMPARE(trace.steps.back().event, trace::Event::GaveUp);
    QCOMPARE(trace.steps.back().decision->reason, retry::Reason::AttemptsExhausted);
}

void TestReplay::stepsTellTheStoryOfEachFault_data()
{
    QTest::addColumn<FaultKind>("kind");
    QTest::addColumn<QString>("steps");
    QTest::newRow("503") << FaultKind::Unavailable << "key request answer-503 wait request answer-503 gaveup";
    QTest::newRow("422") << FaultKind::BusinessError << "key request answer-422 gaveup";
    QTest::newRow("refused") << FaultKind::Refused << "key request-lost wait request-lost gaveup";
    QTest::newRow("vanished") << FaultKind::Blackhole << "key request-lost wait request-lost gaveup";
    QTest::newRow("lost answer") << FaultKind::LostResponse
                                 << "key request settled lost wait request lost gaveup";
    QTest::newRow("closed") << FaultKind::Closed << "key request settled closed wait request closed gaveup";
    QTest::newRow("stalled") << FaultKind::Stall << "key request wait request gaveup";
}

void TestReplay::stepsTellTheStoryOfEachFault()
{
    QFETCH(const FaultKind, kind);
    QFETCH(const QString, steps);
    Model model = manyOperations(1);
    model.policy.maxAttempts = 2;
    model.dependency.network = 2ms;
    model.faults = {fault(kind)};
    const trace::Trace trace = replayed(model, std::uint64_t{0});
    QCOMPARE(QString::fromStdString(sketch(trace)), steps);
    for (const trace::Step& step : trace.steps) {
        QCOMPARE_GE(step.ends, step.at);
    }
}

void TestReplay::aTraceFromALoadIsTheTraceOfItsScript_data()
{
    QTest::addColumn<FaultKind>("kind");
    QTest::addColumn<settlement::ScriptedAttempt::What>("what");
    using What = settlement::ScriptedAttempt::What;
    QTest::newRow("refused") << FaultKind::Refused << What::Refused;
    QTest::newRow("vanished") << FaultKind::Blackhole << What::Timeout;
    QTest::newRow("lost answer") << FaultKind::LostResponse << What::LostResponse;
    QTest::newRow("closed") << FaultKind::Closed << What::Closed;
}

/// One fault for the first attempts, then success: the probe and the scripted player write the same steps at
/// the same times.
void TestReplay::aTraceFromALoadIsTheTraceOfItsScript()
{
    QFETCH(const FaultKind, kind);
    QFETCH(const settlement::ScriptedAttempt::What, what);
    Model load = manyOperations(1);
    load.dependency.network = 2ms;
    load.faults = {faultDuring(kind, 0s, 20ms)};
    Model scripted = load;
    scripted.faults.clear();
    scripted.script = settlement::Script(1);
    scripted.script->front().what = what;

    const trace::Trace fromLoad = replayed(load, std::uint64_t{0});
    const trace::Trace fromScript = replayed(scripted, std::uint64_t{0});
    QCOMPARE(sketch(fromLoad), sketch(fromScript));
    QCOMPARE(fromLoad.attempts, fromScript.attempts);
    QCOMPARE(fromLoad.debits, fromScript.debits);
    for (std::size_t i = 0; i < fromLoad.steps.size(); ++i) {
        const trace::Step& a = fromLoad.steps[i];
        const trace::Step& b = fromScript.steps[i];
        const bool isAfterReplay = a.isReplay; // the real service replays without serving again
        QVERIFY(isAfterReplay || (a.at == b.at && a.ends == b.ends));
        QCOMPARE(a.key, b.key);
        QCOMPARE(a.lost, b.lost);
        QCOMPARE(a.isReplay, b.isReplay);
        QCOMPARE(a.decision.has_value(), b.decision.has_value());
    }
}

void TestReplay::aRunWithoutSuchAnOperationSaysSo()
{
    const Model model = manyOperations(3);
    for (const Selector& selector :
        {Selector{std::uint64_t{3}}, Selector{Notable::FirstDuplicate}, Selector{Notable::FirstFailed}}) {
        const Result<trace::Trace> trace = replay(model, selector);
        QVERIFY(!trace.has_value());
        QCOMPARE(trace.error().code, Errc::NotFound);
    }
}

void TestReplay::aScriptIsPlayedAgainstTheRealService()
{
    // 503, lost answer, success: the catalogue's scene (oracle I-14): 7 messages, 3 notes, 3 attempts, 1
    // debit.
    Model model;
    model.dependency.network = 20ms;
    model.script = settlement::Script(2);
    model.script->front() = {settlement::ScriptedAttempt::What::Answer, 503, "SPI_UNAVAILABLE", {}, false};
    model.script->back().what = settlement::ScriptedAttempt::What::LostResponse;
    const trace::Trace trace = replayed(model, std::uint64_t{0});
    QCOMPARE(trace.attempts, 3);
    QCOMPARE(trace.debits, 1);
    QCOMPARE(std::count_if(trace.steps.begin(), trace.steps.end(),
                 [](const trace::Step& step) { return step.number > 0; }),
        7);
    QCOMPARE(replayed(model, Notable::Slowest).attempts, 3);
    QCOMPARE(replay(model, Notable::FirstFailed).error().code, Errc::NotFound);
    QCOMPARE(replay(model, std::uint64_t{1}).error().code, Errc::NotFound);

    const Totals totals = ran(model).totals;
    QCOMPARE(totals.attempts, trace.attempts);
    QCOMPARE(totals.duplicates, trace.debits - 1);
}

void TestReplay::anOperationOpenAtTheEndIsFollowedToItsEnd()
{
    Model model = manyOperations(1);
    model.duration = 1ms;
    model.faults = {faultDuring(FaultKind::LostResponse, 0s, 500us)};
    QCOMPARE(ran(model).totals.open, 1);
    const trace::Trace trace = replayed(model, std::uint64_t{0});
    QCOMPARE(trace.outcome, trace::TraceOutcome::Settled);
    QCOMPARE(trace.attempts, 2);
}

void TestReplay::theOperationOfAMomentIsTheMostTelling()
{
    Model model = lossyPayments(pix::KeyUse::PerAttempt);
    const std::optional<std::uint64_t> duplicated
        = operationAt(model, startOfRun, startOfRun + model.duration);
    QVERIFY(duplicated.has_value());
    QCOMPARE_GE(replayed(model, *duplicated).debits, 2);
    const std::optional<std::uint64_t> later = operationAt(model, startOfRun + 5s, startOfRun + 6s);
    QVERIFY(later.has_value());
    QCOMPARE_GE(*later, 1'000U); // 200 a second: the first of second 5
    QCOMPARE_LT(*later, 1'200U);

    model.faults.clear();
    const std::optional<std::uint64_t> quiet = operationAt(model, startOfRun + 5s, startOfRun + 6s);
    QVERIFY(quiet.has_value() && *quiet >= 1'000U && *quiet < 1'200U);
    QVERIFY(!operationAt(model, startOfRun + 20s, startOfRun + 30s).has_value());
}

void TestReplay::aReplayStopsWhenAsked()
{
    Model model = manyOperations(1'000'000'000); // minutes, if it were played to its end
    model.duration = 24h;
    std::stop_source asked;
    asked.request_stop();
    for (const Selector& selector :
        {Selector{std::uint64_t{0}}, Selector{std::uint64_t{999'999'999}}, Selector{Notable::Slowest}}) {
        QCOMPARE(replay(model, selector, asked.get_token()).error().code, Errc::NotFound);
    }
    QVERIFY(!operationAt(model, startOfRun, startOfRun + 1s, asked.get_token()).has_value());
}

QTEST_APPLESS_MAIN(TestReplay)
#include "tst_replay.moc"
