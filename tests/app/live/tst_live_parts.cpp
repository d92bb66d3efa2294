// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/exchange_model.h"
#include "app/live/fault_choice.h"
#include "app/live/ledger_panel.h"
#include "app/live/live_series.h"
#include "app/live/live_service.h"
#include "app/live/payments.h"
#include "app/live/start_fault.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QTest>

using namespace repique;
using namespace repique::live;
using http::StartFault;
using namespace std::chrono_literals;
using settlement::FaultKind;

namespace {

http::Exchange exchangeOf(const QByteArray& operation)
{
    http::Exchange exchange;
    exchange.method = "POST";
    exchange.target = "/settlements";
    exchange.status = 200;
    exchange.requestFields = {{"Idempotency-Key", "\"7f3a2b4c-0000\""}, {"X-Retry-Attempt", "2"},
        {"X-Operation-Id", operation.toStdString()}};
    exchange.requestBody = R"({"payer":"ana"})";
    exchange.answerFields = {{"Idempotent-Replayed", "true"}};
    exchange.answerBody = R"({"id":1})";
    return exchange;
}

settlement::Settlement settlementOf(const std::string& endToEndId)
{
    settlement::Settlement settlement;
    settlement.endToEndId = endToEndId;
    return settlement;
}

QString cell(const ExchangeModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

/// The parts of the live mode that need no thread and no socket.
class TestLiveParts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void attemptsAndGoodputAreCountedBySecond()
    {
        LiveSeries series;
        for (const SimDuration at : {SimDuration{0ms}, SimDuration{999ms}, SimDuration{2s}}) {
            series.countAttempt(at);
        }
        series.countSettled(2500ms);
        QCOMPARE(series.size(), std::size_t{3});
        QCOMPARE(series.attempts(0), 2.0);
        QCOMPARE(series.attempts(1), 0.0);
        QCOMPARE(series.attempts(2), 1.0);
        QCOMPARE(series.goodput(2), 1.0);
    }

    void aLongRunGetsWiderBins()
    {
        LiveSeries series;
        for (int second = 0; second < 1'200; ++second) {
            series.countAttempt(std::chrono::seconds{second});
        }
        QCOMPARE(series.bin(), SimDuration{2s});
        QCOMPARE(series.size(), LiveSeries::mostBins);
        for (std::size_t index = 0; index < series.size(); ++index) {
            QCOMPARE(series.attempts(index), 1.0);
        }
    }

    void switchesBecomeThePlanOfPutFaults()
    {
        FaultChoice choice{.source = FaultChoice::Source::Chance};
        choice.percent = {10, 0, 0, 5, 0, 0, 2, 1, 100};
        choice.latencyMs = 250;
        storm::Model model;
        model.seed = 7;
        const settlement::FaultPlan plan = planOf(choice, model);
        QCOMPARE(plan.seed, std::uint64_t{7});
        QCOMPARE(plan.faults.size(), std::size_t{5});
        QCOMPARE(plan.faults[0].kind, FaultKind::Unavailable);
        QCOMPARE(plan.faults[0].probability, 0.1);
        QCOMPARE(plan.faults[1].kind, FaultKind::LostResponse);
        QVERIFY(plan.faults[2].noRetry);
        // An attempt takes `factor` times the plan's service: 250 ms longer than 1 ms.
        QCOMPARE(plan.faults[3].kind, FaultKind::Blackhole);
        QCOMPARE(plan.faults[4].factor, 251.0);
        QCOMPARE(settlement::encounterOf(plan, {1, 1, startOfRun}).delay, SimDuration{250ms});
    }

    void theScenarioDecidesWithoutWhatOnlyASimulationHas()
    {
        storm::Model model;
        settlement::Fault capacity;
        capacity.kind = FaultKind::Capacity;
        settlement::Fault lost;
        lost.kind = FaultKind::LostResponse;
        model.faults = {capacity, lost};
        const settlement::FaultPlan plan = planOf({.source = FaultChoice::Source::Scenario}, model);
        QCOMPARE(plan.faults.size(), std::size_t{1});
        QCOMPARE(plan.faults.front().kind, FaultKind::LostResponse);
        QVERIFY(planOf({.source = FaultChoice::Source::None}, model).faults.empty());
    }

    void onlyClientsWithBudgetsOfTheirOwnPayTogether()
    {
        retry::Policy policy;
        QCOMPARE(clientsAllowed(policy, 8), 8);
        policy.budgetScope = retry::BudgetScope::All;
        QCOMPARE(clientsAllowed(policy, 8), 1);
    }

    void aDebitBeyondTheFirstIsADuplicate()
    {
        const std::vector<settlement::Settlement> rows{settlementOf("E1"), settlementOf("E2"),
            settlementOf("E1"), settlementOf("E1"), settlementOf("E9"), settlementOf("E9")};
        QCOMPARE(duplicatesAmong(rows, {"E1", "E2"}), std::int64_t{2}); // E9 is somebody else's
    }

    void theTableKeepsTheNewest200()
    {
        ExchangeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int batch = 0; batch < 7; ++batch) {
            std::deque<http::Exchange> newest;
            for (int number = batch * 40; number < (batch + 1) * 40; ++number) {
                newest.push_back(exchangeOf(QByteArray::number(number)));
            }
            model.add(std::move(newest));
        }
        QCOMPARE(model.rowCount(), 200);
        QCOMPARE(cell(model, 0, ExchangeModel::Operation), QStringLiteral("279"));
        QCOMPARE(cell(model, 199, ExchangeModel::Operation), QStringLiteral("80"));
    }

    void anExchangeIsToldAsItStoodOnTheWire()
    {
        ExchangeModel model;
        model.add({exchangeOf("42")});
        QCOMPARE(cell(model, 0, ExchangeModel::Key), QStringLiteral("K-7f3a"));
        QCOMPARE(cell(model, 0, ExchangeModel::Attempt), QStringLiteral("2"));
        QCOMPARE(cell(model, 0, ExchangeModel::Status), QStringLiteral("200, replayed"));
        QCOMPARE(requestText(model.exchange(0)),
            QStringLiteral("POST /settlements\nIdempotency-Key: \"7f3a2b4c-0000\"\nX-Retry-Attempt: 2\n"
                           "X-Operation-Id: 42\n\n{\"payer\":\"ana\"}\n"));
        QCOMPARE(responseText(model.exchange(0)),
            QStringLiteral("HTTP/1.1 200\nIdempotent-Replayed: true\n\n{\"id\":1}\n"));
    }

    void whatBecameOfAnAnswerIsSaid_data()
    {
        QTest::addColumn<settlement::Delivery>("delivery");
        QTest::addColumn<QString>("said");
        QTest::addRow("silence") << settlement::Delivery::Lost << QStringLiteral("answer lost");
        QTest::addRow("an end") << settlement::Delivery::Closed << QStringLiteral("closed, no answer");
        QTest::addRow("a reset") << settlement::Delivery::Refused << QStringLiteral("refused");
        QTest::addRow("nothing arrived") << settlement::Delivery::Unreached << QStringLiteral("vanished");
    }

    void whatBecameOfAnAnswerIsSaid()
    {
        QFETCH(settlement::Delivery, delivery);
        QFETCH(QString, said);
        http::Exchange exchange = exchangeOf("1");
        exchange.delivery = delivery;
        QCOMPARE(endingOf(exchange), said);
        QVERIFY2(responseText(exchange).startsWith(QStringLiteral("No answer was sent: ") + said),
            qPrintable(responseText(exchange)));
    }

    void whatHindersAStartIsTold_data()
    {
        QTest::addColumn<Errc>("code");
        QTest::addColumn<QByteArray>("detail");
        QTest::addColumn<StartFault>("fault");
        QTest::addRow("read-only file")
            << Errc::Storage << QByteArray("attempt to write a readonly database") << StartFault::ReadOnly;
        QTest::addRow("read-only folder")
            << Errc::Unwritable << QByteArray("/x/l.sqlite-served: Permission denied")
            << StartFault::ReadOnly;
        QTest::addRow("locked by another program")
            << Errc::Storage << QByteArray("database is locked") << StartFault::Locked;
        QTest::addRow("disk full") << Errc::Storage << QByteArray("database or disk is full")
                                   << StartFault::DiskFull;
        QTest::addRow("a port that is not for everybody")
            << Errc::Unwritable << QByteArray("127.0.0.1:80: Permission denied") << StartFault::PortDenied;
        QTest::addRow("a port that is taken")
            << Errc::Unwritable << QByteArray("127.0.0.1:8080") << StartFault::PortTaken;
        QTest::addRow("damaged") << Errc::Storage << QByteArray("database disk image is malformed")
                                 << StartFault::Damaged;
    }

    void whatHindersAStartIsTold()
    {
        QFETCH(Errc, code);
        QFETCH(QByteArray, detail);
        QFETCH(StartFault, fault);
        QCOMPARE(http::startFaultOf({.code = code, .detail = detail.toStdString()}), fault);
        QVERIFY(sentenceOf(fault, QStringLiteral("PLACE")).contains(QStringLiteral("PLACE")));
    }

    void theCommandQuotesThePath()
    {
        QCOMPARE(sqliteCommand(QStringLiteral("/home/d'ana/ledger.sqlite")),
            QStringLiteral("sqlite3 -readonly -box '/home/d'\\''ana/ledger.sqlite'"));
    }
};

QTEST_GUILESS_MAIN(TestLiveParts)
#include "tst_live_parts.moc"
