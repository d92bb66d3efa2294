// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storm/models.h"

#include <QTest>

#include <cmath>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

/// The well mixed retry loop: f = (1 − C/X)^(1/A), L = C/(1 − f) (oracle I-4; at overload every attempt of
/// the Google SRE book's example has the same chance f of being refused). Last 60 of 600 s, mean of 5 seeds.
class TestSreMixed : public QObject
{
    Q_OBJECT

private slots:
    void theLoadSettlesWhereTheClosedFormSays_data();
    void theLoadSettlesWhereTheClosedFormSays();
};

void TestSreMixed::theLoadSettlesWhereTheClosedFormSays_data()
{
    QTest::addColumn<int>("attempts");
    QTest::addColumn<double>("load");
    QTest::newRow("3 attempts: 12,734, amplification 1.261") << 3 << 12'734.5;
}

void TestSreMixed::theLoadSettlesWhereTheClosedFormSays()
{
    QFETCH(const int, attempts);
    QFETCH(const double, load);
    double sum = 0.0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const RunResult result = ran(mixedLoop(attempts, seed));
        sum += tailMean(result.series.attempts, 60);
        QCOMPARE_LE(std::abs(tailMean(result.series.goodput, 60) - 10'000.0), 1.0); // retries saved nobody
    }
    QCOMPARE_LE(std::abs(sum / 5.0 - load), 0.02 * load);
}

QTEST_APPLESS_MAIN(TestSreMixed)
#include "tst_sre_mixed.moc"
