// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storm/models.h"

#include <QTest>

#include <cmath>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

/// Ten attempts and refusals that cost a tenth: stuck at 79,200 attempts and 2,310 served a second (oracle
/// I-4). Closed form: 78,826 and 2,353.
class TestRejectionCostTen : public QObject
{
    Q_OBJECT

private slots:
    void tenAttemptsStickFarFromCapacity();
};

void TestRejectionCostTen::tenAttemptsStickFarFromCapacity()
{
    double loads = 0.0;
    double goodputs = 0.0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Model model = mixedLoop(10, seed);
        model.duration = 280s; // the collapse itself lasts until about 170 s
        model.traffic.rate = 9'000.0;
        model.traffic.steps = {{startOfRun + 10s, 12'000.0}, {startOfRun + 70s, 9'000.0}};
        model.dependency.rejectionCost = 0.1;
        const RunResult result = ran(model);
        QVERIFY(!result.recoveryS.has_value());
        loads += tailMean(result.series.attempts, 60) / 3.0;
        goodputs += tailMean(result.series.goodput, 60) / 3.0;
    }
    QCOMPARE_LE(std::abs(loads - 79'200.0), 0.03 * 79'200.0);
    QCOMPARE_LE(std::abs(goodputs - 2'310.0), 0.03 * 2'310.0);
}

QTEST_APPLESS_MAIN(TestRejectionCostTen)
#include "tst_rejection_cost_ten.moc"
