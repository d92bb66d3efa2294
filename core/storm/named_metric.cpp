// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/named_metric.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace repique::storm {
namespace {

template<std::int64_t Totals::*Field>
std::optional<double> count(const RunResult& run)
{
    return static_cast<double>(run.totals.*Field);
}

template<double (*Ratio)(const Totals&) noexcept>
std::optional<double> ratio(const RunResult& run)
{
    return Ratio(run.totals);
}

template<double Latency::*Field>
std::optional<double> latency(const RunResult& run)
{
    return run.latency.*Field;
}

template<double RunResult::*Field>
std::optional<double> figure(const RunResult& run)
{
    return run.*Field;
}

template<std::optional<double> RunResult::*Field>
std::optional<double> maybe(const RunResult& run)
{
    return run.*Field;
}

/// Most retries in one bin of the series.
std::optional<double> peakRetries(const RunResult& run)
{
    const std::vector<double>& rates = run.series.retries;
    const double peak = rates.empty() ? 0.0 : *std::max_element(rates.begin(), rates.end());
    return std::round(peak * static_cast<double>(run.series.bin.count()) / 1e9);
}

std::optional<double> peakInWidth(const RunResult& run)
{
    return run.peakRetries ? std::optional{static_cast<double>(*run.peakRetries)} : std::nullopt;
}

constexpr auto table = std::to_array<NamedMetric>({
    {"operations", true, &count<&Totals::operations>},
    {"attempts", true, &count<&Totals::attempts>},
    {"retries", true, &count<&Totals::retries>},
    {"dependency_attempts", true, &count<&Totals::dependencyAttempts>},
    {"succeeded", true, &count<&Totals::succeeded>},
    {"succeeded_after_retry", true, &count<&Totals::succeededAfterRetry>},
    {"failed", true, &count<&Totals::failed>},
    {"open", true, &count<&Totals::open>},
    {"duplicates", true, &count<&Totals::duplicates>},
    {"duplicate_cents", true, &count<&Totals::duplicateCents>},
    {"held_back", true, &count<&Totals::heldBack>},
    {"rejected", true, &count<&Totals::rejected>},
    {"timed_out", true, &count<&Totals::timedOut>},
    {"refused", true, &count<&Totals::refused>},
    {"closed", true, &count<&Totals::closed>},
    {"not_retryable", true, &count<&Totals::notRetryable>},
    {"budget_denied", true, &count<&Totals::budgetDenied>},
    {"deadline_exceeded", true, &count<&Totals::deadlineExceeded>},
    {"exhausted", true, &count<&Totals::exhausted>},
    {"wasted_attempts", true, &count<&Totals::wastedAttempts>},
    {"abandoned_served", true, &count<&Totals::abandonedServed>},
    {"abandoned_skipped", true, &count<&Totals::abandonedSkipped>},
    {"amplification", false, &ratio<&amplification>},
    {"goodput_ratio", false, &ratio<&goodputRatio>},
    {"calls_per_user_action", false, &ratio<&callsPerUserAction>},
    {"wait_ms.mean", false, &figure<&RunResult::waitMeanMs>},
    {"wait_ms.p95", false, &figure<&RunResult::waitP95Ms>},
    {"peak_retries", true, &peakRetries},
    {"latency_ms.p50", false, &latency<&Latency::p50Ms>},
    {"latency_ms.p95", false, &latency<&Latency::p95Ms>},
    {"latency_ms.p99", false, &latency<&Latency::p99Ms>},
    {"latency_ms.max", false, &latency<&Latency::maxMs>},
    {"recovery_s", false, &maybe<&RunResult::recoveryS>},
    {"recovered_at_s", false, &maybe<&RunResult::recoveredAtS>},
});

} // namespace

std::span<const NamedMetric> namedMetrics() noexcept
{
    return table;
}

const NamedMetric* namedMetric(std::string_view name) noexcept
{
    const auto found = std::find_if(
        table.begin(), table.end(), [name](const NamedMetric& metric) { return metric.name == name; });
    return found == table.end() ? nullptr : &*found;
}

std::optional<MetricRequest> metricRequest(std::string_view name) noexcept
{
    if (const NamedMetric* const metric = namedMetric(name)) {
        return MetricRequest{*metric, std::nullopt};
    }
    constexpr std::string_view opening = "peak_retries(";
    if (!name.starts_with(opening) || !name.ends_with(')')) {
        return std::nullopt;
    }
    const std::size_t length = name.size() - opening.size() - 1;
    const std::optional<SimDuration> width = parseDuration(name.substr(opening.size(), length));
    if (!width || *width <= SimDuration::zero()) {
        return std::nullopt;
    }
    return MetricRequest{{"peak_retries", true, &peakInWidth}, width};
}

} // namespace repique::storm
