// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/contention.h"

#include <QTest>

#include <cmath>

using namespace repique;
using namespace repique::storm;
using namespace std::chrono_literals;

namespace {

constexpr int runs = 1000;

/// A mean over many runs and the deviation of one of them.
struct Figure
{
    double mean = 0.0;
    double deviation = 0.0;
};

struct Sums
{
    double sum = 0.0;
    double squares = 0.0;

    void add(double value)
    {
        sum += value;
        squares += value * value;
    }

    [[nodiscard]] Figure figure() const
    {
        const double mean = sum / runs;
        return {mean, std::sqrt((squares - runs * mean * mean) / (runs - 1))};
    }
};

/// Passes when a mean over `runs` lies within 4 deviations of the expected one, and the deviation is of its
/// size (sd of a sd: 1/√(2·runs) = 2.2 %; long tails double it).
void compareWith(const Figure& measured, const Figure& expected)
{
    QCOMPARE_LE(std::abs(measured.mean - expected.mean), 4 * expected.deviation / std::sqrt(runs));
    QCOMPARE_LE(std::abs(measured.deviation - expected.deviation), 0.15 * expected.deviation);
}

Contention constantNetwork(std::int64_t clients, ContentionBackoff backoff)
{
    Contention contention;
    contention.clients = clients;
    contention.backoff = backoffOf(backoff);
    contention.networkDeviation = 0ms;
    return contention;
}

} // namespace

class TestContention : public QObject
{
    Q_OBJECT

private slots:
    void timeAndWorkAreThoseOfTheSource_data();
    void timeAndWorkAreThoseOfTheSource();
    void aClientAloneNeedsFourMessages();
    void withoutLuckOneClientWinsEachRound();
    void withoutJitterTheLosersStayTogether();
    void theFirstWindowIsTwiceTheBase();
    void theSeedAloneDecides();
};

void TestContention::timeAndWorkAreThoseOfTheSource_data()
{
    QTest::addColumn<int>("clients");
    QTest::addColumn<int>("backoff");
    QTest::addColumn<double>("ms");
    QTest::addColumn<double>("msDeviation");
    QTest::addColumn<double>("calls");
    QTest::addColumn<double>("callsDeviation");
    const auto row = [](const char* name, int clients, ContentionBackoff backoff) -> QTestData& {
        return QTest::newRow(name) << clients << static_cast<int>(backoff);
    };
    using enum ContentionBackoff;
    // I-3, model of the AWS Architecture Blog: 12,000 runs of an independent program.
    row("10 clients, no wait", 10, None) << 380.1 << 34.0 << 50.89 << 4.1;
    row("10 clients, exponential", 10, Exponential) << 3454.0 << 1311.0 << 50.78 << 4.1;
    row("10 clients, equal jitter", 10, Equal) << 727.2 << 187.0 << 42.48 << 2.6;
    row("10 clients, full jitter", 10, Full) << 464.1 << 105.0 << 39.00 << 2.3;
    row("10 clients, decorrelated", 10, Decorrelated) << 436.1 << 85.0 << 37.68 << 2.3;
    row("100 clients, no wait", 100, None) << 2027.7 << 44.0 << 2422.4 << 32.0;
    row("100 clients, exponential", 100, Exponential) << 63450.0 << 3780.0 << 1856.5 << 59.0;
    row("100 clients, equal jitter", 100, Equal) << 6624.0 << 645.0 << 812.2 << 7.7;
    row("100 clients, full jitter", 100, Full) << 4900.0 << 536.0 << 795.9 << 7.0;
    row("100 clients, decorrelated", 100, Decorrelated) << 4596.0 << 687.0 << 1001.9 << 29.0;
}

void TestContention::timeAndWorkAreThoseOfTheSource()
{
    QFETCH(const int, clients);
    QFETCH(const int, backoff);
    QFETCH(const double, ms);
    QFETCH(const double, msDeviation);
    QFETCH(const double, calls);
    QFETCH(const double, callsDeviation);
    Contention contention;
    contention.clients = clients;
    contention.backoff = backoffOf(static_cast<ContentionBackoff>(backoff));
    Sums times;
    Sums works;
    for (int seed = 1; seed <= runs; ++seed) {
        contention.seed = static_cast<std::uint64_t>(seed);
        const ContentionRun run = contend(contention);
        times.add(toMilliseconds(run.took));
        works.add(static_cast<double>(run.calls));
    }
    compareWith(times.figure(), {ms, msDeviation});
    compareWith(works.figure(), {calls, callsDeviation});
}

void TestContention::aClientAloneNeedsFourMessages()
{
    const ContentionRun run = contend(constantNetwork(1, ContentionBackoff::Full));
    QCOMPARE(run.took, SimDuration{40ms});
    QCOMPARE(run.calls, 1);
}

void TestContention::withoutLuckOneClientWinsEachRound()
{
    // Nobody waits and every message takes 10 ms: 4 + 3 + 2 + 1 writes in rounds of 40 ms.
    const ContentionRun run = contend(constantNetwork(4, ContentionBackoff::None));
    QCOMPARE(run.calls, 10);
    QCOMPARE(run.took, SimDuration{160ms});
}

void TestContention::withoutJitterTheLosersStayTogether()
{
    // The same rounds, with waits of 10, 20 and 40 ms between them.
    const ContentionRun run = contend(constantNetwork(4, ContentionBackoff::Exponential));
    QCOMPARE(run.calls, 10);
    QCOMPARE(run.took, SimDuration{160ms + 10ms + 20ms + 40ms});
}

void TestContention::theFirstWindowIsTwiceTheBase()
{
    // I-1, "AWS-simulator indexing": 10, 20 … 1280, then the cap. The loser of two waits once.
    QCOMPARE(contend(constantNetwork(2, ContentionBackoff::Exponential)).took, SimDuration{90ms});
    const auto waited = contend(constantNetwork(12, ContentionBackoff::Exponential)).took - 12 * 40ms;
    QCOMPARE(waited, SimDuration{10ms + 20ms + 40ms + 80ms + 160ms + 320ms + 640ms + 1280ms + 3 * 2000ms});
}

void TestContention::theSeedAloneDecides()
{
    Contention contention;
    const ContentionRun first = contend(contention);
    QCOMPARE(contend(contention).took, first.took);
    contention.seed = 43;
    QVERIFY(contend(contention).took != first.took);
}

QTEST_APPLESS_MAIN(TestContention)
#include "tst_contention.moc"
