// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/didactic_servers.h"
#include "core/settlement/fault_script.h"
#include "core/settlement/service.h"
#include "tests/support/temporary_ledger.h"

#include <QtTest/QtTest>

#include <SQLiteCpp/SQLiteCpp.h>
#include <nlohmann/json.hpp>

#include <array>
#include <thread>

using namespace repique;
using namespace repique::settlement;
using namespace std::chrono_literals;
using repique::test::must;
using repique::test::payment;
using repique::test::TemporaryLedger;

namespace {

constexpr UtcTime noon = UtcTime{std::chrono::sys_days{std::chrono::year{2026} / 9 / 28} + 12h};

/// A service on its own connection, as every thread has one.
struct Counter
{
    Counter(const TemporaryLedger& file, InFlight& inFlight, SimDuration retention = 24h)
        : ledger{file.connect()}
        , service{ledger, inFlight, retention}
    {
    }

    Response settle(const Request& request, UtcTime now = noon)
    {
        return must(settlement::settle(service, request, now));
    }

    Ledger ledger;
    Service service;
};

/// The story of one ledger (TTL 24 h, balance 200.00, P1 = debit 30.00), told up to a row. Source: the
/// Idempotency-Key draft's rules for 400, 409, 422 and replay; I-13.
class Story final
{
public:
    Response tellUpTo(int row)
    {
        Response last;
        for (int i = 1; i <= row; ++i) {
            last = tell(i);
        }
        return last;
    }

    [[nodiscard]] std::int64_t debits() const { return m_file.debitedCents() / 3000; }

    [[nodiscard]] std::int64_t balanceCents() const { return 20'000 - m_file.debitedCents(); }

    [[nodiscard]] const Response& firstAnswer() const { return m_first; }

private:
    Response tell(int row)
    {
        switch (row) {
        case 1:
            return m_counter.settle(payment({}));
        case 2:
            m_running = std::get<Ticket>(must(m_counter.service.admit(payment("K1"), noon)));
            return {};
        case 4:
            m_first = must(m_counter.service.run(std::move(m_running), noon));
            return m_first;
        case 3:
        case 5:
            return m_counter.settle(payment("K1"));
        case 6:
            return m_counter.settle(payment("K1", 4000));
        case 7:
            return m_counter.settle(payment("K2"));
        case 8:
            return bothThreads();
        default:
            return m_counter.settle(payment("K1"), noon + 24h + 1s);
        }
    }

    /// Two copies of K3 at once; the answer of the one that did not run it.
    Response bothThreads()
    {
        std::array<Response, 2> answers;
        {
            std::array<std::jthread, 2> threads;
            for (std::size_t i = 0; i < threads.size(); ++i) {
                threads.at(i) = std::jthread{[this, &answers, i] {
                    Counter own{m_file, m_inFlight};
                    answers.at(i) = own.settle(payment("K3"));
                }};
            }
        }
        return answers.at(answers[0].isApplied ? 1 : 0);
    }

    TemporaryLedger m_file;
    InFlight m_inFlight;
    Counter m_counter{m_file, m_inFlight};
    Ticket m_running;
    Response m_first;
};

ScriptedAttempt answers(int status)
{
    ScriptedAttempt attempt;
    attempt.what = ScriptedAttempt::What::Answer;
    attempt.status = status;
    return attempt;
}

} // namespace

class ServiceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void idempotencyStory_data();
    void idempotencyStory();
    void replayHasTheVeryBytes();
    void secondOfTwoThreadsIsInProgressOrAReplay();
    void answerBeforeStartingIsNotStored_data();
    void answerBeforeStartingIsNotStored();
    void insufficientFundsIsStored();
    void refusalOfTheFormIsNotStored_data();
    void refusalOfTheFormIsNotStored();
    void otherScopeIsAnotherKey();
    void otherPaymentWhileRunningIsRefused();
    void keyIsNewAgainExactlyAtItsRetention();
    void failureBetweenEffectAndKeyLeavesNothing();
    void groupKeepsTheOthersWhenOneFails();
    void errorsAreProblemDocuments();
};

void ServiceTest::idempotencyStory_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isReplay");
    QTest::addColumn<int>("debits");
    QTest::newRow("1: no key is refused (I-13)") << 1 << 400 << false << 0;
    QTest::newRow("2: K1 P1 starts, nothing is debited yet (I-13)") << 2 << 200 << false << 0;
    QTest::newRow("3: K1 P1 meanwhile is in progress (I-13)") << 3 << 409 << false << 0;
    QTest::newRow("4: the first ends, whoever hears of it (I-13)") << 4 << 200 << false << 1;
    QTest::newRow("5: K1 P1 again is a replay (I-13)") << 5 << 200 << true << 1;
    QTest::newRow("6: K1 with another payment is refused (I-13)") << 6 << 422 << false << 1;
    QTest::newRow("7: K2 P1 is another payment (I-13)") << 7 << 200 << false << 2;
    QTest::newRow("9: K1 P1 at 24 h + 1 s executes again, the hazard (I-13)") << 9 << 200 << false << 4;
}

void ServiceTest::idempotencyStory()
{
    QFETCH(int, row);
    QFETCH(int, status);
    QFETCH(bool, isReplay);
    QFETCH(int, debits);
    Story story;
    const Response response = story.tellUpTo(row);
    QCOMPARE(response.status, status);
    QCOMPARE(response.isReplay, isReplay);
    QCOMPARE(response.isInProgress, status == 409);
    QCOMPARE(story.debits(), debits);
    QCOMPARE(story.balanceCents(), 20'000 - 3000 * debits); // 80.00 after row 9
}

void ServiceTest::replayHasTheVeryBytes()
{
    Story story;
    const Response replay = story.tellUpTo(5);
    QCOMPARE(replay.status, story.firstAnswer().status);
    QCOMPARE(replay.body, story.firstAnswer().body);
    QVERIFY(!replay.isApplied);
}

/// Row 8: two threads, K3 P1 (I-13).
void ServiceTest::secondOfTwoThreadsIsInProgressOrAReplay()
{
    Story story;
    const Response second = story.tellUpTo(8);
    QVERIFY(second.isInProgress || second.isReplay);
    QCOMPARE(second.status, second.isInProgress ? 409 : 200);
    QCOMPARE(story.debits(), 3);
}

void ServiceTest::answerBeforeStartingIsNotStored_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("10: 429 before starting, the key works later (I-13)") << 429;
    QTest::newRow("10: 503 before starting, the key works later (I-13)") << 503;
}

void ServiceTest::answerBeforeStartingIsNotStored()
{
    QFETCH(int, status);
    const TemporaryLedger file;
    InFlight inFlight;
    Counter counter{file, inFlight};
    FaultScript script{{answers(status)}};
    FaultyServer faulty{counter.service, script};
    QCOMPARE(must(settle(faulty, payment("K1"), noon)).status, status);
    QCOMPARE(file.debitedCents(), 0);
    const Response later = must(settle(faulty, payment("K1"), noon));
    QCOMPARE(later.status, 200);
    QVERIFY(later.isApplied);
    QCOMPARE(file.debitedCents(), 3000);
}

void ServiceTest::insufficientFundsIsStored()
{
    const TemporaryLedger file;
    InFlight inFlight;
    Counter counter{file, inFlight};
    const Response first = counter.settle(payment("K1", 20'001));
    QCOMPARE(first.status, 422);
    QCOMPARE(first.code, std::string{"INSUFFICIENT_FUNDS"});
    const Response second = counter.settle(payment("K1", 20'001));
    QVERIFY(second.isReplay);
    QCOMPARE(second.body, first.body);
    QCOMPARE(second.code, first.code);
    QCOMPARE(file.debitedCents(), 0);
}

void ServiceTest::refusalOfTheFormIsNotStored_data()
{
    QTest::addColumn<std::string>("payer");
    QTest::addColumn<std::string>("payee");
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<int>("status");
    QTest::addColumn<std::string>("code");
    const auto row = [](const char* name, const std::string& payer, const std::string& payee) -> QTestData& {
        return QTest::newRow(name) << payer << payee;
    };
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    row("nothing to pay", "ana", "bruno") << qint64{0} << 422 << std::string{"INVALID_AMOUNT"};
    row("a negative amount", "ana", "bruno") << qint64{-1} << 422 << std::string{"INVALID_AMOUNT"};
    row("an unknown payer", "eva", "bruno") << qint64{1} << 422 << std::string{"UNKNOWN_ACCOUNT"};
    row("an unknown payee", "ana", "eva") << qint64{1} << 422 << std::string{"UNKNOWN_ACCOUNT"};
    row("to oneself", "ana", "ana") << qint64{1} << 422 << std::string{"SAME_ACCOUNT"};
    row("a payee that cannot hold it", "ana", "rica") << qint64{1} << 422 << std::string{"BALANCE_OVERFLOW"};
    row("no payer", "", "bruno") << qint64{1} << 400 << std::string{"INVALID_REQUEST"};
    row("a payee of 65 bytes", "ana", std::string(65, 'x')) << most << 400 << std::string{"INVALID_REQUEST"};
}

void ServiceTest::refusalOfTheFormIsNotStored()
{
    QFETCH(std::string, payer);
    QFETCH(std::string, payee);
    QFETCH(qint64, cents);
    QFETCH(int, status);
    QFETCH(std::string, code);
    const TemporaryLedger file;
    InFlight inFlight;
    Counter counter{file, inFlight};
    must(counter.ledger.addAccount("rica", std::numeric_limits<std::int64_t>::max()));
    Request request = payment("K1", cents);
    request.payer = payer;
    request.payee = payee;
    const Response refused = counter.settle(request);
    QCOMPARE(refused.status, status);
    QCOMPARE(refused.code, code);
    QVERIFY(counter.settle(payment("K1")).isApplied); // the key is still free
    QCOMPARE(file.debitedCents(), 3000);
}

void ServiceTest::otherScopeIsAnotherKey()
{
    const TemporaryLedger file;
    InFlight inFlight;
    Counter counter{file, inFlight};
    Request request = payment("K1");
    QVERIFY(counter.settle(request).isApplied);
    request.scope = "another client";
    QVERIFY(counter.settle(request).isApplied);
    QCOMPARE(file.debitedCents(), 6000);
}

void ServiceTest::otherPaymentWhileRunningIsRefused()
{
    const TemporaryLedger file;
    InFlight inFlight;
    Counter counter{file, inFlight};
    const Admission running = must(counter.service.admit(payment("K1"), noon));
    QVERIFY(std::holds_alternative<Ticket>(running));
    const Response other = counter.settle(payment("K1", 1));
    QCOMPARE(other.status, 422);
    QCOMPARE(other.code, std::string{"IDEMPOTENCY_KEY_REUSED"});
}

void ServiceTest::keyIsNewAgainExactlyAtItsRetention()
{
    const TemporaryLedger file;
    InFlight inFlight;
    Counter counter{file, inFlight};
    QVERIFY(counter.settle(payment("K1")).isApplied);
    QVERIFY(counter.settle(payment("K1"), noon + 24h - 1ns).isReplay);
    QVERIFY(counter.settle(payment("K1"), noon + 24h).isApplied);
    QVERIFY(counter.settle(payment("K1"), noon + 48h - 1ns).isReplay); // counted from the second effect
}

void ServiceTest::failureBetweenEffectAndKeyLeavesNothing()
{
    const TemporaryLedger file;
    InFlight inFlight;
    Counter counter{file, inFlight};
    SQLite::Database other{file.path().string(), SQLite::OPEN_READWRITE};
    other.exec("CREATE TRIGGER broken BEFORE INSERT ON idempotency_keys"
               " BEGIN SELECT RAISE(ABORT, 'the disk is on fire'); END");
    const auto failed = settle(counter.service, payment("K1"), noon);
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, Errc::Storage);
    QCOMPARE(file.debitedCents(), 0);
    QCOMPARE(must(counter.ledger.balance("bruno")), std::optional<std::int64_t>{0});
    QCOMPARE(must(counter.ledger.settlementsOf(payment("K1").endToEndId)), 0);

    other.exec("DROP TRIGGER broken");
    QVERIFY(counter.settle(payment("K1")).isApplied); // neither bound nor in flight
}

void ServiceTest::groupKeepsTheOthersWhenOneFails()
{
    const TemporaryLedger file;
    InFlight inFlight;
    Counter counter{file, inFlight};
    SQLite::Database other{file.path().string(), SQLite::OPEN_READWRITE};
    other.exec("CREATE TRIGGER broken BEFORE INSERT ON idempotency_keys WHEN NEW.key = 'K2'"
               " BEGIN SELECT RAISE(ABORT, 'the disk is on fire'); END");
    must(counter.ledger.atomically([&]() -> Result<void> {
        for (const char* key : {"K1", "K2", "K3"}) {
            const auto response = settle(counter.service, payment(key), noon);
            if (response.has_value() == (std::string{key} == "K2")) {
                return tl::unexpected{Error{Errc::Storage, "the savepoint did not hold"}};
            }
        }
        return {};
    }));
    QCOMPARE(file.debitedCents(), 6000);
}

void ServiceTest::errorsAreProblemDocuments()
{
    for (int i = 0; i <= static_cast<int>(Problem::InProgress); ++i) {
        const Response response = problemResponse(static_cast<Problem>(i));
        const auto body = nlohmann::json::parse(response.body);
        QCOMPARE(body.at("status").get<int>(), response.status);
        QCOMPARE(body.at("code").get<std::string>(), response.code);
        QVERIFY(body.at("type").get<std::string>().rfind("urn:repique:problem:", 0) == 0);
        QVERIFY(!body.at("title").get<std::string>().empty());
    }
    QCOMPARE(nlohmann::json::parse(problemResponse(Problem::InProgress).body).at("type").get<std::string>(),
        std::string{"urn:repique:problem:in-progress"});
}

QTEST_APPLESS_MAIN(ServiceTest)

#include "tst_service.moc"
