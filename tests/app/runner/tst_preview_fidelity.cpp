// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/fidelity.h"
#include "core/lessons/load.h"
#include "core/scenario/presets.h"
#include "core/storm/run.h"

#include <QtTest/QTest>

#include <algorithm>
#include <optional>

using namespace repique;

namespace {

/// How far a 1:10 preview may be off: as measured, with a little room for an engine that draws otherwise.
struct Bound
{
    const char* scene; ///< id of a preset, or "lesson/scene"
    double amplification; ///< relative
    double goodput; ///< of the share of operations that succeed
};

/// Near their edge, where small queues reject earlier, scenes differ by more than the others.
constexpr std::array bounds{
    Bound{"article", 0.02, 0.001}, // a queue of 20 for a tenth of the load is a longer one
    Bound{"article_three_attempts", 0.002, 0.001}, Bound{"article_mixed", 0.02, 0.01},
    Bound{"contended_storm", 0.02, 0.02},
    Bound{"spike-passed/refusal", 0.18, 0.06}, // collapses, a second or two later in a small system
    Bound{"spike-passed/three_dear", 0.03, 0.07}, // likewise
};

/// For what has no row of its own: lesson scenes, and presets of tomorrow.
constexpr Bound anyOther{"", 0.1, 0.05};

Bound boundOf(std::string_view scene)
{
    const auto* const found
        = std::ranges::find_if(bounds, [scene](const Bound& bound) { return scene == bound.scene; });
    return found == bounds.end() ? anyOther : *found;
}

/// Most originals a second that the traffic asks for.
double peakRate(const storm::Model& model)
{
    double peak = model.script ? 0.0 : model.traffic.rate;
    for (const storm::RateStep& step : model.traffic.steps) {
        peak = std::max(peak, step.rate);
    }
    return peak;
}

constexpr double ratesThatArePreviewed = 1'000.0;

} // namespace

/// What the chip of a preview promises, for every scene that comes with the program and has a thousand
/// originals a second or more.
class TestPreviewFidelity final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errorIsTheDistanceFromTheExactRun();
    void largestErrorStays();
    void previewsOfTheScenesStayNearTheExactRun_data();
    void previewsOfTheScenesStayNearTheExactRun();
};

void TestPreviewFidelity::errorIsTheDistanceFromTheExactRun()
{
    storm::RunResult exact;
    exact.totals.operations = 1'000;
    exact.totals.attempts = 2'000;
    exact.totals.succeeded = 900;
    storm::RunResult preview = exact;
    preview.scale = 10;
    preview.totals.attempts = 1'900;
    preview.totals.succeeded = 930;
    const Fidelity found = measured(preview, exact);
    QCOMPARE(found.scale, std::int64_t{10});
    QCOMPARE(found.against, std::int64_t{1});
    QCOMPARE(found.amplification, 0.05);
    QCOMPARE(found.goodput, 0.03);
    QCOMPARE(measured({}, {}), Fidelity{}); // nothing arrived
}

void TestPreviewFidelity::largestErrorStays()
{
    const Fidelity first{.scale = 10, .against = 1, .amplification = 0.01, .goodput = 0.03};
    const Fidelity second{.scale = 10, .against = 1, .amplification = 0.02, .goodput = 0.01};
    const Fidelity coarser{.scale = 20, .against = 1, .amplification = 0.001, .goodput = 0.001};
    QCOMPARE(widest({}, first), first);
    QCOMPARE(
        widest(first, second), (Fidelity{.scale = 10, .against = 1, .amplification = 0.02, .goodput = 0.03}));
    QCOMPARE(widest(first, coarser), coarser);
}

void TestPreviewFidelity::previewsOfTheScenesStayNearTheExactRun_data()
{
    QTest::addColumn<scenario::Scenario>("scene");
    QTest::addColumn<double>("amplification");
    QTest::addColumn<double>("goodput");
    const auto add = [](const std::string& name, const scenario::Scenario& scene, const Bound& bound) {
        if (peakRate(scene.model) >= ratesThatArePreviewed) {
            QTest::addRow("%s", name.c_str()) << scene << bound.amplification << bound.goodput;
        }
    };
    for (const scenario::Preset& preset : scenario::presets()) {
        const std::string id{preset.id};
        add("preset " + id, scenario::preset(id), boundOf(id));
    }
    const auto lessons = lessons::loadAll(REPIQUE_LESSONS);
    QVERIFY(lessons.has_value());
    for (const lessons::Lesson& lesson : *lessons) {
        for (const lessons::Scene& scene : lesson.scenes) {
            add("lesson " + lesson.id + ", scene " + scene.id, scene.scenario,
                boundOf(lesson.id + '/' + scene.id));
        }
    }
}

void TestPreviewFidelity::previewsOfTheScenesStayNearTheExactRun()
{
    QFETCH(const scenario::Scenario, scene);
    QFETCH(const double, amplification);
    QFETCH(const double, goodput);
    const std::optional<storm::RunResult> exact = storm::run(scene.model);
    const std::optional<storm::RunResult> preview = storm::run(scene.model, {.scale = 10});
    const Fidelity found = measured(*preview, *exact);
    qInfo("%s: amplification %.4f, preview %.4f, off by %.2f %%; goodput %.4f, preview %.4f, off by %.2f "
          "points",
        QTest::currentDataTag(), storm::amplification(exact->totals), storm::amplification(preview->totals),
        100.0 * found.amplification, storm::goodputRatio(exact->totals), storm::goodputRatio(preview->totals),
        100.0 * found.goodput);
    QCOMPARE_LE(found.amplification, amplification);
    QCOMPARE_LE(found.goodput, goodput);
}

QTEST_APPLESS_MAIN(TestPreviewFidelity)
#include "tst_preview_fidelity.moc"
