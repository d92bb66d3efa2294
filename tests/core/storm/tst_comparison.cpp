// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/presets.h"
#include "core/storm/comparison.h"
#include "core/storm/contention.h"
#include "core/storm/scale.h"
#include "tests/core/storm/models.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <string>

using namespace repique;
using namespace repique::storm;
using namespace repique::storm::tests;

namespace {

/// One figure a run.
std::vector<Figures> column(const std::vector<std::optional<double>>& values)
{
    std::vector<Figures> runs;
    for (const std::optional<double>& value : values) {
        runs.push_back({value});
    }
    return runs;
}

/// `count` runs with consecutive seeds from `first`.
std::vector<Figures> runsOf(Model model, std::uint64_t first, std::size_t count)
{
    std::vector<Figures> runs;
    for (std::size_t i = 0; i < count; ++i) {
        model.seed = first + i;
        runs.push_back(figuresOf(ran(model)));
    }
    return runs;
}

std::size_t countOf(Verdict verdict, const std::vector<PairedFigure>& figures)
{
    return static_cast<std::size_t>(std::ranges::count(figures, verdict, &PairedFigure::verdict));
}

/// 300 payments that meet a 503 now and then; a lost answer debits twice, rarely.
Model unluckyService()
{
    Model model = quickDependency();
    model.traffic.rate = 100.0;
    model.traffic.operations = 300;
    model.duration = 4s;
    model.faults
        = {fault(settlement::FaultKind::Unavailable, 0.2), fault(settlement::FaultKind::LostResponse, 0.01)};
    model.policy.attemptTimeout = 50ms;
    model.idempotency = {.key = pix::KeyUse::None, .server = settlement::ServerMode::None};
    return model;
}

/// A tenth of the spike that does not heal: some seeds recover, some stay stuck.
Model smallStorm()
{
    Model model;
    model.duration = 12s;
    model.traffic.rate = 70.0;
    model.traffic.steps = {{startOfRun + 1s, 260.0}, {startOfRun + 2s, 70.0}};
    model.policy.attemptTimeout = 300ms;
    model.dependency.capacity = 100.0;
    model.dependency.queue.reset();
    return model;
}

/// A small row that is full now and then.
Model busyRow()
{
    Model model;
    model.duration = 4s;
    model.traffic.rate = 100.0;
    model.dependency.capacity = 110.0;
    model.dependency.queue = 5;
    return model;
}

/// `took` and `calls` of the contention of 100 clients for a row.
std::vector<Figures> contentions(ContentionBackoff kind, std::size_t count)
{
    std::vector<Figures> runs;
    for (std::size_t i = 0; i < count; ++i) {
        Contention contention;
        contention.seed = 1 + i;
        contention.backoff = backoffOf(kind);
        const ContentionRun ran = contend(contention);
        runs.push_back({toSeconds(ran.took), static_cast<double>(ran.calls)});
    }
    return runs;
}

} // namespace

class TestComparison final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneFigureIsJudgedByItsPairs_data();
    void oneFigureIsJudgedByItsPairs();
    void figuresShareTheFalseAlarms();
    void aFigureThatNoRunHasIsLeftOut();
    void fullJitterAgainstNoneIsRealUnderContention();
    void equalPoliciesOnTheSameLuckAreTheSame_data();
    void equalPoliciesOnTheSameLuckAreTheSame();
    void equalPoliciesOnOtherLuckAreNotCalledDifferent_data();
    void equalPoliciesOnOtherLuckAreNotCalledDifferent();
};

void TestComparison::oneFigureIsJudgedByItsPairs_data()
{
    using Values = std::vector<std::optional<double>>;
    QTest::addColumn<Values>("a");
    QTest::addColumn<Values>("b");
    QTest::addColumn<double>("chance"); // < 0: cannot be told
    QTest::addColumn<int>("verdict");
    constexpr auto none = std::nullopt;
    const auto verdict = [](Verdict value) { return static_cast<int>(value); };
    // The differences 1 … 5: mean 3, sd √2.5, so t = 3 ÷ (√2.5 ÷ √5) = 4.242641 with 4 degrees; Student's
    // tail there is 0.013236 (Abramowitz and Stegun 26.7.4: 1 − sin θ (1 + ½ cos² θ), tan θ = t ÷ 2).
    QTest::newRow("t = 4.24 with 4 degrees: real on its own")
        << Values{0, 0, 0, 0, 0} << Values{1, 2, 3, 4, 5} << 0.013236 << verdict(Verdict::Real);
    QTest::newRow("the same downwards")
        << Values{1, 2, 3, 4, 5} << Values{0, 0, 0, 0, 0} << 0.013236 << verdict(Verdict::Real);
    // −1, 0, 1, 2: mean 0.5, sd 1.290994, t = 0.774597 with 3 degrees.
    QTest::newRow("t = 0.77 with 3 degrees: may be chance")
        << Values{1, 0, 0, 0} << Values{0, 0, 1, 2} << 0.495025 << verdict(Verdict::MayBeChance);
    QTest::newRow("no pair differs") << Values{1, 2, 3} << Values{1, 2, 3} << 1.0 << verdict(Verdict::Same);
    QTest::newRow("one pair, the same") << Values{1} << Values{1} << 1.0 << verdict(Verdict::Same);
    QTest::newRow("one pair that differs") << Values{1} << Values{2} << -1.0 << verdict(Verdict::Unknown);
    // No spread: the sign test, 2^(1 − n) (NIST/SEMATECH Dataplot, SIGN TEST).
    QTest::newRow("two pairs by the same amount prove nothing")
        << Values{1, 2} << Values{2, 3} << 0.5 << verdict(Verdict::MayBeChance);
    QTest::newRow("six pairs by the same amount do")
        << Values{1, 2, 3, 4, 5, 6} << Values{2, 3, 4, 5, 6, 7} << 0.03125 << verdict(Verdict::Real);
    QTest::newRow("a spread of rounding is none")
        << Values{0.1, 0.2} << Values{0.4, 0.5} << 0.5 << verdict(Verdict::MayBeChance);
    // McNemar's exact test: 2 · Σ binomial(n, k ≤ fewer) ÷ 2^n over the n pairs that disagree.
    QTest::newRow("A recovers in six pairs where B does not: 2 ÷ 64") << Values{1, 2, 3, 4, 5, 6,
        7} << Values{none, none, none, none, none, none, 7} << 0.03125 << verdict(Verdict::Real);
    QTest::newRow("five against one: 2 · (1 + 6) ÷ 64")
        << Values{1, 2, 3, 4, 5, none} << Values{none, none, none, none, none, 6} << 0.21875
        << verdict(Verdict::MayBeChance);
    QTest::newRow("a single pair where one recovers")
        << Values{1} << Values{none} << -1.0 << verdict(Verdict::Unknown);
    QTest::newRow("pairs that lack it on both sides say nothing of the rest")
        << Values{none, 0, 0, 0, 0, 0} << Values{none, 1, 2, 3, 4, 5} << 0.013236 << verdict(Verdict::Real);
}

void TestComparison::oneFigureIsJudgedByItsPairs()
{
    using Values = std::vector<std::optional<double>>;
    QFETCH(const Values, a);
    QFETCH(const Values, b);
    QFETCH(const double, chance);
    QFETCH(const int, verdict);
    const std::vector<PairedFigure> figures = compared(column(a), column(b));
    QCOMPARE(figures.size(), std::size_t{1});
    QCOMPARE(figures.front().pairs, a.size());
    QCOMPARE(figures.front().chance.has_value(), chance >= 0.0);
    QCOMPARE_LE(std::abs(figures.front().chance.value_or(-1.0) - chance), 1e-6);
    QCOMPARE(static_cast<int>(figures.front().verdict), verdict);
}

void TestComparison::figuresShareTheFalseAlarms()
{
    // Sign tests of n pairs have the chance 2^(1 − n): here 1/64, 1/32, 1/32 and 1. Holm asks of them at most
    // 0.05 ÷ 4, 0.05 ÷ 3, 0.05 ÷ 2 and 0.05, so that not even the first keeps to it; of the first alone 0.05.
    std::vector<Figures> a;
    std::vector<Figures> b;
    for (int pair = 0; pair < 7; ++pair) {
        const std::optional<double> sixTimes = pair < 6 ? std::optional{1.0} : std::nullopt;
        a.push_back({0.0, std::nullopt, std::nullopt, 5.0});
        b.push_back({1.0, sixTimes, sixTimes, 5.0});
    }
    const std::vector<PairedFigure> four = compared(a, b);
    QCOMPARE(four[0].chance.value(), 1.0 / 64.0);
    QCOMPARE(four[1].chance.value(), 1.0 / 32.0);
    QCOMPARE(countOf(Verdict::Real, four), std::size_t{0});
    QCOMPARE(countOf(Verdict::MayBeChance, four), std::size_t{3});
    QCOMPARE(countOf(Verdict::Same, four), std::size_t{1});
    for (std::size_t pair = 0; pair < a.size(); ++pair) {
        a[pair].resize(1);
        b[pair].resize(1);
    }
    QCOMPARE(countOf(Verdict::Real, compared(a, b)), std::size_t{1});
}

void TestComparison::aFigureThatNoRunHasIsLeftOut()
{
    const std::vector<Figures> runs{{1.0, std::nullopt}, {2.0, std::nullopt}};
    QCOMPARE(compared(runs, runs).size(), std::size_t{1});
    QVERIFY(compared({}, {}).empty());
}

void TestComparison::fullJitterAgainstNoneIsRealUnderContention()
{
    // AWS Architecture Blog, "Exponential Backoff And Jitter": jitter brings calls and time down.
    const auto figures
        = compared(contentions(ContentionBackoff::None, 20), contentions(ContentionBackoff::Full, 20));
    QCOMPARE(countOf(Verdict::Real, figures), std::size_t{2});
    const auto exponential
        = compared(contentions(ContentionBackoff::Exponential, 5), contentions(ContentionBackoff::Full, 5));
    QCOMPARE(exponential[1].verdict, Verdict::Real);
    QCOMPARE_LT(exponential[1].difference->mean, 0.0);
}

void TestComparison::equalPoliciesOnTheSameLuckAreTheSame_data()
{
    QTest::addColumn<QString>("preset");
    for (const scenario::Preset& preset : scenario::presets()) {
        QTest::newRow(std::string{preset.id}.c_str()) << QString::fromLatin1(preset.id.data());
    }
}

void TestComparison::equalPoliciesOnTheSameLuckAreTheSame()
{
    QFETCH(const QString, preset);
    Model model = scenario::preset(preset.toStdString()).model;
    model = scaledModel(model, model.script ? 1 : 500);
    const std::vector<Figures> once = runsOf(model, 7, 3);
    const auto figures = compared(once, runsOf(model, 7, 3));
    QCOMPARE(countOf(Verdict::Same, figures), figures.size());
}

void TestComparison::equalPoliciesOnOtherLuckAreNotCalledDifferent_data()
{
    QTest::addColumn<Model>("model");
    QTest::addColumn<int>("seeds");
    QTest::newRow("503s and, rarely, double debits; 5 seeds") << unluckyService() << 5;
    QTest::newRow("the same; 20 seeds") << unluckyService() << 20;
    QTest::newRow("a storm that some seeds do not recover from; 5 seeds") << smallStorm() << 5;
    QTest::newRow("a small row that is full now and then; 3 seeds") << busyRow() << 3;
}

void TestComparison::equalPoliciesOnOtherLuckAreNotCalledDifferent()
{
    QFETCH(const Model, model);
    QFETCH(const int, seeds);
    constexpr std::uint64_t sets = 100;
    constexpr std::uint64_t apart = 1'000'000; // the other dice
    const auto count = static_cast<std::size_t>(seeds);
    int quiet = 0;
    int uncorrected = 0;
    for (std::uint64_t set = 0; set < sets; ++set) {
        const std::uint64_t first = 1 + 100 * set;
        const auto figures = compared(runsOf(model, first, count), runsOf(model, first + apart, count));
        quiet += countOf(Verdict::Real, figures) == 0 ? 1 : 0;
        uncorrected
            += std::ranges::any_of(figures,
                   [](const PairedFigure& figure) { return figure.chance && *figure.chance <= falseAlarms; })
            ? 1
            : 0;
    }
    QCOMPARE_GE(quiet, 95);
    QCOMPARE_GT(uncorrected, 10); // what a 5 % of its own for each figure would have called real
}

QTEST_APPLESS_MAIN(TestComparison)
#include "tst_comparison.moc"
