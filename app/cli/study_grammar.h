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

/// What the commands about many runs take. Lives as long as the parser.
class StudyGrammar final
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
        std::string file;
        std::vector<std::string> sets;
        std::string x;
        std::string y;
        std::string metric;
        std::string seeds;
        std::string threads;
        std::string clients;
        std::string backoff;
        std::string runs;
        std::string seed;
        std::string format;
    };

    [[nodiscard]] ContentionCommand contentionCommand(Values& values) const;
    [[nodiscard]] SweepCommand sweepCommand(Values& values) const;

    Typed m_typed;
    CLI::App* m_contention = nullptr; // owned by the parser
    CLI::App* m_sweep = nullptr; // owned by the parser
};

} // namespace repique::cli
