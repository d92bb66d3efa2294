// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/run_recovery.h"

#include <QtTest/QTest>

using namespace repique;
using namespace repique::charts;
using namespace std::chrono_literals;
using State = repique::charts::Recovery::State;

namespace {

/// A minute at 100 originals a second; `useful(second)` of them come home.
template<typename Useful>
storm::RunResult minuteOf(Useful useful)
{
    storm::RunResult result;
    for (int second = 0; second < 60; ++second) {
        result.series.originals.push_back(100.0);
        result.series.goodput.push_back(useful(second));
    }
    return result;
}

storm::Model faultUntil(std::optional<SimDuration> lasts)
{
    storm::Model model;
    settlement::Fault fault;
    fault.at = startOfRun + 10s;
    fault.lasts = lasts;
    model.faults = {fault};
    return model;
}

double lowFrom20To30(int second)
{
    return second >= 20 && second < 30 ? 10.0 : 100.0;
}

double lowFrom25(int second)
{
    return second >= 25 ? 30.0 : 100.0;
}

} // namespace

class TestRecovery final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutDisturbanceThereIsNothingToRecoverFrom();
    void aFaultToTheEndIsSaid();
    void theEnginesMomentIsTaken();
    void lowToTheEndIsStuckSinceItWentLow();
    void lowSinceBeforeTheEndOfTheFaultIsStuckSinceThatEnd();
    void aStepOfTrafficIsADisturbance();
    void alittleLostIsImpairedNotStuck();
    void tenSecondsAreNeededToTell();
    void aCutRunIsNotJudged();
    void nothingOfferedIsNothingLost();
};

void TestRecovery::withoutDisturbanceThereIsNothingToRecoverFrom()
{
    const Recovery found = recovery({}, minuteOf([](int) { return 50.0; }));
    QCOMPARE(found.state, State::NothingToRecover);
    QCOMPARE(found.usefulShare, 0.5);
    QCOMPARE(found.offeredPerSecond, 100.0);
}

void TestRecovery::aFaultToTheEndIsSaid()
{
    QCOMPARE(recovery(faultUntil(std::nullopt), minuteOf(lowFrom25)).state, State::FaultToTheEnd);
    QCOMPARE(recovery(faultUntil(50s), minuteOf(lowFrom25)).state, State::FaultToTheEnd);
}

void TestRecovery::theEnginesMomentIsTaken()
{
    storm::RunResult result = minuteOf(lowFrom20To30);
    result.recoveredAtS = 30.0;
    result.recoveryS = 10.0;
    const Recovery found = recovery(faultUntil(10s), result);
    QCOMPARE(found.state, State::Recovered);
    QCOMPARE(found.atS, 30.0);
    QCOMPARE(found.tookS, 10.0);
}

void TestRecovery::lowToTheEndIsStuckSinceItWentLow()
{
    const Recovery found = recovery(faultUntil(10s), minuteOf(lowFrom25));
    QCOMPARE(found.state, State::Stuck);
    QCOMPARE(found.atS, 25.0);
    QCOMPARE(found.usefulPerSecond, 30.0);
    QCOMPARE(found.usefulShare, 0.3);
}

void TestRecovery::lowSinceBeforeTheEndOfTheFaultIsStuckSinceThatEnd()
{
    const Recovery found = recovery(faultUntil(30s), minuteOf(lowFrom25));
    QCOMPARE(found.state, State::Stuck);
    QCOMPARE(found.atS, 40.0);
}

void TestRecovery::aStepOfTrafficIsADisturbance()
{
    storm::Model model;
    model.traffic.steps = {{startOfRun + 10s, 200.0}, {startOfRun + 22s, 100.0}};
    const Recovery found = recovery(model, minuteOf([](int second) { return second < 10 ? 100.0 : 0.0; }));
    QCOMPARE(found.state, State::Stuck);
    QCOMPARE(found.atS, 22.0);
}

void TestRecovery::alittleLostIsImpairedNotStuck()
{
    const Recovery found = recovery(faultUntil(10s), minuteOf([](int) { return 97.0; }));
    QCOMPARE(found.state, State::Impaired);
    QCOMPARE(found.usefulShare, 0.97);
}

void TestRecovery::tenSecondsAreNeededToTell()
{
    QCOMPARE(recovery(faultUntil(40s), minuteOf(lowFrom25)).state, State::Stuck);
    QCOMPARE(recovery(faultUntil(41s), minuteOf(lowFrom25)).state, State::TooShort);
}

void TestRecovery::aCutRunIsNotJudged()
{
    storm::RunResult result = minuteOf(lowFrom25);
    result.isCut = true;
    QCOMPARE(recovery(faultUntil(10s), result).state, State::TooShort);
    result.recoveredAtS = 30.0;
    QCOMPARE(recovery(faultUntil(10s), result).state, State::TooShort);
}

void TestRecovery::nothingOfferedIsNothingLost()
{
    storm::RunResult result = minuteOf([](int) { return 0.0; });
    result.series.originals.assign(60, 0.0);
    QCOMPARE(recovery({}, result).usefulShare, 1.0);
    QCOMPARE(recovery({}, storm::RunResult{}).usefulShare, 1.0);
}

QTEST_APPLESS_MAIN(TestRecovery)
#include "tst_run_recovery.moc"
