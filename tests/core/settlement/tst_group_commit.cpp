// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/group_commit.h"
#include "core/settlement/shared_service.h"
#include "tests/support/temporary_ledger.h"

#include <QtTest/QTest>

#include <latch>
#include <thread>

using namespace repique;
using namespace repique::settlement;
using namespace std::chrono_literals;
using repique::test::must;
using repique::test::payment;
using repique::test::TemporaryLedger;

class TestGroupCommit final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worksThatWaitShareACommit();
    void anErrorUndoesItsOwnWorkAlone();
    void manyThreadsSettleEachKeyOnce();
    void whatIsReturnedCanBeReadByOthers();
};

/// While the first works, three more come: they share the second transaction.
void TestGroupCommit::worksThatWaitShareACommit()
{
    const TemporaryLedger file;
    GroupCommit group{file.connect()};
    std::latch firstIsWorking{1};
    std::latch othersMayCome{1};
    std::vector<std::jthread> threads;
    threads.emplace_back([&] {
        must(group.run([&](Ledger&) -> Result<void> {
            firstIsWorking.count_down();
            othersMayCome.wait();
            std::this_thread::sleep_for(100ms); // long enough for three threads to queue up
            return {};
        }));
    });
    firstIsWorking.wait();
    for (const char* name : {"carla", "davi", "eva"}) {
        threads.emplace_back([&group, name] {
            must(group.run([name](Ledger& ledger) { return ledger.addAccount(name, 1); }));
        });
    }
    othersMayCome.count_down();
    threads.clear();
    QCOMPARE(group.counts().works, 4);
    QCOMPARE_LE(group.counts().commits, 4);
    QCOMPARE_GE(group.counts().commits, 2);
    for (const char* name : {"carla", "davi", "eva"}) {
        QVERIFY(must(file.connect().balance(name)).has_value());
    }
}

void TestGroupCommit::anErrorUndoesItsOwnWorkAlone()
{
    const TemporaryLedger file;
    GroupCommit group{file.connect()};
    std::vector<std::jthread> threads;
    std::latch together{8};
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&, i] {
            together.arrive_and_wait();
            const auto done = group.run([i](Ledger& ledger) -> Result<void> {
                must(ledger.addAccount("account" + std::to_string(i), i));
                return i % 2 == 0 ? Result<void>{} : tl::unexpected{Error{Errc::InvalidValue, "odd"}};
            });
            if (done.has_value() != (i % 2 == 0)) {
                std::terminate();
            }
        });
    }
    threads.clear();
    for (int i = 0; i < 8; ++i) {
        QCOMPARE(must(file.connect().balance("account" + std::to_string(i))).has_value(), i % 2 == 0);
    }
}

void TestGroupCommit::manyThreadsSettleEachKeyOnce()
{
    const TemporaryLedger file;
    Ledger ledger = file.connect();
    Ledger reader = must(ledger.sibling());
    GroupCommit group{std::move(ledger)};
    InFlight inFlight;
    SharedService service{group, std::move(reader), inFlight, 24h};
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 8; ++thread) {
            threads.emplace_back([&service] {
                for (int key = 0; key < 50; ++key) { // all threads, the same keys
                    must(settle(service, payment("K" + std::to_string(key), 10), {}));
                }
            });
        }
    }
    QCOMPARE(file.debitedCents(), 500);
}

void TestGroupCommit::whatIsReturnedCanBeReadByOthers()
{
    const TemporaryLedger file;
    GroupCommit group{file.connect()};
    Ledger other = file.connect();
    for (int i = 0; i < 20; ++i) {
        const std::string name = "account" + std::to_string(i);
        must(group.run([&name](Ledger& ledger) { return ledger.addAccount(name, 1); }));
        QVERIFY(must(other.balance(name)).has_value());
    }
}

QTEST_APPLESS_MAIN(TestGroupCommit)

#include "tst_group_commit.moc"
