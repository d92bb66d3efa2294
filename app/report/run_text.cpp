// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/run_text.h"

#include "app/i18n/key_words.h"
#include "app/i18n/numbers.h"
#include "app/report/text_table.h"

#include <algorithm>
#include <array>

namespace repique::report {
namespace {

using i18n::Language;
using i18n::text;
using i18n::Words;
using storm::RunResult;
using storm::Totals;

std::string labelOf(std::string_view metric, Language language)
{
    const i18n::MetricWords* const words = i18n::metricWordsOf(metric);
    return words == nullptr ? std::string{metric} : text(words->label, language);
}

std::string title(const Ensemble& ensemble, SimDuration duration, Language language)
{
    const RunResult& first = ensemble.runs.front();
    const std::string name = ensemble.scenario.empty()
        ? text({"unnamed scenario", "cenário sem nome"}, language)
        : ensemble.scenario;
    const std::string scale = first.scale == 1
        ? text({"exact", "exato"}, language)
        : i18n::filled({"preview 1:{}", "prévia 1:{}"}, language, i18n::integer(first.scale, language));
    return name + " · " + text({"seed ", "semente "}, language) + std::to_string(first.seed) + " · "
        + i18n::duration(duration, language) + " · " + scale + "\n\n";
}

/// The figures of one run, each with what it is a share of.
class Figures final
{
public:
    Figures(const RunResult& run, Language language) : m_run{run}, m_language{language} {}

    [[nodiscard]] std::string text() &&
    {
        const Totals& totals = m_run.totals;
        count("operations", totals.operations, "");
        count("succeeded", totals.succeeded, shareOfOperations(totals.succeeded));
        count("succeeded_after_retry", totals.succeededAfterRetry,
            shareOfOperations(totals.succeededAfterRetry));
        count("failed", totals.failed, shareOfOperations(totals.failed));
        countUnlessZero("not_retryable", totals.notRetryable);
        countUnlessZero("exhausted", totals.exhausted);
        countUnlessZero("deadline_exceeded", totals.deadlineExceeded);
        countUnlessZero("budget_denied", totals.budgetDenied);
        countUnlessZero("open", totals.open);
        count("attempts", totals.attempts, "");
        count("retries", totals.retries, shareOfAttempts(totals.retries));
        countUnlessZero("held_back", totals.heldBack);
        countUnlessZero("rejected", totals.rejected);
        countUnlessZero("timed_out", totals.timedOut);
        countUnlessZero("refused", totals.refused);
        countUnlessZero("closed", totals.closed);
        countUnlessZero("wasted_attempts", totals.wastedAttempts);
        countUnlessZero("abandoned_served", totals.abandonedServed);
        count("duplicates", totals.duplicates, i18n::money(totals.duplicateCents, m_language));
        row("latency_ms.p50", i18n::milliseconds(m_run.latency.p50Ms, m_language), "");
        row("latency_ms.p99", i18n::milliseconds(m_run.latency.p99Ms, m_language), "");
        row("wait_ms.mean", i18n::milliseconds(m_run.waitMeanMs, m_language), "");
        return m_table.text();
    }

private:
    void row(std::string_view metric, std::string value, std::string note)
    {
        m_table.add({labelOf(metric, m_language), std::move(value), std::move(note)});
    }

    void count(std::string_view metric, std::int64_t value, std::string note)
    {
        row(metric, i18n::integer(value, m_language), std::move(note));
    }

    void countUnlessZero(std::string_view metric, std::int64_t value)
    {
        if (value != 0) {
            count(metric, value, "");
        }
    }

    [[nodiscard]] std::string share(std::int64_t part, std::int64_t whole) const
    {
        return whole == 0 ? std::string{}
                          : i18n::percent(static_cast<double>(part) / static_cast<double>(whole), m_language);
    }

    [[nodiscard]] std::string shareOfOperations(std::int64_t part) const
    {
        return share(part, m_run.totals.operations);
    }

    [[nodiscard]] std::string shareOfAttempts(std::int64_t part) const
    {
        return share(part, m_run.totals.attempts);
    }

    const RunResult& m_run;
    Language m_language;
    TextTable m_table;
};

std::string amplificationLaw(const Totals& totals, Language language)
{
    const double share = totals.attempts == 0
        ? 0.0
        : static_cast<double>(totals.retries) / static_cast<double>(totals.attempts);
    return i18n::filled(
        {"Amplification = attempts ÷ operations = {} ÷ {} = {}; {} of the load are retries.",
            "Amplificação = tentativas ÷ operações = {} ÷ {} = {}; {} da carga são retentativas."},
        language, i18n::integer(totals.attempts, language), i18n::integer(totals.operations, language),
        i18n::times(storm::amplification(totals), language), i18n::percent(share, language));
}

/// What no policy can change: originals beyond the capacity find no place.
std::string overloadLaw(const storm::Model& model, Language language)
{
    const double excess = model.traffic.rate - model.dependency.capacity;
    const bool isSteady = model.traffic.arrivals != storm::Traffic::Arrivals::Together
        && model.traffic.steps.empty() && !model.script;
    if (!isSteady || excess <= 0.0) {
        return {};
    }
    return i18n::filled(
        {"{} originals arrive and {} fit: {} find no place, whatever the policy. Retries only add load.",
            "Chegam {} originais e cabem {}: {} ficam de fora, seja qual for a política. "
            "Retentativas só somam carga."},
        language, i18n::rate(model.traffic.rate, language), i18n::rate(model.dependency.capacity, language),
        i18n::rate(excess, language));
}

std::string duplicateLaw(const Totals& totals, Language language)
{
    if (totals.duplicates == 0) {
        return i18n::filled({"No operation was applied twice: 0 duplicates in {}.",
                                "Nenhuma operação foi aplicada duas vezes: 0 duplicatas em {}."},
            language, i18n::counted(totals.operations, i18n::operationNoun, language));
    }
    return i18n::filled(
        {"{} in {}: {} debited twice. One key per operation, made before the loop, prevents it.",
            "{} em {}: {} debitados em dobro. Uma chave por operação, criada antes do laço, evita."},
        language, i18n::counted(totals.duplicates, i18n::duplicateNoun, language),
        i18n::counted(totals.operations, i18n::operationNoun, language),
        i18n::money(totals.duplicateCents, language));
}

/// Whether the run holds a disturbance that ends, after which it could be well again.
bool hasDisturbance(const storm::Model& model)
{
    const bool hasEndingFault = std::any_of(model.faults.begin(), model.faults.end(),
        [](const settlement::Fault& fault) { return fault.lasts.has_value(); });
    return !model.script && (!model.traffic.steps.empty() || hasEndingFault);
}

std::string recoveryLaw(const RunResult& run, const storm::Model& model, Language language)
{
    if (run.recoveryS) {
        return i18n::filled({"Recovered {} s after the last disturbance, at t = {} s.",
                                "Recuperou {} s depois da última perturbação, em t = {} s."},
            language, i18n::trimmed(*run.recoveryS, 3, language),
            i18n::trimmed(run.recoveredAtS.value_or(0.0), 3, language));
    }
    return hasDisturbance(model) ? text({"Not recovered from the last disturbance within the run.",
                                            "Não se recuperou da última perturbação durante a execução."},
               language)
                                 : std::string{};
}

std::string laws(const RunResult& run, const storm::Model& model, Language language)
{
    const std::array<std::string, 4> sentences{amplificationLaw(run.totals, language),
        overloadLaw(model, language), duplicateLaw(run.totals, language), recoveryLaw(run, model, language)};
    std::string out;
    for (const std::string& sentence : sentences) {
        out += sentence.empty() ? std::string{} : wrapped(sentence, "  ");
    }
    if (run.isCut) {
        out += wrapped(Words{"Stopped at the event limit: the figures cover only the time before it.",
                           "Parou no limite de eventos: os números cobrem só o tempo até ali."}
                           .in(language),
            "  ");
    }
    return out;
}

double meanBetween(const std::vector<double>& values, std::size_t from, std::size_t to)
{
    double sum = 0.0;
    for (std::size_t i = from; i < to; ++i) {
        sum += values[i];
    }
    return sum / static_cast<double>(to - from);
}

/// The load over time in at most twelve lines, each the mean of its bins.
std::string timeline(const storm::Series& series, Language language)
{
    constexpr std::size_t mostLines = 12;
    const std::size_t step = std::max<std::size_t>(1, (series.size() + mostLines - 1) / mostLines);
    TextTable table;
    table.add({text({"from t =", "a partir de t ="}, language), text({"originals", "originais"}, language),
        text({"retries", "retentativas"}, language), text({"attempts", "tentativas"}, language),
        text({"goodput", "vazão útil"}, language), text({"queue", "fila"}, language)});
    for (std::size_t from = 0; from < series.size(); from += step) {
        const std::size_t to = std::min(from + step, series.size());
        const auto cell = [&](const std::vector<double>& values) {
            return i18n::decimal(meanBetween(values, from, to), 0, language);
        };
        table.add({i18n::duration(series.bin * static_cast<std::int64_t>(from), language),
            cell(series.originals), cell(series.retries), cell(series.attempts), cell(series.goodput),
            i18n::decimal(series.queue[to - 1], 0, language)});
    }
    return text({"Per second (queue: waiting at the end of the line's span)",
                    "Por segundo (fila: esperando no fim do trecho)"},
               language)
        + "\n" + table.text();
}

std::string figure(const Metric& metric, double value, Language language)
{
    return i18n::trimmed(value, metric.isCount ? 1 : 4, language);
}

std::string estimateTable(const Ensemble& ensemble, Language language)
{
    TextTable table;
    table.add(
        {"", text({"mean", "média"}, language), text({"standard deviation", "desvio padrão"}, language)});
    for (const Metric& metric : metrics()) {
        if (const std::optional<Estimate> over = estimateOf(metric, ensemble)) {
            table.add({labelOf(metric.name, language), figure(metric, over->mean, language),
                over->sd ? figure(metric, *over->sd, language) : "—"});
        }
    }
    return table.text();
}

} // namespace

std::string ensembleText(const Ensemble& ensemble, const scenario::Scenario& scenario, Language language)
{
    const std::string heading = title(ensemble, scenario.model.duration, language);
    if (ensemble.runs.size() > 1) {
        return heading
            + i18n::filled({"  {} runs with consecutive seeds\n", "  {} execuções com sementes seguidas\n"},
                language, i18n::integer(static_cast<std::int64_t>(ensemble.runs.size()), language))
            + estimateTable(ensemble, language);
    }
    const RunResult& run = ensemble.runs.front();
    const std::string figures
        = heading + Figures{run, language}.text() + "\n" + laws(run, scenario.model, language);
    return scenario.model.script ? figures : figures + "\n" + timeline(run.series, language);
}

} // namespace repique::report
