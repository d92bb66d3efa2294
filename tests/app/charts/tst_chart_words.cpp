// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_words.h"
#include "tests/app/charts/run_fixture.h"

#include <QtTest/QTest>

using namespace repique;
using namespace repique::charts;

namespace {

constexpr auto english = i18n::Language::English;
constexpr auto portuguese = i18n::Language::Portuguese;

using Change = std::function<void(LoadSnapshot&)>;

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

void fill(LoadSnapshot& run, std::vector<double> storm::Series::*values, std::size_t from, double value)
{
    std::vector<double>& series = run.result.series.*values;
    std::fill(series.begin() + static_cast<std::ptrdiff_t>(from), series.end(), value);
}

} // namespace

Q_DECLARE_METATYPE(Change)

class TestChartWords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyChartHasItsWord();
    void summariesSayWhatTheCurvesShow_data();
    void summariesSayWhatTheCurvesShow();
    void readoutsReadTheGroup();
    void whereThereIsNothingToDrawThePlotSaysSo();
};

void TestChartWords::everyChartHasItsWord()
{
    for (const ChartKind kind : allCharts) {
        QCOMPARE(chartFrom(wordOf(kind)), std::optional{kind});
        QVERIFY(chartTitle(kind, english) != chartTitle(kind, portuguese));
        QVERIFY(chartUnit(kind, english) != chartUnit(kind, portuguese));
    }
    QCOMPARE(chartFrom("pie"), std::nullopt);
}

void TestChartWords::summariesSayWhatTheCurvesShow_data()
{
    QTest::addColumn<ChartKind>("kind");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("inEnglish");
    QTest::addColumn<QString>("inPortuguese");
    const auto row
        = [](const char* name, ChartKind kind, const Change& change, const char* en, const char* pt) {
              QTest::newRow(name) << kind << change << QString::fromUtf8(en) << QString::fromUtf8(pt);
          };
    row(
        "a queue with room", ChartKind::Queue, [](LoadSnapshot& run) { run.result.series.queue[29] = 700.0; },
        "The queue peaks at 700 at t = 30 s; 40 wait at the end.",
        "A fila chega a 700 em t = 30 s; no fim, 40 na espera.");
    row(
        "a full queue", ChartKind::Queue, [](LoadSnapshot& run) { run.scenario.model.dependency.queue = 40; },
        "The queue peaks at 40 at t = 1 s; 40 wait at the end. All of its 40 places are taken.",
        "A fila chega a 40 em t = 1 s; no fim, 40 na espera. Todos os 40 lugares ficam ocupados.");
    row(
        "nobody waits", ChartKind::Queue, [](LoadSnapshot& run) { fill(run, &storm::Series::queue, 0, 0.0); },
        "The queue stays empty.", "A fila fica vazia.");
    row("no budget", ChartKind::Budget, {}, "This policy has no retry budget.",
        "Esta política não tem orçamento de retry.");
    row(
        "a budget that was enough", ChartKind::Budget,
        [](LoadSnapshot& run) { run.scenario.model.policy.budget = retry::RatioBudget{}; },
        "The budget permitted every retry; 9 tokens left at the end.",
        "O orçamento permitiu todos os retries; no fim, saldo de 9 fichas.");
    row(
        "a budget that denied", ChartKind::Budget,
        [](LoadSnapshot& run) {
            run.scenario.model.policy.budget = retry::RatioBudget{};
            run.result.totals.budgetDenied = 1'200;
        },
        "1,200 operations stopped because the budget had nothing left for a retry; 9 tokens left at the end.",
        "Sem saldo no orçamento para um retry: 1.200 operações; no fim, saldo de 9 fichas.");
    row("times to success", ChartKind::Latency, {},
        "Half of the successes took at most 20 ms, 95% 95 ms, 99% 250 ms; the slowest took 300 ms.",
        "Metade dos sucessos levou no máximo 20 ms; 95 %, 95 ms; 99 %, 250 ms; o mais lento, 300 ms.");
    row(
        "successes that cease", ChartKind::Latency,
        [](LoadSnapshot& run) { fill(run, &storm::Series::goodput, 12, 0.0); },
        "Half of the successes took at most 20 ms, 95% 95 ms, 99% 250 ms; the slowest took 300 ms. None "
        "after "
        "t = 12 s.",
        "Metade dos sucessos levou no máximo 20 ms; 95 %, 95 ms; 99 %, 250 ms; o mais lento, 300 ms. Nenhum "
        "depois de t = 12 s.");
    row(
        "no success at all", ChartKind::Latency, [](LoadSnapshot& run) { run.result.totals.succeeded = 0; },
        "No operation succeeded.", "Nenhuma operação deu certo.");
}

void TestChartWords::summariesSayWhatTheCurvesShow()
{
    QFETCH(const ChartKind, kind);
    QFETCH(const Change, change);
    QFETCH(const QString, inEnglish);
    QFETCH(const QString, inPortuguese);
    const auto run = snapshotWith(change);
    QCOMPARE(q(chartSummary(kind, {run->scenario, run->result, english})), inEnglish);
    QCOMPARE(q(chartSummary(kind, {run->scenario, run->result, portuguese})), inPortuguese);
}

void TestChartWords::readoutsReadTheGroup()
{
    const auto run = snapshotWith();
    const LoadData data = loadData(run->result.series);
    const RunView view{run->scenario, run->result, portuguese};
    QCOMPARE(q(sentenceOf(chartReadout(ChartKind::Queue, view, data, 9))),
        QStringLiteral("t = 10 s · em espera 40 · lugares 1.000"));
    QCOMPARE(q(sentenceOf(chartReadout(ChartKind::Budget, view, data, 9))),
        QStringLiteral("t = 10 s · fichas 9,5"));
    QCOMPARE(q(sentenceOf(chartReadout(ChartKind::Latency, view, data, 9))),
        QStringLiteral("t = 9 s · p50 20 ms · p95 95 ms · p99 250 ms"));
    QCOMPARE(q(sentenceOf(chartReadout(ChartKind::Latency, view, data, 59))),
        QStringLiteral("t = 59 s · p50 nenhum sucesso · p95 nenhum sucesso · p99 nenhum sucesso"));
}

void TestChartWords::whereThereIsNothingToDrawThePlotSaysSo()
{
    const auto run = snapshotWith();
    const RunView view{run->scenario, run->result, english};
    for (const ChartKind kind :
        {ChartKind::Load, ChartKind::Duplicates, ChartKind::Queue, ChartKind::Latency}) {
        QCOMPARE(q(emptyPlot(kind, view)), QString());
    }
    QCOMPARE(emptyPlot(ChartKind::Budget, view), chartSummary(ChartKind::Budget, view));
}

QTEST_APPLESS_MAIN(TestChartWords)
#include "tst_chart_words.moc"
