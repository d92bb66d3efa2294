// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/proof.h"
#include "tests/support/temporary_ledger.h"

#include <QtTest/QTest>

#include <stop_token>
#include <thread>

using namespace repique;
using namespace repique::http;
using namespace repique::test;
using namespace std::chrono_literals;

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

} // namespace

/// One payment decides over real HTTP, waiting for real, as it does in virtual time.
class TestProof final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothWorldsDecideAlike_data();
    void bothWorldsDecideAlike();
    void bothWorldsGiveUpOnTheSameWork_data();
    void bothWorldsGiveUpOnTheSameWork();
    void aProofIsAsPatientAsItsPayment();
    void aStopEndsAProof();
    void onlyAnAtomicServerIsProven();
};

void TestProof::bothWorldsDecideAlike_data()
{
    using What = settlement::ScriptedAttempt::What;
    QTest::addColumn<settlement::Script>("script");
    QTest::addColumn<pix::KeyUse>("key");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<int>("debits");
    QTest::newRow("I-14: 503, lost, replay")
        << scriptOf({What::Answer, What::LostResponse, What::Ok}) << pix::KeyUse::Once << "settled" << 1;
    QTest::newRow("a key per attempt debits twice")
        << scriptOf({What::LostResponse, What::Ok}) << pix::KeyUse::PerAttempt << "settled" << 2;
    QTest::newRow("refused, closed, timeout")
        << scriptOf({What::Refused, What::Closed, What::Timeout, What::Ok}) << pix::KeyUse::Once << "settled"
        << 1;
    QTest::newRow("no key: 400") << scriptOf({What::Ok}) << pix::KeyUse::None << "failed_permanent" << 0;
    QTest::newRow("exhausted") << scriptOf({What::Answer, What::Answer, What::Answer, What::Answer})
                               << pix::KeyUse::Once << "failed_exhausted" << 0;
}

void TestProof::bothWorldsDecideAlike()
{
    QFETCH(settlement::Script, script);
    QFETCH(pix::KeyUse, key);
    QFETCH(QString, outcome);
    QFETCH(int, debits);
    const QTemporaryDir folder;
    trace::ScriptedPayment payment;
    payment.policy.maxAttempts = 4;
    payment.policy.attemptTimeout = 200ms;
    payment.policy.budget = retry::RatioBudget{};
    payment.network = 2ms;
    payment.service = 3ms;
    payment.key = key;
    payment.script = script;
    const Proof proof = must(prove(payment, folder.filePath(QStringLiteral("ledger.sqlite")).toStdString()));
    QCOMPARE(proof.live.lines, proof.simulated.lines);
    QVERIFY(proof.isIdentical());
    QCOMPARE(QString::fromStdString(proof.live.outcome), outcome);
    QCOMPARE(proof.live.debits, debits);
    QCOMPARE_GE(proof.wall, proof.live.elapsed);
}

/// Work that takes longer than its client waits, over a network that takes its time: what an attempt meets
/// depends on where the work of the one before stands.
void TestProof::bothWorldsGiveUpOnTheSameWork_data()
{
    QTest::addColumn<int>("networkMs");
    QTest::addColumn<int>("serviceMs");
    QTest::addColumn<int>("timeoutMs");
    QTest::addColumn<QString>("met"); // outcomes of the attempts
    QTest::newRow("the next attempt meets the work in progress, the third its answer")
        << 0 << 520 << 150 << "timeout 409 200";
    QTest::newRow("the work ends while the next attempt is on its way") << 200 << 650 << 500 << "timeout 200";
    QTest::newRow("no answer ever comes in time") << 80 << 300 << 100 << "timeout timeout timeout";
}

void TestProof::bothWorldsGiveUpOnTheSameWork()
{
    QFETCH(int, networkMs);
    QFETCH(int, serviceMs);
    QFETCH(int, timeoutMs);
    QFETCH(QString, met);
    const QTemporaryDir folder;
    trace::ScriptedPayment payment;
    payment.policy.attemptTimeout = std::chrono::milliseconds{timeoutMs};
    payment.policy.backoff.base = payment.policy.backoff.cap = 250ms;
    payment.policy.backoff.jitter.amount = 0.0;
    payment.network = std::chrono::milliseconds{networkMs};
    payment.service = std::chrono::milliseconds{serviceMs};
    const Proof proof = must(prove(payment, folder.filePath(QStringLiteral("ledger.sqlite")).toStdString()));
    QCOMPARE(proof.live.lines, proof.simulated.lines);
    QVERIFY(proof.isIdentical());
    QStringList outcomes;
    for (const std::string& line : proof.live.lines) {
        outcomes << QString::fromStdString(line)
                        .section(QStringLiteral(" · "), 1, 1)
                        .section(QLatin1Char(' '), 0, 0);
    }
    QCOMPARE(outcomes.join(QLatin1Char(' ')), met);
    QCOMPARE(proof.live.debits, 1);
}

/// A service hangs up on the silent after 30 s and on the idle after 15 s; that of a proof never does so
/// before its client.
void TestProof::aProofIsAsPatientAsItsPayment()
{
    trace::ScriptedPayment payment;
    payment.policy.attemptTimeout = 45s;
    payment.policy.deadline = 24h;
    const Limits limits = limitsOf(payment);
    QCOMPARE_GT(SimDuration{limits.held}, SimDuration{45s});
    QCOMPARE_GT(SimDuration{limits.idle}, SimDuration{24h}); // no wait is longer than the deadline
}

void TestProof::aStopEndsAProof()
{
    const QTemporaryDir folder;
    trace::ScriptedPayment payment;
    payment.policy.attemptTimeout = payment.policy.deadline = 1h;
    payment.script = scriptOf({settlement::ScriptedAttempt::What::LostResponse});
    std::stop_source stop;
    const std::jthread stopping{[&stop] {
        std::this_thread::sleep_for(50ms); // wherever it is by then
        stop.request_stop();
    }};
    const auto ledger = folder.filePath(QStringLiteral("ledger.sqlite")).toStdString();
    QVERIFY(!must(prove(payment, ledger, stop.get_token())).isIdentical());
}

void TestProof::onlyAnAtomicServerIsProven()
{
    trace::ScriptedPayment payment;
    payment.server = settlement::ServerMode::None;
    QCOMPARE(prove(payment, "/nowhere").error().code, Errc::InvalidValue);
}

QTEST_APPLESS_MAIN(TestProof)

#include "tst_proof.moc"
