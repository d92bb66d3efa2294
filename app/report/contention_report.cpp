// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/contention_report.h"

#include "app/i18n/numbers.h"
#include "app/report/text_table.h"
#include "core/storm/contention_names.h"

#include <algorithm>

namespace repique::report {
namespace {

using i18n::Language;
using i18n::Words;
using storm::ContentionBackoff;

constexpr i18n::Noun clientNoun{{"client", "cliente"}, {"clients", "clientes"}};
constexpr i18n::Noun runNoun{{"run", "execução"}, {"runs", "execuções"}};

Words wordsOf(ContentionBackoff backoff) noexcept
{
    switch (backoff) {
    case ContentionBackoff::None:
        return {"no wait", "sem espera"};
    case ContentionBackoff::Exponential:
        return {"exponential, no jitter", "exponencial, sem jitter"};
    case ContentionBackoff::Equal:
        return {"equal jitter", "equal jitter"};
    case ContentionBackoff::Full:
        return {"full jitter", "full jitter"};
    case ContentionBackoff::Decorrelated:
        return {"decorrelated jitter", "jitter descorrelacionado"};
    }
    return {};
}

Json orNull(const std::optional<double>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

std::string withDeviation(double mean, const std::optional<double>& sd, Language language)
{
    const auto digits = [](double value) { return value < 100.0 ? 1 : 0; };
    return i18n::decimal(mean, digits(mean), language)
        + (sd ? " ± " + i18n::decimal(*sd, digits(*sd), language) : std::string{});
}

/// Two axes, seldom the same winner.
std::string lesson(const std::vector<ContentionStudy>& studies, Language language)
{
    const auto& fastest = *std::min_element(
        studies.begin(), studies.end(), [](const auto& a, const auto& b) { return a.ms.mean < b.ms.mean; });
    const auto& lightest = *std::min_element(studies.begin(), studies.end(),
        [](const auto& a, const auto& b) { return a.calls.mean < b.calls.mean; });
    const auto ms = [language](const ContentionStudy& s) { return i18n::milliseconds(s.ms.mean, language); };
    const auto calls
        = [language](const ContentionStudy& s) { return i18n::decimal(s.calls.mean, 0, language); };
    const std::string_view quick = wordsOf(fastest.backoff).in(language);
    const std::string_view light = wordsOf(lightest.backoff).in(language);
    if (fastest.backoff == lightest.backoff) {
        return i18n::filled({"First to finish and least work: {} ({}, {} writes).",
                                "Termina primeiro e trabalha menos: {} ({}, {} escritas)."},
            language, quick, ms(fastest), calls(fastest));
    }
    return i18n::filled({"First to finish: {} ({}, {} writes). Least work: {} ({}, {} writes).",
                            "Termina primeiro: {} ({}, {} escritas). Trabalha menos: {} ({}, {} escritas)."},
        language, quick, ms(fastest), calls(fastest), light, ms(lightest), calls(lightest));
}

std::string meaning(Language language)
{
    return std::string{Words{
        "Every client writes the one row once; a write fails when somebody wrote after its read. Only "
        "writes are counted.",
        "Cada cliente escreve uma vez na mesma linha; a escrita falha se alguém escreveu depois da leitura "
        "dele. Só as escritas contam."}
                           .in(language)};
}

} // namespace

ContentionStudy studyOf(
    std::int64_t clients, ContentionBackoff backoff, std::uint64_t seed, std::int64_t runs)
{
    storm::Contention contention;
    contention.seed = seed;
    contention.clients = clients;
    contention.backoff = storm::backoffOf(backoff);
    std::vector<double> times;
    std::vector<double> calls;
    for (std::int64_t i = 0; i < runs; ++i, ++contention.seed) {
        const storm::ContentionRun run = storm::contend(contention);
        times.push_back(toMilliseconds(run.took));
        calls.push_back(static_cast<double>(run.calls));
    }
    return {clients, backoff, runs, estimate(times).value(), estimate(calls).value()};
}

Json contentionJson(const ContentionStudy& study)
{
    return {{"clients", study.clients}, {"backoff", nameIn(storm::contentionBackoffs, study.backoff)},
        {"runs", study.runs}, {"mean_ms", study.ms.mean}, {"sd_ms", orNull(study.ms.sd)},
        {"mean_calls", study.calls.mean}, {"sd_calls", orNull(study.calls.sd)}};
}

std::string contentionText(const std::vector<ContentionStudy>& studies, Language language)
{
    const ContentionStudy& first = studies.front();
    TextTable table;
    table.add({"", std::string{Words{"until all are done, ms", "até todos terminarem, ms"}.in(language)},
        std::string{Words{"writes", "escritas"}.in(language)}});
    for (const ContentionStudy& study : studies) {
        table.add({std::string{wordsOf(study.backoff).in(language)},
            withDeviation(study.ms.mean, study.ms.sd, language),
            withDeviation(study.calls.mean, study.calls.sd, language)});
    }
    return i18n::counted(first.clients, clientNoun, language)
        + i18n::filled({" on one row · mean of {}", " em uma linha · média de {}"}, language,
            i18n::counted(first.runs, runNoun, language))
        + "\n\n" + table.text() + "\n" + wrapped(meaning(language), "  ")
        + (studies.size() > 1 ? wrapped(lesson(studies, language), "  ") : std::string{});
}

} // namespace repique::report
