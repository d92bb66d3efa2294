// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/metrics.h"

#include "core/storm/named_metric.h"
#include "core/storm/run.h"

#include <algorithm>
#include <array>
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

constexpr std::array<NamedTraceMetric, 6> traceMetrics{{
    {"attempts", [](const trace::Trace& trace) { return static_cast<double>(trace.attempts); }},
    {"debits", [](const trace::Trace& trace) { return static_cast<double>(trace.debits); }},
    {"duplicates",
        [](const trace::Trace& trace) {
            return trace.debits > 1 ? static_cast<double>(trace.debits - 1) : 0.0;
        }},
    {"succeeded",
        [](const trace::Trace& trace) { return trace.outcome == trace::TraceOutcome::Settled ? 1.0 : 0.0; }},
    {"wait_ms", sumOfWaitsMs},
    {"duration_s", [](const trace::Trace& trace) { return toSeconds(trace.duration); }},
}};

/// The bins [first, last) of a run's series; there is one at least.
struct Window
{
    std::size_t first;
    std::size_t last;
};

struct NamedSeries
{
    std::string_view name;
    std::vector<double> storm::Series::*values;
};

constexpr std::array<NamedSeries, 6> rates{{
    {"originals", &storm::Series::originals},
    {"retries", &storm::Series::retries},
    {"attempts", &storm::Series::attempts},
    {"goodput", &storm::Series::goodput},
    {"failures", &storm::Series::failures},
    {"rejected", &storm::Series::rejected},
}};
constexpr std::array<NamedSeries, 2> levels{{
    {"queue", &storm::Series::queue},
    {"budget_tokens", &storm::Series::budgetTokens},
}};

template<typename Named>
void appendNames(std::vector<std::string>& all, const Named& table)
{
    for (const auto& each : table) {
        all.emplace_back(each.name);
    }
}

constexpr std::string_view perSecond = "_per_second";
constexpr std::string_view peak = "peak_";

struct NamedClassCount
{
    std::string_view name;
    std::int64_t storm::ClassTotals::*count;
};

constexpr std::array<NamedClassCount, 4> classCounts{{
    {"operations", &storm::ClassTotals::operations},
    {"attempts", &storm::ClassTotals::attempts},
    {"succeeded", &storm::ClassTotals::succeeded},
    {"failed", &storm::ClassTotals::failed},
}};

/// "failed(checkout)" taken apart; nothing for any other name.
struct OfClass
{
    const NamedClassCount* count;
    std::string_view name;
};

std::optional<OfClass> ofClass(std::string_view metric)
{
    for (const NamedClassCount& each : classCounts) {
        const std::string_view rest = metric.starts_with(each.name) ? metric.substr(each.name.size()) : "";
        if (rest.starts_with('(') && rest.ends_with(')')) {
            return OfClass{&each, rest.substr(1, rest.size() - 2)};
        }
    }
    return std::nullopt;
}

double meanOf(const Window& window, const std::vector<double>& values)
{
    const auto begin = values.begin() + static_cast<std::ptrdiff_t>(window.first);
    const auto end = values.begin() + static_cast<std::ptrdiff_t>(window.last);
    return std::accumulate(begin, end, 0.0) / static_cast<double>(window.last - window.first);
}

double greatestOf(const Window& window, const std::vector<double>& values)
{
    const auto begin = values.begin() + static_cast<std::ptrdiff_t>(window.first);
    return *std::max_element(begin, values.begin() + static_cast<std::ptrdiff_t>(window.last));
}

/// Nothing when the run is over before the window begins.
std::optional<Window> windowOf(const storm::Series& series, const Measurement& what)
{
    const auto binOf = [&series](SimDuration at) {
        return std::min(static_cast<std::size_t>(at.count() / series.bin.count()), series.size());
    };
    const std::size_t first = binOf(what.from.value_or(SimDuration{0}));
    const std::size_t last = what.to ? binOf(*what.to) : series.size();
    return first < last ? std::optional{Window{first, last}} : std::nullopt;
}

std::optional<double> overTime(const storm::Series& series, const Measurement& what)
{
    const std::optional<Window> window = windowOf(series, what);
    if (!window) {
        return std::nullopt;
    }
    for (const NamedSeries& level : levels) {
        if (level.name == what.metric) {
            return (series.*level.values)[window->last - 1];
        }
    }
    const bool isPeak = what.metric.starts_with(peak);
    const std::string_view name = std::string_view{what.metric}.substr(isPeak ? peak.size() : 0);
    for (const NamedSeries& rate : rates) {
        if (name.starts_with(rate.name) && name.substr(rate.name.size()) == perSecond) {
            return isPeak ? greatestOf(*window, series.*rate.values) : meanOf(*window, series.*rate.values);
        }
    }
    const double offered = meanOf(*window, series.originals);
    return meanOf(*window, what.metric == "amplification" ? series.attempts : series.goodput) / offered;
}

bool isOfClass(std::string_view metric, const storm::Model& model)
{
    const std::optional<OfClass> asked = ofClass(metric);
    return asked
        && std::ranges::find(model.classes, asked->name, &storm::TrafficClass::name) != model.classes.end();
}

} // namespace

const std::vector<std::string>& seriesNames()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        appendNames(all, rates);
        appendNames(all, levels);
        return all;
    }();
    return names;
}

const std::vector<std::string>& windowMetricNames()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const NamedSeries& rate : rates) {
            all.push_back(std::string{rate.name}.append(perSecond));
            all.push_back(std::string{peak}.append(rate.name).append(perSecond));
        }
        appendNames(all, levels);
        all.insert(all.end(), {"amplification", "goodput_ratio"});
        return all;
    }();
    return names;
}

std::vector<std::string> metricNames(const storm::Model& model)
{
    std::vector<std::string> all;
    if (model.script) {
        appendNames(all, traceMetrics);
        return all;
    }
    appendNames(all, storm::namedMetrics());
    all.emplace_back("recovered");
    for (const std::string& name : windowMetricNames()) {
        if (std::ranges::find(all, name) == all.end()) {
            all.push_back(name);
        }
    }
    return all;
}

bool isMetric(std::string_view name, const storm::Model& model)
{
    const std::vector<std::string> names = metricNames(model);
    return std::ranges::find(names, name) != names.end()
        || (!model.script && storm::metricRequest(name).has_value()) || isOfClass(name, model);
}

bool isOverTime(std::string_view name)
{
    return std::ranges::find(windowMetricNames(), name) != windowMetricNames().end();
}

SimDuration binOf(const storm::Model& model) noexcept
{
    constexpr SimDuration second = std::chrono::seconds{1};
    return std::clamp(model.duration / 60, SimDuration{1}, second);
}

Result<Observation> observe(
    const storm::Model& model, const std::optional<SimDuration>& peakWidth, const std::stop_token& stop)
{
    storm::RunOptions options;
    options.peakWidth = peakWidth;
    options.stop = stop;
    return observe(model, options);
}

Result<Observation> observe(const storm::Model& model, const storm::RunOptions& options)
{
    if (model.script) {
        return storm::replay(model, std::uint64_t{0}).map([](trace::Trace trace) {
            return Observation{std::move(trace), std::nullopt};
        });
    }
    std::optional<storm::RunResult> run = storm::run(model, options);
    if (!run) {
        return tl::unexpected(Error{Errc::NotFound, "stopped"});
    }
    return Observation{std::nullopt, std::move(run)};
}

std::vector<double> curveOf(
    const storm::Series& series, std::string_view name, SimDuration from, SimDuration to)
{
    const auto cut = [&](const std::vector<double>& values) {
        const auto binAt = [&](SimDuration at) {
            const auto bin
                = static_cast<std::size_t>((at.count() + series.bin.count() - 1) / series.bin.count());
            return values.begin() + static_cast<std::ptrdiff_t>(std::min(bin, values.size()));
        };
        return std::vector<double>(binAt(from), std::max(binAt(from), binAt(to)));
    };
    for (const NamedSeries& rate : rates) {
        if (rate.name == name) {
            return cut(series.*rate.values);
        }
    }
    for (const NamedSeries& level : levels) {
        if (level.name == name) {
            return cut(series.*level.values);
        }
    }
    return {};
}

std::optional<double> valueOf(const Observation& observation, const Measurement& what)
{
    if (observation.trace) {
        const auto metric = std::ranges::find(traceMetrics, what.metric, &NamedTraceMetric::name);
        return metric == traceMetrics.end() ? std::nullopt : std::optional{metric->of(*observation.trace)};
    }
    const storm::RunResult& run = *observation.load;
    const std::optional<storm::MetricRequest> asked = storm::metricRequest(what.metric);
    if (const std::optional<OfClass> share = ofClass(what.metric); share && !run.classes.empty()) {
        const auto found = std::ranges::find(run.classes, share->name, &storm::ClassTotals::name);
        return found == run.classes.end()
            ? std::nullopt
            : std::optional{static_cast<double>((*found).*(share->count->count))};
    }
    if (what.metric == "recovered") {
        return run.recoveryS ? 1.0 : 0.0;
    }
    if (isOverTime(what.metric) && (what.from || what.to || !asked)) {
        return overTime(run.series, what);
    }
    return asked ? asked->metric.of(run) : std::nullopt;
}

} // namespace repique::lessons
