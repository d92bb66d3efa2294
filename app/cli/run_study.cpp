// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_study.h"

#include "app/cli/interrupt.h"
#include "app/cli/source.h"
#include "app/i18n/fault_words.h"
#include "app/pool/parallel.h"
#include "app/report/contention_report.h"
#include "app/report/sweep_report.h"

#include <limits>

namespace repique::cli {
namespace {

using scenario::Axis;
using scenario::Checked;
using scenario::Faults;
using scenario::Scenario;
using storm::ContentionBackoff;

scenario::Fault refused(std::string option, std::string value, std::string accepted)
{
    scenario::Fault fault;
    fault.key = std::move(option);
    fault.value = std::move(value);
    fault.accepted = std::move(accepted);
    return fault;
}

Checked<report::SweepQuestion> questionOf(const SweepCommand& command, const Setting& setting)
{
    Checked<Scenario> base = scenarioFrom({command.file, setting.environment, command.sets});
    if (!base) {
        return tl::unexpected{base.error()};
    }
    Checked<Axis> x = scenario::readAxis(command.x, "--x", *base);
    if (!x) {
        return tl::unexpected{x.error()};
    }
    report::SweepQuestion question{*std::move(base), *std::move(x), {}, command.metric, command.seeds};
    if (command.y) {
        Checked<Axis> y = scenario::readAxis(*command.y, "--y", question.base);
        if (!y) {
            return tl::unexpected{y.error()};
        }
        if (y->key == question.x.key) {
            return tl::unexpected{Faults{refused("--y", *command.y, "≠ --x (" + y->key + ")")}};
        }
        question.y = *std::move(y);
    }
    return question;
}

/// Whether the seeds of every cell stay in the range of seeds.
bool hasSeeds(const report::SweepQuestion& question)
{
    constexpr auto last = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    return question.base.model.seed <= last - static_cast<std::uint64_t>(question.seeds - 1)
        && question.x.key != "seed" && (!question.y || question.y->key != "seed");
}

/// What is wrong with the question as a whole; empty when nothing is.
std::string problemOf(const report::SweepQuestion& question, i18n::Language language)
{
    if (const Faults faults = report::faultsOf(question); !faults.empty()) {
        return i18n::sentences(faults, language);
    }
    if (question.seeds > 1 && !hasSeeds(question)) {
        return i18n::sentences(
            {refused("--seeds", std::to_string(question.seeds), "seed + N − 1 ≤ 2^63 − 1; 1 (--x seed=…)")},
            language);
    }
    return {};
}

} // namespace

Answer runContention(const ContentionCommand& command, const Setting& setting)
{
    const auto study = [&command](ContentionBackoff backoff) {
        return report::studyOf(command.clients, backoff, command.seed, command.runs);
    };
    if (command.format == TextOrJson::Json) {
        const ContentionBackoff backoff = command.backoff.value_or(ContentionBackoff::Full);
        return {done, report::jsonText(report::contentionJson(study(backoff))), {}};
    }
    std::vector<report::ContentionStudy> studies;
    if (command.backoff) {
        studies.push_back(study(*command.backoff));
    } else {
        for (const auto backoff : {ContentionBackoff::None, ContentionBackoff::Exponential,
                 ContentionBackoff::Equal, ContentionBackoff::Full, ContentionBackoff::Decorrelated}) {
            studies.push_back(study(backoff));
        }
    }
    return {done, report::contentionText(studies, setting.language), {}};
}

Answer runSweep(const SweepCommand& command, const Setting& setting)
{
    const Checked<report::SweepQuestion> question = questionOf(command, setting);
    if (!question) {
        return {wrongUsage, {}, i18n::sentences(question.error(), setting.language)};
    }
    if (std::string problem = problemOf(*question, setting.language); !problem.empty()) {
        return {wrongUsage, {}, std::move(problem)};
    }
    const Interrupt interrupt;
    storm::SweepPlan plan = report::planOf(*question);
    plan.options.stop = interrupt.token();
    const std::size_t threads
        = command.threads ? static_cast<std::size_t>(*command.threads) : machineThreads();
    const storm::SweepMap map
        = storm::sweep(plan, [threads](std::size_t count, const std::function<void(std::size_t)>& task) {
              parallelFor(threads, count, task);
          });
    const int status = interrupt.token().stop_requested() ? failed : done;
    return {status,
        command.format == SweepCommand::Format::Json ? report::jsonText(report::sweepJson(*question, map))
                                                     : report::sweepCsv(*question, map),
        {}};
}

} // namespace repique::cli
