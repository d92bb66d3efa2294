// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study_grammar.h"

#include "core/base/assert.h"
#include "core/storm/contention_names.h"
#include "core/storm/named_metric.h"

#include <CLI/CLI.hpp>

#include <limits>

namespace repique::cli {
namespace {

constexpr std::int64_t mostClients = 10'000;
constexpr std::int64_t mostRuns = 100'000;
constexpr std::int64_t mostSeeds = 10'000;
constexpr std::int64_t mostThreads = 256;

constexpr Names<SweepCommand::Format, 2> sweepFormats{
    {{"json", SweepCommand::Format::Json}, {"csv", SweepCommand::Format::Csv}}};

/// A seed with room for `runs` seeds from it on.
std::uint64_t seedFrom(Values& values, const std::string& typed, std::int64_t runs)
{
    constexpr auto last = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    const auto seed = parseInteger<std::uint64_t>(typed);
    if (!typed.empty() && (!seed || *seed > last - static_cast<std::uint64_t>(runs - 1))) {
        values.refuse("--seed", typed, "0 … 2^63 − runs");
    }
    return seed.value_or(ContentionCommand{}.seed);
}

void checkMetric(Values& values, const std::string& typed)
{
    if (storm::metricRequest(typed)) {
        return;
    }
    std::string accepted;
    for (const storm::NamedMetric& metric : storm::namedMetrics()) {
        accepted += std::string{metric.name} + " | ";
    }
    values.refuse("--metric", typed, accepted + "peak_retries(10ms)");
}

} // namespace

void StudyGrammar::define(CLI::App& program)
{
    m_contention = program.add_subcommand("contention", "");
    m_contention->add_option("--clients", m_typed.clients);
    m_contention->add_option("--backoff", m_typed.backoff);
    m_contention->add_option("--runs", m_typed.runs);
    m_contention->add_option("--seed", m_typed.seed);
    m_contention->add_option("--format", m_typed.format);
    m_sweep = program.add_subcommand("sweep", "");
    m_sweep->add_option("FILE", m_typed.file)->required();
    m_sweep->add_option("--set", m_typed.sets)->allow_extra_args(false);
    m_sweep->add_option("--x", m_typed.x)->required();
    m_sweep->add_option("--y", m_typed.y);
    m_sweep->add_option("--metric", m_typed.metric)->required();
    m_sweep->add_option("--seeds", m_typed.seeds);
    m_sweep->add_option("--threads", m_typed.threads);
    m_sweep->add_option("--format", m_typed.format);
}

std::optional<Topic> StudyGrammar::topic() const
{
    if (m_contention->parsed()) {
        return Topic::Contention;
    }
    return m_sweep->parsed() ? std::optional{Topic::Sweep} : std::nullopt;
}

Command StudyGrammar::command(Values& values) const
{
    REPIQUE_ASSERT(topic().has_value());
    return m_contention->parsed() ? Command{contentionCommand(values)} : Command{sweepCommand(values)};
}

ContentionCommand StudyGrammar::contentionCommand(Values& values) const
{
    ContentionCommand command;
    command.clients = values.count("--clients", m_typed.clients, command.clients, {1, mostClients});
    if (!m_typed.backoff.empty()) {
        command.backoff = values.choice("--backoff", m_typed.backoff, storm::contentionBackoffs);
    }
    command.runs = values.count("--runs", m_typed.runs, command.runs, {1, mostRuns});
    command.seed = seedFrom(values, m_typed.seed, command.runs);
    command.format = values.choice("--format", m_typed.format, textOrJson);
    return command;
}

SweepCommand StudyGrammar::sweepCommand(Values& values) const
{
    SweepCommand command;
    command.file = m_typed.file;
    command.sets = m_typed.sets;
    command.x = m_typed.x;
    if (!m_typed.y.empty()) {
        command.y = m_typed.y;
    }
    command.metric = m_typed.metric;
    checkMetric(values, m_typed.metric);
    command.seeds = values.count("--seeds", m_typed.seeds, 1, {1, mostSeeds});
    if (!m_typed.threads.empty()) {
        command.threads = values.count("--threads", m_typed.threads, 1, {1, mostThreads});
    }
    command.format = values.choice("--format", m_typed.format, sweepFormats);
    return command;
}

} // namespace repique::cli
