// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/measure.h"

#include "core/base/assert.h"
#include "core/storm/run.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace repique::lessons {
namespace {

using TraceMetric = double (*)(const trace::Trace&);

struct NamedTraceMetric
{
    std::string_view name;
    TraceMetric of;
};

double sumOfWaitsMs(const trace::Trace& trace)
{
    return std::accumulate(
        trace.steps.begin(), trace.steps.end(), 0.0, [](double sum, const trace::Step& step) {
            return step.event == trace::Event::Wait ? sum + toMilliseconds(step.decision->wait) : sum;
        });
}

constexpr std::array<NamedTraceMetric, 5> traceMetrics{{
    {"attempts", [](const trace::Trace& trace) { return static_cast<double>(trace.attempts); }},
    {"debits", [](const trace::Trace& trace) { return static_cast<double>(trace.debits); }},
    {"succeeded",
        [](const trace::Trace& trace) { return trace.outcome == trace::TraceOutcome::Settled ? 1.0 : 0.0; }},
    {"wait_ms", sumOfWaitsMs},
    {"duration_s", [](const trace::Trace& trace) { return toSeconds(trace.duration); }},
}};

/// A run and the bins [first, last) of its series that a metric looks at.
struct Window
{
    const storm::Series& series;
    std::size_t first;
    std::size_t last;
};

double meanOf(const Window& window, const std::vector<double>& rates)
{
    const auto begin = rates.begin() + static_cast<std::ptrdiff_t>(window.first);
    const auto end = rates.begin() + static_cast<std::ptrdiff_t>(window.last);
    return std::accumulate(begin, end, 0.0) / static_cast<double>(window.last - window.first);
}

using LoadMetric = double (*)(const Window&);

struct NamedLoadMetric
{
    std::string_view name;
    LoadMetric of;
};

constexpr std::array<NamedLoadMetric, 3> loadMetrics{{
    {"attempts_per_second", [](const Window& window) { return meanOf(window, window.series.attempts); }},
    {"goodput_per_second", [](const Window& window) { return meanOf(window, window.series.goodput); }},
    {"amplification",
        [](const Window& window) {
            return meanOf(window, window.series.attempts) / meanOf(window, window.series.originals);
        }},
}};

Window windowOf(const storm::Series& series, const Expectation& expectation)
{
    const auto binOf = [&series](SimDuration at) {
        return std::min(static_cast<std::size_t>(at.count() / series.bin.count()), series.size());
    };
    const std::size_t first = binOf(expectation.from.value_or(SimDuration{0}));
    const std::size_t last = expectation.to ? binOf(*expectation.to) : series.size();
    REPIQUE_ASSERT(first < last); // `load` has checked the window against the scene
    return {series, first, last};
}

/// One outcome of a scene, whichever world it ran in.
struct Observation
{
    std::optional<trace::Trace> trace;
    std::optional<storm::RunResult> load;
};

Result<Observation> observe(const storm::Model& model)
{
    if (model.script) {
        return storm::replay(model, std::uint64_t{0}).map([](trace::Trace trace) {
            return Observation{std::move(trace), std::nullopt};
        });
    }
    return Observation{std::nullopt, storm::run(model)};
}

std::optional<double> metricOf(const Observation& observation, const Expectation& expectation)
{
    if (observation.trace) {
        const auto metric = std::ranges::find(traceMetrics, expectation.metric, &NamedTraceMetric::name);
        return metric == traceMetrics.end() ? std::nullopt : std::optional{metric->of(*observation.trace)};
    }
    const auto metric = std::ranges::find(loadMetrics, expectation.metric, &NamedLoadMetric::name);
    return metric == loadMetrics.end()
        ? std::nullopt
        : std::optional{metric->of(windowOf(observation.load->series, expectation))};
}

/// Adds what one seed shows to every verdict of the scene that wants that seed.
Result<void> addSeed(const Lesson& lesson, const Scene& scene, int seed, std::vector<Verdict>& verdicts)
{
    storm::Model model = scene.scenario.model;
    model.seed += static_cast<std::uint64_t>(seed);
    const Result<Observation> observation = observe(model);
    if (!observation) {
        return tl::unexpected(observation.error());
    }
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        const Expectation& expectation = lesson.expectations[i];
        if (expectation.scene != scene.id || seed >= expectation.seeds) {
            continue;
        }
        const std::optional<double> value = metricOf(*observation, expectation);
        if (!value) {
            return tl::unexpected(Error{Errc::UnknownKey, expectation.id + ": metric " + expectation.metric});
        }
        verdicts[i].measured += *value / expectation.seeds;
    }
    return {};
}

int seedsOf(const Lesson& lesson, const Scene& scene)
{
    int seeds = 0;
    for (const Expectation& expectation : lesson.expectations) {
        seeds = expectation.scene == scene.id ? std::max(seeds, expectation.seeds) : seeds;
    }
    return seeds;
}

} // namespace

const std::vector<std::string_view>& metricNames()
{
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> all;
        std::ranges::transform(traceMetrics, std::back_inserter(all), &NamedTraceMetric::name);
        std::ranges::transform(loadMetrics, std::back_inserter(all), &NamedLoadMetric::name);
        return all;
    }();
    return names;
}

bool Verdict::holds() const noexcept
{
    return std::abs(measured - expected) <= tolerance; // a NaN never holds
}

Result<std::vector<Verdict>> verify(const Lesson& lesson)
{
    std::vector<Verdict> verdicts;
    for (const Expectation& expectation : lesson.expectations) {
        verdicts.push_back({expectation.id, expectation.value, expectation.tolerance, 0.0});
    }
    for (const Scene& scene : lesson.scenes) {
        for (int seed = 0; seed < seedsOf(lesson, scene); ++seed) {
            if (Result<void> added = addSeed(lesson, scene, seed, verdicts); !added) {
                return tl::unexpected(added.error());
            }
        }
    }
    return verdicts;
}

} // namespace repique::lessons
