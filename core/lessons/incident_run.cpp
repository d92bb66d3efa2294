// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/incident_run.h"

#include "core/lessons/metrics.h"
#include "core/scenario/document.h"
#include "core/storm/named_metric.h"
#include "core/storm/run.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace repique::lessons {
namespace {

constexpr std::size_t loggedOperations = 5;
constexpr double telling = 0.2; ///< share of the larger by which two figures have to differ

Error stopped()
{
    return {Errc::NotFound, "stopped"};
}

Result<storm::Model> modelOf(
    const Lesson& lesson, const Incident& incident, const std::vector<std::string>& set)
{
    scenario::Scenario scene = findScene(lesson, incident.scene)->scenario;
    const scenario::Faults faults = scenario::assignAll(scene, set);
    if (!faults.empty()) {
        return tl::unexpected(Error{faults.front().code, faults.front().key + " = " + faults.front().value});
    }
    return scene.model;
}

/// The width of the bins that a goal asks the peak of retries in.
std::optional<SimDuration> peakWidthOf(const Incident& incident)
{
    for (const Goal& goal : incident.goals) {
        const std::optional<storm::MetricRequest> asked = storm::metricRequest(goal.what.metric);
        if (asked && asked->peakWidth) {
            return asked->peakWidth;
        }
    }
    return std::nullopt;
}

std::vector<GoalVerdict> judged(const Incident& incident, const Observation& seen)
{
    std::vector<GoalVerdict> verdicts;
    for (const Goal& goal : incident.goals) {
        const std::optional<double> measured = valueOf(seen, goal.what);
        verdicts.push_back(
            {verdicts.size(), measured, measured.has_value() && holds(goal.op, *measured, goal.value)});
    }
    return verdicts;
}

/// The load alone: enough for the goals.
Result<IncidentRun> runLoad(const Incident& incident, const storm::Model& model, const std::stop_token& stop)
{
    Result<Observation> seen = observe(model, peakWidthOf(incident), stop);
    if (!seen) {
        return tl::unexpected(seen.error());
    }
    IncidentRun run;
    run.goals = judged(incident, *seen);
    run.load = *std::move(seen->load);
    return run;
}

void addFigure(std::vector<GroupFigure>& figures, std::string_view name, const storm::RunResult& load)
{
    figures.push_back({std::string{name}, storm::namedMetric(name)->of(load)});
}

/// Of the log: retries that carried the key of the first attempt.
std::optional<double> keyedRetries(const std::vector<trace::Trace>& log)
{
    std::int64_t retries = 0;
    std::int64_t keyed = 0;
    for (const trace::Trace& operation : log) {
        std::optional<std::string> first;
        for (const trace::Step& step : operation.steps) {
            const bool isSent = step.event == trace::Event::Request && step.to == trace::Party::Server;
            if (!isSent || step.isHeldBack) {
                continue;
            }
            retries += first ? 1 : 0;
            keyed += first && !step.key.empty() && step.key == *first ? 1 : 0;
            first = first ? first : std::optional{step.key};
        }
    }
    return retries > 0 ? std::optional{static_cast<double>(keyed) / static_cast<double>(retries)}
                       : std::nullopt;
}

double mostAttempts(const std::vector<std::int64_t>& histogram)
{
    const auto last
        = std::find_if(histogram.rbegin(), histogram.rend(), [](std::int64_t each) { return each > 0; });
    return static_cast<double>(histogram.rend() - last);
}

std::optional<double> milliseconds(const std::vector<SimDuration>& waits, bool isLongest)
{
    if (waits.empty()) {
        return std::nullopt;
    }
    const auto [least, most] = std::ranges::minmax_element(waits);
    return toMilliseconds(isLongest ? *most : *least);
}

double largestOf(const std::vector<double>& values)
{
    return values.empty() ? 0.0 : *std::ranges::max_element(values);
}

void addNamed(std::vector<GroupFigure>& figures, MetricGroup group, const storm::RunResult& load)
{
    using Figures = std::vector<std::string_view>;
    static const std::array<Figures, metricGroups.size()> named{
        Figures{"operations", "retries", "amplification", "peak_retries"}, Figures{},
        Figures{"succeeded", "succeeded_after_retry", "failed", "open"}, Figures{},
        Figures{"budget_denied", "not_retryable", "deadline_exceeded", "exhausted"},
        Figures{"calls_per_user_action", "rejected", "timed_out", "latency_ms.p50", "latency_ms.p99"}};
    for (const std::string_view name : named[static_cast<std::size_t>(group)]) {
        addFigure(figures, name, load);
    }
}

bool isTelling(const std::optional<double>& one, const std::optional<double>& other)
{
    if (!one || !other) {
        return one.has_value() != other.has_value();
    }
    return std::abs(*one - *other) > telling * std::max(std::abs(*one), std::abs(*other));
}

/// Places of the other incidents whose cure reaches the goals of this one.
Result<std::vector<std::size_t>> otherCures(const Lesson& lesson, std::size_t incident)
{
    const std::vector<Incident>& all = lesson.room->incidents;
    std::vector<std::size_t> cures;
    for (std::size_t other = 0; other < all.size(); ++other) {
        if (other == incident) {
            continue;
        }
        const Result<storm::Model> model = modelOf(lesson, all[incident], all[other].set);
        const Result<IncidentRun> run
            = model.and_then([&](const storm::Model& given) { return runLoad(all[incident], given, {}); });
        if (!run) {
            return tl::unexpected(run.error());
        }
        if (run->isCured()) {
            cures.push_back(other);
        }
    }
    return cures;
}

Result<IncidentVerdict> verifyIncident(const Lesson& lesson, std::size_t place)
{
    const Incident& incident = lesson.room->incidents[place];
    const Result<IncidentRun> sick = runIncident(lesson, incident, {});
    const Result<IncidentRun> well = runIncident(lesson, incident, incident.set);
    Result<std::vector<std::size_t>> others = otherCures(lesson, place);
    if (!sick || !well || !others) {
        return tl::unexpected(!sick ? sick.error() : !well ? well.error() : others.error());
    }
    IncidentVerdict verdict{place, !sick->isCured(), well->isCured(), {}, *std::move(others)};
    for (const MetricGroup group : incident.shows) {
        if (!differs(group, *sick, *well)) {
            verdict.unseen.push_back(group);
        }
    }
    return verdict;
}

} // namespace

bool IncidentRun::isCured() const noexcept
{
    return std::ranges::all_of(goals, &GoalVerdict::holds);
}

Result<IncidentRun> runIncident(const Lesson& lesson, const Incident& incident,
    const std::vector<std::string>& set, const std::stop_token& stop)
{
    const Result<storm::Model> model = modelOf(lesson, incident, set);
    if (!model) {
        return tl::unexpected(model.error());
    }
    Result<IncidentRun> run = runLoad(incident, *model, stop);
    std::optional<storm::RetryLog> retries = storm::retryLog(*model, loggedOperations, stop);
    if (!run || !retries) {
        return tl::unexpected(run ? stopped() : run.error());
    }
    run->retries = *std::move(retries);
    for (const std::uint64_t operation : run->retries.operations) {
        Result<trace::Trace> trace = storm::replay(*model, operation, stop);
        if (!trace) {
            return tl::unexpected(trace.error());
        }
        run->log.push_back(*std::move(trace));
    }
    return run;
}

std::vector<GroupFigure> figuresOf(MetricGroup group, const IncidentRun& run)
{
    std::vector<GroupFigure> figures;
    addNamed(figures, group, run.load);
    switch (group) {
    case MetricGroup::Attempts:
        figures.push_back({"attempts_per_operation", storm::amplification(run.load.totals)});
        figures.push_back({"most_attempts", mostAttempts(run.load.attemptsHistogram)});
        figures.push_back({"keyed_retries", keyedRetries(run.log)});
        break;
    case MetricGroup::Outcomes:
        for (const storm::ClassTotals& each : run.load.classes) {
            figures.push_back({"failed(" + each.name + ")", static_cast<double>(each.failed)});
        }
        break;
    case MetricGroup::Waits:
        figures.push_back({"shortest_wait_ms", milliseconds(run.retries.waits, false)});
        figures.push_back({"longest_wait_ms", milliseconds(run.retries.waits, true)});
        figures.push_back({"hinted_retries", static_cast<double>(run.retries.hinted)});
        break;
    case MetricGroup::Saturation:
        figures.push_back({"peak_queue", largestOf(run.load.series.queue)});
        break;
    case MetricGroup::Traffic:
    case MetricGroup::Refusals:
        break;
    }
    return figures;
}

bool differs(MetricGroup group, const IncidentRun& sick, const IncidentRun& well)
{
    const std::vector<GroupFigure> before = figuresOf(group, sick);
    const std::vector<GroupFigure> after = figuresOf(group, well);
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
        if (isTelling(before[i].value, after[i].value)) {
            return true;
        }
    }
    return false;
}

bool IncidentVerdict::holds() const noexcept
{
    return isSick && isCured && unseen.empty() && alsoCures.empty();
}

Result<std::vector<IncidentVerdict>> verifyRoom(const Lesson& lesson)
{
    std::vector<IncidentVerdict> verdicts;
    const std::size_t count = lesson.room ? lesson.room->incidents.size() : 0;
    for (std::size_t place = 0; place < count; ++place) {
        const Result<IncidentVerdict> verdict = verifyIncident(lesson, place);
        if (!verdict) {
            return tl::unexpected(verdict.error());
        }
        verdicts.push_back(*verdict);
    }
    return verdicts;
}

} // namespace repique::lessons
