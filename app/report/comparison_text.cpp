// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/comparison_text.h"

#include "app/i18n/key_words.h"
#include "app/i18n/numbers.h"
#include "app/report/text_table.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace repique::report {
namespace {

using i18n::Language;
using i18n::Words;
using storm::PairedFigure;
using storm::Verdict;

/// What a sentence names first; the rest follows in the order of the public table.
constexpr auto weightiest = std::to_array<std::string_view>({"duplicates", "goodput_ratio", "amplification",
    "latency_ms.p95", "recovery_s", "failed", "attempts", "rejected", "timed_out"});
/// More than these are counted, not named.
constexpr std::size_t mostNames = 6;

const Metric& metricOf(const PairedFigure& figure)
{
    return metrics()[figure.index];
}

std::string labelOf(const PairedFigure& figure, Language language)
{
    const i18n::MetricWords* const words = i18n::metricWordsOf(metricOf(figure).name);
    return std::string{words == nullptr ? metricOf(figure).name : words->label.in(language)};
}

std::string shown(const PairedFigure& figure, double value, Language language)
{
    return i18n::trimmed(value, metricOf(figure).isCount ? 1 : 4, language);
}

std::string ofPairs(std::int64_t runs, std::size_t pairs, Language language)
{
    return i18n::filled({"{} of {}", "{} de {}"}, language, runs, pairs);
}

std::string meanOf(
    const PairedFigure& figure, const std::optional<Estimate>& side, std::size_t runs, Language language)
{
    const std::string mean = side ? shown(figure, side->mean, language) : std::string{"—"};
    return runs == figure.pairs
        ? mean
        : mean + " (" + ofPairs(static_cast<std::int64_t>(runs), figure.pairs, language) + ")";
}

std::int64_t moreRuns(const PairedFigure& figure)
{
    return static_cast<std::int64_t>(figure.inB) - static_cast<std::int64_t>(figure.inA);
}

std::string differenceOf(const PairedFigure& figure, Language language)
{
    return figure.isOfPresence() ? ofPairs(moreRuns(figure), figure.pairs, language)
                                 : shown(figure, figure.difference->mean, language);
}

std::string intervalOf(const PairedFigure& figure, Language language)
{
    if (figure.isOfPresence() || !figure.difference->low) {
        return "—";
    }
    return shown(figure, *figure.difference->low, language) + " … "
        + shown(figure, *figure.difference->high, language);
}

std::string verdictWord(Verdict verdict, Language language)
{
    static constexpr std::array<Words, 4> words{Words{"real", "real"},
        Words{"may be chance", "pode ser acaso"}, Words{"the same", "igual"},
        Words{"one seed cannot tell", "uma semente não diz"}};
    return i18n::text(words.at(static_cast<std::size_t>(verdict)), language);
}

bool isIntervalClearOfZero(const PairedFigure& figure)
{
    return figure.difference && figure.difference->low
        && (*figure.difference->low > 0.0 || *figure.difference->high < 0.0);
}

/// "Luck alone: 1.6% of the time."
std::string reasonOf(const PairedFigure& figure, Language language)
{
    std::string reason;
    if (figure.verdict == Verdict::Same || !figure.chance) {
        return reason;
    }
    constexpr double least = 0.0001; // less is not worth its digits
    const std::string chance = *figure.chance < least ? "< " + i18n::percent(least, language)
                                                      : i18n::percent(*figure.chance, language);
    reason = i18n::filled({" Luck alone would show as much in {} of comparisons.",
                              " Só o acaso mostraria tanto em {} das comparações."},
        language, chance);
    if (figure.isOfPresence()) {
        reason += i18n::text({" Not every run has it, so what is compared is how many do.",
                                 " Nem toda execução tem esse valor: o que se compara é quantas têm."},
            language);
    }
    if (figure.verdict == Verdict::MayBeChance && isIntervalClearOfZero(figure)) {
        reason += i18n::text(
            {" Its interval leaves out 0, but with so many figures looked at some do so by luck.",
                " O intervalo deixa o 0 de fora, mas, com tantas métricas, alguma faz isso por acaso."},
            language);
    }
    return reason;
}

std::string explanationOf(const PairedFigure& figure, Language language)
{
    const i18n::MetricWords* const words = i18n::metricWordsOf(metricOf(figure).name);
    const std::string what
        = words == nullptr ? std::string{} : i18n::text(words->explanation, language) + ".";
    return labelOf(figure, language) + ": " + what + reasonOf(figure, language);
}

std::size_t weightOf(const PairedFigure& figure)
{
    const auto found = std::ranges::find(weightiest, metricOf(figure).name);
    return found == weightiest.end() ? weightiest.size() + figure.index
                                     : static_cast<std::size_t>(found - weightiest.begin());
}

/// "Goodput ↓", "Recovery (20 → 0 of 20 runs)".
std::string nameOf(const PairedFigure& figure, Language language)
{
    if (figure.isOfPresence()) {
        return i18n::filled({"{} ({} → {} of {} runs)", "{} ({} → {} de {} execuções)"}, language,
            labelOf(figure, language), figure.inA, figure.inB, figure.pairs);
    }
    return labelOf(figure, language) + (figure.difference->mean > 0.0 ? " ↑" : " ↓");
}

std::string namesOf(std::vector<PairedFigure> real, Language language)
{
    std::ranges::sort(real, {}, weightOf);
    const std::size_t named = real.size() <= mostNames + 1 ? real.size() : mostNames;
    std::string names;
    for (std::size_t i = 0; i < named; ++i) {
        names += (i == 0 ? "" : ", ") + nameOf(real[i], language);
    }
    return named == real.size()
        ? names
        : names + i18n::filled({" and {} more", " e mais {}"}, language, real.size() - named);
}

} // namespace

std::vector<storm::PairedFigure> comparedRuns(const Ensemble& a, const Ensemble& b)
{
    const auto figuresOf = [](const Ensemble& ensemble) {
        std::vector<storm::Figures> figures;
        for (const storm::RunResult& run : ensemble.runs) {
            figures.push_back(storm::figuresOf(run));
        }
        return figures;
    };
    return storm::compared(figuresOf(a), figuresOf(b));
}

ComparisonRow comparisonRow(const PairedFigure& figure, Language language)
{
    return {.label = labelOf(figure, language),
        .a = meanOf(figure, figure.a, figure.inA, language),
        .b = meanOf(figure, figure.b, figure.inB, language),
        .difference = differenceOf(figure, language),
        .interval = intervalOf(figure, language),
        .verdict = verdictWord(figure.verdict, language),
        .explanation = explanationOf(figure, language),
        .kind = figure.verdict};
}

std::string comparisonSentence(std::span<const PairedFigure> figures, Language language)
{
    const auto countOf
        = [figures](Verdict verdict) { return std::ranges::count(figures, verdict, &PairedFigure::verdict); };
    if (figures.empty()) {
        return {};
    }
    if (countOf(Verdict::Unknown) > 0) {
        return i18n::text(
            {"One seed shows a difference but not whether it is real: compare 20 seeds.",
                "Uma semente mostra uma diferença, mas não se ela é real: compare 20 sementes."},
            language);
    }
    const auto chance = countOf(Verdict::MayBeChance);
    const auto same = countOf(Verdict::Same);
    if (countOf(Verdict::Real) > 0) {
        std::vector<PairedFigure> real;
        std::ranges::copy_if(figures, std::back_inserter(real),
            [](const PairedFigure& figure) { return figure.verdict == Verdict::Real; });
        return i18n::filled({"Real from A to B: {}. May be chance: {}; the same in every pair: {}.",
                                "Real de A para B: {}. Pode ser acaso: {}; iguais em todo par: {}."},
            language, namesOf(std::move(real), language), chance, same);
    }
    return chance == 0
        ? i18n::text({"No difference: A and B are the same in every pair.",
                         "Nenhuma diferença: A e B são iguais em todos os pares."},
            language)
        : i18n::filled({"No difference is real: {} may be chance, {} are the same in every pair.",
                           "Nenhuma diferença é real: {} podem ser acaso, {} são iguais em todo par."},
            language, chance, same);
}

std::string comparisonRule(Language language)
{
    return i18n::text(
        {"A difference is real when luck alone would hardly show it: Student’s t over the pairs of runs. All "
         "figures together may raise a false alarm in one comparison of 20 (Holm), so an interval may leave "
         "out 0 and its difference still be called chance. Where some runs lack a figure, such as a "
         "recovery, "
         "what is compared is how many have it (sign test).",
            "Uma diferença é real quando só o acaso dificilmente a mostraria: t de Student sobre os pares de "
            "execuções. Todas as métricas juntas podem dar alarme falso em uma comparação a cada 20 (Holm); "
            "por "
            "isso um intervalo pode deixar o 0 de fora e a diferença ainda ser chamada de acaso. Quando "
            "alguma "
            "execução não tem o valor, como uma recuperação, compara-se quantas têm (teste do sinal)."},
        language);
}

std::string comparisonText(
    const Ensemble& a, const Ensemble& b, Language language, const std::string& parameters)
{
    const std::vector<PairedFigure> figures = comparedRuns(a, b);
    TextTable table;
    table.add({"", "A", "B", "B − A", i18n::text({"95% interval", "intervalo de 95 %"}, language),
        i18n::text({"verdict", "veredito"}, language)});
    for (const PairedFigure& figure : figures) {
        const ComparisonRow row = comparisonRow(figure, language);
        table.add({row.label, row.a, row.b, row.difference, row.interval, row.verdict});
    }
    const auto runs = static_cast<std::int64_t>(a.runs.size());
    return "A = " + a.scenario + " · B = " + b.scenario + " · "
        + i18n::filled({"seeds {} … {}, paired", "sementes {} … {}, pareadas"}, language, a.runs.front().seed,
            a.runs.front().seed + static_cast<std::uint64_t>(runs - 1))
        + "\n\n" + parameters + (parameters.empty() ? "" : "\n") + table.text() + "\n"
        + wrapped(comparisonSentence(figures, language), "  ");
}

} // namespace repique::report
