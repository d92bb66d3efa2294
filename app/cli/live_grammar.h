// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/values.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

namespace repique::cli {

/// What the commands about races and the real service take. Lives as long as the parser.
class LiveGrammar final
{
public:
    void define(CLI::App& program);

    /// Nothing when another command was given.
    [[nodiscard]] std::optional<Topic> topic() const;
    /// The command that was given; only when there is a topic (asserted).
    [[nodiscard]] Command command(Values& values) const;

private:
    /// Texts as typed; an empty one was not given.
    struct Typed
    {
        std::string copies;
        std::string server;
        std::string format;
        std::string port;
        std::string ledger;
        std::string faults;
        std::string synchronous;
        std::vector<std::string> accounts;
        std::string url;
        std::string file;
        std::vector<std::string> sets;
        std::string payer;
        std::string payee;
        std::string amount;
        std::string operation;
    };

    [[nodiscard]] RaceCommand raceCommand(Values& values) const;
    [[nodiscard]] ServeCommand serveCommand(Values& values) const;
    [[nodiscard]] PayCommand payCommand(Values& values) const;
    [[nodiscard]] ProveCommand proveCommand(Values& values) const;

    Typed m_typed;
    CLI::App* m_race = nullptr; // owned by the parser, as the others
    CLI::App* m_serve = nullptr;
    CLI::App* m_pay = nullptr;
    CLI::App* m_prove = nullptr;
};

} // namespace repique::cli
