// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/scale_words.h"
#include "tests/app/charts/run_fixture.h"

#include <QtTest/QTest>

using namespace repique;
using namespace repique::charts;

namespace {

constexpr auto english = i18n::Language::English;
constexpr auto portuguese = i18n::Language::Portuguese;
constexpr Fidelity known{.scale = 10, .against = 1, .amplification = 0.012, .goodput = 0.003};

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

ScaleView viewOf(const LoadSnapshot& run, i18n::Language language)
{
    return {.run = {run.scenario, run.result, language}, .settledScale = 1, .fidelity = {}};
}

std::shared_ptr<const LoadSnapshot> at(std::int64_t scale)
{
    return snapshotWith([scale](LoadSnapshot& run) { run.result.scale = scale; });
}

} // namespace

class TestScaleWords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anExactRunSaysSo();
    void aPreviewSaysHowFarPreviewsWere();
    void anErrorMeasuredOnAFinerPreviewIsNotClaimed();
    void aScaledRunSaysWhatItStandsFor();
    void workIsShownAsAShare();
};

void TestScaleWords::anExactRunSaysSo()
{
    const auto run = at(1);
    ScaleView view = viewOf(*run, english);
    QCOMPARE(q(scaleChip(view, false)), QStringLiteral("exact"));
    QCOMPARE(
        q(scaleExplanation(view)), QStringLiteral("Every request of the scenario was played, one by one."));
    view.fidelity = known;
    QCOMPARE(q(scaleChip(view, false)), QStringLiteral("exact"));
    QCOMPARE(q(scaleExplanation(view)),
        QStringLiteral(
            "Every request of the scenario was played, one by one.\nMeasured on this scenario: its "
            "preview 1:10 was off by up to 1.2% in amplification and 0.3 percentage points in "
            "goodput."));
}

void TestScaleWords::aPreviewSaysHowFarPreviewsWere()
{
    const auto run = at(10);
    ScaleView view = viewOf(*run, portuguese);
    QCOMPARE(q(scaleChip(view, false)), QStringLiteral("prévia 1:10"));
    QVERIFY(scaleExplanation(view).find("Ainda não medido neste cenário.") != std::string::npos);
    view.fidelity = known;
    QCOMPARE(
        q(scaleChip(view, false)), QStringLiteral("prévia 1:10 · amplificação ±1,2 %, vazão útil ±0,3 p.p."));
    QCOMPARE(q(scaleChip(view, true)), QStringLiteral("prévia 1:10"));
    QCOMPARE(q(scaleExplanation(view)),
        QStringLiteral(
            "O mesmo motor num sistema 10 vezes menor: taxas, capacidade, fila e clientes ÷ 10, "
            "tempos iguais, contagens × 10. Uma fila fica com ao menos 20 lugares e um balde com uma "
            "ficha; pequenos, flutuam mais, e uma cena perto do limite pode diferir mais.\nMedido neste "
            "cenário: a prévia 1:10 errou até 1,2 % na amplificação e 0,3 pontos percentuais na vazão "
            "útil.\nSolte para a execução exata."));
}

void TestScaleWords::anErrorMeasuredOnAFinerPreviewIsNotClaimed()
{
    const auto run = at(20);
    ScaleView view = viewOf(*run, english);
    view.fidelity = known;
    QCOMPARE(q(scaleChip(view, false)), QStringLiteral("preview 1:20"));
}

void TestScaleWords::aScaledRunSaysWhatItStandsFor()
{
    const auto run = snapshotWith([](LoadSnapshot& changed) {
        changed.result.scale = 1'000;
        changed.result.totals.operations = 600'000'000;
        changed.result.cost.wallMs = 210.0;
    });
    ScaleView view = viewOf(*run, english);
    view.settledScale = 1'000;
    QCOMPARE(q(scaleChip(view, false)), QStringLiteral("scale 1:1,000 · 600M operations in 210 ms"));
    view.fidelity = Fidelity{.scale = 10'000, .against = 1'000, .amplification = 0.02, .goodput = 0.01};
    // That is how far a preview was from this run; how far this one is from the exact run is not known.
    QCOMPARE(q(scaleChip(view, false)), QStringLiteral("scale 1:1,000 · 600M operations in 210 ms"));
    const QString why = q(scaleExplanation(view));
    QVERIFY(
        why.contains(QStringLiteral("Measured on this scenario: at 1:10,000, amplification differed by up to "
                                    "2% and goodput by 1 percentage points from 1:1,000.")));
    QVERIFY(why.endsWith(
        QStringLiteral("600,000,000 operations are played as 600,000, in 210 ms; one by one they would take "
                       "about 3 min 30 s. Ctrl+R plays them all the same.")));
    view.fidelity = Fidelity{.scale = 1'000, .against = 1, .amplification = 0.02, .goodput = 0.01};
    QCOMPARE(q(scaleChip(view, false)),
        QStringLiteral("scale 1:1,000 · 600M operations in 210 ms · amplification ±2%, goodput ±1 points"));
}

void TestScaleWords::workIsShownAsAShare()
{
    QCOMPARE(q(busyChip(0.389, portuguese)), QStringLiteral("calculando 38 %…"));
    QCOMPARE(q(busyChip(2.0, english)), QStringLiteral("computing 100%…"));
    QCOMPARE(q(busyChip(-1.0, english)), QStringLiteral("computing 0%…"));
}

QTEST_APPLESS_MAIN(TestScaleWords)
#include "tst_scale_words.moc"
