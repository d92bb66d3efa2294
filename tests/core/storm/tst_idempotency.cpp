// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storm/models.h"

#include <QTest>

#include <cmath>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;
using settlement::FaultKind;
using settlement::ServerMode;

namespace {

/// `operations` PIX, 10 % answered 503, 5 % of the others' answers lost, 3 attempts.
Model lossy(pix::KeyUse key, ServerMode server = ServerMode::None)
{
    Model model = manyOperations(10'000);
    model.duration = 40s;
    model.faults = {fault(FaultKind::Unavailable, 0.10), fault(FaultKind::LostResponse, 0.05)};
    model.idempotency.key = key;
    model.idempotency.server = server;
    return model;
}

/// One operation whose service takes 1 s, tried again after each of its timeouts of 300 ms, so that several
/// of its attempts are in service together.
Model impatient(ServerMode server)
{
    Model model;
    model.duration = 20s;
    model.traffic.arrivals = Traffic::Arrivals::Together;
    model.traffic.operations = 1;
    model.dependency.capacity = 8.0;
    model.dependency.workers = 8;
    model.dependency.service = Dependency::Service::Constant;
    model.policy.maxAttempts = 6;
    model.policy.attemptTimeout = 300ms;
    model.policy.deadline = 30s;
    model.policy.backoff = constantBackoff(100ms);
    model.idempotency.server = server;
    return model;
}

} // namespace

Q_DECLARE_METATYPE(repique::storm::Model)

/// Duplicates are what the modelled server really applied beyond an operation's first effect.
class TestIdempotency : public QObject
{
    Q_OBJECT

private slots:
    void lostAnswersDebitTwiceWithoutAKeyAndNeverWithOne();
    void aKeyForEachAttemptProtectsNobody();
    void withoutAKeyTheAtomicServerSays400();
    void attemptsInServiceTogether_data();
    void attemptsInServiceTogether();
    void aKeyIsForgottenAfterItsRetention_data();
    void aKeyIsForgottenAfterItsRetention();
};

void TestIdempotency::lostAnswersDebitTwiceWithoutAKeyAndNeverWithOne()
{
    const Totals without = ran(lossy(pix::KeyUse::None)).totals;
    const Totals with = ran(lossy(pix::KeyUse::Once, ServerMode::Atomic)).totals;
    // Per attempt 0.9 effects, 0.145 go on: 0.9·(1 + 0.145 + 0.145²) − (1 − 0.1³) = 0.0504 of the operations;
    // the standard deviation of the share over 10,000 is about 0.0023.
    QCOMPARE_LE(std::abs(static_cast<double>(without.duplicates) / 10'000.0 - 0.0504), 4 * 0.0023);
    QCOMPARE(without.duplicateCents, without.duplicates * 3000);
    QCOMPARE(with.duplicates, 0);
    QCOMPARE(with.duplicateCents, 0);
    QCOMPARE(with.operations, 10'000);
    QCOMPARE(with.succeeded, without.succeeded); // paired: same arrivals, faults and dice
    QCOMPARE(with.attempts, without.attempts);
    QCOMPARE(with.failed, without.failed);
    // 1 − 0.145³ = 99.7 %
    QCOMPARE_LE(std::abs(static_cast<double>(with.succeeded) / 10'000.0 - 0.99695), 4 * 0.00055);
}

void TestIdempotency::aKeyForEachAttemptProtectsNobody()
{
    const Totals without = ran(lossy(pix::KeyUse::None)).totals;
    for (const ServerMode server : {ServerMode::Atomic, ServerMode::CheckThenInsert}) {
        QCOMPARE(ran(lossy(pix::KeyUse::PerAttempt, server)).totals, without);
    }
}

void TestIdempotency::withoutAKeyTheAtomicServerSays400()
{
    Model model = lossy(pix::KeyUse::None, ServerMode::Atomic);
    model.faults.clear();
    const Totals totals = ran(model).totals;
    QCOMPARE(totals.notRetryable, 10'000);
    QCOMPARE(totals.attempts, 10'000);
    QCOMPARE(totals.duplicates, 0);
}

void TestIdempotency::attemptsInServiceTogether_data()
{
    QTest::addColumn<Model>("model");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<int>("duplicates");
    QTest::addColumn<int>("abandoned");
    // Attempts start at 0, 0.4 (answered 409 at once), 0.5, 0.6 … all 409 while the first is in service; the
    // sixth is at 0.8 s.
    QTest::newRow("atomic: all but the first are answered 409")
        << impatient(ServerMode::Atomic) << 6 << 0 << 1;
    // Attempts at 0, 0.4, 0.8 check before the first inserts at 1.0 and apply; 1.2, 1.6, 2.0 find the key and
    // replay, each a full service that ends too late.
    QTest::newRow("check then insert: three race, two debit again")
        << impatient(ServerMode::CheckThenInsert) << 6 << 2 << 6;
    QTest::newRow("none: all six debit") << impatient(ServerMode::None) << 6 << 5 << 6;
}

void TestIdempotency::attemptsInServiceTogether()
{
    QFETCH(const Model, model);
    const Totals totals = ran(model).totals;
    QTEST(static_cast<int>(totals.attempts), "attempts");
    QTEST(static_cast<int>(totals.duplicates), "duplicates");
    QTEST(static_cast<int>(totals.abandonedServed), "abandoned");
    QCOMPARE(totals.failed, 1);
    QCOMPARE(totals.exhausted, 1);
}

void TestIdempotency::aKeyIsForgottenAfterItsRetention_data()
{
    QTest::addColumn<SimDuration>("retention");
    QTest::addColumn<int>("duplicates");
    QTest::newRow("kept long enough: replayed (I-13 row 5)") << SimDuration{2s} << 0;
    QTest::newRow("forgotten: debited again (I-13 row 9)") << SimDuration{1s} << 1;
}

void TestIdempotency::aKeyIsForgottenAfterItsRetention()
{
    QFETCH(const SimDuration, retention);
    QFETCH(const int, duplicates);
    Model model = manyOperations(1);
    model.policy.backoff = constantBackoff(0ms);
    model.policy.attemptTimeout = 1500ms;
    model.idempotency.retention = retention;
    model.faults = {faultDuring(FaultKind::LostResponse, 0s, 1s)};
    const Totals totals = ran(model).totals;
    QCOMPARE(totals.succeededAfterRetry, 1);
    QCOMPARE(totals.duplicates, duplicates);
}

QTEST_APPLESS_MAIN(TestIdempotency)
#include "tst_idempotency.moc"
