// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/capacity_profile.h"
#include "tests/core/storm/models.h"

#include <QTest>

#include <cmath>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

namespace {

settlement::Fault capacity(
    double factor, SimDuration from, std::optional<SimDuration> lasts, SimDuration ramp = 0s)
{
    settlement::Fault fault = tests::fault(settlement::FaultKind::Capacity);
    fault.factor = factor;
    fault.at = startOfRun + from;
    fault.lasts = lasts;
    fault.ramp = ramp;
    return fault;
}

} // namespace

Q_DECLARE_METATYPE(std::vector<repique::settlement::Fault>)

class TestCapacityProfile : public QObject
{
    Q_OBJECT

private slots:
    void workEndsWhenEnoughCapacityHasPassed_data();
    void workEndsWhenEnoughCapacityHasPassed();
    void workNeverEndsWithoutCapacity();
    void noFaultMeansHealthy();
};

void TestCapacityProfile::workEndsWhenEnoughCapacityHasPassed_data()
{
    QTest::addColumn<std::vector<settlement::Fault>>("faults");
    QTest::addColumn<double>("fromSeconds");
    QTest::addColumn<double>("workSeconds");
    QTest::addColumn<double>("endSeconds");

    using Faults = std::vector<settlement::Fault>;
    QTest::newRow("before the fault nothing changes") << Faults{capacity(0.5, 10s, 5s)} << 2.0 << 3.0 << 5.0;
    QTest::newRow("half the capacity takes twice as long")
        << Faults{capacity(0.5, 10s, 20s)} << 12.0 << 3.0 << 18.0;
    QTest::newRow("work that reaches into the fault slows down in it")
        << Faults{capacity(0.5, 10s, 20s)} << 8.0 << 3.0 << 12.0;
    QTest::newRow("after the fault the old capacity is back at once")
        << Faults{capacity(0.5, 10s, 4s)} << 12.0 << 3.0 << 16.0;
    QTest::newRow("no capacity: the work rests until the end")
        << Faults{capacity(0.0, 10s, 5s)} << 9.0 << 2.0 << 16.0;
    // ∫ t/20 dt = t²/40 = 0.1 → t = 2
    QTest::newRow("cold start: a ramp of 20 s from nothing")
        << Faults{capacity(0.0, 0s, 10s), capacity(1.0, 10s, {}, 20s)} << 10.0 << 0.1 << 12.0;
    QTest::newRow("the ramp is over after its time")
        << Faults{capacity(0.0, 0s, 10s), capacity(1.0, 10s, {}, 20s)} << 10.0 << 11.0 << 31.0;
    QTest::newRow("the fault that started last counts")
        << Faults{capacity(0.5, 0s, {}), capacity(2.0, 10s, 10s)} << 12.0 << 4.0 << 14.0;
    QTest::newRow("when it ends the earlier one counts again")
        << Faults{capacity(0.5, 0s, {}), capacity(2.0, 10s, 10s)} << 19.0 << 4.0 << 24.0;
    // from 1 to 0.5 over 4 s: ∫ (1 − t/8) dt = t − t²/16 = 3 → t = 4
    QTest::newRow("a ramp down") << Faults{capacity(0.5, 10s, {}, 4s)} << 10.0 << 3.0 << 14.0;
}

void TestCapacityProfile::workEndsWhenEnoughCapacityHasPassed()
{
    QFETCH(const std::vector<settlement::Fault>, faults);
    QFETCH(const double, fromSeconds);
    QFETCH(const double, workSeconds);
    QFETCH(const double, endSeconds);
    const CapacityProfile profile{faults};
    const SimTime from = startOfRun + fromNanoseconds(fromSeconds * 1e9);
    const SimTime end = profile.finish(from, workSeconds * 1e9);
    QCOMPARE_LE(std::abs(toSeconds(end - startOfRun) - endSeconds), 1e-8);
}

void TestCapacityProfile::workNeverEndsWithoutCapacity()
{
    const CapacityProfile profile{{capacity(0.0, 10s, {})}};
    QCOMPARE(profile.finish(startOfRun + 11s, 1.0), SimTime::max());
    QCOMPARE(profile.finish(startOfRun + 9s, 2e9), SimTime::max());
}

void TestCapacityProfile::noFaultMeansHealthy()
{
    QVERIFY(CapacityProfile{{}}.isAlwaysHealthy());
    QVERIFY(!CapacityProfile{{capacity(1.0, 0s, {})}}.isAlwaysHealthy());
}

QTEST_APPLESS_MAIN(TestCapacityProfile)
#include "tst_capacity_profile.moc"
