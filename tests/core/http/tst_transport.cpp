// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/transport.h"
#include "core/http/witness.h"
#include "core/pix/gated_transport.h"
#include "tests/support/running_service.h"

#include <QtTest/QTest>

#include <thread>

using namespace repique;
using namespace repique::http;
using namespace repique::test;
using namespace std::chrono_literals;
using retry::OutcomeKind;

Q_DECLARE_METATYPE(std::optional<repique::http::Address>)

namespace {

settlement::Script scriptOf(std::initializer_list<settlement::ScriptedAttempt::What> list)
{
    settlement::Script script;
    for (const auto what : list) {
        settlement::ScriptedAttempt attempt;
        attempt.what = what;
        attempt.status = what == settlement::ScriptedAttempt::What::Answer ? 503 : 200;
        attempt.code = what == settlement::ScriptedAttempt::What::Answer ? "SPI_UNAVAILABLE" : "";
        script.push_back(attempt);
    }
    return script;
}

pix::Attempt attemptOf(std::int64_t number, SimDuration patience = 5s)
{
    pix::Attempt attempt;
    attempt.operation = 7;
    attempt.number = number;
    attempt.intention = {"ana", "bruno", 3000};
    attempt.idempotencyKey = "K \"1\"";
    attempt.patience = patience;
    return attempt;
}

} // namespace

/// The client's side of the wire.
class TestTransport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addressesAreRead_data();
    void addressesAreRead();
    void everyEndingIsTold();
    void attemptsSayWhoTheyAre();
    void hintsBansAndRunningKeysAreHeard();
    void patienceCoversTheWholeAttempt();
    void aStoppedClockEndsThePayment();
    void theWitnessSeesSevenMessages();
    void theWitnessSeesWhatNeverLeft();
    void anAttemptThatIsStoppedEndsAtOnce();
};

void TestTransport::addressesAreRead_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<std::optional<Address>>("address");
    QTest::newRow("as serve prints it")
        << "http://127.0.0.1:8080" << std::optional{Address{"127.0.0.1", 8080, ""}};
    QTest::newRow("with a path") << "http://localhost/api/"
                                 << std::optional{Address{"localhost", 80, "/api"}};
    QTest::newRow("another scheme") << "https://127.0.0.1" << std::optional<Address>{};
    QTest::newRow("no host") << "http://:80" << std::optional<Address>{};
    QTest::newRow("a port too large") << "http://a:65536" << std::optional<Address>{};
    QTest::newRow("a port that is a word") << "http://a:b" << std::optional<Address>{};
    QTest::newRow("a user") << "http://u@a" << std::optional<Address>{};
    QTest::newRow("nothing") << "" << std::optional<Address>{};
}

void TestTransport::addressesAreRead()
{
    QFETCH(QString, url);
    QFETCH(std::optional<Address>, address);
    QVERIFY(parseUrl(url.toStdString()) == address);
}

void TestTransport::everyEndingIsTold()
{
    using What = settlement::ScriptedAttempt::What;
    RunningService service;
    service->setFaults({scriptOf({What::Answer, What::LostResponse, What::Closed, What::Ok}), {}, 42, 1ms});
    HttpTransport transport{{"127.0.0.1", service.port(), {}}};
    const pix::Answer refusedWork = transport.send(attemptOf(1));
    QCOMPARE(refusedWork.outcome.status, 503);
    QCOMPARE(refusedWork.code, std::string{"SPI_UNAVAILABLE"});
    QCOMPARE(transport.send(attemptOf(2, 100ms)).outcome.kind, OutcomeKind::TimedOut);
    QCOMPARE(transport.send(attemptOf(3)).outcome.kind, OutcomeKind::Closed);
    const pix::Answer replay = transport.send(attemptOf(4));
    QCOMPARE(replay.outcome.status, 200);
    QVERIFY(replay.isReplay);
    QCOMPARE(service.debitedCents(), 3000);
    const int port = service.port();
    service.stop();
    HttpTransport nobody{{"127.0.0.1", port, {}}};
    QCOMPARE(nobody.send(attemptOf(1)).outcome.kind, OutcomeKind::Refused);
}

void TestTransport::attemptsSayWhoTheyAre()
{
    const RunningService service;
    HttpTransport transport{{"127.0.0.1", service.port(), {}}};
    QCOMPARE(transport.send(attemptOf(2)).outcome.status, 200);
    const Exchange exchange = service->log().after(0).back();
    QCOMPARE(valueOf(exchange.requestFields, "X-Retry-Attempt"), std::string_view{"2"});
    QCOMPARE(valueOf(exchange.requestFields, "X-Operation-Id"), std::string_view{"7"});
    QCOMPARE(valueOf(exchange.requestFields, "Idempotency-Key"), std::string_view{R"("K \"1\"")"});
}

void TestTransport::hintsBansAndRunningKeysAreHeard()
{
    settlement::ScriptedAttempt attempt;
    attempt.what = settlement::ScriptedAttempt::What::Answer;
    attempt.status = 429;
    attempt.retryAfter = 1500ms;
    attempt.noRetry = true;
    const RunningService service;
    service->setFaults({{attempt}, {}, 42, 1ms});
    HttpTransport transport{{"127.0.0.1", service.port(), {}}};
    const pix::Answer answer = transport.send(attemptOf(1));
    QVERIFY(
        answer.outcome.retryAfter == std::optional<SimDuration>{1500ms}); // to the millisecond, beside "2"
    QVERIFY(answer.outcome.noRetry);
    settlement::Fault stall;
    stall.kind = settlement::FaultKind::Stall;
    service->setFaults({{}, {stall}, 42, 1ms});
    QCOMPARE(transport.send(attemptOf(1, 100ms)).outcome.kind, OutcomeKind::TimedOut);
    const pix::Answer running = transport.send(attemptOf(2));
    QCOMPARE(running.outcome.status, 409);
    QVERIFY(running.outcome.inProgress);
    service->setFaults({});
}

/// A service that sends a byte now and then cannot stretch an attempt.
void TestTransport::patienceCoversTheWholeAttempt()
{
    const int listener = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof(address);
    QCOMPARE(::bind(listener, reinterpret_cast<sockaddr*>(&address), size), 0);
    QCOMPARE(::listen(listener, 5), 0);
    QCOMPARE(::getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size), 0);
    const std::jthread dripping{[listener](const std::stop_token& stop) {
        const int peer = ::accept(listener, nullptr, nullptr);
        for (const char c : QByteArray{"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"}) {
            if (stop.stop_requested()) {
                break;
            }
            ::send(peer, &c, 1, MSG_NOSIGNAL);
            std::this_thread::sleep_for(20ms);
        }
        ::close(peer);
    }};
    HttpTransport transport{{"127.0.0.1", ntohs(address.sin_port), {}}};
    QCOMPARE(transport.send(attemptOf(1, 200ms)).outcome.kind, OutcomeKind::TimedOut);
    ::close(listener);
}

void TestTransport::aStoppedClockEndsThePayment()
{
    std::stop_source stop;
    LiveClock clock{stop.get_token()};
    HttpTransport nobody{{"127.0.0.1", 1, {}}};
    retry::Budget budget{retry::NoBudget{}};
    pix::ClientSetup setup;
    setup.policy.maxAttempts = 1'000'000;
    setup.policy.deadline = 24h;
    setup.policy.backoff.base = setup.policy.backoff.cap = 1h;
    pix::Client client{setup, clock, nobody, budget};
    client.setEvents({{}, [&stop](const pix::AttemptRecord&) { stop.request_stop(); }});
    const pix::PaymentReport report = client.pay({"ana", "bruno", 1}, 1);
    QVERIFY(!report.result);
    QCOMPARE(report.attempts, 1);
}

/// I-14: the trace that the window draws is what really happened: 3 attempts, 1 debit, 7 numbered messages
/// but for the response that no client can see being lost.
void TestTransport::theWitnessSeesSevenMessages()
{
    using What = settlement::ScriptedAttempt::What;
    const RunningService service;
    service->setFaults({scriptOf({What::Answer, What::LostResponse, What::Ok}), {}, 42, 1ms});
    HttpTransport transport{{"127.0.0.1", service.port(), {}}};
    LiveClock clock;
    Witness witness{clock, transport};
    retry::Budget budget{retry::NoBudget{}};
    pix::ClientSetup setup;
    setup.policy.attemptTimeout = 300ms;
    pix::Client client{setup, clock, witness, budget};
    client.setEvents(witness.events());
    const trace::Trace trace = witness.finish(client.pay({"ana", "bruno", 3000}, 9), 9);
    QCOMPARE(trace.outcome, trace::TraceOutcome::Settled);
    QCOMPARE(trace.attempts, 3);
    QCOMPARE(trace.debits, 1);
    QCOMPARE(trace.steps.back().number, 6);
    QVERIFY(trace.steps.back().isReplay);
    QCOMPARE(service.debitedCents(), 3000);
}

/// What the breaker keeps back never leaves, and the trace says so.
void TestTransport::theWitnessSeesWhatNeverLeft()
{
    const RunningService service;
    settlement::Fault fault;
    service->setFaults({{}, {fault}, 42, 1ms});
    pix::ClientSetup setup;
    setup.policy.backoff.base = setup.policy.backoff.cap = 1ms;
    setup.policy.breaker = retry::Breaker{1, 1h, 1};
    HttpTransport transport{{"127.0.0.1", service.port(), {}}};
    LiveClock clock;
    pix::GatedTransport gated{setup.policy, setup.seed, clock, transport};
    Witness witness{clock, gated};
    gated.setOnHeldBack([&witness](const pix::Attempt&) { witness.noteHeldBack(); });
    retry::Budget budget{retry::NoBudget{}};
    pix::Client client{setup, clock, witness, budget};
    client.setEvents(witness.events());
    const trace::Trace trace = witness.finish(client.pay({"ana", "bruno", 3000}, 9), 9);
    QByteArray requests;
    for (const trace::Step& step : trace.steps) {
        if (step.event == trace::Event::Request) {
            requests += step.isHeldBack ? "held " : "sent ";
        }
    }
    QCOMPARE(requests, QByteArray{"sent held held "});
    QCOMPARE(service->log().after(0).size(), std::size_t{1});
}

void TestTransport::anAttemptThatIsStoppedEndsAtOnce()
{
    const RunningService service;
    settlement::Fault silence;
    silence.kind = settlement::FaultKind::Blackhole;
    service->setFaults({{}, {silence}, 42, 1ms});
    std::stop_source stop;
    HttpTransport transport{{"127.0.0.1", service.port(), {}}, stop.get_token()};
    const std::jthread stopping{[&] {
        while (service->gauges().held == 0) {
            std::this_thread::yield();
        }
        stop.request_stop();
    }};
    QCOMPARE(transport.send(attemptOf(1, 1h)).outcome.kind, OutcomeKind::Closed);
    QCOMPARE(transport.send(attemptOf(2, 1h)).outcome.kind, OutcomeKind::Closed);
    QCOMPARE(service->log().after(0).size(), std::size_t{1}); // the second one never left
}

QTEST_APPLESS_MAIN(TestTransport)

#include "tst_transport.moc"
