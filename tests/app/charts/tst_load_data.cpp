// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/load_data.h"

#include <QtTest/QTest>

using namespace repique;
using namespace repique::charts;

namespace {

/// `count` bins of a second: originals 0, 1, 2 …, everything else twice that.
storm::Series ramp(std::size_t count)
{
    storm::Series series;
    for (std::size_t bin = 0; bin < count; ++bin) {
        const auto value = static_cast<double>(bin);
        series.originals.push_back(value);
        for (std::vector<double>* other :
            {&series.retries, &series.attempts, &series.goodput, &series.failures, &series.rejected,
                &series.duplicates, &series.queue, &series.budgetTokens, &series.latencyP50Ms,
                &series.latencyP95Ms, &series.latencyP99Ms, &series.dependencyAttempts}) {
            other->push_back(2.0 * value);
        }
    }
    return series;
}

} // namespace

class TestLoadData final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shortRunsAreShownBinByBin();
    void longRunsAreGrouped();
    void aGroupTellsItsWorstLevel();
    void draftsHaveFewerGroups();
    void theLastGroupMayBeShorter();
    void aMomentFindsItsGroup();
    void anEmptyRunHasNoGroup();
};

void TestLoadData::shortRunsAreShownBinByBin()
{
    const storm::Series series = ramp(60);
    const LoadData data = loadData(series);
    QCOMPARE(data.binsPerGroup, std::size_t{1});
    QCOMPARE(data.durationS, 60.0);
    QCOMPARE(data.originals, series.originals);
    QCOMPARE(data.retries, series.retries);
    QCOMPARE(data.attempts, series.attempts);
    QCOMPARE(data.goodput, series.goodput);
    QCOMPARE(data.rejected, series.rejected);
    QCOMPARE(data.duplicates, series.duplicates);
}

void TestLoadData::longRunsAreGrouped()
{
    const LoadData data = loadData(ramp(2 * maxGroups));
    QCOMPARE(data.binsPerGroup, std::size_t{2});
    QCOMPARE(data.size(), maxGroups);
    QCOMPARE(data.originals[3], 6.5); // mean of bins 6 and 7
    QCOMPARE(data.duplicates[3], 14.0); // cumulative: the value of bin 7
}

void TestLoadData::aGroupTellsItsWorstLevel()
{
    storm::Series series = ramp(2 * maxGroups);
    series.queue[6] = 5'000.0; // a peak in the first bin of a group
    series.budgetTokens[7] = 0.0; // an empty bucket in the second
    series.budgetTokensAtStart = 500.0;
    const LoadData data = loadData(series);
    QCOMPARE(data.queue[3], 5'000.0);
    QCOMPARE(data.queue[4], 18.0);
    QCOMPARE(data.budgetTokens[3], 0.0);
    QCOMPARE(data.budgetTokens[4], 16.0);
    QCOMPARE(data.budgetTokensAtStart, 500.0);
}

void TestLoadData::draftsHaveFewerGroups()
{
    QCOMPARE(loadData(ramp(60), draftGroups).size(), std::size_t{60});
    const LoadData data = loadData(ramp(maxGroups), draftGroups);
    QCOMPARE(data.binsPerGroup, std::size_t{2});
    QCOMPARE(data.size(), draftGroups);
    QCOMPARE(data.originals.front(), 0.5); // of 0 and 1
}

void TestLoadData::theLastGroupMayBeShorter()
{
    const LoadData data = loadData(ramp(maxGroups + 1));
    QCOMPARE(data.binsPerGroup, std::size_t{2});
    QCOMPARE(data.size(), maxGroups / 2 + 1);
    QCOMPARE(data.originals.back(), static_cast<double>(maxGroups));
    QCOMPARE(data.endS(data.size() - 1), static_cast<double>(maxGroups + 1));
}

void TestLoadData::aMomentFindsItsGroup()
{
    const LoadData data = loadData(ramp(60));
    QCOMPARE(data.indexAt(-1.0), std::size_t{0});
    QCOMPARE(data.indexAt(0.0), std::size_t{0});
    QCOMPARE(data.indexAt(35.9), std::size_t{35});
    QCOMPARE(data.indexAt(36.0), std::size_t{36});
    QCOMPARE(data.indexAt(60.0), std::size_t{59});
    QCOMPARE(data.indexAt(1e12), std::size_t{59});
}

void TestLoadData::anEmptyRunHasNoGroup()
{
    const LoadData data = loadData({});
    QCOMPARE(data.size(), std::size_t{0});
    QCOMPARE(data.durationS, 0.0);
    QCOMPARE(data.indexAt(3.0), std::size_t{0});
}

QTEST_APPLESS_MAIN(TestLoadData)
#include "tst_load_data.moc"
