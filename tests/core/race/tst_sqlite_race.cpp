// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/race/sqlite_race.h"
#include "tests/support/temporary_ledger.h"

#include <QtTest/QTest>

using namespace repique;
using namespace repique::race;
using repique::test::must;
using settlement::ServerMode;
using Synchronous = settlement::Ledger::Synchronous;

Q_DECLARE_METATYPE(repique::race::Setup)

/// Races on SQLite itself, arranged and free.
class TestSqliteRace final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOrderDebitsAsTheModelSays_data();
    void everyOrderDebitsAsTheModelSays();
    void freeRacesDebitTwiceOnlyWithoutAUniqueKey_data();
    void freeRacesDebitTwiceOnlyWithoutAUniqueKey();
    void aStopEndsTheRaces();

private:
    [[nodiscard]] Arena arena(Synchronous synchronous) const
    {
        const QString name = QString::fromLatin1(QTest::currentDataTag()).remove(QLatin1Char('/'));
        return {m_folder.filePath(name + QStringLiteral(".sqlite")).toStdString(), synchronous};
    }

    QTemporaryDir m_folder;
};

void TestSqliteRace::everyOrderDebitsAsTheModelSays_data()
{
    QTest::addColumn<Setup>("setup");
    QTest::newRow("two check-then-insert copies: four in six") << Setup{2, ServerMode::CheckThenInsert};
    QTest::newRow("three check-then-insert copies: 72 in 90") << Setup{3, ServerMode::CheckThenInsert};
    QTest::newRow("two atomic copies") << Setup{2, ServerMode::Atomic};
    QTest::newRow("three atomic copies") << Setup{3, ServerMode::Atomic};
    QTest::newRow("two copies without keys") << Setup{2, ServerMode::None};
}

void TestSqliteRace::everyOrderDebitsAsTheModelSays()
{
    QFETCH(Setup, setup);
    for (const Outcome& outcome : enumerate(setup)) {
        const std::int64_t debits = must(forceOrder(setup, outcome.order, arena(Synchronous::Normal)));
        QVERIFY2(debits == outcome.debits, orderText(outcome.order).c_str());
    }
}

void TestSqliteRace::freeRacesDebitTwiceOnlyWithoutAUniqueKey_data()
{
    QTest::addColumn<ServerMode>("server");
    QTest::addColumn<Synchronous>("synchronous");
    QTest::addColumn<int>("races"); // at least
    QTest::newRow("check then insert, normal") << ServerMode::CheckThenInsert << Synchronous::Normal << 300;
    QTest::newRow("atomic, normal") << ServerMode::Atomic << Synchronous::Normal << 300;
    QTest::newRow("check then insert, full") << ServerMode::CheckThenInsert << Synchronous::Full << 50;
    QTest::newRow("atomic, full") << ServerMode::Atomic << Synchronous::Full << 50;
}

/// How often nobody can say (a few to all); that it happens without UNIQUE and never with it, anybody can. On
/// a machine on which it is rare the races go on until it has happened.
void TestSqliteRace::freeRacesDebitTwiceOnlyWithoutAUniqueKey()
{
    QFETCH(ServerMode, server);
    QFETCH(Synchronous, synchronous);
    QFETCH(int, races);
    const bool isSafe = server == ServerMode::Atomic;
    int seen = 0;
    std::stop_source stop;
    const Tally tally = must(raceFreely({2, server}, isSafe ? races : 20 * races, arena(synchronous),
        stop.get_token(), [&](const Tally& sofar) {
            QCOMPARE(sofar.races, ++seen);
            if (seen >= races && sofar.duplicating > 0) {
                stop.request_stop();
            }
        }));
    QCOMPARE(tally.races, seen);
    QCOMPARE_GE(tally.races, races);
    if (isSafe) {
        QCOMPARE(tally.undecided, 0); // nobody was told that it failed: one settles, the other is told so
        QCOMPARE(tally.duplicating, 0);
    } else {
        QCOMPARE_GT(tally.duplicating, 0);
    }
}

void TestSqliteRace::aStopEndsTheRaces()
{
    std::stop_source stop;
    const Tally tally = must(raceFreely({3, ServerMode::Atomic}, 1'000'000, arena(Synchronous::Normal),
        stop.get_token(), [&stop](const Tally& sofar) {
            if (sofar.races == 5) {
                stop.request_stop();
            }
        }));
    QCOMPARE(tally.races, 5);
    QCOMPARE(tally.duplicating, 0);
}

QTEST_APPLESS_MAIN(TestSqliteRace)

#include "tst_sqlite_race.moc"
