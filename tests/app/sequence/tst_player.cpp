// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/player.h"
#include "tests/app/sequence/traces.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace repique;
using namespace std::chrono_literals;

class PlayerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsBeforeTheFirstStep();
    void catalogueHasSevenMessagesAndThreeNotes();
    void movesFromMessageToMessage();
    void reachesNotesByPosition();
    void neverLeavesTheTrace();
    void findsEventsOfInterest_data();
    void findsEventsOfInterest();
    void endsOnTheGivingUpNote();
    void playsEveryStepOnceAndStops();
    void speedChangesPlaybackOnly();
    void maximumSpeedTakesOneStepATick();
    void playingFromTheEndStartsOver();
    void longTimeoutsAreCompressed();
    void scrubsToTheNearestStep();
    void keepsItsPlaceInATraceOfTheSameShape();
    void startsOverInATraceOfAnotherShape();
    void anEmptyPlayerStandsStill();
};

void PlayerTest::startsBeforeTheFirstStep()
{
    Player player;
    player.setTrace(samples::catalogue());
    QCOMPARE(player.position(), 0);
    QCOMPARE(player.currentNumber(), 0);
    QCOMPARE(player.elapsed(), SimDuration{});
    QVERIFY(player.isAtStart());
}

void PlayerTest::catalogueHasSevenMessagesAndThreeNotes()
{
    // Pattern catalogue, worked example (our label I-14).
    Player player;
    player.setTrace(samples::catalogue());
    QCOMPARE(player.stepCount(), 10);
    QCOMPARE(player.lastNumber(), 7);
}

void PlayerTest::movesFromMessageToMessage()
{
    Player player;
    player.setTrace(samples::catalogue());
    for (int number = 1; number <= 7; ++number) {
        player.stepForward();
        QCOMPARE(player.currentNumber(), number);
    }
    QVERIFY(player.isAtEnd());
    QCOMPARE(player.elapsed(), player.trace()->duration);
    for (int number = 6; number >= 0; --number) {
        player.stepBack();
        QCOMPARE(player.currentNumber(), number);
    }
    QVERIFY(player.isAtStart());
}

void PlayerTest::reachesNotesByPosition()
{
    Player player;
    player.setTrace(samples::catalogue());
    QSignalSpy changes(&player, &Player::positionChanged);
    player.goTo(1);
    QCOMPARE(player.position(), 1);
    QCOMPARE(player.currentNumber(), 0);
    player.goTo(4);
    QCOMPARE(player.trace()->steps[3].event, trace::Event::Wait);
    QCOMPARE(player.currentNumber(), 2);
    QCOMPARE(changes.count(), 2);
}

void PlayerTest::neverLeavesTheTrace()
{
    Player player;
    player.setTrace(samples::catalogue());
    player.skip(-10);
    QCOMPARE(player.position(), 0);
    player.skip(10);
    QCOMPARE(player.position(), 10);
    player.goTo(99);
    QCOMPARE(player.position(), 10);
    player.goToNumber(99);
    QCOMPARE(player.currentNumber(), 7);
    player.goToNumber(-1);
    QCOMPARE(player.position(), 0);
}

void PlayerTest::findsEventsOfInterest_data()
{
    QTest::addColumn<samples::TracePtr>("trace");
    QTest::addColumn<QList<int>>("numbers");
    QTest::newRow("catalogue: retry, lost response, retry") << samples::catalogue() << QList<int>{3, 5, 6};
    QTest::newRow("key in the loop: the second debit, too")
        << samples::perAttemptKey() << QList<int>{3, 5, 6, 7};
}

void PlayerTest::findsEventsOfInterest()
{
    QFETCH(samples::TracePtr, trace);
    QFETCH(QList<int>, numbers);
    Player player;
    player.setTrace(trace);
    for (const int number : numbers) {
        player.nextEvent();
        QCOMPARE(player.currentNumber(), number);
    }
    const int last = player.position();
    player.nextEvent();
    QCOMPARE(player.position(), last);
    player.previousEvent();
    QCOMPARE(player.currentNumber(), numbers.at(numbers.size() - 2));
}

void PlayerTest::endsOnTheGivingUpNote()
{
    Player player;
    player.setTrace(samples::exhausted());
    for (int i = 0; i < player.lastNumber(); ++i) {
        player.stepForward();
    }
    QVERIFY(!player.isAtEnd());
    player.stepForward();
    QVERIFY(player.isAtEnd());
    QCOMPARE(player.trace()->steps.back().event, trace::Event::GaveUp);
}

void PlayerTest::playsEveryStepOnceAndStops()
{
    Player player;
    player.setTrace(samples::catalogue());
    QSignalSpy changes(&player, &Player::positionChanged);
    player.play();
    QVERIFY(player.isPlaying());
    for (int tick = 0; tick < 2000 && player.isPlaying(); ++tick) {
        player.advance(16ms);
    }
    QVERIFY(!player.isPlaying());
    QVERIFY(player.isAtEnd());
    QCOMPARE(changes.count(), 10);
}

void PlayerTest::speedChangesPlaybackOnly()
{
    Player player;
    player.setTrace(samples::catalogue());
    const SimDuration end = player.elapsedAt(10);
    const auto ticks = [&player](Playback::Speed speed) {
        player.setSpeed(speed);
        player.play();
        int count = 0;
        while (player.isPlaying()) {
            player.advance(16ms);
            ++count;
        }
        return count;
    };
    const int atOne = ticks(Playback::Speed::One);
    const int atFour = ticks(Playback::Speed::Four);
    const int atHalf = ticks(Playback::Speed::Half);
    QVERIFY2(std::abs(atOne - 4 * atFour) <= 4, qPrintable(QString::number(atFour)));
    QVERIFY2(std::abs(atHalf - 2 * atOne) <= 2, qPrintable(QString::number(atHalf)));
    QCOMPARE(player.elapsedAt(10), end);
}

void PlayerTest::maximumSpeedTakesOneStepATick()
{
    Player player;
    player.setTrace(samples::catalogue());
    player.setSpeed(Playback::Speed::Max);
    player.play();
    player.advance(16ms);
    QCOMPARE(player.position(), 1);
    player.advance(16ms);
    QCOMPARE(player.position(), 2);
}

void PlayerTest::playingFromTheEndStartsOver()
{
    Player player;
    player.setTrace(samples::catalogue());
    player.last();
    player.play();
    QCOMPARE(player.position(), 0);
    player.advance(16ms);
    QCOMPARE(player.position(), 1);
    QVERIFY(player.progress() < 1.0);
    player.pause();
}

void PlayerTest::longTimeoutsAreCompressed()
{
    QVERIFY(playTime(1500ms) > playTime(68ms));
    QVERIFY(playTime(1500ms) < Playback::Wall{2000.0});
    QCOMPARE(playTime(24h), Playback::Wall{3000.0});
}

void PlayerTest::scrubsToTheNearestStep()
{
    Player player;
    player.setTrace(samples::catalogue());
    for (int position = 0; position <= player.stepCount(); ++position) {
        player.scrub(player.fractionOf(position));
        QCOMPARE(player.position(), position);
        QCOMPARE(player.fraction(), player.fractionOf(position));
    }
}

void PlayerTest::keepsItsPlaceInATraceOfTheSameShape()
{
    Player player;
    player.setTrace(samples::catalogue());
    player.goToNumber(5);
    trace::ScriptedPayment slower = samples::cataloguePayment();
    slower.policy.backoff.base = 200ms;
    player.setTrace(samples::played(slower));
    QCOMPARE(player.currentNumber(), 5);
}

void PlayerTest::startsOverInATraceOfAnotherShape()
{
    Player player;
    player.setTrace(samples::catalogue());
    player.goToNumber(5);
    player.setTrace(samples::exhausted());
    QCOMPARE(player.position(), 0);
}

void PlayerTest::anEmptyPlayerStandsStill()
{
    Player player;
    player.play();
    QVERIFY(!player.isPlaying());
    player.stepForward();
    player.nextEvent();
    player.scrub(0.5);
    QCOMPARE(player.position(), 0);
    QCOMPARE(player.fraction(), 0.0);
}

QTEST_GUILESS_MAIN(PlayerTest)
#include "tst_player.moc"
