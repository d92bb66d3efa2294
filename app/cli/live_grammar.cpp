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

constexpr std::array<Choice<bool>, 2> synchronousModes{{{"full", true}, {"normal", false}}};
constexpr std::int64_t lastPort = 65'535;
constexpr std::size_t longestAccount = 64;

std::optional<std::string> given(const std::string& typed)
{
    return typed.empty() ? std::nullopt : std::optional{typed};
}

/// "ana=1000000"
std::optional<std::pair<std::string, std::int64_t>> accountFrom(const std::string& typed)
{
    const std::size_t mark = typed.rfind('=');
    if (mark == std::string::npos || mark == 0 || mark > longestAccount) {
        return std::nullopt;
    }
    std::int64_t cents = 0;
    const char* const end = typed.data() + typed.size();
    const auto read = std::from_chars(typed.data() + mark + 1, end, cents);
    const bool isAmount = read.ec == std::errc{} && read.ptr == end && cents >= 0;
    return isAmount ? std::optional{std::pair{typed.substr(0, mark), cents}} : std::nullopt;
}

} // namespace

void LiveGrammar::define(CLI::App& program)
{
    m_race = program.add_subcommand("race", "");
    m_race->add_option("--copies", m_typed.copies);
    m_race->add_option("--server", m_typed.server);
    m_race->add_option("--format", m_typed.format);
    m_serve = program.add_subcommand("serve", "");
    m_serve->add_option("--port", m_typed.port);
    m_serve->add_option("--ledger", m_typed.ledger);
    m_serve->add_option("--faults", m_typed.faults);
    m_serve->add_option("--account", m_typed.accounts)->allow_extra_args(false);
    m_serve->add_option("--synchronous", m_typed.synchronous);
}

std::optional<Topic> LiveGrammar::topic() const
{
    if (m_race->parsed()) {
        return Topic::Race;
    }
    return m_serve->parsed() ? std::optional{Topic::Serve} : std::nullopt;
}

Command LiveGrammar::command(Values& values) const
{
    REPIQUE_ASSERT(topic().has_value());
    return m_serve->parsed() ? Command{serveCommand(values)} : Command{raceCommand(values)};
}

RaceCommand LiveGrammar::raceCommand(Values& values) const
{
    const std::int64_t copies = values.count("--copies", m_typed.copies, 2, race::mostCopies);
    return {{static_cast<int>(copies), values.choice("--server", m_typed.server, servers)},
        values.choice("--format", m_typed.format, raceFormats)};
}

ServeCommand LiveGrammar::serveCommand(Values& values) const
{
    ServeCommand command;
    command.port = m_typed.port == "0" ? 0 : values.count("--port", m_typed.port, 0, lastPort);
    command.ledger = given(m_typed.ledger);
    command.faults = given(m_typed.faults);
    command.isSynchronousFull = values.choice("--synchronous", m_typed.synchronous, synchronousModes);
    for (const std::string& typed : m_typed.accounts) {
        if (auto account = accountFrom(typed)) {
            command.accounts.push_back(*std::move(account));
        } else {
            values.refuse("--account", typed, "NAME=CENTS, CENTS ≥ 0");
        }
    }
    return command;
}

} // namespace repique::cli
