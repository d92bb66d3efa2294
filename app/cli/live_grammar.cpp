// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/live_grammar.h"

#include "core/base/assert.h"

#include <CLI/CLI.hpp>

namespace repique::cli {
namespace {

using settlement::ServerMode;

constexpr std::array<Choice<RaceCommand::Format>, 2> raceFormats{
    {{"text", RaceCommand::Format::Text}, {"json", RaceCommand::Format::Json}}};
constexpr std::array<Choice<ServerMode>, 3> servers{{{"check_then_insert", ServerMode::CheckThenInsert},
    {"atomic", ServerMode::Atomic}, {"none", ServerMode::None}}};

} // namespace

void LiveGrammar::define(CLI::App& program)
{
    m_race = program.add_subcommand("race", "");
    m_race->add_option("--copies", m_typed.copies);
    m_race->add_option("--server", m_typed.server);
    m_race->add_option("--format", m_typed.format);
}

std::optional<Topic> LiveGrammar::topic() const
{
    return m_race->parsed() ? std::optional{Topic::Race} : std::nullopt;
}

Command LiveGrammar::command(Values& values) const
{
    REPIQUE_ASSERT(topic().has_value());
    return raceCommand(values);
}

RaceCommand LiveGrammar::raceCommand(Values& values) const
{
    const std::int64_t copies = values.count("--copies", m_typed.copies, 2, race::mostCopies);
    return {{static_cast<int>(copies), values.choice("--server", m_typed.server, servers)},
        values.choice("--format", m_typed.format, raceFormats)};
}

} // namespace repique::cli
