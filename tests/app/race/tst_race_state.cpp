// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_runner.h"
#include "app/race/race_state.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <set>

using namespace repique;
using settlement::ServerMode;
using Answer = RaceState::Answer;

namespace {

race::Order orderOf(const RaceState& state, const char* text)
{
    return race::parseOrder(state.setup(), text).value_or(race::Order{});
}

} // namespace

class TestRaceState final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void startsWithTwoCopiesOfCheckThenInsert()
    {
        const RaceState state;
        QCOMPARE(state.setup(), race::Setup{});
        QCOMPARE(race::orderText(state.order()), std::string("AABB"));
        QCOMPARE(state.position(), 0);
        // A14: four of six.
        QCOMPARE(state.outcomes().size(), std::size_t{6});
        QCOMPARE(state.duplicatingCount(), 4);
        QCOMPARE(state.triedCount(), 0);
    }

    void cardsOfOneCopyKeepTheirOrder_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QString>("order");
        QTest::addRow("A's second below B's first") << 1 << 2 << "ABAB";
        QTest::addRow("A's second to the end") << 1 << 3 << "ABBA";
        QTest::addRow("B's first to the top") << 2 << 0 << "BAAB";
        QTest::addRow("a card where it is") << 2 << 2 << "AABB";
        QTest::addRow("A's first below A's second") << 0 << 1 << "";
        QTest::addRow("A's first to the end") << 0 << 3 << "";
        QTest::addRow("B's second above B's first") << 3 << 1 << "";
    }

    void cardsOfOneCopyKeepTheirOrder()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(QString, order);
        RaceState state;
        const bool isLegal = !order.isEmpty();
        QCOMPARE(state.mayMove(from, to), isLegal ? Answer::Done : Answer::SameCopy);
        QCOMPARE(state.moveCard(from, to), isLegal ? Answer::Done : Answer::SameCopy);
        QCOMPARE(
            QString::fromStdString(race::orderText(state.order())), isLegal ? order : QStringLiteral("AABB"));
    }

    void sayingWhoseTurnItIsPutsTheOrderTogether()
    {
        RaceState state;
        for (const int copy : {1, 0, 0}) {
            QCOMPARE(state.playNext(copy), Answer::Done);
        }
        QCOMPARE(race::orderText(state.order()), std::string("BAAB"));
        QCOMPARE(state.position(), 3);
        QCOMPARE(state.playNext(0), Answer::NoCardLeft);
        QCOMPARE(state.playNext(2), Answer::NoCardLeft); // there are two copies
        QCOMPARE(state.position(), 3);
        QVERIFY(!state.isTried(state.order()));
        QCOMPARE(state.playNext(1), Answer::Done);
        QVERIFY(state.isTried(state.order()));
        QCOMPARE(state.triedDuplicatingCount(), 1);
        QCOMPARE(state.playNext(1), Answer::AllPlayed);
    }

    void anotherOrderStartsAnew()
    {
        RaceState state;
        state.last();
        QCOMPARE(state.position(), 4);
        QCOMPARE(state.moveCard(1, 2), Answer::Done);
        QCOMPARE(state.position(), 0);
        QVERIFY(state.isTried(orderOf(state, "AABB")));
        QVERIFY(!state.isTried(orderOf(state, "ABAB")));
    }

    void everySetupRemembersWhatWasTriedOfIt()
    {
        RaceState state;
        state.last();
        state.setSetup({.copies = 3, .server = ServerMode::CheckThenInsert});
        QCOMPARE(state.triedCount(), 0);
        QCOMPARE(state.outcomes().size(), std::size_t{90});
        QCOMPARE(state.duplicatingCount(), 72);
        state.setSetup({});
        QCOMPARE(state.triedCount(), 1);
    }

    void playsCardAfterCardAndStopsAtTheEnd()
    {
        RaceState state;
        state.play();
        for (int frame = 0; frame < 1'000 && state.isPlaying(); ++frame) {
            const int before = state.position();
            state.advance(Playback::Wall{16.0});
            QCOMPARE_LE(state.position() - before, 1);
        }
        QVERIFY(!state.isPlaying());
        QVERIFY(state.isAtEnd());
        QCOMPARE(state.triedCount(), 1);
    }

    void theTimelineHasAPlaceForEveryCard()
    {
        RaceState state;
        state.scrub(0.49);
        QCOMPARE(state.position(), 2);
        QCOMPARE(state.fraction(), 0.5);
        state.scrub(-1.0);
        QVERIFY(state.isAtStart());
        state.skip(10);
        QVERIFY(state.isAtEnd());
    }

    void realConnectionsSayWhatTheCardsSay_data()
    {
        QTest::addColumn<int>("server");
        QTest::addColumn<QString>("order");
        for (const auto server : {ServerMode::CheckThenInsert, ServerMode::Atomic, ServerMode::None}) {
            const race::Setup setup{.copies = 2, .server = server};
            for (const race::Outcome& outcome : race::enumerate(setup)) {
                const std::string order = race::orderText(outcome.order);
                QTest::addRow("server %d, %s", static_cast<int>(server), order.c_str())
                    << static_cast<int>(server) << QString::fromStdString(order);
            }
        }
    }

    void realConnectionsSayWhatTheCardsSay()
    {
        QFETCH(int, server);
        QFETCH(QString, order);
        RaceState state;
        state.setSetup({.copies = 2, .server = static_cast<ServerMode>(server)});
        state.setOrder(orderOf(state, order.toLatin1().constData()));
        RaceRunner runner;
        QSignalSpy forced(&runner, &RaceRunner::forced);
        const QSignalSpy failed(&runner, &RaceRunner::failed);
        runner.force(state.setup(), state.order());
        QVERIFY(runner.isBusy());
        QVERIFY(forced.wait());
        QCOMPARE(failed.size(), 0);
        QCOMPARE(forced.at(0).at(0).value<std::int64_t>(), state.playAt(state.cardCount() - 1).debits);
        QTRY_VERIFY(!runner.isBusy());
    }

    void freeRacesCoverBothServersAndBothDurabilities()
    {
        RaceRunner runner;
        std::vector<RaceSeries> series;
        connect(&runner, &RaceRunner::raced, this, [&series](const auto& all) { series = all; });
        QSignalSpy ended(&runner, &RaceRunner::ended);
        runner.raceFreely(3, 4);
        QVERIFY(ended.wait(30'000));
        std::set<std::pair<ServerMode, settlement::Ledger::Synchronous>> seen;
        for (const RaceSeries& one : series) {
            QCOMPARE(one.tally.races, 4);
            QVERIFY(one.server == ServerMode::CheckThenInsert || one.tally.duplicating == 0);
            seen.insert({one.server, one.synchronous});
        }
        QCOMPARE(seen.size(), std::size_t{4});
    }

    void freeRacesStopWhenTheyAreCancelled()
    {
        RaceRunner runner;
        std::int64_t races = 0;
        connect(&runner, &RaceRunner::raced, this, [&races](const auto& all) {
            for (const RaceSeries& one : all) {
                races += one.tally.races;
            }
        });
        QSignalSpy ended(&runner, &RaceRunner::ended);
        constexpr std::int64_t many = 1'000'000'000;
        runner.raceFreely(2, many);
        runner.force({}, {0, 0, 1, 1}); // one thing at a time
        runner.cancel();
        QVERIFY(ended.wait(30'000));
        QCOMPARE_LT(races, many);
        QVERIFY(!runner.isBusy());
        QCOMPARE(ended.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestRaceState)
#include "tst_race_state.moc"
