// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_words.h"

#include "app/i18n/numbers.h"
#include "core/base/assert.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace repique::charts {
namespace {

using i18n::filled;
using i18n::Language;
using i18n::text;
using i18n::Words;

/// The end of the last bin in which an operation succeeded, when there is a second or more without after it.
std::optional<double> lastSuccessS(const storm::Series& series)
{
    const auto lastIt = std::find_if(
        series.goodput.rbegin(), series.goodput.rend(), [](double perSecond) { return perSecond > 0.0; });
    const auto quiet = static_cast<double>(lastIt - series.goodput.rbegin()) * toSeconds(series.bin);
    const auto bins = static_cast<double>(series.goodput.rend() - lastIt);
    return quiet >= 1.0 ? std::optional{bins * toSeconds(series.bin)} : std::nullopt;
}

std::string queueSummary(const RunView& run)
{
    static constexpr Words empty{"The queue stays empty.", "A fila fica vazia."};
    static constexpr Words peaks{"The queue peaks at {} at t = {}; {} wait at the end.",
        "A fila chega a {} em t = {}; no fim, {} na espera."};
    static constexpr Words full{" All of its {} places are taken.", " Todos os {} lugares ficam ocupados."};
    const std::vector<double>& queue = run.result.series.queue;
    const auto peak = std::max_element(queue.begin(), queue.end());
    if (peak == queue.end() || *peak == 0.0) {
        return text(empty, run.language);
    }
    const double at = static_cast<double>(peak - queue.begin() + 1) * toSeconds(run.result.series.bin);
    const auto number = [&run](double value) { return i18n::integer(std::llround(value), run.language); };
    const std::string sentence
        = filled(peaks, run.language, number(*peak), timeTick(at, run.language), number(queue.back()));
    const std::optional<std::int64_t> room = run.scenario.model.dependency.queue;
    const bool isFull = room && *peak >= static_cast<double>(*room);
    return isFull ? sentence + filled(full, run.language, i18n::integer(*room, run.language)) : sentence;
}

std::string budgetSummary(const RunView& run)
{
    static constexpr Words none{
        "This policy has no retry budget.", "Esta política não tem orçamento de retry."};
    static constexpr Words enough{"The budget permitted every retry; {} left at the end.",
        "O orçamento permitiu todos os retries; no fim, saldo de {}."};
    static constexpr Words denied{
        "{} stopped because the budget had nothing left for a retry; {} left at the end.",
        "Sem saldo no orçamento para um retry: {}; no fim, saldo de {}."};
    if (std::holds_alternative<retry::NoBudget>(run.scenario.model.policy.budget)) {
        return text(none, run.language);
    }
    const std::vector<double>& tokens = run.result.series.budgetTokens;
    const auto left = static_cast<std::int64_t>(tokens.empty() ? 0.0 : tokens.back());
    const std::string end = i18n::counted(left, i18n::tokenNoun, run.language);
    const std::int64_t count = run.result.totals.budgetDenied;
    return count == 0
        ? filled(enough, run.language, end)
        : filled(denied, run.language, i18n::counted(count, i18n::operationNoun, run.language), end);
}

std::string latencySummary(const RunView& run)
{
    static constexpr Words none{"No operation succeeded.", "Nenhuma operação deu certo."};
    static constexpr Words within{
        "Half of the successes took at most {}, 95% {}, 99% {}; the slowest took {}.",
        "Metade dos sucessos levou no máximo {}; 95 %, {}; 99 %, {}; o mais lento, {}."};
    static constexpr Words over{" None after t = {}.", " Nenhum depois de t = {}."};
    if (run.result.totals.succeeded == 0) {
        return text(none, run.language);
    }
    const auto time = [&run](double ms) { return i18n::milliseconds(ms, run.language); };
    const storm::Latency& latency = run.result.latency;
    const std::string sentence = filled(within, run.language, time(latency.p50Ms), time(latency.p95Ms),
        time(latency.p99Ms), time(latency.maxMs));
    const std::optional<double> last = lastSuccessS(run.result.series);
    return last ? sentence + filled(over, run.language, timeTick(*last, run.language)) : sentence;
}

ReadoutLine lineOf(Ink ink, std::string value, Language language)
{
    return {ink, inkName(ink, language), std::move(value)};
}

std::string atTime(double seconds, Language language)
{
    return "t = " + timeTick(seconds, language);
}

Readout queueReadout(const RunView& run, const LoadData& data, std::size_t index)
{
    Readout readout{atTime(data.endS(index), run.language),
        {lineOf(Ink::Queue, i18n::integer(std::llround(data.queue[index]), run.language), run.language)}};
    if (const std::optional<std::int64_t> room = run.scenario.model.dependency.queue) {
        readout.lines.push_back(lineOf(Ink::Room, i18n::integer(*room, run.language), run.language));
    }
    return readout;
}

Readout latencyReadout(const RunView& run, const LoadData& data, std::size_t index)
{
    static constexpr Words none{"no success", "nenhum sucesso"};
    Readout readout{atTime(data.startS(index), run.language), {}};
    const auto add = [&](Ink ink, double ms) {
        readout.lines.push_back(lineOf(
            ink, ms > 0.0 ? i18n::milliseconds(ms, run.language) : text(none, run.language), run.language));
    };
    add(Ink::P50, data.latencyP50Ms[index]);
    add(Ink::P95, data.latencyP95Ms[index]);
    add(Ink::P99, data.latencyP99Ms[index]);
    return readout;
}

} // namespace

std::string chartTitle(ChartKind kind, Language language)
{
    static constexpr std::array<Words, allCharts.size()> titles{
        {{"Load on the dependency", "Carga na dependência"}, {"Double debits", "Débitos em dobro"},
            {"Queue", "Fila"}, {"Retry budget", "Orçamento de retry"},
            {"Time to success", "Tempo até o sucesso"}}};
    return text(titles[static_cast<std::size_t>(kind)], language);
}

std::string chartUnit(ChartKind kind, Language language)
{
    static constexpr std::array<Words, allCharts.size()> units{
        {{"requests a second", "requisições por segundo"}, {"cumulative", "acumulado"},
            {"requests waiting", "requisições em espera"}, {"tokens left", "fichas restantes"},
            {"percentiles of each moment", "percentis de cada momento"}}};
    return text(units[static_cast<std::size_t>(kind)], language);
}

std::string chartSummary(ChartKind kind, const RunView& run)
{
    switch (kind) {
    case ChartKind::Load:
        return loadSummary(run);
    case ChartKind::Duplicates:
        return duplicatesSummary(run);
    case ChartKind::Queue:
        return queueSummary(run);
    case ChartKind::Budget:
        return budgetSummary(run);
    case ChartKind::Latency:
        return latencySummary(run);
    }
    return {};
}

Readout chartReadout(ChartKind kind, const RunView& run, const LoadData& data, std::size_t index)
{
    REPIQUE_ASSERT(index < data.size());
    switch (kind) {
    case ChartKind::Load:
        return loadReadout(run, data, index);
    case ChartKind::Duplicates:
        return duplicatesReadout(run, data, index);
    case ChartKind::Queue:
        return queueReadout(run, data, index);
    case ChartKind::Budget:
        return {atTime(data.endS(index), run.language),
            {lineOf(Ink::Tokens, quantity(data.budgetTokens[index], run.language), run.language)}};
    case ChartKind::Latency:
        return latencyReadout(run, data, index);
    }
    return {};
}

std::string emptyPlot(ChartKind kind, const RunView& run)
{
    const bool hasNothing = (kind == ChartKind::Duplicates && run.result.totals.duplicates == 0)
        || (kind == ChartKind::Budget
            && std::holds_alternative<retry::NoBudget>(run.scenario.model.policy.budget))
        || (kind == ChartKind::Latency && run.result.totals.succeeded == 0);
    return hasNothing ? chartSummary(kind, run) : std::string{};
}

} // namespace repique::charts
