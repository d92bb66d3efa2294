// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/comparison_text.h"
#include "app/report/run_csv.h"
#include "app/report/run_json.h"
#include "app/report/value_words.h"
#include "core/scenario/document.h"
#include "core/scenario/presets.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace repique;
using namespace repique::report;

namespace {

constexpr std::int64_t seeds = 20;

/// Every attempt is answered 503 with `probability`; nothing else happens.
scenario::Scenario unluckyService(std::int64_t attempts, double probability)
{
    scenario::Scenario scenario;
    scenario.model.duration = std::chrono::seconds{4};
    scenario.model.traffic.rate = 500.0;
    scenario.model.traffic.operations = 1000;
    scenario.model.dependency.capacity = 1e6;
    scenario.model.dependency.workers = 1000;
    scenario.model.policy.maxAttempts = attempts;
    scenario.model.policy.backoff.base = std::chrono::milliseconds{1};
    scenario.model.policy.backoff.cap = std::chrono::milliseconds{1};
    settlement::Fault fault;
    fault.kind = settlement::FaultKind::Unavailable;
    fault.probability = probability;
    scenario.model.faults = {fault};
    return scenario;
}

Ensemble runsOf(const scenario::Scenario& scenario, std::int64_t count = seeds)
{
    return runAll(scenario, {1, count}, {}).value();
}

/// Within four standard errors of the mean of pairs.
void compareWith(const Estimate& difference, double expected)
{
    QVERIFY(difference.sd.has_value());
    QCOMPARE_LE(
        std::abs(difference.mean - expected), 4 * *difference.sd / std::sqrt(static_cast<double>(seeds)));
}

} // namespace

class TestComparisonText final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoScenesDifferAsTheFormulaSays_data();
    void twoScenesDifferAsTheFormulaSays();
    void equalPoliciesDifferInNothing();
    void pairedLuckNarrowsTheInterval();
    void aSinglePairHasNoInterval();
    void aFigureThatAPairLacksHasNoDifference();
    void oneSentenceSaysWhatIsReal_data();
    void oneSentenceSaysWhatIsReal();
    void aRecoveryThatSomeRunsLackIsCounted();
    void tooManyRealOnesAreCounted();
    void anIntervalMayLeaveOutZeroByLuck();
    void theTableIsWrittenForMachines();
    void parametersThatDifferAreNamed();
};

void TestComparisonText::twoScenesDifferAsTheFormulaSays_data()
{
    QTest::addColumn<double>("probability");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<double>("amplification");
    QTest::addColumn<double>("goodput");
    // E[attempts] = (1 − p^A)/(1 − p), P(failure) = p^A
    QTest::newRow("I-5: p = 0.5, 2 attempts against 3: 1.5 → 1.75, 0.25 → 0.125")
        << 0.5 << 3 << 0.25 << 0.125;
    QTest::newRow("I-5: p = 0.5, 2 attempts against 4: 1.5 → 1.875, 0.25 → 0.0625")
        << 0.5 << 4 << 0.375 << 0.1875;
    QTest::newRow("I-5: p = 0.9, 2 attempts against 3: 1.9 → 2.71, 0.81 → 0.729")
        << 0.9 << 3 << 0.81 << 0.081;
}

void TestComparisonText::twoScenesDifferAsTheFormulaSays()
{
    QFETCH(const double, probability);
    QFETCH(const int, attempts);
    QFETCH(const double, amplification);
    QFETCH(const double, goodput);
    const Ensemble a = runsOf(unluckyService(2, probability));
    const Ensemble b = runsOf(unluckyService(attempts, probability));
    compareWith(differenceOf(*metricOf("amplification"), a, b).value(), amplification);
    compareWith(differenceOf(*metricOf("goodput_ratio"), a, b).value(), goodput);
}

void TestComparisonText::equalPoliciesDifferInNothing()
{
    const Ensemble a = runsOf(unluckyService(3, 0.5), 3);
    const Json difference = comparisonJson(a, runsOf(unluckyService(3, 0.5), 3))["difference"];
    QCOMPARE(difference.size(), metrics().size());
    for (const Metric& metric : metrics()) {
        const Json& entry = difference[std::string{metric.name}];
        for (const char* const end : {"mean", "low", "high"}) {
            const bool isAbsent = metric.name.starts_with("recover");
            QVERIFY2(isAbsent ? entry[end].is_null() : entry[end] == 0.0, std::string{metric.name}.c_str());
        }
    }
}

void TestComparisonText::pairedLuckNarrowsTheInterval()
{
    // Both policies meet the same faults on attempts 1 and 2, so pairs scatter less than runs do.
    const Ensemble a = runsOf(unluckyService(2, 0.5));
    const Ensemble b = runsOf(unluckyService(3, 0.5));
    const Metric& failed = *metricOf("failed");
    const double paired = differenceOf(failed, a, b)->sd.value();
    const double ofA = estimateOf(failed, a)->sd.value();
    const double ofB = estimateOf(failed, b)->sd.value();
    QCOMPARE_LT(paired, std::sqrt(ofA * ofA + ofB * ofB));
    QCOMPARE(differenceOf(*metricOf("operations"), a, b)->high.value(), 0.0);
}

void TestComparisonText::aSinglePairHasNoInterval()
{
    const Ensemble a = runsOf(unluckyService(2, 0.5), 1);
    const Ensemble b = runsOf(unluckyService(3, 0.5), 1);
    const Json entry = comparisonJson(a, b)["difference"]["attempts"];
    QVERIFY(entry["mean"].get<double>() > 0.0);
    QVERIFY(entry["low"].is_null() && entry["high"].is_null());
}

void TestComparisonText::aFigureThatAPairLacksHasNoDifference()
{
    Ensemble a = runsOf(unluckyService(2, 0.5), 2);
    Ensemble b = a;
    a.runs.front().recoveryS = 1.0;
    b.runs.front().recoveryS = 2.0;
    QVERIFY(!differenceOf(*metricOf("recovery_s"), a, b));
    a.runs.back().recoveryS = 3.0;
    b.runs.back().recoveryS = 6.0;
    QCOMPARE(differenceOf(*metricOf("recovery_s"), a, b)->mean, 2.0);
}

void TestComparisonText::oneSentenceSaysWhatIsReal_data()
{
    QTest::addColumn<int>("attempts");
    QTest::addColumn<int>("runs");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("portuguese");
    QTest::newRow("more attempts")
        << 3 << 5 << "Real from A to B: Goodput ↑, Amplification ↑, Failed ↓, Attempts ↑,"
        << "Real de A para B: Vazão útil ↑, Amplificação ↑, Falharam ↓, Tentativas ↑,";
    QTest::newRow("the same twice") << 2 << 5 << "No difference: A and B are the same in every pair."
                                    << "Nenhuma diferença: A e B são iguais em todos os pares.";
    QTest::newRow("one seed") << 3 << 1 << "One seed shows a difference but not whether it is real"
                              << "Uma semente mostra uma diferença, mas não se ela é real";
}

void TestComparisonText::oneSentenceSaysWhatIsReal()
{
    QFETCH(const int, attempts);
    QFETCH(const int, runs);
    QFETCH(const QString, english);
    QFETCH(const QString, portuguese);
    const Ensemble a = runsOf(unluckyService(2, 0.5), runs);
    const Ensemble b = runsOf(unluckyService(attempts, 0.5), runs);
    const QString text = QString::fromStdString(comparisonText(a, b, i18n::Language::English));
    QVERIFY2(text.contains(english), qPrintable(text));
    const QString texto = QString::fromStdString(comparisonText(a, b, i18n::Language::Portuguese));
    QVERIFY2(texto.contains(portuguese), qPrintable(texto));
}

void TestComparisonText::aRecoveryThatSomeRunsLackIsCounted()
{
    Ensemble a = runsOf(unluckyService(2, 0.5), 12);
    Ensemble b = a;
    for (storm::RunResult& run : a.runs) {
        run.recoveryS = 4.0;
    }
    const auto figures = comparedRuns(a, b);
    const auto text = comparisonSentence(figures, i18n::Language::English);
    QVERIFY2(text.starts_with("Real from A to B: Recovery (12 → 0 of 12 runs)."), text.c_str());
    const auto texto = comparisonSentence(figures, i18n::Language::Portuguese);
    QVERIFY2(texto.starts_with("Real de A para B: Recuperação (12 → 0 de 12 execuções)."), texto.c_str());
    const ComparisonRow row = comparisonRow(figures.back(), i18n::Language::English);
    QCOMPARE(row.a, "4");
    QCOMPARE(row.b, "— (0 of 12)");
    QCOMPARE(row.difference, "-12 of 12");
    QCOMPARE(row.interval, "—");
    QCOMPARE(row.verdict, "real");
    QVERIFY2(row.explanation.find("how many do") != std::string::npos, row.explanation.c_str());
}

void TestComparisonText::tooManyRealOnesAreCounted()
{
    const auto figures = comparedRuns(runsOf(unluckyService(2, 0.5), 5), runsOf(unluckyService(4, 0.5), 5));
    const auto real = std::ranges::count(figures, storm::Verdict::Real, &storm::PairedFigure::verdict);
    QCOMPARE_GT(real, 7);
    const QString text = QString::fromStdString(comparisonSentence(figures, i18n::Language::English));
    QVERIFY2(text.contains(QStringLiteral(" and %1 more. May be chance").arg(real - 6)), qPrintable(text));
}

void TestComparisonText::anIntervalMayLeaveOutZeroByLuck()
{
    // Of 34 figures, t = 4.24 with 4 degrees is not enough, although the interval of that one is 1.04 … 4.96.
    storm::Figures nothing(metrics().size(), 0.0);
    std::vector<storm::Figures> a(5, nothing);
    std::vector<storm::Figures> b = a;
    for (std::size_t i = 0; i < b.size(); ++i) {
        b[i].front() = static_cast<double>(i + 1);
    }
    const auto figures = storm::compared(a, b);
    QCOMPARE_GT(figures.front().difference->low.value(), 1.0);
    const ComparisonRow row = comparisonRow(figures.front(), i18n::Language::English);
    QCOMPARE(row.verdict, "may be chance");
    QVERIFY2(row.explanation.find("leaves out 0") != std::string::npos, row.explanation.c_str());
    QVERIFY2(row.explanation.find("1.3%") != std::string::npos, row.explanation.c_str());
}

void TestComparisonText::theTableIsWrittenForMachines()
{
    std::vector<storm::Figures> a(2, storm::Figures(metrics().size(), std::nullopt));
    std::vector<storm::Figures> b = a;
    a[0][0] = a[1][0] = 10.0;
    b[0][0] = 10.5;
    b[1][0] = 11.5;
    const auto figures = storm::compared(a, b);
    const QStringList lines
        = QString::fromStdString(comparisonTableCsv(figures, CsvKind::Plain)).split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[0], QStringLiteral("metric,a,b,difference,low,high,chance,verdict,runs_a,runs_b,pairs"));
    QCOMPARE(lines[1].section(QLatin1Char(','), 0, 3), QStringLiteral("operations,10,11,1"));
    QCOMPARE(lines[1].section(QLatin1Char(','), 7), QStringLiteral("chance,2,2,2"));
    const QStringList sheet
        = QString::fromStdString(comparisonTableCsv(figures, CsvKind::Spreadsheet)).split(QLatin1Char('\n'));
    QCOMPARE(sheet[1].count(QLatin1Char(';')), 10);
    QVERIFY2(
        sheet[1].section(QLatin1Char(';'), 6, 6).startsWith(QLatin1String("0,29")), qPrintable(sheet[1]));
}

void TestComparisonText::parametersThatDifferAreNamed()
{
    const scenario::Scenario a = scenario::preset("contended_storm");
    scenario::Scenario b = a;
    QVERIFY(scenario::assignAll(b,
        {"policy.jitter=none", "policy.base=1500ms", "policy.budget.kind=tokens", "dependency.queue=20",
            "dependency.capacity=1200"})
                .empty());
    b.model.faults.emplace_back();
    const auto rows = differenceRows(a, b, i18n::Language::Portuguese);
    QStringList lines;
    for (const DifferenceRow& row : rows) {
        lines << QString::fromStdString(row.label + ": " + row.a + " | " + row.b);
    }
    QCOMPARE(lines,
        QStringList({QStringLiteral("Atraso base: 100 ms | 1,5 s"), QStringLiteral("Jitter: 100 % | 0 %"),
            QStringLiteral("Orçamento de retry: desligado | token bucket (balde de fichas)"),
            QStringLiteral("Tamanho do balde: — | 100 fichas"),
            QStringLiteral("Crédito por sucesso: — | 0,1 fichas"),
            QStringLiteral("Custo por retentativa: — | 1 fichas"),
            QStringLiteral("Capacidade: 1.000 /s | 1.200 /s"),
            QStringLiteral("Fila de espera: sem limite | 20"),
            QStringLiteral("Falha 1: — | kind = \"unavailable\"")}));
    QCOMPARE(differencesText(a, a, i18n::Language::English), "  No parameter differs.\n");
}

QTEST_APPLESS_MAIN(TestComparisonText)
#include "tst_comparison_text.moc"
