// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/comparison_text.h"

#include "app/i18n/key_words.h"
#include "app/i18n/numbers.h"
#include "app/report/text_table.h"

#include <array>

namespace repique::report {
namespace {

using i18n::Language;
using i18n::Words;

std::string labelOf(const Metric& metric, Language language)
{
    const i18n::MetricWords* const words = i18n::metricWordsOf(metric.name);
    return std::string{words == nullptr ? metric.name : words->label.in(language)};
}

std::string figure(const Metric& metric, double value, Language language)
{
    return i18n::trimmed(value, metric.isCount ? 1 : 4, language);
}

std::vector<std::string> row(const Metric& metric, const Ensemble& a, const Ensemble& b, Language language)
{
    const std::optional<Estimate> ofA = estimateOf(metric, a);
    const std::optional<Estimate> ofB = estimateOf(metric, b);
    const std::optional<Estimate> difference = differenceOf(metric, a, b);
    if (!ofA || !ofB || !difference) {
        return {};
    }
    const std::string interval = difference->low
        ? figure(metric, *difference->low, language) + " … " + figure(metric, *difference->high, language)
        : std::string{"—"};
    return {labelOf(metric, language), figure(metric, ofA->mean, language),
        figure(metric, ofB->mean, language), figure(metric, difference->mean, language), interval};
}

/// How many metrics got each verdict, and the real differences by name.
struct Verdicts
{
    std::array<std::int64_t, 4> counts{};
    std::string real;

    [[nodiscard]] std::int64_t of(Verdict verdict) const
    {
        return counts.at(static_cast<std::size_t>(verdict));
    }
};

Verdicts verdictsOf(const Ensemble& a, const Ensemble& b, Language language)
{
    Verdicts verdicts;
    for (const Metric& metric : metrics()) {
        const std::optional<Estimate> difference = differenceOf(metric, a, b);
        if (!difference) {
            continue;
        }
        const Verdict verdict = verdictOf(*difference);
        ++verdicts.counts.at(static_cast<std::size_t>(verdict));
        if (verdict == Verdict::Real) {
            verdicts.real += (verdicts.real.empty() ? "" : ", ") + labelOf(metric, language)
                + (difference->mean > 0.0 ? " ↑" : " ↓");
        }
    }
    return verdicts;
}

std::string sentence(const Ensemble& a, const Ensemble& b, Language language)
{
    const Verdicts verdicts = verdictsOf(a, b, language);
    if (verdicts.of(Verdict::Unknown) > 0) {
        return std::string{Words{"One seed shows a difference but not whether it is real: run --seeds 20.",
            "Uma semente mostra uma diferença, mas não se ela é real: use --seeds 20."}
                               .in(language)};
    }
    const std::int64_t chance = verdicts.of(Verdict::MayBeChance);
    const std::int64_t same = verdicts.of(Verdict::Same);
    if (!verdicts.real.empty()) {
        return i18n::filled({"Real from a to b (95%): {}. May be chance: {}; the same in every pair: {}.",
                                "Real de a para b (95 %): {}. Pode ser acaso: {}; iguais em todo par: {}."},
            language, verdicts.real, chance, same);
    }
    return chance == 0
        ? std::string{Words{"a and b are the same in every pair.", "a e b são iguais em todos os pares."}.in(
            language)}
        : i18n::filled({"No difference is real (95%): {} may be chance, {} are the same in "
                        "every pair.",
                           "Nenhuma diferença é real (95 %): {} podem ser acaso, {} são iguais "
                           "em todo par."},
            language, chance, same);
}

} // namespace

Verdict verdictOf(const Estimate& difference) noexcept
{
    if (!difference.low || !difference.high) {
        return Verdict::Unknown;
    }
    if (*difference.low > 0.0 || *difference.high < 0.0) {
        return Verdict::Real;
    }
    return *difference.low == 0.0 && *difference.high == 0.0 ? Verdict::Same : Verdict::MayBeChance;
}

std::string comparisonText(const Ensemble& a, const Ensemble& b, Language language)
{
    TextTable table;
    table.add({"", "a", "b", "b − a", std::string{Words{"95% interval", "intervalo de 95 %"}.in(language)}});
    for (const Metric& metric : metrics()) {
        std::vector<std::string> cells = row(metric, a, b, language);
        if (!cells.empty()) {
            table.add(std::move(cells));
        }
    }
    const auto runs = static_cast<std::int64_t>(a.runs.size());
    return "a = " + a.scenario + " · b = " + b.scenario + " · "
        + i18n::filled({"seeds {} … {}, paired", "sementes {} … {}, pareadas"}, language, a.runs.front().seed,
            a.runs.front().seed + static_cast<std::uint64_t>(runs - 1))
        + "\n\n" + table.text() + "\n" + wrapped(sentence(a, b, language), "  ");
}

} // namespace repique::report
