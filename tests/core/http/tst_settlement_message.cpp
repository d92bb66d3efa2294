// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/head.h"
#include "core/http/settlement_message.h"

#include <QtTest/QTest>

using namespace repique;
using namespace repique::http;
using namespace std::chrono_literals;

class TestSettlementMessage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysAreReadQuotedOrBare_data();
    void keysAreReadQuotedOrBare();
    void aQuotedKeyIsReadBack();
    void headsAreStrict_data();
    void headsAreStrict();
    void fieldsKeepTheirOrderAndBytes();
    void answersBecomeFields();
    void aBareStatusKeepsItsKind_data();
    void aBareStatusKeepsItsKind();
};

void TestSettlementMessage::keysAreReadQuotedOrBare_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("key"); // null = refused
    const QString refused;
    QTest::newRow("quoted, as in draft-ietf-httpapi-idempotency-key-header-07 §2.1")
        << "\"8e03978e-40d5-43e8-bc93-6894a57f9324\""
        << "8e03978e-40d5-43e8-bc93-6894a57f9324";
    QTest::newRow("bare, as most services take it") << "8e03978e-40d5"
                                                    << "8e03978e-40d5";
    QTest::newRow("spaces inside quotes") << "\"a b\""
                                          << "a b";
    QTest::newRow("an escaped quote and backslash (RFC 8941 §3.3.3)") << R"("a\"b\\c")"
                                                                      << R"(a"b\c)";
    QTest::newRow("255 characters") << QString(255, QLatin1Char('k')) << QString(255, QLatin1Char('k'));
    QTest::newRow("256 characters") << QString(256, QLatin1Char('k')) << refused;
    QTest::newRow("empty quotes") << "\"\"" << refused;
    QTest::newRow("nothing") << "" << refused;
    QTest::newRow("one quote") << "\"" << refused;
    QTest::newRow("a quote at one end") << "\"abc" << refused;
    QTest::newRow("a quote in the middle") << "a\"b" << refused;
    QTest::newRow("an unescaped quote inside") << R"("a"b")" << refused;
    QTest::newRow("an escape of nothing special") << R"("a\b")" << refused;
    QTest::newRow("an escape at the end") << R"("a\")" << refused;
    QTest::newRow("a bare space") << "a b" << refused;
    QTest::newRow("a tab") << "\"a\tb\"" << refused;
    QTest::newRow("beyond ASCII") << QStringLiteral("chave-ç") << refused;
}

void TestSettlementMessage::keysAreReadQuotedOrBare()
{
    QFETCH(QString, field);
    QFETCH(QString, key);
    const auto read = readKey(field.toStdString());
    QCOMPARE(read.has_value(), !key.isNull());
    QCOMPARE(QString::fromStdString(read.value_or("")), key);
}

void TestSettlementMessage::aQuotedKeyIsReadBack()
{
    const std::string key = R"(a "key" with \ marks)";
    QCOMPARE(readKey(quotedKey(key)), std::optional{key});
}

void TestSettlementMessage::headsAreStrict_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("a request") << QByteArray{"GET / HTTP/1.1\r\nHost: a\r\n\r\n"} << true;
    QTest::newRow("an older request") << QByteArray{"GET / HTTP/1.0\r\n\r\n"} << true;
    QTest::newRow("a newer version") << QByteArray{"GET / HTTP/2.0\r\n\r\n"} << false;
    QTest::newRow("an absolute address") << QByteArray{"GET http://a/ HTTP/1.1\r\n\r\n"} << false;
    QTest::newRow("no empty line") << QByteArray{"GET / HTTP/1.1\r\nHost: a\r\n"} << false;
    QTest::newRow("a space before the colon") << QByteArray{"GET / HTTP/1.1\r\nHost : a\r\n\r\n"} << false;
    QTest::newRow("a folded line") << QByteArray{"GET / HTTP/1.1\r\nX: a\r\n b\r\n\r\n"} << false;
    QTest::newRow("a bare line feed in a value")
        << QByteArray{"GET / HTTP/1.1\r\nX: a\nY: b\r\n\r\n"} << false;
    QTest::newRow("a zero byte") << QByteArrayLiteral("GET / HTTP/1.1\r\nX: a\0b\r\n\r\n") << false;
    QTest::newRow("lengths that agree")
        << QByteArray{"POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n"} << false;
    QTest::newRow("a negative length")
        << QByteArray{"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"} << false;
    QTest::newRow("an unknown coding")
        << QByteArray{"POST / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n"} << false;
    QTest::newRow("chunks") << QByteArray{"POST / HTTP/1.1\r\nTransfer-Encoding: Chunked\r\n\r\n"} << true;
}

void TestSettlementMessage::headsAreStrict()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isRead);
    QCOMPARE(parseHead(text.toStdString()).has_value(), isRead);
}

void TestSettlementMessage::fieldsKeepTheirOrderAndBytes()
{
    const auto head = parseHead("PUT /a?b=c HTTP/1.1\r\nB: 2%20 x\r\na:1\r\nb:  3 \r\n\r\n");
    QVERIFY(head.has_value());
    QCOMPARE(head->target, std::string{"/a?b=c"});
    QCOMPARE(head->fields, (Fields{{"B", "2%20 x"}, {"a", "1"}, {"b", "3"}}));
    QCOMPARE(valuesOf(head->fields, "b"), (std::vector<std::string_view>{"2%20 x", "3"}));
}

void TestSettlementMessage::answersBecomeFields()
{
    settlement::Response response;
    response.status = 503;
    response.body = "{}";
    response.retryAfter = 1ns;
    response.noRetry = true;
    const Reply reply = replyOf(response);
    QCOMPARE(reply.contentType, std::string{"application/problem+json"});
    QCOMPARE(reply.fields, (Fields{{"Retry-After", "1"}, {"X-Retry-After", "1ns"}, {"X-Retry", "no"}}));
    response.status = 200;
    response.retryAfter = 0s;
    response.noRetry = false;
    response.isReplay = true;
    QCOMPARE(replyOf(response).fields, (Fields{{"Idempotent-Replayed", "true"}, {"Retry-After", "0"}}));
}

void TestSettlementMessage::aBareStatusKeepsItsKind_data()
{
    QTest::addColumn<int>("bare");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing there") << 404 << 404;
    QTest::newRow("the client's, of no kind of ours: 400") << 418 << 400;
    QTest::newRow("the service's fault stays its own") << 500 << 500;
    QTest::newRow("also one of no kind of ours") << 505 << 500;
}

void TestSettlementMessage::aBareStatusKeepsItsKind()
{
    QFETCH(int, bare);
    QFETCH(int, status);
    QCOMPARE(http::problemReply(http::problemOf(bare)).status, status);
}

QTEST_APPLESS_MAIN(TestSettlementMessage)

#include "tst_settlement_message.moc"
