// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_command.h"

#include "app/cli/help.h"
#include "app/cli/run_grade.h"
#include "app/cli/run_lessons.h"
#include "app/cli/run_live.h"
#include "app/cli/run_study.h"
#include "app/cli/serve.h"
#include "app/cli/source.h"
#include "app/cli/values.h"
#include "app/i18n/fault_words.h"
#include "app/i18n/key_words.h"
#include "app/i18n/trace_words.h"
#include "app/report/comparison_text.h"
#include "app/report/demo.h"
#include "app/report/race_report.h"
#include "app/report/run_csv.h"
#include "app/report/run_json.h"
#include "app/report/run_text.h"
#include "app/report/text_table.h"
#include "app/report/value_words.h"
#include "core/scenario/presets.h"
#include "core/trace/render.h"

#include <algorithm>
#include <array>
#include <limits>
#include <new>

namespace repique::cli {
namespace {

using i18n::Language;
using scenario::Scenario;

Answer refused(const scenario::Faults& faults, Language language)
{
    return {wrongUsage, {}, i18n::sentences(faults, language)};
}

Answer refused(const std::string& file, const Error& error, Language language)
{
    return {wrongUsage, {}, file + ": " + i18n::sentence(error, language) + "\n"};
}

/// The faults of both files; one of an assignment or a variable concerns both and is told once.
scenario::Faults together(scenario::Faults a, const scenario::Faults& b)
{
    for (const scenario::Fault& fault : b) {
        const bool isTold = std::any_of(a.begin(), a.end(), [&fault](const scenario::Fault& told) {
            return i18n::sentence(told, Language::English) == i18n::sentence(fault, Language::English);
        });
        if (!isTold) {
            a.push_back(fault);
        }
    }
    return a;
}

/// As typed after --operation.
std::string selectorText(const storm::Selector& selector)
{
    if (const auto* const number = std::get_if<std::uint64_t>(&selector)) {
        return std::to_string(*number);
    }
    return std::string{nameIn(notables, std::get<storm::Notable>(selector))};
}

std::string presetList(Language language)
{
    std::string out;
    for (const scenario::Preset& preset : scenario::presets()) {
        const i18n::PresetWords* const words = i18n::presetWordsOf(preset.id);
        out += std::string{preset.id} + "\n";
        out += words == nullptr ? "" : report::wrapped(words->description.in(language), "    ");
    }
    return out;
}

/// Runs commands of one process.
class Runner final
{
public:
    explicit Runner(const Setting& setting) : m_setting{setting} {}

    Answer operator()(const HelpCommand& command) const
    {
        return {done, std::string{helpText(command.topic, m_setting.language)}, {}};
    }

    Answer operator()(const VersionCommand& /*command*/) const
    {
        return {done, std::string{"repique-cli "} + REPIQUE_VERSION + "\n", {}};
    }

    Answer operator()(const ScenarioCommand& command) const
    {
        if (!command.id) {
            return {done, presetList(m_setting.language), {}};
        }
        const scenario::Checked<std::string> text = presetText(*command.id);
        return text ? Answer{done, *text, {}} : refused(text.error(), m_setting.language);
    }

    Answer operator()(const DemoCommand& command) const
    {
        std::vector<report::Scene> scenes;
        for (const std::string_view id : report::sceneIds()) {
            const scenario::Checked<Scenario> scene = read("preset:" + std::string{id}, {});
            if (!scene) {
                return refused(scene.error(), m_setting.language);
            }
            Result<report::Scene> played = report::playScene(std::string{id}, *scene);
            if (!played) {
                return {failed, {}, i18n::sentence(played.error(), m_setting.language) + "\n"};
            }
            scenes.push_back(std::move(*played));
        }
        return {done,
            command.format == TextOrJson::Json ? report::jsonText(report::demoJson(scenes))
                                               : report::demoText(scenes, m_setting.language),
            {}};
    }

    Answer operator()(const TraceCommand& command) const
    {
        const scenario::Checked<Scenario> scenario = read(command.file, command.sets);
        if (!scenario) {
            return refused(scenario.error(), m_setting.language);
        }
        const Result<trace::Trace> trace = storm::replay(scenario->model, command.operation);
        if (!trace) {
            return trace.error().code == Errc::NotFound
                ? noSuchOperation(command)
                : refused(command.file, trace.error(), m_setting.language);
        }
        const bool isSettled = trace->outcome == trace::TraceOutcome::Settled;
        return {isSettled ? done : failed, traceText(command, *scenario, *trace), {}};
    }

    Answer operator()(const SimulateCommand& command) const
    {
        const scenario::Checked<Scenario> a = read(command.file, command.sets);
        if (!command.fileB) {
            return a ? simulated(command, *a) : refused(a.error(), m_setting.language);
        }
        const scenario::Checked<Scenario> b = read(*command.fileB, command.sets);
        if (a && b) {
            return compared(command, *a, *b);
        }
        return refused(together(a ? scenario::Faults{} : a.error(), b ? scenario::Faults{} : b.error()),
            m_setting.language);
    }

    Answer operator()(const RaceCommand& command) const
    {
        const std::vector<race::Outcome> outcomes = race::enumerate(command.setup);
        return {done,
            command.format == TextOrJson::Json
                ? report::jsonText(report::raceJson(command.setup, outcomes))
                : report::raceText(command.setup, outcomes, m_setting.language),
            {}};
    }

    Answer operator()(const ContentionCommand& command) const { return runContention(command, m_setting); }

    Answer operator()(const SweepCommand& command) const { return runSweep(command, m_setting); }

    Answer operator()(const ServeCommand& command) const { return serve(command, m_setting.language); }

    Answer operator()(const PayCommand& command) const { return runPay(command, m_setting); }

    Answer operator()(const ProveCommand& command) const { return runProve(command, m_setting); }

    Answer operator()(const LessonsCommand& command) const { return runLessons(command, m_setting.language); }

    Answer operator()(const GradeCommand& command) const { return runGrade(command, m_setting.language); }

private:
    [[nodiscard]] scenario::Checked<Scenario> read(
        const std::string& file, const std::vector<std::string>& sets) const
    {
        return scenarioFrom({file, m_setting.environment, sets});
    }

    [[nodiscard]] std::string traceText(
        const TraceCommand& command, const Scenario& scenario, const trace::Trace& trace) const
    {
        const i18n::TraceWords words{m_setting.language, trace};
        switch (command.format) {
        case TraceCommand::Format::Text:
            return report::storyText(trace, scenario.model, m_setting.language);
        case TraceCommand::Format::Json:
            return trace::toJson(trace);
        case TraceCommand::Format::Mermaid:
            return trace::toMermaid(trace, words);
        case TraceCommand::Format::PlantUml:
            return trace::toPlantUml(trace, words);
        }
        return {};
    }

    [[nodiscard]] Answer noSuchOperation(const TraceCommand& command) const
    {
        return {wrongUsage, {},
            i18n::filled({"{}: no operation of this run is --operation {}\n",
                             "{}: nenhuma operação desta execução é --operation {}\n"},
                m_setting.language, command.file, selectorText(command.operation))};
    }

    /// The seeds s … s+N−1; nothing when they leave the range of seeds.
    [[nodiscard]] static std::optional<report::Seeds> seedsOf(
        const SimulateCommand& command, const Scenario& scenario)
    {
        constexpr auto last = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
        const auto more = static_cast<std::uint64_t>(command.seeds - 1);
        return scenario.model.seed > last - more
            ? std::nullopt
            : std::optional{report::Seeds{scenario.model.seed, command.seeds}};
    }

    [[nodiscard]] std::optional<Answer> cannotRun(
        const SimulateCommand& command, const Scenario& scenario) const
    {
        if (!seedsOf(command, scenario)) {
            scenario::Fault fault;
            fault.key = "--seeds";
            fault.value = std::to_string(command.seeds);
            fault.accepted = "seed + N − 1 ≤ 2^63 − 1";
            return refused({fault}, m_setting.language);
        }
        return std::nullopt;
    }

    [[nodiscard]] static storm::RunOptions optionsOf(const SimulateCommand& command)
    {
        storm::RunOptions options;
        options.scale = command.scale;
        options.eventLimit = command.eventLimit;
        return options;
    }

    [[nodiscard]] Answer simulated(const SimulateCommand& command, const Scenario& scenario) const
    {
        if (std::optional<Answer> problem = cannotRun(command, scenario)) {
            return *std::move(problem);
        }
        const report::Ensemble ensemble
            = report::runAll(scenario, *seedsOf(command, scenario), optionsOf(command)).value();
        switch (command.format) {
        case SimulateCommand::Format::Json:
            return {done, report::jsonText(report::ensembleJson(ensemble)), {}};
        case SimulateCommand::Format::Csv:
            return {done, report::ensembleCsv(ensemble), {}};
        case SimulateCommand::Format::Text:
            return {done, report::ensembleText(ensemble, scenario, m_setting.language), {}};
        }
        return {};
    }

    [[nodiscard]] Answer compared(const SimulateCommand& command, const Scenario& a, const Scenario& b) const
    {
        std::optional<Answer> problem = cannotRun(command, a);
        problem = problem ? problem : cannotRun(command, b);
        if (problem) {
            return *problem;
        }
        const report::Seeds seeds = *seedsOf(command, a);
        const report::Ensemble runsA = report::runAll(a, seeds, optionsOf(command)).value();
        const report::Ensemble runsB = report::runAll(b, seeds, optionsOf(command)).value();
        switch (command.format) {
        case SimulateCommand::Format::Json:
            return {done, report::jsonText(report::comparisonJson(runsA, runsB)), {}};
        case SimulateCommand::Format::Csv:
            return {done, report::comparisonCsv(runsA, runsB), {}};
        case SimulateCommand::Format::Text:
            return {done,
                report::comparisonText(
                    runsA, runsB, m_setting.language, report::differencesText(a, b, m_setting.language)),
                {}};
        }
        return {};
    }

    const Setting& m_setting;
};

/// "repique-cli simulate --help" when the arguments name a command, else "repique-cli --help".
std::string whereToRead(const std::vector<std::string>& arguments, Language language)
{
    const std::string first = arguments.empty() ? std::string{} : arguments.front();
    constexpr std::array<std::string_view, 12> commands{"demo", "trace", "simulate", "scenario", "race",
        "sweep", "contention", "serve", "pay", "prove", "lessons", "grade"};
    const bool isCommand = std::find(commands.begin(), commands.end(), first) != commands.end();
    return i18n::filled({"See repique-cli {}--help\n", "Veja repique-cli {}--help\n"}, language,
        isCommand ? first + " " : std::string{});
}

} // namespace

Answer runCommand(const Command& command, const Setting& setting)
{
    return std::visit(Runner{setting}, command);
}

Answer answerTo(const std::vector<std::string>& arguments, std::vector<std::string> environment)
{
    const Language language = languageOf(arguments, environment);
    const tl::expected<Command, std::string> command = parseCommand(arguments, language);
    if (!command) {
        return {wrongUsage, {}, command.error() + whereToRead(arguments, language)};
    }
    try {
        return runCommand(*command, {language, std::move(environment)});
    } catch (const std::bad_alloc&) { // nobody can foresee how much a run keeps in flight
        constexpr i18n::Words tooMuch{
            "not enough memory for so much at once: ask for fewer operations, clients or layers\n",
            "memória insuficiente para tanta coisa ao mesmo tempo: peça menos operações, clientes ou "
            "camadas\n"};
        return {wrongUsage, {}, std::string{tooMuch.in(language)}};
    }
}

} // namespace repique::cli
