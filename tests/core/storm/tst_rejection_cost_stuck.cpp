// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storm/models.h"

#include <QTest>

#include <cmath>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

/// Where a storm that does not end stays, with three attempts (oracle I-4: an independent per-request program
/// and the closed form g = (C − cL)/(1 − c)); means of 3 seeds.
class TestRejectionCostStuck : public QObject
{
    Q_OBJECT

private slots:
    void theStuckStateIsWhereTheClosedFormSays_data();
    void theStuckStateIsWhereTheClosedFormSays();
};

void TestRejectionCostStuck::theStuckStateIsWhereTheClosedFormSays_data()
{
    QTest::addColumn<double>("cost");
    QTest::addColumn<double>("load");
    QTest::addColumn<double>("goodput");
    QTest::newRow("cost 0.3: 20,050 attempts, 5,690 served a second") << 0.3 << 20'050.0 << 5'690.0;
    QTest::newRow("cost 0.4: 27,000 attempts, nobody served") << 0.4 << 27'000.0 << 0.0;
}

void TestRejectionCostStuck::theStuckStateIsWhereTheClosedFormSays()
{
    QFETCH(const double, cost);
    QFETCH(const double, load);
    QFETCH(const double, goodput);
    double loads = 0.0;
    double goodputs = 0.0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const RunResult result
            = ran(spikedLoop(3, {.rate = 9'000.0, .cost = cost, .duration = 300s, .seed = seed}));
        loads += tailMean(result.series.attempts, 60) / 3.0;
        goodputs += tailMean(result.series.goodput, 60) / 3.0;
    }
    QCOMPARE_LE(std::abs(loads - load), 0.03 * load);
    QCOMPARE_LE(std::abs(goodputs - goodput), 0.03 * goodput + 1.0);
}

QTEST_APPLESS_MAIN(TestRejectionCostStuck)
#include "tst_rejection_cost_stuck.moc"
