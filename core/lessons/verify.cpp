// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/verify.h"

#include "core/lessons/formula.h"
#include "core/lessons/metrics.h"
#include "core/race/race.h"
#include "core/scenario/document.h"
#include "core/storm/named_metric.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace repique::lessons {
namespace {

/// Runs models, each at most once.
class Bench final
{
public:
    explicit Bench(std::stop_token stop = {}, std::int64_t eventLimit = storm::RunOptions{}.eventLimit)
    {
        m_options.stop = std::move(stop);
        m_options.eventLimit = eventLimit;
    }

    /// The figure of a run of `model`; no value inside when the run has none.
    [[nodiscard]] Result<std::optional<double>> measure(const storm::Model& model, const Measurement& what)
    {
        const std::optional<storm::MetricRequest> asked = storm::metricRequest(what.metric);
        const std::optional<SimDuration> width = asked ? asked->peakWidth : std::nullopt;
        for (const Run& run : m_runs) {
            if (run.model == model && (!width || run.peakWidth == width)) {
                return valueOf(run.observation, what);
            }
        }
        m_options.peakWidth = width;
        Result<Observation> observation = observe(model, m_options);
        if (!observation) {
            return tl::unexpected(observation.error());
        }
        if (observation->load) {
            m_events = std::max(m_events, observation->load->cost.events);
            m_isCut = m_isCut || observation->load->isCut;
        }
        m_runs.push_back({model, width, *std::move(observation)});
        return valueOf(m_runs.back().observation, what);
    }

    void forget() { m_runs.clear(); }

    /// Of the longest run so far.
    [[nodiscard]] std::int64_t events() const noexcept { return m_events; }

    /// A run reached the limit.
    [[nodiscard]] bool isCut() const noexcept { return m_isCut; }

private:
    struct Run
    {
        storm::Model model;
        std::optional<SimDuration> peakWidth;
        Observation observation;
    };

    storm::RunOptions m_options;
    std::int64_t m_events = 0;
    bool m_isCut = false;
    std::vector<Run> m_runs;
};

double contentionOf(const Measurement& what)
{
    storm::Contention contention;
    contention.clients = what.clients;
    contention.backoff = storm::backoffOf(what.backoff);
    double sum = 0.0;
    for (int run = 0; run < what.runs; ++run) {
        const storm::ContentionRun each = storm::contend(contention);
        sum += what.metric == "mean_ms" ? toMilliseconds(each.took) : static_cast<double>(each.calls);
        ++contention.seed;
    }
    return sum / what.runs;
}

double raceOf(const Measurement& what)
{
    const std::vector<race::Outcome> outcomes = race::enumerate({what.copies, what.server});
    return static_cast<double>(what.metric == "orders" ? outcomes.size() : race::duplicating(outcomes));
}

/// What a formula asks for, each name once.
std::set<std::string> namesIn(const std::string& formula)
{
    std::set<std::string> names;
    std::ignore = evaluate(formula, [&names](const std::string& name) {
        names.insert(name);
        return std::optional{1.0};
    });
    return names;
}

using Measured = std::map<std::string, std::optional<double>>; // by id of the expectation

Result<std::optional<double>> formulaOf(const Measurement& what, const Measured& measured)
{
    bool isWhole = true;
    const Result<double> value = evaluate(what.metric, [&](const std::string& id) -> std::optional<double> {
        const auto found = measured.find(id);
        isWhole = isWhole && found != measured.end() && found->second.has_value();
        return isWhole ? found->second : std::optional{0.0};
    });
    return value.map([isWhole](double figure) { return isWhole ? std::optional{figure} : std::nullopt; });
}

/// The mean of an expectation over its seeds.
Result<std::optional<double>> meanOf(const Expectation& expectation, const storm::Model& model, Bench& bench)
{
    double sum = 0.0;
    bool isWhole = true;
    for (int seed = 0; seed < expectation.seeds; ++seed) {
        storm::Model seeded = model;
        seeded.seed += static_cast<std::uint64_t>(seed);
        Result<std::optional<double>> value = bench.measure(seeded, expectation.what);
        if (!value) {
            return value;
        }
        isWhole = isWhole && value->has_value();
        sum += value->value_or(0.0);
    }
    return isWhole ? std::optional{sum / expectation.seeds} : std::nullopt;
}

/// Measures the scenes one after the other, so that few runs are kept at a time.
Result<Measured> measureScenes(const Lesson& lesson, Bench& bench)
{
    Measured measured;
    for (const Scene& scene : lesson.scenes) {
        bench.forget();
        for (const Expectation& expectation : lesson.expectations) {
            if (expectation.what.source != Source::Run || expectation.what.scene != scene.id) {
                continue;
            }
            const auto value = meanOf(expectation, scene.scenario.model, bench);
            if (!value) {
                return tl::unexpected(value.error());
            }
            measured[expectation.id] = *value;
        }
    }
    return measured;
}

Result<std::vector<Verdict>> numbersOf(const Lesson& lesson, Measured measured)
{
    std::vector<Verdict> verdicts;
    for (const Expectation& expectation : lesson.expectations) {
        if (expectation.what.source == Source::Contention) {
            measured[expectation.id] = contentionOf(expectation.what);
        } else if (expectation.what.source == Source::Race) {
            measured[expectation.id] = raceOf(expectation.what);
        } else if (expectation.what.source == Source::Formula) {
            const auto value = formulaOf(expectation.what, measured);
            if (!value) {
                return tl::unexpected(value.error());
            }
            measured[expectation.id] = *value;
        }
        verdicts.push_back({expectation.id, expectation.value, expectation.tolerance,
            measured[expectation.id], expectation.line});
    }
    return verdicts;
}

Error refused(const scenario::Fault& fault)
{
    return {fault.code, fault.key + " = " + fault.value};
}

Result<GoalVerdict> judge(const Goal& goal, scenario::Scenario scene, Bench& bench)
{
    GoalVerdict verdict;
    verdict.holds = true;
    for (const std::int64_t seed : goal.seeds) {
        scene.model.seed = static_cast<std::uint64_t>(seed);
        const auto value = bench.measure(scene.model, goal.what);
        if (!value) {
            return tl::unexpected(value.error());
        }
        verdict.measured = *value;
        verdict.holds = !bench.isCut() && value->has_value() && holds(goal.op, **value, goal.value);
        if (!verdict.holds) {
            break;
        }
    }
    return verdict;
}

} // namespace

bool Verdict::holds() const noexcept
{
    return measured && std::abs(*measured - expected) <= tolerance; // a NaN never holds
}

bool Attempt::passes() const noexcept
{
    return !isCut && std::ranges::all_of(goals, &GoalVerdict::holds);
}

bool Verification::holds() const noexcept
{
    const auto solved = std::ranges::count_if(attempts, [](const Attempt& each) { return each.passes(); });
    const bool isSolved = attempts.empty()
        || (!attempts.front().passes() && solved + 1 == static_cast<std::ptrdiff_t>(attempts.size()));
    const bool areCured
        = std::ranges::all_of(incidents, [](const IncidentVerdict& each) { return each.holds(); });
    return isSolved && areCured
        && std::ranges::all_of(numbers, [](const Verdict& each) { return each.holds(); });
}

Result<Attempt> tryChallenge(const Lesson& lesson, const std::vector<std::string>& changes,
    const std::stop_token& stop, std::int64_t eventLimit)
{
    Bench bench(stop, eventLimit);
    Attempt attempt{.changes = changes, .goals = {}};
    for (std::size_t i = 0; i < lesson.challenge.goals.size() && !bench.isCut(); ++i) {
        const Goal& goal = lesson.challenge.goals[i];
        scenario::Scenario scene = findScene(lesson, goal.what.scene)->scenario;
        const scenario::Faults faults = scenario::assignAll(scene, changes);
        if (!faults.empty()) {
            return tl::unexpected(refused(faults.front()));
        }
        Result<GoalVerdict> verdict = judge(goal, scene, bench);
        if (!verdict) {
            return tl::unexpected(verdict.error());
        }
        verdict->goal = i;
        attempt.goals.push_back(*verdict);
    }
    attempt.events = bench.events();
    attempt.isCut = bench.isCut();
    return attempt;
}

Result<std::optional<double>> measure(
    const Lesson& lesson, const Expectation& expectation, const std::stop_token& stop)
{
    const Measurement& what = expectation.what;
    switch (what.source) {
    case Source::Run: {
        Bench bench(stop);
        return meanOf(expectation, findScene(lesson, what.scene)->scenario.model, bench);
    }
    case Source::Contention:
        return contentionOf(what);
    case Source::Race:
        return raceOf(what);
    case Source::Formula:
        break;
    }
    Measured parts;
    for (const std::string& name : namesIn(what.metric)) {
        const Expectation* const part = findExpectation(lesson, name);
        Result<std::optional<double>> figure = part == nullptr ? std::nullopt : measure(lesson, *part, stop);
        if (!figure) {
            return figure;
        }
        parts[name] = *figure;
    }
    return formulaOf(what, parts);
}

Result<Verification> verify(const Lesson& lesson)
{
    Bench bench;
    Result<Measured> measured = measureScenes(lesson, bench);
    if (!measured) {
        return tl::unexpected(measured.error());
    }
    Result<std::vector<Verdict>> numbers = numbersOf(lesson, *std::move(measured));
    if (!numbers) {
        return tl::unexpected(numbers.error());
    }
    Result<std::vector<IncidentVerdict>> incidents = verifyRoom(lesson);
    if (!incidents) {
        return tl::unexpected(incidents.error());
    }
    Verification verification{*std::move(numbers), {}, *std::move(incidents)};
    if (lesson.challenge.goals.empty()) {
        return verification;
    }
    std::vector<std::vector<std::string>> tries{{}};
    tries.insert(tries.end(), lesson.challenge.solutions.begin(), lesson.challenge.solutions.end());
    for (const std::vector<std::string>& changes : tries) {
        Result<Attempt> attempt = tryChallenge(lesson, changes);
        if (!attempt) {
            return tl::unexpected(attempt.error());
        }
        verification.attempts.push_back(*std::move(attempt));
    }
    return verification;
}

} // namespace repique::lessons
