// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/key_words.h"
#include "app/report/run_csv.h"
#include "app/report/run_json.h"
#include "app/report/run_text.h"
#include "app/report/text_table.h"
#include "core/scenario/presets.h"

#include <QtTest/QTest>

#include <limits>

using namespace repique;
using namespace repique::report;

namespace {

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

storm::RunResult smallRun()
{
    storm::RunResult run;
    run.seed = 7;
    run.totals.operations = 4;
    run.totals.attempts = 6;
    run.totals.retries = 2;
    run.totals.succeeded = 3;
    run.totals.failed = 1;
    run.series.bin = std::chrono::milliseconds{100};
    run.series.originals = {20.0, 20.0};
    run.series.retries = {0.0, 20.0};
    run.series.attempts = {20.0, 40.0};
    run.series.goodput = {10.0, 20.0};
    run.series.failures = {0.0, 0.0};
    run.series.rejected = run.series.failures;
    run.series.duplicates = run.series.failures;
    run.series.queue = run.series.failures;
    run.series.budgetTokens = run.series.failures;
    run.series.latencyP50Ms = {1.0, 2.0};
    run.series.latencyP95Ms = {3.0, 4.0};
    run.series.latencyP99Ms = {5.0, 6.0};
    run.series.dependencyAttempts = run.series.attempts;
    run.attemptsHistogram = {2, 2};
    return run;
}

} // namespace

class TestRunReport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jsonPutsPlainListsOnOneLine();
    void jsonWritesNumbersThatReadBackTheSame();
    void aNumberThatIsNotFiniteIsNull();
    void binsStartAtExactDecimals();
    void aCutRunSaysSoAndAWholeOneDoesNot();
    void everyMetricHasWords();
    void metricsAreReadOffTheRun();
    void aMetricThatARunLacksHasNoEstimate();
    void csvCountsAreWholeNumbers();
    void tablesAlignCharactersNotBytes();
    void longSentencesBreakBetweenWords();
    void theSeedsFollowEachOther();
};

void TestRunReport::jsonPutsPlainListsOnOneLine()
{
    Json json;
    json["b"] = {1, 2.5, "x"};
    json["a"]["c"] = Json::array();
    json["list"] = Json::array({Json{{"k", 1}}});
    QCOMPARE(q(jsonText(json)),
        QStringLiteral(
            "{\n  \"b\": [1,2.5,\"x\"],\n  \"a\": {\n    \"c\": []\n  },\n  \"list\": [\n    {\n      "
            "\"k\": 1\n    }\n  ]\n}\n"));
}

void TestRunReport::jsonWritesNumbersThatReadBackTheSame()
{
    for (const double value : {0.1, 1.0 / 3.0, 10'100.0, 1e300, 5e-324, 0.30000000000000004}) {
        QCOMPARE(Json::parse(jsonText(Json(value))).get<double>(), value);
    }
    QCOMPARE(q(jsonText(Json(0.1))), QStringLiteral("0.1\n"));
}

void TestRunReport::aNumberThatIsNotFiniteIsNull()
{
    storm::RunResult run = smallRun();
    run.latency.p50Ms = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(q(jsonText(runJson("x", run))).contains(QStringLiteral("\"p50\": null")));
}

void TestRunReport::binsStartAtExactDecimals()
{
    const Json json = runJson("x", smallRun());
    QCOMPARE(q(json["series"]["t"].dump()), QStringLiteral("[0.0,0.1]"));
    QCOMPARE(q(json["series"]["bin_s"].dump()), QStringLiteral("0.1"));
    QVERIFY(!runJson("x", smallRun(), SeriesIn::No).contains("series"));
}

void TestRunReport::aCutRunSaysSoAndAWholeOneDoesNot()
{
    storm::RunResult run = smallRun();
    QVERIFY(!runJson("x", run).contains("cut"));
    run.isCut = true;
    QCOMPARE(runJson("x", run)["cut"].get<bool>(), true);
}

void TestRunReport::everyMetricHasWords()
{
    for (const Metric& metric : metrics()) {
        QVERIFY2(i18n::metricWordsOf(metric.name) != nullptr, std::string{metric.name}.c_str());
    }
    QCOMPARE(i18n::metricWords().size(), metrics().size());
}

void TestRunReport::metricsAreReadOffTheRun()
{
    const storm::RunResult run = smallRun();
    QCOMPARE(metricOf("amplification")->of(run).value(), 1.5);
    QCOMPARE(metricOf("goodput_ratio")->of(run).value(), 0.75);
    QCOMPARE(metricOf("peak_retries")->of(run).value(), 2.0);
    QVERIFY(!metricOf("recovery_s")->of(run));
    QVERIFY(metricOf("luck") == nullptr);
}

void TestRunReport::aMetricThatARunLacksHasNoEstimate()
{
    Ensemble ensemble;
    ensemble.runs = {smallRun(), smallRun()};
    ensemble.runs.front().recoveryS = 3.0;
    QVERIFY(!estimateOf(*metricOf("recovery_s"), ensemble));
    ensemble.runs.back().recoveryS = 5.0;
    QCOMPARE(estimateOf(*metricOf("recovery_s"), ensemble)->mean, 4.0);
}

void TestRunReport::csvCountsAreWholeNumbers()
{
    Ensemble ensemble;
    ensemble.runs = {smallRun(), smallRun()};
    ensemble.runs.front().totals.operations = 1'000'000;
    QVERIFY(q(ensembleCsv(ensemble)).contains(QStringLiteral("\n7,1000000,6,")));
}

void TestRunReport::tablesAlignCharactersNotBytes()
{
    TextTable table;
    table.add({"opção", "1"});
    table.add({"x", "23"});
    QCOMPARE(q(table.text()), QStringLiteral("  opção   1\n  x      23\n"));
    QCOMPARE(widthOf("÷×…"), std::size_t{3});
}

void TestRunReport::longSentencesBreakBetweenWords()
{
    QCOMPARE(q(wrapped("um dois três", "  ", 10)), QStringLiteral("  um dois\n  três\n"));
    QCOMPARE(q(wrapped("palavracomprida", "  ", 5)), QStringLiteral("  palavracomprida\n"));
}

void TestRunReport::theSeedsFollowEachOther()
{
    scenario::Scenario scenario = scenario::preset("pix_lost_answers");
    scenario.model.duration = std::chrono::seconds{1};
    const Ensemble ensemble = runAll(scenario, {100, 3}, {}).value();
    QCOMPARE(ensemble.runs.size(), std::size_t{3});
    QCOMPARE(ensemble.runs.back().seed, std::uint64_t{102});
    QVERIFY(ensemble.runs.front().series.originals.empty());
    QCOMPARE(runAll(scenario, {100, 1}, {})->runs.front().series.size(), std::size_t{60});
    std::stop_source stop;
    stop.request_stop();
    storm::RunOptions options;
    options.stop = stop.get_token();
    QVERIFY(!runAll(scenario, {100, 1}, options));
}

QTEST_APPLESS_MAIN(TestRunReport)
#include "tst_run_report.moc"
