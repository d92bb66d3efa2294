// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/comparison_text.h"
#include "app/report/run_json.h"

#include <QtTest/QTest>

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
    QVERIFY(verdictOf(difference) == Verdict::Real);
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
    void theIntervalDecidesWhatIsReal_data();
    void theIntervalDecidesWhatIsReal();
    void oneSentenceSaysWhatIsReal_data();
    void oneSentenceSaysWhatIsReal();
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

void TestComparisonText::theIntervalDecidesWhatIsReal_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<int>("verdict");
    QTest::newRow("above 0") << 0.1 << 0.3 << static_cast<int>(Verdict::Real);
    QTest::newRow("below 0") << -0.3 << -0.1 << static_cast<int>(Verdict::Real);
    QTest::newRow("around 0") << -0.1 << 0.3 << static_cast<int>(Verdict::MayBeChance);
    QTest::newRow("from 0") << 0.0 << 0.3 << static_cast<int>(Verdict::MayBeChance);
    QTest::newRow("0 alone") << 0.0 << 0.0 << static_cast<int>(Verdict::Same);
}

void TestComparisonText::theIntervalDecidesWhatIsReal()
{
    QFETCH(const double, low);
    QFETCH(const double, high);
    QFETCH(const int, verdict);
    QCOMPARE(static_cast<int>(verdictOf({(low + high) / 2, 0.1, low, high})), verdict);
    QCOMPARE(static_cast<int>(verdictOf({low, {}, {}, {}})), static_cast<int>(Verdict::Unknown));
}

void TestComparisonText::oneSentenceSaysWhatIsReal_data()
{
    QTest::addColumn<int>("attempts");
    QTest::addColumn<int>("runs");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("portuguese");
    QTest::newRow("more attempts") << 3 << 5 << "Real from a to b (95%): Attempts ↑, Retries ↑"
                                   << "Real de a para b (95 %): Tentativas ↑, Retentativas ↑";
    QTest::newRow("the same twice") << 2 << 5 << "a and b are the same in every pair."
                                    << "a e b são iguais em todos os pares.";
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

QTEST_APPLESS_MAIN(TestComparisonText)
#include "tst_comparison_text.moc"
