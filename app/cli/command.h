// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/lessons_command.h"
#include "app/cli/live_command.h"
#include "app/cli/study_command.h"
#include "app/cli/text_or_json.h"
#include "app/i18n/language.h"
#include "core/storm/run.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace repique::cli {

enum class Topic : std::uint8_t {
    Program,
    Demo,
    Trace,
    Simulate,
    Scenario,
    Race,
    Contention,
    Sweep,
    Serve,
    Pay,
    Prove,
    Lessons,
    Grade
};

struct HelpCommand
{
    Topic topic = Topic::Program;
};

struct VersionCommand
{
};

struct DemoCommand
{
    TextOrJson format = TextOrJson::Text;
};

struct TraceCommand
{
    enum class Format : std::uint8_t { Text, Json, Mermaid, PlantUml };
    std::string file;
    std::vector<std::string> sets;
    storm::Selector operation = std::uint64_t{0};
    Format format = Format::Text;
};

struct SimulateCommand
{
    enum class Format : std::uint8_t { Json, Csv, Text };
    std::string file;
    std::optional<std::string> fileB;
    std::vector<std::string> sets;
    std::int64_t seeds = 1;
    std::int64_t scale = 1;
    std::int64_t eventLimit = storm::RunOptions{}.eventLimit;
    Format format = Format::Json;
};

struct ScenarioCommand
{
    std::optional<std::string> id; ///< none = list them
};

using Command = std::variant<HelpCommand, VersionCommand, DemoCommand, TraceCommand, SimulateCommand,
    ScenarioCommand, RaceCommand, ContentionCommand, SweepCommand, ServeCommand, PayCommand, ProveCommand,
    LessonsCommand, GradeCommand>;

/// The language that the arguments or else the environment ask for; English when neither is known.
/// `arguments` without the program's name; `environment` holds "NAME=value" lines. An unknown `--lang` is the
/// parser's business.
[[nodiscard]] i18n::Language languageOf(
    const std::vector<std::string>& arguments, const std::vector<std::string>& environment);

/// Reads the arguments, without the program's name. The error is a sentence in `language`.
[[nodiscard]] tl::expected<Command, std::string> parseCommand(
    const std::vector<std::string>& arguments, i18n::Language language);

} // namespace repique::cli
