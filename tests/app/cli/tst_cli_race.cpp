// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_process.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

using namespace repique::test;

class TestCliRace final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ordersAndDuplicatesAreCounted_data();
    void ordersAndDuplicatesAreCounted();
    void everyOrderIsListedWithItsDebits();
    void theTextSpeaksBothLanguages();
};

void TestCliRace::ordersAndDuplicatesAreCounted_data()
{
    QTest::addColumn<QString>("server");
    QTest::addColumn<int>("copies");
    QTest::addColumn<int>("orders");
    QTest::addColumn<int>("duplicating");
    QTest::newRow("check then insert, two copies: four in six") << "check_then_insert" << 2 << 6 << 4;
    QTest::newRow("check then insert, three copies") << "check_then_insert" << 3 << 90 << 72;
    QTest::newRow("atomic, two copies") << "atomic" << 2 << 2 << 0;
    QTest::newRow("atomic, three copies") << "atomic" << 3 << 6 << 0;
    QTest::newRow("no keys, two copies") << "none" << 2 << 2 << 2;
}

void TestCliRace::ordersAndDuplicatesAreCounted()
{
    QFETCH(QString, server);
    QFETCH(int, copies);
    const CliResult result
        = runCli({QStringLiteral("race"), QStringLiteral("--copies"), QString::number(copies),
            QStringLiteral("--server"), server, QStringLiteral("--format"), QStringLiteral("json")});
    QCOMPARE(result.status, 0);
    const QJsonObject json = QJsonDocument::fromJson(result.out).object();
    QTEST(json[QStringLiteral("orders")].toInt(), "orders");
    QTEST(json[QStringLiteral("duplicating")].toInt(), "duplicating");
    QCOMPARE(json[QStringLiteral("copies")].toInt(), copies);
    QCOMPARE(json[QStringLiteral("server")].toString(), server);
    QCOMPARE(json[QStringLiteral("list")].toArray().size(), json[QStringLiteral("orders")].toInt());
}

void TestCliRace::everyOrderIsListedWithItsDebits()
{
    const CliResult result
        = runCli({QStringLiteral("race"), QStringLiteral("--format"), QStringLiteral("json")});
    QStringList list;
    for (const QJsonValue& entry : QJsonDocument::fromJson(result.out)[QStringLiteral("list")].toArray()) {
        list << entry[QStringLiteral("order")].toString() + QLatin1Char(' ')
                + QString::number(entry[QStringLiteral("debits")].toInt());
    }
    QCOMPARE(list, QStringLiteral("AABB 1,ABAB 2,ABBA 2,BAAB 2,BABA 2,BBAA 1").split(QLatin1Char(',')));
}

void TestCliRace::theTextSpeaksBothLanguages()
{
    const CliResult english = runCli({QStringLiteral("race")});
    QVERIFY(english.out.contains("4 of 6 orders debit more than once.\n"));
    const CliResult portuguese = runCli({QStringLiteral("race"), QStringLiteral("--server"),
        QStringLiteral("atomic"), QStringLiteral("--lang"), QStringLiteral("pt_BR")});
    QVERIFY(portuguese.out.contains("Nenhuma ordem de 2 debita mais de uma vez.\n"));
    const CliResult wrong = runCli({QStringLiteral("race"), QStringLiteral("--copies"), QStringLiteral("5")});
    QCOMPARE(wrong.status, 2);
    QVERIFY(wrong.out.isEmpty());
    QVERIFY2(wrong.err.contains(QStringLiteral("--copies = 5 — invalid value; accepted: 1 … 4")),
        qPrintable(wrong.err));
}

QTEST_GUILESS_MAIN(TestCliRace)

#include "tst_cli_race.moc"
