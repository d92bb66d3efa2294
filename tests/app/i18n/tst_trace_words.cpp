// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/trace_words.h"

#include <QtTest/QTest>

#include <array>

using namespace std::chrono_literals;
using namespace repique;
using namespace repique::i18n;
using retry::Classification;
using retry::Reason;
using retry::Verdict;
using trace::Event;
using trace::Step;

namespace {

constexpr Language en = Language::English;
constexpr Language pt = Language::Portuguese;
constexpr std::array events{Event::KeyMade, Event::NoKey, Event::Request, Event::Answer, Event::Settled,
    Event::LostResponse, Event::LateAnswer, Event::ClosedConnection, Event::Wait, Event::GaveUp};
static_assert(events.size() == static_cast<std::size_t>(Event::GaveUp) + 1);
constexpr std::array outcomes{trace::TraceOutcome::Settled, trace::TraceOutcome::FailedExhausted,
    trace::TraceOutcome::FailedPermanent, trace::TraceOutcome::FailedDeadline,
    trace::TraceOutcome::FailedBudget};
static_assert(outcomes.size() == static_cast<std::size_t>(trace::TraceOutcome::FailedBudget) + 1);

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

retry::Decision decided(Classification classification, Verdict verdict, Reason reason, std::int64_t attempt)
{
    retry::Decision decision;
    decision.classification = classification;
    decision.verdict = verdict;
    decision.reason = reason;
    decision.attempt = attempt;
    decision.window = attempt == 1 ? 100ms : 200ms;
    decision.draw = attempt == 1 ? 0.68 : 0.705;
    decision.wait = attempt == 1 ? 68ms : 141ms;
    return decision;
}

Step step(Event event, std::int64_t attempt, SimDuration at, SimDuration ends)
{
    Step made;
    made.event = event;
    made.attempt = attempt;
    made.at = SimTime{at};
    made.ends = SimTime{ends};
    made.key = "K-7f3a";
    return made;
}

/// 503, then a lost response: the first five messages of the catalogue's scene.
trace::Trace lostResponseTrace()
{
    trace::Trace trace;
    trace.steps.push_back(step(Event::KeyMade, 0, 0ms, 0ms));
    trace.steps.push_back(step(Event::Request, 1, 0ms, 20ms));
    Step unavailable = step(Event::Answer, 1, 20ms, 40ms);
    unavailable.status = 503;
    unavailable.code = "SPI_UNAVAILABLE";
    unavailable.decision = decided(Classification::Retryable, Verdict::Retry, Reason::RetryAllowed, 1);
    trace.steps.push_back(unavailable);
    Step wait = step(Event::Wait, 1, 40ms, 108ms);
    wait.decision = unavailable.decision;
    trace.steps.push_back(wait);
    trace.steps.push_back(step(Event::Request, 2, 108ms, 128ms));
    Step settled = step(Event::Settled, 2, 128ms, 128ms);
    settled.amountCents = 3000;
    trace.steps.push_back(settled);
    Step lost = step(Event::LostResponse, 2, 128ms, 1608ms);
    lost.decision = decided(Classification::Ambiguous, Verdict::Retry, Reason::RetryAllowed, 2);
    trace.steps.push_back(lost);
    trace.attempts = 2;
    trace.debits = 1;
    trace.duration = 1608ms;
    return trace;
}

} // namespace

class TestTraceWords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCatalogueSceneReadsLikeItsPicture_data();
    void theCatalogueSceneReadsLikeItsPicture();
    void theKeyOnlyProtectsWhenItIsTheSame();
    void aRefusalIsNotATimeout();
    void aDuplicateDebitIsCalledOne();
    void theOriginalSettlementDebitsNothing();
    void everyEventHasALabelInBothLanguages();
    void everyOutcomeAndPartyHasAName();
    void theLogGivesNumberWaitAndReason();
    void theFinalErrorCarriesItsCause();
    void anAttemptThatNothingEndedTimedOut();
    void theSummaryCountsInTheLanguage();
    void aHintIsNamedByTheWait();
    void layersAreCalledByTheirNames();
    void attemptsOfTwoCallsAreNotConfused();
    void whatNeverLeftIsNotARefusal();
};

void TestTraceWords::theCatalogueSceneReadsLikeItsPicture_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("english");
    QTest::newRow("the key before the loop") << 0 << "chave K-7f3a criada antes do laço"
                                             << ""
                                             << "key K-7f3a made before the loop";
    QTest::newRow("the request") << 1 << "POST /settlements"
                                 << "chave K-7f3a · tentativa 1"
                                 << "POST /settlements";
    QTest::newRow("the 503") << 2 << "503 SPI_UNAVAILABLE"
                             << "transitório → repetir"
                             << "503 SPI_UNAVAILABLE";
    QTest::newRow("the wait") << 3 << "espera 68 ms"
                              << "sorteada entre 0 e 100 ms"
                              << "wait 68 ms";
    QTest::newRow("the debit") << 5 << "debita e liquida R$ 30,00"
                               << ""
                               << "debits and settles R$ 30.00";
    QTest::newRow("the lost response") << 6 << "resposta perdida"
                                       << "timeout em 1,5 s → ambíguo, a chave protege"
                                       << "lost response";
}

void TestTraceWords::theCatalogueSceneReadsLikeItsPicture()
{
    QFETCH(int, index);
    const trace::Trace trace = lostResponseTrace();
    const Step& shown = trace.steps[static_cast<std::size_t>(index)];
    QTEST(q(TraceWords(pt, trace).label(shown)), "label");
    QTEST(q(TraceWords(pt, trace).detail(shown)), "detail");
    QTEST(q(TraceWords(en, trace).label(shown)), "english");
}

void TestTraceWords::theKeyOnlyProtectsWhenItIsTheSame()
{
    trace::Trace trace = lostResponseTrace();
    trace.steps.front().attempt = 1;
    QCOMPARE(q(TraceWords(en, trace).detail(trace.steps.back())),
        QStringLiteral("timeout after 1.5 s → ambiguous, and the next attempt carries another key"));
    trace.steps.front().event = Event::NoKey;
    QCOMPARE(q(TraceWords(en, trace).detail(trace.steps.back())),
        QStringLiteral("timeout after 1.5 s → ambiguous, and no key protects it"));
}

void TestTraceWords::aRefusalIsNotATimeout()
{
    trace::Trace trace;
    Step refused = step(Event::Request, 1, 0ms, 0ms);
    refused.lost = true;
    refused.decision = decided(Classification::Retryable, Verdict::Retry, Reason::RetryAllowed, 1);
    trace.steps.push_back(refused);
    QCOMPARE(q(TraceWords(pt, trace).detail(refused)),
        QStringLiteral("chave K-7f3a · tentativa 1 · conexão recusada → transitório → repetir"));
    trace.steps.front().ends = SimTime{1500ms};
    trace.steps.front().decision->classification = Classification::Ambiguous;
    QCOMPARE(q(TraceWords(pt, trace).outcomeOf(trace.steps.front())), QStringLiteral("timeout em 1,5 s"));
}

void TestTraceWords::aDuplicateDebitIsCalledOne()
{
    trace::Trace trace = lostResponseTrace();
    Step twice = step(Event::Settled, 3, 1800ms, 1800ms);
    twice.isDuplicate = true;
    twice.amountCents = 3000;
    trace.steps.push_back(twice);
    const TraceWords words{pt, trace};
    QCOMPARE(q(words.label(twice)), QStringLiteral("debita de novo e liquida R$ 30,00"));
    QCOMPARE(q(words.detail(twice)), QStringLiteral("débito em dobro"));
    QVERIFY2(!q(words.detail(trace.steps[6])).contains(QStringLiteral("protege")),
        "a key that the server did not honour protects nothing");
}

void TestTraceWords::theOriginalSettlementDebitsNothing()
{
    Step answer = step(Event::Answer, 3, 0ms, 0ms);
    answer.status = 200;
    answer.isReplay = true;
    const TraceWords words{pt, {}};
    QCOMPARE(q(words.label(answer)), QStringLiteral("200 liquidação original"));
    QCOMPARE(q(words.detail(answer)), QStringLiteral("sem novo débito"));
    answer.isReplay = false;
    QCOMPARE(q(words.label(answer)), QStringLiteral("200 liquidado"));
}

void TestTraceWords::everyEventHasALabelInBothLanguages()
{
    const trace::Trace trace = lostResponseTrace();
    for (const Event event : events) {
        Step shown = step(event, 2, 0ms, 10ms);
        shown.status = 503;
        shown.decision = decided(Classification::Ambiguous, Verdict::Stop, Reason::AttemptsExhausted, 2);
        const QString english = q(TraceWords(en, trace).label(shown));
        const QString portuguese = q(TraceWords(pt, trace).label(shown));
        QVERIFY(!english.isEmpty() && !portuguese.isEmpty());
        const bool isProtocol = event == Event::Request || event == Event::Answer;
        QVERIFY2((english == portuguese) == isProtocol, qPrintable(english));
    }
}

void TestTraceWords::everyOutcomeAndPartyHasAName()
{
    for (const trace::TraceOutcome outcome : outcomes) {
        QVERIFY(!outcomeName(outcome, en).empty());
        QVERIFY(!outcomeName(outcome, pt).empty());
        QVERIFY(outcomeName(outcome, en) != outcomeName(outcome, pt));
    }
    const TraceWords words{pt, {}};
    QCOMPARE(q(words.party(trace::Party::Client)), QStringLiteral("Cliente PIX"));
    QCOMPARE(q(words.party(trace::Party::Server)), QStringLiteral("Liquidação BACEN"));
    QCOMPARE(q(TraceWords(en, {}).party(trace::Party::Server)), QStringLiteral("BACEN settlement"));
}

void TestTraceWords::theLogGivesNumberWaitAndReason()
{
    const trace::Trace trace = lostResponseTrace();
    QCOMPARE(q(TraceWords(pt, trace).logLine(trace.steps[2])),
        QStringLiteral("tentativa 1 falhou: 503 SPI_UNAVAILABLE (transitório); nova tentativa em 68 ms"));
    QCOMPARE(q(TraceWords(en, trace).logLine(trace.steps[6])),
        QStringLiteral("attempt 2 failed: timeout after 1.5 s (ambiguous); trying again in 141 ms"));
    QVERIFY(TraceWords(en, trace).logLine(trace.steps[1]).empty());
    QVERIFY(TraceWords(en, trace).logLine(trace.steps[3]).empty());
}

void TestTraceWords::theFinalErrorCarriesItsCause()
{
    trace::Trace trace = lostResponseTrace();
    trace.steps.back().decision
        = decided(Classification::Ambiguous, Verdict::Stop, Reason::AttemptsExhausted, 2);
    Step gaveUp = step(Event::GaveUp, 2, 1608ms, 1608ms);
    gaveUp.decision = trace.steps.back().decision;
    trace.steps.push_back(gaveUp);
    QCOMPARE(q(TraceWords(pt, trace).logLine(gaveUp)),
        QStringLiteral("desistiu depois de 2 tentativas: tentativas esgotadas; causa: timeout em 1,5 s"));
    QCOMPARE(q(TraceWords(en, trace).logLine(trace.steps[6])),
        QStringLiteral("attempt 2 failed: timeout after 1.5 s (ambiguous); attempts exhausted"));
    QCOMPARE(q(TraceWords(pt, trace).outcomeOf(gaveUp)), QStringLiteral("timeout em 1,5 s"));
}

void TestTraceWords::anAttemptThatNothingEndedTimedOut()
{
    trace::Trace trace;
    trace.steps.push_back(step(Event::Request, 1, 0ms, 0ms));
    Step wait = step(Event::Wait, 1, 300ms, 368ms);
    wait.decision = decided(Classification::Ambiguous, Verdict::Retry, Reason::RetryAllowed, 1);
    trace.steps.push_back(wait);
    const TraceWords words{en, trace};
    QCOMPARE(q(words.outcomeOf(wait)), QStringLiteral("timeout after 300 ms"));
    QCOMPARE(q(words.logLine(wait)),
        QStringLiteral("attempt 1 failed: timeout after 300 ms (ambiguous); trying again in 68 ms"));
}

void TestTraceWords::theSummaryCountsInTheLanguage()
{
    const trace::Trace trace = lostResponseTrace();
    QCOMPARE(q(TraceWords(pt, trace).summary(trace)), QStringLiteral("2 tentativas · 1 débito · 1,608 s"));
    QCOMPARE(q(TraceWords(en, trace).summary(trace)), QStringLiteral("2 attempts · 1 debit · 1.608 s"));
}

void TestTraceWords::aHintIsNamedByTheWait()
{
    Step wait = step(Event::Wait, 1, 0ms, 2000ms);
    wait.decision = decided(Classification::Retryable, Verdict::Retry, Reason::RetryAllowed, 1);
    wait.decision->hint = 2s;
    wait.decision->wait = 2s;
    QCOMPARE(q(TraceWords(pt, {}).detail(wait)), QStringLiteral("o tempo que o servidor pediu"));
    wait.decision->hint.reset();
    wait.decision->wait = wait.decision->window;
    QCOMPARE(q(TraceWords(pt, {}).detail(wait)), QStringLiteral("a janela inteira, sem sorteio"));
}

void TestTraceWords::layersAreCalledByTheirNames()
{
    trace::Trace trace = lostResponseTrace();
    trace.layers = {"navegador", "fachada"};
    Step failed = trace.steps[2];
    failed.from = trace::Party::Server;
    failed.to = trace::partyOfLayer(1);
    const TraceWords words{pt, trace};
    QCOMPARE(q(words.logLine(failed)),
        QStringLiteral(
            "fachada: tentativa 1 falhou: 503 SPI_UNAVAILABLE (transitório); nova tentativa em 68 ms"));
    Step answer = step(Event::Answer, 1, 0ms, 0ms);
    answer.status = 200;
    answer.from = trace::partyOfLayer(1);
    answer.to = trace::Party::Client;
    QCOMPARE(q(words.detail(answer)), QStringLiteral("navegador sabe que liquidou"));
    answer.from = trace::Party::Server;
    answer.to = trace::partyOfLayer(1);
    QCOMPARE(q(words.detail(answer)), QString{});
    answer.event = Event::LateAnswer;
    QCOMPARE(
        q(words.detail(answer)), QStringLiteral("descartada: fachada já tinha desistido desta tentativa"));
}

void TestTraceWords::attemptsOfTwoCallsAreNotConfused()
{
    // Two calls of one layer under way at once: each first attempt gives up 300 ms after it was sent.
    trace::Trace trace;
    trace.layers = {"browser", "back end"};
    for (const int call : {1, 2}) {
        Step sent = step(Event::Request, 1, call * 100ms, call * 100ms);
        sent.call = call;
        trace.steps.push_back(sent);
    }
    for (const int call : {1, 2}) {
        Step wait = step(Event::Wait, 1, call * 100ms + 300ms, call * 100ms + 368ms);
        wait.call = call;
        wait.decision = decided(Classification::Ambiguous, Verdict::Retry, Reason::RetryAllowed, 1);
        trace.steps.push_back(wait);
    }
    const TraceWords words{en, trace};
    QCOMPARE(q(words.outcomeOf(trace.steps[2])), QStringLiteral("timeout after 300 ms"));
    QCOMPARE(q(words.outcomeOf(trace.steps[3])), QStringLiteral("timeout after 300 ms"));
}

void TestTraceWords::whatNeverLeftIsNotARefusal()
{
    Step held = step(Event::Request, 2, 0ms, 0ms);
    held.lost = true;
    held.isHeldBack = true;
    held.decision = decided(Classification::Retryable, Verdict::Retry, Reason::RetryAllowed, 2);
    QCOMPARE(q(TraceWords(pt, {}).outcomeOf(held)), QStringLiteral("retida, não chegou a sair"));
    QVERIFY(
        q(TraceWords(en, {}).detail(held)).contains(QStringLiteral("held back, it never left → transient")));
}

QTEST_APPLESS_MAIN(TestTraceWords)
#include "tst_trace_words.moc"
