// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/live_grammar.h"

#include "core/base/assert.h"
#include "core/http/transport.h"
#include "core/settlement/server_modes.h"

#include <CLI/CLI.hpp>

#include <limits>

namespace repique::cli {
namespace {

constexpr Names<bool, 2> synchronousModes{{{"full", true}, {"normal", false}}};
constexpr std::int64_t lastPort = 65'535;
constexpr std::size_t longestAccount = 64;

/// "ana=1000000"
std::optional<std::pair<std::string, std::int64_t>> accountFrom(const std::string& typed)
{
    const std::size_t mark = typed.rfind('=');
    if (mark == std::string::npos || mark == 0 || mark > longestAccount) {
        return std::nullopt;
    }
    const std::optional<std::int64_t> cents = parseInteger(typed.substr(mark + 1));
    const bool isAmount = cents && *cents >= 0;
    return isAmount ? std::optional{std::pair{typed.substr(0, mark), *cents}} : std::nullopt;
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
    m_pay = program.add_subcommand("pay", "");
    m_pay->add_option("--url", m_typed.url)->required();
    m_pay->add_option("FILE", m_typed.file);
    m_pay->add_option("--set", m_typed.sets)->allow_extra_args(false);
    m_pay->add_option("--payer", m_typed.payer);
    m_pay->add_option("--payee", m_typed.payee);
    m_pay->add_option("--amount", m_typed.amount);
    m_pay->add_option("--operation", m_typed.operation);
    m_pay->add_option("--format", m_typed.format);
    m_prove = program.add_subcommand("prove", "");
    m_prove->add_option("FILE", m_typed.file)->required();
    m_prove->add_option("--set", m_typed.sets)->allow_extra_args(false);
    m_prove->add_option("--format", m_typed.format);
}

std::optional<Topic> LiveGrammar::topic() const
{
    if (m_race->parsed()) {
        return Topic::Race;
    }
    if (m_serve->parsed()) {
        return Topic::Serve;
    }
    if (m_pay->parsed()) {
        return Topic::Pay;
    }
    return m_prove->parsed() ? std::optional{Topic::Prove} : std::nullopt;
}

Command LiveGrammar::command(Values& values) const
{
    REPIQUE_ASSERT(topic().has_value());
    if (m_serve->parsed()) {
        return serveCommand(values);
    }
    if (m_pay->parsed()) {
        return payCommand(values);
    }
    return m_prove->parsed() ? Command{proveCommand(values)} : Command{raceCommand(values)};
}

RaceCommand LiveGrammar::raceCommand(Values& values) const
{
    const std::int64_t copies
        = values.count("--copies", m_typed.copies, race::Setup{}.copies, {1, race::mostCopies});
    return {{static_cast<int>(copies),
                values.choice("--server", m_typed.server, settlement::serverModes, race::Setup{}.server)},
        values.choice("--format", m_typed.format, textOrJson)};
}

PayCommand LiveGrammar::payCommand(Values& values) const
{
    PayCommand command;
    command.url = m_typed.url;
    command.file = m_typed.file;
    command.sets = m_typed.sets;
    command.payer = given(m_typed.payer).value_or(command.payer);
    command.payee = given(m_typed.payee).value_or(command.payee);
    command.amountCents = values.count(
        "--amount", m_typed.amount, command.amountCents, {1, std::numeric_limits<std::int64_t>::max()});
    command.operation = values.operation(m_typed.operation, {});
    if (!http::parseUrl(command.url)) {
        values.refuse("--url", command.url, "http://127.0.0.1:8080");
    }
    command.format = values.choice("--format", m_typed.format, textOrJson);
    return command;
}

ProveCommand LiveGrammar::proveCommand(Values& values) const
{
    return {m_typed.file, m_typed.sets, values.choice("--format", m_typed.format, textOrJson)};
}

ServeCommand LiveGrammar::serveCommand(Values& values) const
{
    ServeCommand command;
    command.port = values.count("--port", m_typed.port, 0, {0, lastPort});
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
