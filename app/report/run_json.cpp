// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/run_json.h"

#include <cmath>

namespace repique::report {
namespace {

/// Seconds by a division: 0.1 s is then 0.1 and not 0.10000000000000001.
double seconds(SimDuration duration) noexcept
{
    return static_cast<double>(duration.count()) / 1e9;
}

Json orNull(const std::optional<double>& value)
{
    return value && std::isfinite(*value) ? Json(*value) : Json(nullptr);
}

Json valueOf(const Metric& metric, const storm::RunResult& run)
{
    const std::optional<double> value = metric.of(run);
    return metric.isCount && value ? Json(static_cast<std::int64_t>(*value)) : orNull(value);
}

/// Puts "wait_ms.mean" into the object "wait_ms" of `object`.
void put(Json& object, std::string_view name, Json value)
{
    const std::size_t dot = name.find('.');
    if (dot == std::string_view::npos) {
        object[std::string{name}] = std::move(value);
        return;
    }
    object[std::string{name.substr(0, dot)}][std::string{name.substr(dot + 1)}] = std::move(value);
}

/// All metrics but those that have a place of their own in the run's object.
Json totalsJson(const storm::RunResult& run)
{
    Json totals = Json::object();
    for (const Metric& metric : metrics()) {
        if (!metric.name.starts_with("latency_ms.") && !metric.name.starts_with("recover")) {
            put(totals, metric.name, valueOf(metric, run));
        }
    }
    return totals;
}

Json latencyJson(const storm::Latency& latency)
{
    return {{"p50", latency.p50Ms}, {"p95", latency.p95Ms}, {"p99", latency.p99Ms}, {"max", latency.maxMs}};
}

Json binStarts(const storm::Series& series)
{
    Json starts = Json::array();
    for (std::size_t i = 0; i < series.size(); ++i) {
        starts.push_back(seconds(series.bin * static_cast<std::int64_t>(i)));
    }
    return starts;
}

Json seriesJson(const storm::Series& series)
{
    return {{"bin_s", seconds(series.bin)}, {"t", binStarts(series)}, {"originals", series.originals},
        {"retries", series.retries}, {"attempts", series.attempts}, {"goodput", series.goodput},
        {"failures", series.failures}, {"rejected", series.rejected}, {"duplicates", series.duplicates},
        {"queue", series.queue}, {"budget_tokens", series.budgetTokens},
        {"latency_p50_ms", series.latencyP50Ms}, {"latency_p95_ms", series.latencyP95Ms},
        {"latency_p99_ms", series.latencyP99Ms}, {"dependency_attempts", series.dependencyAttempts}};
}

Json costJson(const storm::Cost& cost)
{
    return {{"events", cost.events}, {"wall_ms", cost.wallMs}, {"peak_in_flight", cost.peakInFlight}};
}

Json classJson(const storm::ClassTotals& totals)
{
    return {{"name", totals.name}, {"operations", totals.operations}, {"attempts", totals.attempts},
        {"succeeded", totals.succeeded}, {"failed", totals.failed}, {"rejected", totals.rejected}};
}

} // namespace

Json runJson(std::string_view scenario, const storm::RunResult& run, SeriesIn series)
{
    Json json;
    json["scenario"] = scenario;
    json["seed"] = run.seed;
    json["scale"] = run.scale;
    json["totals"] = totalsJson(run);
    for (const storm::ClassTotals& totals : run.classes) {
        json["classes"].push_back(classJson(totals));
    }
    json["latency_ms"] = latencyJson(run.latency);
    json["recovery_s"] = orNull(run.recoveryS);
    json["recovered_at_s"] = orNull(run.recoveredAtS);
    json["attempts_histogram"] = run.attemptsHistogram;
    if (series == SeriesIn::Yes) {
        json["series"] = seriesJson(run.series);
    }
    json["cost"] = costJson(run.cost);
    if (run.isCut) {
        json["cut"] = true;
    }
    return json;
}

Json ensembleJson(const Ensemble& ensemble)
{
    if (ensemble.runs.size() == 1) {
        return runJson(ensemble.scenario, ensemble.runs.front());
    }
    Json json;
    json["runs"] = Json::array();
    for (const storm::RunResult& run : ensemble.runs) {
        json["runs"].push_back(runJson(ensemble.scenario, run, SeriesIn::No));
    }
    Json mean = Json::object();
    Json sd = Json::object();
    for (const Metric& metric : metrics()) {
        const std::optional<Estimate> over = estimateOf(metric, ensemble);
        mean[std::string{metric.name}] = over ? Json(over->mean) : Json(nullptr);
        sd[std::string{metric.name}] = over ? orNull(over->sd) : Json(nullptr);
    }
    json["mean"] = std::move(mean);
    json["sd"] = std::move(sd);
    return json;
}

Json comparisonJson(const Ensemble& a, const Ensemble& b)
{
    Json difference = Json::object();
    for (const Metric& metric : metrics()) {
        const std::optional<Estimate> of = differenceOf(metric, a, b);
        Json& entry = difference[std::string{metric.name}];
        entry["mean"] = of ? Json(of->mean) : Json(nullptr);
        entry["low"] = of ? orNull(of->low) : Json(nullptr);
        entry["high"] = of ? orNull(of->high) : Json(nullptr);
    }
    Json json;
    json["a"] = ensembleJson(a);
    json["b"] = ensembleJson(b);
    json["difference"] = std::move(difference);
    return json;
}

} // namespace repique::report
