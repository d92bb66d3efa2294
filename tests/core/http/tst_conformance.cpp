// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_service.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

#include <atomic>
#include <thread>

using namespace repique;
using namespace repique::test;
using namespace std::chrono_literals;
using End = WireAnswer::End;

namespace {

const QByteArray json = "Content-Type: application/json\r\n";
const QByteArray withKey = json + "Idempotency-Key: K1\r\n";

QByteArray putFaults(const QByteArray& document)
{
    return httpRequest("PUT /faults", json, document);
}

QJsonObject objectOf(const WireAnswer& answer)
{
    return QJsonDocument::fromJson(answer.body).object();
}

QString typeOf(const WireAnswer& answer)
{
    return objectOf(answer)[QStringLiteral("type")].toString().section(QLatin1Char(':'), -1);
}

} // namespace

/// The service over real HTTP: every line of its contract. Sources:
/// draft-ietf-httpapi-idempotency-key-header-07, RFC 9110, RFC 9112, RFC 9457.
class TestConformance final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void idempotencyAsTheOraclesSay();
    void anExpiredKeyRunsAgain();
    void aKeyThatIsRunningIsInProgress();
    void twoThreadsWithOneKeyDebitOnce();
    void whatIsWrongHasAStatusAndATypeOfItsOwn_data();
    void whatIsWrongHasAStatusAndATypeOfItsOwn();
    void settlementsAndAccountsCanBeRead();
    void healthSaysThatTheApiIsDidactic();
    void metricsCountWhatHappened();
    void theScriptPlaysForEachKey();
    void hintsAndBansTravelAsFields();
    void effectsOfUnansweredAttemptsAreApplied_data();
    void effectsOfUnansweredAttemptsAreApplied();
    void aLostResponseIsSilentUntilItsTimeIsUp();
    void faultsAreSwappedWholeOrNotAtAll();
    void latencyDelaysTheSettlement();
    void aNamedOperationCountsEveryAttempt();
    void theLastExchangesAreLogged();
};

/// DOMAIN I-13, row by row, on the wire.
void TestConformance::idempotencyAsTheOraclesSay()
{
    const RunningService service;
    const int port = service.port();
    // I-13 #1: no key → 400, nothing debited
    const WireAnswer noKey = ask(port, httpRequest("POST /settlements", json, "{}"));
    QCOMPARE(noKey.status, 400);
    QCOMPARE(service.debitedCents(), 0);
    // I-13 #4: applied, the response lost
    QCOMPARE(ask(port, putFaults(R"({"script": ["lost_response"]})")).status, 200);
    QCOMPARE(ask(port, settlementRequest("K1"), 200).end, End::Silent);
    QCOMPARE(service.debitedCents(), 3000);
    // I-13 #5: the same key and payload → 200, replayed, identical bytes, no further debit
    const WireAnswer first = ask(port, settlementRequest("K1"));
    const WireAnswer again = ask(port, settlementRequest("\"K1\""));
    QCOMPARE(first.status, 200);
    QCOMPARE(first.field("Idempotent-Replayed"), QByteArray{"true"});
    QCOMPARE(again.body, first.body);
    QCOMPARE(service.debitedCents(), 3000);
    // I-13 #6: the same key, another payload → 422
    const WireAnswer reused = ask(port, settlementRequest("K1", 3001));
    QCOMPARE(reused.status, 422);
    QCOMPARE(typeOf(reused), QStringLiteral("idempotency-key-reused"));
    // I-13 #7: another key → a second debit, and no mark of a replay
    QCOMPARE(ask(port, httpRequest("DELETE /faults")).status, 200);
    const WireAnswer second = ask(port, settlementRequest("K2"));
    QCOMPARE(second.status, 200);
    QVERIFY(second.field("Idempotent-Replayed").isNull());
    QCOMPARE(service.debitedCents(), 6000);
    // I-13 #10: 503 before starting is not stored; the same key works later
    QCOMPARE(ask(port, putFaults(R"({"script": ["503", "429"]})")).status, 200);
    QCOMPARE(ask(port, settlementRequest("K4")).status, 503);
    QCOMPARE(ask(port, settlementRequest("K4")).status, 429);
    QCOMPARE(service.debitedCents(), 6000);
    QCOMPARE(ask(port, settlementRequest("K4")).status, 200);
    QCOMPARE(service.debitedCents(), 9000);
}

/// I-13 #9, with a retention that has ended as soon as it began: the hazard of forgetting keys.
void TestConformance::anExpiredKeyRunsAgain()
{
    http::ServiceSetup setup;
    setup.retention = SimDuration::zero();
    const RunningService service{std::move(setup)};
    QCOMPARE(ask(service.port(), settlementRequest("K1")).status, 200);
    const WireAnswer again = ask(service.port(), settlementRequest("K1"));
    QCOMPARE(again.status, 200);
    QVERIFY(again.field("Idempotent-Replayed").isNull());
    QCOMPARE(service.debitedCents(), 6000);
}

/// I-13 #2 and #3: while K1 runs, K1 with the same payload → 409, with another → 422.
void TestConformance::aKeyThatIsRunningIsInProgress()
{
    const RunningService service;
    const int port = service.port();
    QCOMPARE(ask(port, putFaults(R"({"faults": [{"kind": "stall"}]})")).status, 200);
    Wire running{port};
    running.send(settlementRequest("K1"));
    WireAnswer meanwhile = ask(port, settlementRequest("K1"), 100);
    while (meanwhile.end == End::Silent) { // this one came first: it is the one that runs
        meanwhile = ask(port, settlementRequest("K1"), 100);
    }
    QCOMPARE(meanwhile.status, 409);
    QCOMPARE(typeOf(meanwhile), QStringLiteral("in-progress"));
    QCOMPARE(ask(port, settlementRequest("K1", 1)).status, 422);
    QCOMPARE(service.debitedCents(), 0);
    QCOMPARE(ask(port, httpRequest("DELETE /faults")).status, 200); // the stall ends
    QTRY_COMPARE(service.debitedCents(), 3000);
}

/// I-13 #8, fifty times.
void TestConformance::twoThreadsWithOneKeyDebitOnce()
{
    const RunningService service;
    for (int round = 0; round < 50; ++round) {
        const QByteArray request = settlementRequest("R" + QByteArray::number(round), 10);
        WireAnswer one;
        WireAnswer two;
        {
            const std::jthread thread{[&] { one = ask(service.port(), request); }};
            two = ask(service.port(), request);
        }
        QVERIFY(one.status == 200 || two.status == 200);
        for (const WireAnswer& answer : {one, two}) {
            QVERIFY(answer.status == 200
                || (answer.status == 409 && typeOf(answer) == QStringLiteral("in-progress")));
        }
        QCOMPARE(service.debitedCents(), 10 * (round + 1));
    }
}

void TestConformance::whatIsWrongHasAStatusAndATypeOfItsOwn_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("type");
    const QByteArray post = "POST /settlements";
    const auto body = [](const QByteArray& amount) {
        return QByteArray{R"({"payer": "ana", "payee": "bruno", "amountCents": )"} + amount + "}";
    };
    QTest::newRow("no key, before media type and body are looked at")
        << httpRequest(post, {}, "{") << 400 << "idempotency-key-missing";
    QTest::newRow("an empty key") << httpRequest(post, json + "Idempotency-Key: \r\n", body("1")) << 400
                                  << "idempotency-key-missing";
    QTest::newRow("a quotation mark that is not closed")
        << httpRequest(post, json + "Idempotency-Key: \"K1\r\n", body("1")) << 400
        << "idempotency-key-invalid";
    QTest::newRow("a key of 256 characters")
        << httpRequest(post, json + "Idempotency-Key: " + QByteArray(256, 'k') + "\r\n", body("1")) << 400
        << "idempotency-key-invalid";
    QTest::newRow("two keys") << httpRequest(post, withKey + "Idempotency-Key: K2\r\n", body("1")) << 400
                              << "idempotency-key-invalid";
    QTest::newRow("no media type") << httpRequest(post, "Idempotency-Key: K1\r\n", body("1")) << 415
                                   << "unsupported-media-type";
    QTest::newRow("a form") << httpRequest(
        post, "Idempotency-Key: K1\r\nContent-Type: multipart/form-data; boundary=x\r\n", body("1"))
                            << 415 << "unsupported-media-type";
    QTest::newRow("no JSON") << httpRequest(post, withKey, "{") << 400 << "malformed-body";
    QTest::newRow("no body") << httpRequest(post, withKey) << 400 << "malformed-body";
    QTest::newRow("a list") << httpRequest(post, withKey, "[]") << 400 << "malformed-body";
    QTest::newRow("sixty thousand brackets")
        << httpRequest(post, withKey, QByteArray(60'000, '[')) << 400 << "malformed-body";
    QTest::newRow("bytes that are not UTF-8")
        << httpRequest(post, withKey, "{\"payer\": \"\xff\"}") << 400 << "malformed-body";
    QTest::newRow("no payee") << httpRequest(post, withKey, R"({"payer": "ana", "amountCents": 1})") << 400
                              << "malformed-body";
    QTest::newRow("a payer that is a number")
        << httpRequest(post, withKey, R"({"payer": 1, "payee": "bruno", "amountCents": 1})") << 400
        << "malformed-body";
    QTest::newRow("a member that nobody knows")
        << httpRequest(post, withKey, R"({"payer": "ana", "payee": "bruno", "amountCents": 1, "x": 1})")
        << 400 << "malformed-body";
    QTest::newRow("an amount that is a text")
        << httpRequest(post, withKey, body("\"1\"")) << 400 << "malformed-body";
    QTest::newRow("an amount with decimals")
        << httpRequest(post, withKey, body("1.5")) << 422 << "invalid-amount";
    QTest::newRow("nothing") << httpRequest(post, withKey, body("0")) << 422 << "invalid-amount";
    QTest::newRow("less than nothing") << httpRequest(post, withKey, body("-1")) << 422 << "invalid-amount";
    QTest::newRow("2^63 cents") << httpRequest(post, withKey, body("9223372036854775808")) << 422
                                << "invalid-amount";
    QTest::newRow("more digits than any integer has")
        << httpRequest(post, withKey, body("1" + QByteArray(400, '0'))) << 400 << "malformed-body";
    QTest::newRow("more than there is")
        << httpRequest(post, withKey, body("9223372036854775807")) << 422 << "insufficient-funds";
    QTest::newRow("an account that is not there")
        << httpRequest(post, withKey, R"({"payer": "ana", "payee": "zoe", "amountCents": 1})") << 422
        << "unknown-account";
    QTest::newRow("from ana to ana") << httpRequest(
        post, withKey, R"({"payer": "ana", "payee": "ana", "amountCents": 1})")
                                     << 422 << "same-account";
    QTest::newRow("a body above 64 KiB")
        << httpRequest(post, withKey, QByteArray(70'000, ' ')) << 413 << "body-too-large";
    QTest::newRow("a chunked body above 64 KiB")
        << httpRequest(post, withKey + "Transfer-Encoding: chunked\r\n") + "11170\r\n"
            + QByteArray(70'000, ' ') + "\r\n0\r\n\r\n"
        << 413 << "body-too-large";
    QTest::newRow("an address that is not there") << httpRequest("GET /nothing") << 404 << "not-found";
    QTest::newRow("a settlement that is not there")
        << httpRequest("GET /settlements/7") << 404 << "not-found";
    QTest::newRow("a settlement that is no number")
        << httpRequest("GET /settlements/x") << 404 << "not-found";
    QTest::newRow("an account that cannot be read") << httpRequest("GET /accounts/zoe") << 404 << "not-found";
    QTest::newRow("settlements cannot be listed")
        << httpRequest("GET /settlements") << 405 << "method-not-allowed";
    QTest::newRow("health cannot be posted")
        << httpRequest("POST /health", json, "{}") << 405 << "method-not-allowed";
    QTest::newRow("an address of 3000 characters")
        << httpRequest("GET /" + QByteArray(3000, 'a')) << 414 << "target-too-long";
    QTest::newRow("20 KiB of fields")
        << httpRequest("GET /health", "X: " + QByteArray(20'000, 'x') + "\r\n") << 431 << "head-too-large";
    QTest::newRow("a foreign host") << QByteArray{"GET /health HTTP/1.1\r\nHost: evil.example\r\n\r\n"} << 421
                                    << "foreign-host";
    QTest::newRow("no host at all") << QByteArray{"GET /health HTTP/1.1\r\n\r\n"} << 421 << "foreign-host";
    QTest::newRow("two lengths") << httpRequest(post, withKey + "Content-Length: 2\r\n", "{}") << 400
                                 << "malformed-request";
    QTest::newRow("a length and chunks")
        << httpRequest(post, withKey + "Transfer-Encoding: chunked\r\n", "{}") << 400 << "malformed-request";
    QTest::newRow("no HTTP") << QByteArray{"hello\r\n\r\n"} << 400 << "malformed-request";
}

void TestConformance::whatIsWrongHasAStatusAndATypeOfItsOwn()
{
    QFETCH(QByteArray, request);
    const RunningService service;
    const WireAnswer answer = ask(service.port(), request);
    QTEST(answer.status, "status");
    QTEST(typeOf(answer), "type");
    QCOMPARE(answer.field("Content-Type"), QByteArray{"application/problem+json"});
    QCOMPARE(objectOf(answer)[QStringLiteral("status")].toInt(), answer.status);
    QVERIFY(!objectOf(answer)[QStringLiteral("title")].toString().isEmpty());
    QCOMPARE(service.debitedCents(), 0);
}

void TestConformance::settlementsAndAccountsCanBeRead()
{
    const RunningService service;
    const WireAnswer paid = ask(service.port(), settlementRequest("K1"));
    QCOMPARE(objectOf(paid)[QStringLiteral("amountCents")].toInt(), 3000);
    const WireAnswer read = ask(service.port(), httpRequest("GET /settlements/1"));
    QCOMPARE(read.status, 200);
    QCOMPARE(read.body, paid.body);
    QCOMPARE(ask(service.port(), httpRequest("GET /accounts/ana")).body,
        QByteArray{R"({"id":"ana","balanceCents":17000})"});
    QCOMPARE(ask(service.port(), httpRequest("GET /accounts/bruno")).body,
        QByteArray{R"({"id":"bruno","balanceCents":3000})"});
}

void TestConformance::healthSaysThatTheApiIsDidactic()
{
    const RunningService service;
    const WireAnswer answer = ask(service.port(), httpRequest("GET /health"));
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.field("Content-Type"), QByteArray{"application/json"});
    QCOMPARE(objectOf(answer)[QStringLiteral("didactic")].toBool(), true);
}

void TestConformance::metricsCountWhatHappened()
{
    const RunningService service;
    QCOMPARE(ask(service.port(), settlementRequest("K1", 3000, "X-Retry-Attempt: 1\r\n")).status, 200);
    QCOMPARE(ask(service.port(), settlementRequest("K1", 3000, "X-Retry-Attempt: 2\r\n")).status, 200);
    const WireAnswer answer = ask(service.port(), httpRequest("GET /metrics"));
    QVERIFY(answer.field("Content-Type").startsWith("text/plain; version=0.0.4"));
    for (const char* line : {"repique_settlements_total 1\n", "repique_replays_total 1\n",
             "repique_requests_total{route=\"/settlements\",status=\"200\"} 2\n",
             "repique_settlement_attempts_total{attempt=\"2\"} 1\n",
             "# TYPE repique_commits_total counter\n"}) {
        QVERIFY2(answer.body.contains(line), line);
    }
}

/// The seven messages of I-14, told to any client by its key.
void TestConformance::theScriptPlaysForEachKey()
{
    const RunningService service;
    const int port = service.port();
    QCOMPARE(
        ask(port, putFaults(R"({"script": ["503 SPI_UNAVAILABLE", "lost_response", "ok"]})")).status, 200);
    for (const QByteArray key : {"K1", "K2"}) {
        const WireAnswer first = ask(port, settlementRequest(key));
        QCOMPARE(first.status, 503);
        QCOMPARE(objectOf(first)[QStringLiteral("code")].toString(), QStringLiteral("SPI_UNAVAILABLE"));
        QVERIFY(first.field("Retry-After").isNull());
        QCOMPARE(ask(port, settlementRequest(key), 100).end, End::Silent);
        QCOMPARE(ask(port, settlementRequest(key)).field("Idempotent-Replayed"), QByteArray{"true"});
    }
    QCOMPARE(service.debitedCents(), 6000);
    // counters start anew with every PUT, but what is stored is replayed and meets no fault
    QCOMPARE(ask(port, putFaults(R"({"script": ["503"]})")).status, 200);
    QCOMPARE(ask(port, settlementRequest("K1")).status, 200);
    QCOMPARE(ask(port, settlementRequest("K1", 1)).status, 422);
    QCOMPARE(ask(port, settlementRequest("K3")).status, 503);
}

void TestConformance::hintsAndBansTravelAsFields()
{
    const RunningService service;
    const int port = service.port();
    QCOMPARE(
        ask(port,
            putFaults(R"({"script": ["429 retry_after=2s", "503 retry_after=1500ms", "503 X no_retry"]})"))
            .status,
        200);
    const WireAnswer whole = ask(port, settlementRequest("K1"));
    QCOMPARE(whole.status, 429);
    QCOMPARE(whole.field("Retry-After"), QByteArray{"2"});
    QVERIFY(whole.field("X-Retry").isNull());
    const WireAnswer broken = ask(port, settlementRequest("K1"));
    QCOMPARE(
        broken.field("Retry-After"), QByteArray{"2"}); // a client that knows no better waits longer, not less
    QCOMPARE(broken.field("X-Retry-After"), QByteArray{"1.5s"});
    QCOMPARE(ask(port, settlementRequest("K1")).field("X-Retry"), QByteArray{"no"});
}

void TestConformance::effectsOfUnansweredAttemptsAreApplied_data()
{
    QTest::addColumn<QByteArray>("fault");
    QTest::addColumn<End>("end");
    QTest::addColumn<int>("debited");
    QTest::newRow("lost: applied, then silence") << QByteArray{"lost_response"} << End::Silent << 3000;
    QTest::newRow("closed: applied, then the end") << QByteArray{"closed"} << End::Closed << 3000;
    QTest::newRow("timeout: never reached") << QByteArray{"timeout"} << End::Silent << 0;
    QTest::newRow("refused: reset before any work") << QByteArray{"refused"} << End::Reset << 0;
}

void TestConformance::effectsOfUnansweredAttemptsAreApplied()
{
    QFETCH(QByteArray, fault);
    const RunningService service;
    QCOMPARE(ask(service.port(), putFaults("{\"script\": [\"" + fault + "\"]}")).status, 200);
    const WireAnswer answer = ask(service.port(), settlementRequest("K1"), 200);
    QTEST(answer.end, "end");
    QTEST(static_cast<int>(service.debitedCents()), "debited");
    QCOMPARE(ask(service.port(), settlementRequest("K1")).status, 200);
    QCOMPARE(service.debitedCents(), 3000);
}

void TestConformance::aLostResponseIsSilentUntilItsTimeIsUp()
{
    http::ServiceSetup setup;
    setup.limits.held = 300ms;
    const RunningService service{std::move(setup)};
    QCOMPARE(ask(service.port(), putFaults(R"({"script": ["lost_response", "lost_response"]})")).status, 200);
    {
        Wire wire{service.port()};
        wire.send(settlementRequest("K1"));
        QCOMPARE(wire.receive(100).end, End::Silent);
        QCOMPARE(service->gauges().held, 1);
        QCOMPARE(wire.receive().end, End::Closed); // after 300 ms
        wire.send(settlementRequest("K1"));
    }
    QTRY_COMPARE(service->gauges().held, 0);
}

void TestConformance::faultsAreSwappedWholeOrNotAtAll()
{
    const RunningService service;
    const int port = service.port();
    const QByteArray good = R"({"script":["503 X retry_after=2s no_retry","ok"]})";
    QCOMPARE(ask(port, putFaults(good)).body, good);
    for (const QByteArray& bad :
        {QByteArray{"{"}, QByteArray{"[]"}, QByteArray{R"({"script": ["503", "fail"]})"},
            QByteArray{
                R"({"faults": [{"kind": "unavailable"}, {"kind": "unavailable", "probability": 1.5}]})"},
            QByteArray{R"({"faults": [{"kind": "closed", "status": 503}]})"},
            QByteArray{R"({"scripts": []})"}, QByteArray{R"({"script": [], "faults": []})"},
            QByteArray{R"({"faults": [{"kind": "capacity"}]})"}}) {
        const WireAnswer refused = ask(port, putFaults(bad));
        QVERIFY2(refused.status == 422, bad.constData());
        QCOMPARE(typeOf(refused), QStringLiteral("invalid-faults"));
        QCOMPARE(ask(port, httpRequest("GET /faults")).body, good);
    }
    QCOMPARE(ask(port, httpRequest("DELETE /faults")).body, QByteArray{"{}"});
    const QByteArray drawn
        = R"({"faults":[{"kind":"unavailable","probability":0.2,"retry_after":"1s"},{"kind":"answer","status":504}],"seed":7})";
    QCOMPARE(ask(port, putFaults(drawn)).body, drawn);
    // the shorthand may say its own status
    QCOMPARE(ask(port, putFaults(R"({"faults": [{"kind": "unavailable", "status": 503}]})")).body,
        QByteArray{R"({"faults":[{"kind":"unavailable"}]})"});
    QCOMPARE(ask(port, settlementRequest("K1")).status, 503);
}

void TestConformance::latencyDelaysTheSettlement()
{
    const RunningService service;
    QCOMPARE(
        ask(service.port(), putFaults(R"({"faults": [{"kind": "latency", "factor": 200}]})")).status, 200);
    Wire wire{service.port()};
    wire.send(settlementRequest("K1"));
    QCOMPARE(wire.receive(50).end, End::Silent); // 199 ms more than the 1 ms that a settlement counts for
    QCOMPARE(wire.receive().status, 200);
    QCOMPARE_GE(service->log().after(0).back().took, 199ms);
}

/// For a client that names its operations the script counts every attempt and acts first, as in a scenario.
void TestConformance::aNamedOperationCountsEveryAttempt()
{
    const RunningService service;
    const int port = service.port();
    QCOMPARE(ask(port, putFaults(R"({"script": ["ok", "503", "ok"]})")).status, 200);
    const QByteArray request = settlementRequest("K1", 3000, "X-Operation-Id: 7\r\n");
    QCOMPARE(ask(port, request).status, 200);
    QCOMPARE(ask(port, request).status, 503);
    QCOMPARE(ask(port, request).field("Idempotent-Replayed"), QByteArray{"true"});
}

void TestConformance::theLastExchangesAreLogged()
{
    std::atomic<int> seen{0};
    http::ServiceSetup setup;
    setup.onExchange = [&seen](const http::Exchange&) { ++seen; };
    const RunningService service{std::move(setup)};
    Wire wire{service.port()};
    for (int i = 0; i < 210; ++i) {
        wire.send(settlementRequest("K" + QByteArray::number(i), 1));
        QCOMPARE(wire.receive().status, 200);
    }
    const std::vector<http::Exchange> log = service->log().after(0);
    QCOMPARE(log.size(), http::ExchangeLog::capacity);
    QCOMPARE(seen.load(), 210);
    const http::Exchange& last = log.back();
    QCOMPARE(last.number, std::uint64_t{210});
    QCOMPARE(last.method, std::string{"POST"});
    QCOMPARE(http::valueOf(last.requestFields, "idempotency-key"), std::string_view{"K209"});
    QCOMPARE(last.status, 200);
    QCOMPARE(http::valueOf(last.answerFields, "Content-Type"), std::string_view{"application/json"});
    QVERIFY(last.answerBody.starts_with("{\"id\":210"));
    QCOMPARE(service->log().after(208).size(), std::size_t{2});
}

QTEST_APPLESS_MAIN(TestConformance)

#include "tst_conformance.moc"
