// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/fault_script.h"
#include "core/settlement/service.h"
#include "tests/support/temporary_ledger.h"

#include <QtTest/QtTest>

using namespace repique;
using namespace repique::settlement;
using namespace std::chrono_literals;
using repique::test::must;
using repique::test::payment;
using repique::test::TemporaryLedger;
using What = ScriptedAttempt::What;

namespace {

ScriptedAttempt does(What what)
{
    ScriptedAttempt attempt;
    attempt.what = what;
    return attempt;
}

ScriptedAttempt unavailable()
{
    ScriptedAttempt attempt = does(What::Answer);
    attempt.status = 503;
    attempt.code = "SPI_UNAVAILABLE";
    attempt.retryAfter = 2s;
    attempt.noRetry = true;
    return attempt;
}

/// An atomic service behind `script`.
struct Counter
{
    explicit Counter(Script attempts) : script{std::move(attempts)} {}

    Response settle(const Request& request) { return must(settlement::settle(faulty, request, {})); }

    TemporaryLedger file;
    Ledger ledger = file.connect();
    InFlight inFlight;
    Service service{ledger, inFlight, 24h};
    FaultScript script;
    FaultyServer faulty{service, script};
};

Request named(const std::string& operation, const std::string& key)
{
    Request request = payment(key);
    request.operation = operation;
    return request;
}

} // namespace

class FaultScriptTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answerSaysWhatTheScriptSays();
    void everyKeyHasItsOwnCounter();
    void replaysAndMismatchesAreNotCounted();
    void namedOperationIsCountedWhateverItsKeys();
    void namedOperationMeetsTheScriptOnReplaysToo();
    void swapStartsTheCountersAnew();
    void whatNeverArrivesIsNotApplied_data();
    void whatNeverArrivesIsNotApplied();
    void whatIsLostIsApplied_data();
    void whatIsLostIsApplied();
};

void FaultScriptTest::answerSaysWhatTheScriptSays()
{
    Counter counter{{unavailable()}};
    const Response response = counter.settle(payment("K1"));
    QCOMPARE(response.status, 503);
    QCOMPARE(response.code, std::string{"SPI_UNAVAILABLE"});
    QCOMPARE(response.retryAfter, std::optional<SimDuration>{2s});
    QVERIFY(response.noRetry);
    QVERIFY(response.body.find("SPI_UNAVAILABLE") != std::string::npos);
    QCOMPARE(counter.file.debitedCents(), 0);
}

void FaultScriptTest::everyKeyHasItsOwnCounter()
{
    Counter counter{{unavailable()}};
    QCOMPARE(counter.settle(payment("K1")).status, 503);
    QCOMPARE(counter.settle(payment("K2")).status, 503);
    QCOMPARE(counter.settle(payment("K1")).status, 200);
    QCOMPARE(counter.settle(payment("K2")).status, 200);
}

void FaultScriptTest::replaysAndMismatchesAreNotCounted()
{
    Counter counter{{does(What::Ok), unavailable()}};
    QVERIFY(counter.settle(payment("K1")).isApplied);
    QVERIFY(counter.settle(payment("K1")).isReplay);
    QCOMPARE(counter.settle(payment("K1", 1)).status, 422);
    QVERIFY(counter.settle(payment("K1")).isReplay);
    const Response refusal = counter.settle(payment({}));
    QCOMPARE(refusal.status, 400);
}

void FaultScriptTest::namedOperationIsCountedWhateverItsKeys()
{
    Counter counter{{unavailable(), does(What::Ok)}};
    QCOMPARE(counter.settle(named("1", "K1")).status, 503);
    QCOMPARE(counter.settle(named("1", "K2")).status, 200);
    QCOMPARE(counter.settle(named("2", "K3")).status, 503);
}

void FaultScriptTest::namedOperationMeetsTheScriptOnReplaysToo()
{
    Counter counter{{does(What::LostResponse), unavailable(), does(What::LostResponse)}};
    QCOMPARE(counter.settle(named("1", "K1")).delivery, Delivery::Lost);
    QCOMPARE(counter.settle(named("1", "K1")).status, 503);
    const Response third = counter.settle(named("1", "K1"));
    QVERIFY(third.isReplay);
    QCOMPARE(third.delivery, Delivery::Lost);
    QCOMPARE(counter.settle(named("1", "K1")).delivery, Delivery::Answered);
    QCOMPARE(counter.file.debitedCents(), 3000);
}

void FaultScriptTest::swapStartsTheCountersAnew()
{
    Counter counter{{unavailable()}};
    QCOMPARE(counter.settle(payment("K1")).status, 503);
    counter.script.swap({unavailable()});
    QCOMPARE(counter.settle(payment("K1")).status, 503);
    counter.script.swap({});
    QCOMPARE(counter.settle(payment("K1")).status, 200);
}

void FaultScriptTest::whatNeverArrivesIsNotApplied_data()
{
    QTest::addColumn<What>("what");
    QTest::addColumn<Delivery>("delivery");
    QTest::newRow("refused") << What::Refused << Delivery::Refused;
    QTest::newRow("vanished") << What::Timeout << Delivery::Unreached;
}

void FaultScriptTest::whatNeverArrivesIsNotApplied()
{
    QFETCH(What, what);
    QFETCH(Delivery, delivery);
    Counter counter{{does(what)}};
    QCOMPARE(counter.settle(payment("K1")).delivery, delivery);
    QCOMPARE(counter.file.debitedCents(), 0);
    QVERIFY(counter.settle(payment("K1")).isApplied);
}

void FaultScriptTest::whatIsLostIsApplied_data()
{
    QTest::addColumn<What>("what");
    QTest::addColumn<Delivery>("delivery");
    QTest::newRow("lost response") << What::LostResponse << Delivery::Lost;
    QTest::newRow("closed connection") << What::Closed << Delivery::Closed;
}

void FaultScriptTest::whatIsLostIsApplied()
{
    QFETCH(What, what);
    QFETCH(Delivery, delivery);
    Counter counter{{does(what)}};
    const Response lost = counter.settle(payment("K1"));
    QCOMPARE(lost.delivery, delivery);
    QVERIFY(lost.isApplied);
    const Response replay = counter.settle(payment("K1"));
    QVERIFY(replay.isReplay);
    QCOMPARE(replay.delivery, Delivery::Answered);
    QCOMPARE(replay.body, lost.body);
    QCOMPARE(counter.file.debitedCents(), 3000);
}

QTEST_APPLESS_MAIN(FaultScriptTest)

#include "tst_fault_script.moc"
