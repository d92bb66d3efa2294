// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_service.h"

#include <QtTest/QTest>

#include <pthread.h>

#include <deque>
#include <optional>
#include <thread>

using namespace repique;
using namespace repique::test;
using namespace std::chrono_literals;
using End = WireAnswer::End;

namespace {

const QByteArray health = httpRequest("GET /health");

settlement::FaultPlan always(settlement::FaultKind kind)
{
    settlement::Fault fault;
    fault.kind = kind;
    settlement::FaultPlan plan;
    plan.faults.push_back(std::move(fault));
    return plan;
}

/// While it lives, the system makes no thread for this process: none has room for such a stack.
class NoMoreThreads final
{
public:
    NoMoreThreads()
    {
        pthread_attr_init(&m_before);
        pthread_getattr_default_np(&m_before);
        pthread_attr_t huge{};
        pthread_attr_init(&huge);
        pthread_attr_setstacksize(&huge, std::size_t{1} << 50U);
        pthread_setattr_default_np(&huge);
        pthread_attr_destroy(&huge);
    }

    ~NoMoreThreads()
    {
        pthread_setattr_default_np(&m_before);
        pthread_attr_destroy(&m_before);
    }

    NoMoreThreads(const NoMoreThreads&) = delete;
    NoMoreThreads& operator=(const NoMoreThreads&) = delete;

private:
    pthread_attr_t m_before{};
};

} // namespace

/// Slow, silent, greedy and hostile clients: none of them takes the service from others.
class TestLimits final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClientThatDripsIsCutOff();
    void aBodyThatNeverComesIsCutOff();
    void aSilentConnectionIsClosedAfterAWhile();
    void aCrowdOfSilentClientsStarvesNobody();
    void manyLostResponsesStarveNobody();
    void aFloodIntoSilenceHoldsNobodyUp();
    void whoeverTakesNoAnswersMakesRoom();
    void aChunkThatNeverEndsIsCutOff();
    void withoutAnotherThreadThoseThatAreThereServe();
    void withoutAnyThreadRequestsAreServedAllTheSame();
    void onlyLoopbackIsListenedOn();
    void oneConnectionCarriesManyRequests();
    void requestsMayComeTogether();
    void aBodyWhereNoneBelongsEndsTheConnection();
    void stoppingEndsWhatIsInFlight();
    void stoppingDoesNotWaitForSilentClients();
    void aPortIsNotSharedByTwo();
};

void TestLimits::aClientThatDripsIsCutOff()
{
    http::ServiceSetup setup;
    setup.limits.request = 200ms;
    const RunningService service{std::move(setup)};
    Wire wire{service.port()};
    const std::jthread dripping{[&wire](const std::stop_token& stop) {
        for (int i = 0; i < health.size() - 1 && !stop.stop_requested(); ++i) {
            wire.send(health.mid(i, 1));
            std::this_thread::sleep_for(20ms); // each byte comes in time, the request does not
        }
    }};
    const WireAnswer answer = wire.receive();
    QCOMPARE(answer.status, 408);
    QVERIFY(answer.body.contains("request-timeout"));
}

void TestLimits::aBodyThatNeverComesIsCutOff()
{
    http::ServiceSetup setup;
    setup.limits.request = 200ms;
    const RunningService service{std::move(setup)};
    Wire wire{service.port()};
    wire.send(settlementRequest("K1").chopped(1));
    QCOMPARE(wire.receive().status, 408);
    QCOMPARE(service.debitedCents(), 0);
}

void TestLimits::aSilentConnectionIsClosedAfterAWhile()
{
    http::ServiceSetup setup;
    setup.limits.request = 200ms;
    setup.limits.idle = 200ms;
    const RunningService service{std::move(setup)};
    Wire silent{service.port()};
    QCOMPARE(silent.receive().end, End::Closed);
    Wire idle{service.port()};
    idle.send(health);
    QCOMPARE(idle.receive().status, 200);
    QCOMPARE(idle.receive().end, End::Closed);
}

void TestLimits::aCrowdOfSilentClientsStarvesNobody()
{
    http::ServiceSetup setup;
    setup.limits.connections = 20;
    const RunningService service{std::move(setup)};
    std::deque<Wire> crowd;
    for (int i = 0; i < 100; ++i) {
        crowd.emplace_back(service.port()).send("POST /settlements HTTP/1.1\r\n");
        QCOMPARE(ask(service.port(), health).status, 200);
    }
    QTRY_COMPARE_LE(service->gauges().connections, 20);
}

void TestLimits::manyLostResponsesStarveNobody()
{
    http::ServiceSetup setup;
    setup.limits.connections = 20;
    const RunningService service{std::move(setup)};
    service->setFaults(always(settlement::FaultKind::LostResponse));
    std::deque<Wire> waiting;
    for (int i = 0; i < 100; ++i) {
        waiting.emplace_back(service.port()).send(settlementRequest("K" + QByteArray::number(i), 1));
        while (service->gauges().held <= i) {
            std::this_thread::yield();
        }
    }
    QCOMPARE(ask(service.port(), health).status, 200);
    QCOMPARE(service.debitedCents(), 100);
    waiting.clear();
    QTRY_COMPARE(service->gauges().held, 0);
}

void TestLimits::aFloodIntoSilenceHoldsNobodyUp()
{
    RunningService service;
    service->setFaults(always(settlement::FaultKind::LostResponse));
    const Wire wire{service.port()};
    wire.send(settlementRequest("K1"));
    QTRY_COMPARE(service->gauges().held, 1);
    const std::jthread flooding{[&wire](const std::stop_token& stop) {
        const QByteArray block(64 * 1024, 'x');
        while (!stop.stop_requested()) {
            wire.send(block);
        }
    }};
    const Wire other{service.port()};
    other.send(settlementRequest("K2"));
    QTRY_COMPARE(service->gauges().held, 2);
    QCOMPARE(ask(service.port(), health).status, 200);
    service.stop();
}

void TestLimits::whoeverTakesNoAnswersMakesRoom()
{
    http::ServiceSetup setup;
    setup.limits.connections = 3;
    setup.limits.request = setup.limits.idle = 60s;
    const RunningService service{std::move(setup)};
    std::deque<Wire> crowd;
    for (int i = 0; i < 3; ++i) {
        crowd.emplace_back(service.port(), 4096).sendUntilStuck(httpRequest("GET /metrics"));
    }
    QCOMPARE(ask(service.port(), health).status, 200);
    crowd.clear(); // who is cut off does not wait for its minute: neither does the end of this test
}

void TestLimits::aChunkThatNeverEndsIsCutOff()
{
    http::ServiceSetup setup;
    setup.limits.request = 300ms;
    const RunningService service{std::move(setup)};
    Wire wire{service.port()};
    wire.send(httpRequest("POST /settlements",
        "Content-Type: application/json\r\nIdempotency-Key: K1\r\nTransfer-Encoding: chunked\r\n"));
    const std::jthread flooding{[&wire](const std::stop_token& stop) {
        const QByteArray digits(64 * 1024, '0'); // of a size
        while (!stop.stop_requested()) {
            wire.send(digits);
        }
    }};
    QVERIFY(wire.receive().end != End::Silent);
    QCOMPARE(service.debitedCents(), 0);
}

void TestLimits::withoutAnotherThreadThoseThatAreThereServe()
{
    const RunningService service;
    std::optional<Wire> first{std::in_place, service.port()};
    first->send(health);
    QCOMPARE(first->receive().status, 200); // its thread is there
    const NoMoreThreads none;
    Wire second{service.port()};
    second.send(health);
    QCOMPARE(second.receive(200).end, End::Silent); // it waits for a thread …
    first.reset();
    QCOMPARE(second.receive().status, 200); // … and gets it
}

void TestLimits::withoutAnyThreadRequestsAreServedAllTheSame()
{
    const RunningService service;
    const NoMoreThreads none;
    QCOMPARE(ask(service.port(), health).status, 200);
    QCOMPARE(ask(service.port(), settlementRequest("K1")).status, 200);
}

void TestLimits::onlyLoopbackIsListenedOn()
{
    const RunningService service;
    QFile table{QStringLiteral("/proc/net/tcp")};
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QByteArray port = QByteArray::number(service.port(), 16).toUpper().rightJustified(4, '0');
    QByteArrayList addresses;
    for (const QByteArray& line : table.readAll().split('\n')) {
        const QByteArrayList words = line.simplified().split(' ');
        if (words.size() > 3 && words[1].endsWith(":" + port) && words[3] == "0A") { // listening
            addresses << words[1];
        }
    }
    QCOMPARE(addresses, QByteArrayList{"0100007F:" + port}); // 127.0.0.1
}

void TestLimits::oneConnectionCarriesManyRequests()
{
    const RunningService service;
    Wire wire{service.port()};
    for (int i = 0; i < 1000; ++i) {
        wire.send(health);
        QCOMPARE(wire.receive().status, 200);
    }
}

void TestLimits::requestsMayComeTogether()
{
    const RunningService service;
    Wire wire{service.port()};
    wire.send(settlementRequest("K1", 1) + settlementRequest("K2", 1) + httpRequest("GET /accounts/bruno")
        + httpRequest("GET /nowhere") + health);
    QVERIFY(wire.receive().body.contains("\"id\":1,"));
    QVERIFY(wire.receive().body.contains("\"id\":2,")); // answered in their order
    QCOMPARE(wire.receive().body, QByteArray{R"({"id":"bruno","balanceCents":2})"});
    QCOMPARE(wire.receive().status, 404);
    QCOMPARE(wire.receive().status, 200);
}

void TestLimits::aBodyWhereNoneBelongsEndsTheConnection()
{
    const RunningService service;
    Wire wire{service.port()};
    wire.send(httpRequest("GET /health", {}, settlementRequest("K1")));
    QCOMPARE(wire.receive().status, 200);
    QVERIFY(wire.receive().end != End::Answered); // what came in the body is not taken for a request
    QCOMPARE(service.debitedCents(), 0);
}

void TestLimits::stoppingEndsWhatIsInFlight()
{
    RunningService service;
    service->setFaults(always(settlement::FaultKind::Stall));
    Wire wire{service.port()};
    wire.send(settlementRequest("K1"));
    QCOMPARE(wire.receive(100).end, End::Silent);
    const int port = service.port();
    service->stop();
    QCOMPARE(wire.receive().status, 200); // in flight: ended, and answered
    QVERIFY(!Wire{port}.isOpen());
    QCOMPARE(service.debitedCents(), 3000);
}

void TestLimits::stoppingDoesNotWaitForSilentClients()
{
    const RunningService service;
    service->setFaults(always(settlement::FaultKind::Blackhole));
    Wire silent{service.port()};
    Wire half{service.port()};
    half.send("GET /health HT");
    Wire held{service.port()};
    held.send(settlementRequest("K1"));
    QTRY_COMPARE(service->gauges().held, 1);
    const auto started = std::chrono::steady_clock::now();
    service->stop();
    QCOMPARE_LT(std::chrono::steady_clock::now() - started, 5s); // their own limits are 10, 15 and 30 s
}

void TestLimits::aPortIsNotSharedByTwo()
{
    const RunningService service;
    const QTemporaryDir folder;
    http::ServiceSetup setup;
    setup.port = service.port();
    setup.ledger = folder.filePath(QStringLiteral("other.sqlite")).toStdString();
    const auto second = http::Service::start(std::move(setup));
    QVERIFY(!second);
    QCOMPARE(second.error().code, Errc::Unwritable);
}

QTEST_APPLESS_MAIN(TestLimits)

#include "tst_limits.moc"
