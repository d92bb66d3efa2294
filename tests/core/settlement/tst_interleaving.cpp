// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/didactic_servers.h"
#include "core/settlement/service.h"
#include "tests/support/temporary_ledger.h"

#include <QtTest/QtTest>

#include <rapidcheck.h>

#include <array>
#include <atomic>
#include <barrier>
#include <thread>

using namespace repique;
using namespace repique::settlement;
using namespace std::chrono_literals;
using repique::test::must;
using repique::test::payment;
using repique::test::TemporaryLedger;

class InterleavingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checkThenInsertDebitsTwiceWhenBothCheckFirst();
    void checkThenInsertDebitsOnceWhenTheyFollowEachOther();
    void serverThatIgnoresKeysDebitsEveryCopy();
    void atomicServerWithSeparateRegistriesDebitsOnce();
    void atomicServerNeverDebitsTwiceOnRealThreads();
    void balancesAreConservedOverAnySequence();
};

void InterleavingTest::checkThenInsertDebitsTwiceWhenBothCheckFirst()
{
    const TemporaryLedger file;
    Ledger one = file.connect();
    Ledger two = file.connect();
    CheckThenInsertServer a{one, 24h};
    CheckThenInsertServer b{two, 24h};
    auto ticketA = std::get<Ticket>(must(a.admit(payment("K1"), {})));
    auto ticketB = std::get<Ticket>(must(b.admit(payment("K1"), {})));
    QVERIFY(must(a.run(std::move(ticketA), {})).isApplied);
    QVERIFY(must(b.run(std::move(ticketB), {})).isApplied);
    QCOMPARE(file.debitedCents(), 6000);
}

void InterleavingTest::checkThenInsertDebitsOnceWhenTheyFollowEachOther()
{
    const TemporaryLedger file;
    Ledger ledger = file.connect();
    CheckThenInsertServer server{ledger, 24h};
    const Response first = must(settle(server, payment("K1"), {}));
    const Response second = must(settle(server, payment("K1"), {}));
    QVERIFY(second.isReplay);
    QCOMPARE(second.body, first.body);
    QCOMPARE(must(settle(server, payment("K1", 1), {})).status, 422);
    QCOMPARE(file.debitedCents(), 3000);
}

void InterleavingTest::serverThatIgnoresKeysDebitsEveryCopy()
{
    const TemporaryLedger file;
    Ledger ledger = file.connect();
    UnprotectedServer server{ledger};
    for (int i = 0; i < 3; ++i) {
        QVERIFY(must(settle(server, payment("K1"), {})).isApplied);
    }
    QCOMPARE(file.debitedCents(), 9000);
}

/// What protects is the transaction and not the registry: with a registry each, as in two processes, both
/// copies are let in and the second finds the first one's answer.
void InterleavingTest::atomicServerWithSeparateRegistriesDebitsOnce()
{
    const TemporaryLedger file;
    Ledger one = file.connect();
    Ledger two = file.connect();
    InFlight ofOne;
    InFlight ofTwo;
    Service a{one, ofOne, 24h};
    Service b{two, ofTwo, 24h};
    auto ticketA = std::get<Ticket>(must(a.admit(payment("K1"), {})));
    auto ticketB = std::get<Ticket>(must(b.admit(payment("K1"), {})));
    const Response first = must(a.run(std::move(ticketA), {}));
    const Response second = must(b.run(std::move(ticketB), {}));
    QVERIFY(second.isReplay);
    QCOMPARE(second.body, first.body);
    QCOMPARE(file.debitedCents(), 3000);
}

void InterleavingTest::atomicServerNeverDebitsTwiceOnRealThreads()
{
    constexpr int rounds = 100;
    const TemporaryLedger file;
    InFlight inFlight;
    std::barrier<> start{2};
    std::atomic<int> applied{0};
    const auto copies = [&] {
        Ledger ledger = file.connect();
        Service service{ledger, inFlight, 24h};
        for (int round = 0; round < rounds; ++round) {
            start.arrive_and_wait();
            const auto response = settle(service, payment("K" + std::to_string(round), 1), {});
            applied += response && response->isApplied ? 1 : 0;
        }
    };
    {
        const std::jthread one{copies};
        const std::jthread two{copies};
    }
    QCOMPARE(applied.load(), rounds);
    QCOMPARE(file.debitedCents(), rounds);
}

/// Money is neither made nor lost, no balance is negative, and a key moves money once.
void InterleavingTest::balancesAreConservedOverAnySequence()
{
    const bool holds = rc::check([] {
        Ledger ledger = must(Ledger::inMemory());
        const std::array<std::string, 3> names{"ana", "bruno", "carla"};
        for (const std::string& name : names) {
            must(ledger.addAccount(name, 1000));
        }
        InFlight inFlight;
        Service service{ledger, inFlight, 24h};
        std::map<std::string, int> applications;
        const int length = *rc::gen::inRange(0, 40);
        for (int i = 0; i < length; ++i) {
            Request request = payment("K" + std::to_string(*rc::gen::inRange(0, 8)));
            request.payer = names.at(static_cast<std::size_t>(*rc::gen::inRange(0, 3)));
            request.payee = names.at(static_cast<std::size_t>(*rc::gen::inRange(0, 3)));
            request.amountCents = *rc::gen::inRange(-10, 900);
            const Response response = must(settle(service, request, {}));
            applications[request.idempotencyKey] += response.isApplied ? 1 : 0;
        }
        std::int64_t sum = 0;
        for (const std::string& name : names) {
            const std::int64_t balance = must(ledger.balance(name)).value();
            RC_ASSERT(balance >= 0);
            sum += balance;
        }
        RC_ASSERT(sum == 3000);
        for (const auto& [key, count] : applications) {
            RC_ASSERT(count <= 1);
        }
    });
    QVERIFY(holds);
}

QTEST_APPLESS_MAIN(InterleavingTest)

#include "tst_interleaving.moc"
