// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/live_grammar.h"
#include "app/cli/study_grammar.h"
#include "app/cli/values.h"
#include "app/i18n/words.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace repique::cli {
namespace {

using i18n::Language;
using i18n::Words;

constexpr std::int64_t mostSeeds = 10'000;
constexpr std::int64_t mostScale = 1'000'000;
constexpr std::int64_t mostEvents = 1'000'000'000'000;

/// Texts as typed; an empty one was not given.
struct Typed
{
    std::string lang;
    std::string file;
    std::string fileB;
    std::string operation;
    std::string format;
    std::string seeds;
    std::string scale;
    std::string eventLimit;
    std::string id;
    std::string task;
    std::string folder;
    std::string lessons;
    std::vector<std::string> sets;
    std::vector<std::string> files;
    bool isCsv = false;
};

constexpr Names<TraceCommand::Format, 4> traceFormats{
    {{"text", TraceCommand::Format::Text}, {"json", TraceCommand::Format::Json},
        {"mermaid", TraceCommand::Format::Mermaid}, {"plantuml", TraceCommand::Format::PlantUml}}};
constexpr Names<SimulateCommand::Format, 3> simulateFormats{{{"json", SimulateCommand::Format::Json},
    {"csv", SimulateCommand::Format::Csv}, {"text", SimulateCommand::Format::Text}}};

constexpr Names<LessonsCommand::Task, 2> lessonTasks{
    {{"lint", LessonsCommand::Task::Lint}, {"verify", LessonsCommand::Task::Verify}}};

/// The parser: what the program takes, where each text goes.
struct Grammar
{
    Typed typed;
    CLI::App program{"", "repique-cli"};
    CLI::App* demo = nullptr;
    CLI::App* trace = nullptr;
    CLI::App* simulate = nullptr;
    CLI::App* scenario = nullptr;
    LiveGrammar live;
    StudyGrammar study;
    CLI::App* lessons = nullptr;
    CLI::App* grade = nullptr;
};

void defineScenarioOptions(CLI::App& command, Typed& typed)
{
    command.add_option("FILE", typed.file)->required();
    command.add_option("--set", typed.sets)->allow_extra_args(false);
    command.add_option("--format", typed.format);
}

void define(Grammar& grammar)
{
    Typed& typed = grammar.typed;
    CLI::App& program = grammar.program;
    program.set_version_flag("--version", "");
    program.add_option("--lang", typed.lang);
    program.add_option("--lessons", typed.lessons);
    program.fallthrough();
    program.allow_extras();
    grammar.demo = program.add_subcommand("demo", "");
    grammar.demo->add_option("--format", typed.format);
    grammar.trace = program.add_subcommand("trace", "");
    defineScenarioOptions(*grammar.trace, typed);
    grammar.trace->add_option("--operation", typed.operation);
    grammar.simulate = program.add_subcommand("simulate", "");
    defineScenarioOptions(*grammar.simulate, typed);
    grammar.simulate->add_option("FILE_B", typed.fileB);
    grammar.simulate->add_option("--seeds", typed.seeds);
    grammar.simulate->add_option("--scale", typed.scale);
    grammar.simulate->add_option("--event-limit", typed.eventLimit);
    grammar.scenario = program.add_subcommand("scenario", "");
    grammar.scenario->add_option("ID", typed.id);
    grammar.live.define(program);
    grammar.study.define(program);
    grammar.lessons = program.add_subcommand("lessons", "");
    grammar.lessons->add_option("lint|verify", typed.task)->required();
    grammar.lessons->add_option("DIR", typed.folder);
    grammar.grade = program.add_subcommand("grade", "");
    grammar.grade->add_option("FILE", typed.files)->required();
    grammar.grade->add_flag("--csv", typed.isCsv);
    program.require_subcommand(0, 1);
}

Topic topicOf(const Grammar& grammar)
{
    if (grammar.demo->parsed()) {
        return Topic::Demo;
    }
    if (grammar.trace->parsed()) {
        return Topic::Trace;
    }
    if (grammar.simulate->parsed()) {
        return Topic::Simulate;
    }
    if (grammar.lessons->parsed()) {
        return Topic::Lessons;
    }
    if (grammar.grade->parsed()) {
        return Topic::Grade;
    }
    if (grammar.scenario->parsed()) {
        return Topic::Scenario;
    }
    if (const std::optional<Topic> live = grammar.live.topic()) {
        return *live;
    }
    return grammar.study.topic().value_or(Topic::Program);
}

Checked commandOf(const Grammar& grammar, Language language)
{
    const Typed& typed = grammar.typed;
    Values values{language};
    if (!typed.lang.empty() && !i18n::languageFrom(typed.lang)) {
        values.refuse("--lang", typed.lang, "en | pt_BR");
    }
    switch (topicOf(grammar)) {
    case Topic::Demo:
        return values.checked(DemoCommand{values.choice("--format", typed.format, textOrJson)});
    case Topic::Trace: {
        TraceCommand command{typed.file, typed.sets, values.selector(typed.operation),
            values.choice("--format", typed.format, traceFormats)};
        return values.checked(std::move(command));
    }
    case Topic::Simulate: {
        SimulateCommand command{typed.file, given(typed.fileB), typed.sets,
            values.count("--seeds", typed.seeds, 1, {1, mostSeeds}),
            values.count("--scale", typed.scale, 1, {1, mostScale}),
            values.count("--event-limit", typed.eventLimit, storm::RunOptions{}.eventLimit, {1, mostEvents}),
            values.choice("--format", typed.format, simulateFormats)};
        return values.checked(std::move(command));
    }
    case Topic::Scenario:
        return values.checked(ScenarioCommand{given(typed.id)});
    case Topic::Race:
    case Topic::Serve:
    case Topic::Pay:
    case Topic::Prove:
        return values.checked(grammar.live.command(values));
    case Topic::Contention:
    case Topic::Sweep: {
        Command command = grammar.study.command(values);
        return values.checked(std::move(command));
    }
    case Topic::Lessons:
        return values.checked(LessonsCommand{values.choice("lessons", typed.task, lessonTasks),
            typed.folder.empty() ? typed.lessons : typed.folder});
    case Topic::Grade:
        return values.checked(GradeCommand{typed.files, typed.lessons, typed.isCsv});
    case Topic::Program:
        break;
    }
    const Checked checked = values.checked(HelpCommand{});
    return checked ? Checked{tl::unexpect,
               std::string{Words{"a command is missing\n", "falta um comando\n"}.in(language)}}
                   : checked;
}

/// The name in the parser's English message, before what it says of it.
std::string before(std::string_view message, std::string_view mark)
{
    return std::string{message.substr(0, message.find(mark))};
}

std::string missing(const CLI::RequiredError& error, Language language)
{
    return i18n::filled({"{} is missing\n", "falta {}\n"}, language, before(error.what(), " is required"));
}

std::string unexpected(const std::vector<std::string>& extras, Language language)
{
    std::string all;
    for (const std::string& extra : extras) {
        all += " " + extra;
    }
    return i18n::filled({"not expected here:{}\n", "não esperado aqui:{}\n"}, language, all);
}

std::string wrongCount(const CLI::ArgumentMismatch& error, Language language)
{
    return i18n::filled({"{} takes exactly one value\n", "{} recebe exatamente um valor\n"}, language,
        before(error.what(), ":"));
}

std::optional<std::string> variable(const std::vector<std::string>& environment, std::string_view name)
{
    for (const std::string& line : environment) {
        if (line.size() > name.size() + 1 && line.starts_with(name) && line[name.size()] == '=') {
            return line.substr(name.size() + 1);
        }
    }
    return std::nullopt;
}

} // namespace

Language languageOf(const std::vector<std::string>& arguments, const std::vector<std::string>& environment)
{
    constexpr std::string_view option = "--lang";
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const bool isNext = arguments[i] == option && i + 1 < arguments.size();
        const bool isJoined = arguments[i].starts_with("--lang=");
        const std::string value
            = isNext ? arguments[i + 1] : (isJoined ? arguments[i].substr(option.size() + 1) : std::string{});
        if (const std::optional<Language> language = i18n::languageFrom(value)) {
            return *language;
        }
    }
    for (const std::string_view name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (const std::optional<std::string> value = variable(environment, name)) {
            return i18n::languageFrom(*value).value_or(Language::English);
        }
    }
    return Language::English;
}

tl::expected<Command, std::string> parseCommand(const std::vector<std::string>& arguments, Language language)
{
    Grammar grammar;
    define(grammar);
    std::vector<std::string> reversed{arguments.rbegin(), arguments.rend()};
    try {
        grammar.program.parse(std::move(reversed));
    } catch (const CLI::CallForHelp&) {
        return HelpCommand{topicOf(grammar)};
    } catch (const CLI::CallForVersion&) {
        return VersionCommand{};
    } catch (const CLI::RequiredError& error) {
        return tl::unexpected{missing(error, language)};
    } catch (const CLI::ArgumentMismatch& error) {
        return tl::unexpected{wrongCount(error, language)};
    } catch (const CLI::ParseError& error) {
        return tl::unexpected{std::string{error.what()} + "\n"};
    }
    const std::vector<std::string> extras = grammar.program.remaining(true);
    if (!extras.empty()) {
        return tl::unexpected{unexpected(extras, language)};
    }
    return commandOf(grammar, language);
}

} // namespace repique::cli
