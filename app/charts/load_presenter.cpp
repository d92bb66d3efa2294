// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/load_presenter.h"

#include "app/charts/run_recovery.h"
#include "app/i18n/numbers.h"
#include "core/base/assert.h"

#include <algorithm>
#include <cmath>

namespace repique::charts {
namespace {

using i18n::filled;
using i18n::Language;
using i18n::text;
using i18n::Words;

constexpr Words amplificationLabel{"Amplification", "Amplificação"};
constexpr Words goodputLabel{"Goodput", "Vazão útil"};
constexpr Words duplicatesTitle{"Double debits", "Débitos em dobro"};
constexpr Words recoveryLabel{"Recovery", "Recuperação"};

std::string at(double seconds, Language language)
{
    return "t = " + timeTick(seconds, language);
}

/// A share that never rounds up to a whole it is not, nor down to nothing.
std::string shareOf(double share, Language language)
{
    if (share > 0.999 && share < 1.0) {
        return "> " + i18n::percent(0.999, language);
    }
    if (share > 0.0 && share < 0.0001) {
        return "< " + i18n::percent(0.0001, language);
    }
    return i18n::percent(share, language);
}

TileWords amplificationTile(const RunView& run)
{
    const storm::Totals& totals = run.result.totals;
    return {.label = text(amplificationLabel, run.language),
        .figure = i18n::times(storm::amplification(totals), run.language),
        .note = {},
        .explanation = amplificationFormula(run),
        .tone = totals.retries > 0 ? FigureTone::Retry : FigureTone::Plain};
}

TileWords goodputTile(const RunView& run)
{
    static constexpr Words counts{"{} of {} succeeded, {} failed, {} were still open at the end.",
        "{} de {} deram certo, {} falharam, {} seguiam abertas no fim."};
    const storm::Totals& totals = run.result.totals;
    const auto number = [&run](std::int64_t value) { return i18n::integer(value, run.language); };
    return {.label = text(goodputLabel, run.language),
        .figure = shareOf(storm::goodputRatio(totals), run.language),
        .note = {},
        .explanation = filled(counts, run.language, number(totals.succeeded),
            i18n::counted(totals.operations, i18n::operationNoun, run.language), number(totals.failed),
            number(totals.open)),
        .tone = FigureTone::Goodput};
}

TileWords duplicatesTile(const RunView& run)
{
    const storm::Totals& totals = run.result.totals;
    const bool hasAny = totals.duplicates > 0;
    return {.label = text(duplicatesTitle, run.language),
        .figure = i18n::integer(totals.duplicates, run.language),
        .note = hasAny ? i18n::money(totals.duplicateCents, run.language) : std::string{},
        .explanation = duplicatesSummary(run),
        .tone = hasAny ? FigureTone::Duplicate : FigureTone::Goodput};
}

struct RecoveryWords
{
    std::string figure;
    std::string note;
    FigureTone tone = FigureTone::Plain;
};

RecoveryWords recoveredWords(const Recovery& found, Language language)
{
    static constexpr Words after{"after {}", "após {}"};
    static constexpr Words atOnce{"at once", "na hora"};
    const std::string took = found.tookS > 0.0 ? filled(after, language, timeTick(found.tookS, language))
                                               : text(atOnce, language);
    return {at(found.atS, language), took, FigureTone::Goodput};
}

RecoveryWords recoveryWords(const Recovery& found, Language language)
{
    static constexpr Words nothing{"nothing to recover from", "nada a recuperar"};
    static constexpr Words toTheEnd{"fault to the end", "falha até o fim"};
    static constexpr Words stuck{"stuck", "travado"};
    static constexpr Words since{"since {}", "desde {}"};
    static constexpr Words useful{"{} useful", "{} úteis"};
    static constexpr Words inTheEnd{"at the end", "no fim"};
    static constexpr Words tooShort{"too short to tell", "curto demais para avaliar"};
    switch (found.state) {
    case Recovery::State::NothingToRecover:
        return {text(nothing, language), {}, FigureTone::Plain};
    case Recovery::State::FaultToTheEnd:
        return {text(toTheEnd, language), {}, FigureTone::Plain};
    case Recovery::State::Recovered:
        return recoveredWords(found, language);
    case Recovery::State::Stuck:
        return {
            text(stuck, language), filled(since, language, at(found.atS, language)), FigureTone::Duplicate};
    case Recovery::State::Impaired:
        return {filled(useful, language, shareOf(found.usefulShare, language)), text(inTheEnd, language),
            FigureTone::Retry};
    case Recovery::State::TooShort:
        return {text(tooShort, language), {}, FigureTone::Plain};
    }
    return {};
}

TileWords recoveryTile(const RunView& run)
{
    static constexpr Words rule{
        "Recovered: from that second on, 10 s with at least 99% of the operations offered.",
        "Recuperado: a partir desse segundo, 10 s com ao menos 99 % das operações oferecidas."};
    const RecoveryWords words = recoveryWords(recovery(run.scenario.model, run.result), run.language);
    return {.label = text(recoveryLabel, run.language),
        .figure = words.figure,
        .note = words.note,
        .explanation = text(rule, run.language),
        .tone = words.tone,
        .isWordy = true};
}

std::string stuckSentence(const RunView& run, const Recovery& found)
{
    static constexpr Words stuck{
        "Stuck since {}: {} useful a second at the end, with nothing disturbing it any more.",
        "Travado desde {}: {} úteis por segundo no fim, sem nada mais que perturbe."};
    static constexpr Words load{" With {}, {} of load can become {}.", " Com {}, {} de carga pode virar {}."};
    std::string sentence = filled(
        stuck, run.language, at(found.atS, run.language), quantity(found.usefulPerSecond, run.language));
    const auto attempts = static_cast<double>(run.scenario.model.policy.maxAttempts);
    const double share = found.offeredPerSecond / run.scenario.model.dependency.capacity;
    if (run.scenario.model.layers.empty() && share * attempts >= 1.0) {
        const double most = std::round(share * 100.0) / 100.0;
        sentence += filled(load, run.language,
            i18n::counted(run.scenario.model.policy.maxAttempts, i18n::attemptNoun, run.language),
            i18n::percent(most, run.language), i18n::percent(most * attempts, run.language));
    }
    return sentence;
}

} // namespace

std::array<TileWords, 4> loadTiles(const RunView& run)
{
    return {amplificationTile(run), goodputTile(run), duplicatesTile(run), recoveryTile(run)};
}

std::string amplificationFormula(const RunView& run)
{
    static constexpr Words formula{"Amplification = (originals + retries) ÷ originals = ({} + {}) ÷ {} = {}",
        "Amplificação = (originais + retries) ÷ originais = ({} + {}) ÷ {} = {}"};
    static constexpr Words none{
        "No operation started in this run.", "Nenhuma operação começou nesta execução."};
    const storm::Totals& totals = run.result.totals;
    if (totals.operations == 0) {
        return text(none, run.language);
    }
    const std::string originals = i18n::integer(totals.operations, run.language);
    return filled(formula, run.language, originals, i18n::integer(totals.retries, run.language), originals,
        i18n::times(storm::amplification(totals), run.language));
}

std::string duplicatesSummary(const RunView& run)
{
    static constexpr Words some{"{} in {}: {} debited twice.", "{} em {}: {} debitados em dobro."};
    static constexpr Words none{"{} in {}: no money was debited twice.", "{} em {}: nenhum débito em dobro."};
    const storm::Totals& totals = run.result.totals;
    const std::string duplicates = i18n::counted(totals.duplicates, i18n::duplicateNoun, run.language);
    const std::string operations = i18n::counted(totals.operations, i18n::operationNoun, run.language);
    if (totals.duplicates == 0) {
        return filled(none, run.language, duplicates, operations);
    }
    return filled(
        some, run.language, duplicates, operations, i18n::money(totals.duplicateCents, run.language));
}

std::string warningSentence(const RunView& run)
{
    static constexpr Words cut{"Stopped after {} events, before the end: what follows is missing, not zero.",
        "Interrompida após {} eventos, antes do fim: o que falta não é zero."};
    if (run.result.isCut) {
        return filled(cut, run.language, i18n::integer(run.result.cost.events, run.language));
    }
    const Recovery found = recovery(run.scenario.model, run.result);
    return found.state == Recovery::State::Stuck ? stuckSentence(run, found) : std::string{};
}

std::string inkName(Ink ink, Language language)
{
    static constexpr Words originals{"originals", "originais"};
    static constexpr Words attempts{"attempts", "tentativas"};
    static constexpr Words retries{"retries", "retries"};
    static constexpr Words arrivals{"at the dependency", "na dependência"};
    static constexpr Words goodput{"goodput", "vazão útil"};
    static constexpr Words capacity{"capacity", "capacidade"};
    static constexpr Words rejected{"rejected", "rejeitadas"};
    static constexpr Words duplicates{"duplicates", "duplicatas"};
    static constexpr Words queue{"waiting", "em espera"};
    static constexpr Words room{"places", "lugares"};
    static constexpr Words tokens{"tokens", "fichas"};
    static constexpr Words guess{"your guess", "seu palpite"};
    switch (ink) {
    case Ink::Originals:
        return text(originals, language);
    case Ink::Attempts:
        return text(attempts, language);
    case Ink::Retries:
        return text(retries, language);
    case Ink::Arrivals:
        return text(arrivals, language);
    case Ink::Goodput:
        return text(goodput, language);
    case Ink::Capacity:
        return text(capacity, language);
    case Ink::Rejected:
        return text(rejected, language);
    case Ink::Duplicates:
        return text(duplicates, language);
    case Ink::Queue:
        return text(queue, language);
    case Ink::Room:
        return text(room, language);
    case Ink::Tokens:
        return text(tokens, language);
    case Ink::P50:
        return "p50";
    case Ink::P95:
        return "p95";
    case Ink::P99:
        return "p99";
    case Ink::Guess:
        return text(guess, language);
    case Ink::SideA:
        return "A";
    case Ink::SideB:
        return "B";
    }
    return {};
}

bool hasArrivalsOfItsOwn(const RunView& run)
{
    return !run.scenario.model.layers.empty() || run.result.totals.heldBack > 0;
}

Readout loadReadout(const RunView& run, const LoadData& data, std::size_t index)
{
    REPIQUE_ASSERT(index < data.size());
    Readout readout{at(data.startS(index), run.language), {}};
    const auto add = [&](Ink ink, double value) {
        readout.lines.push_back({ink, inkName(ink, run.language), quantity(value, run.language)});
    };
    add(Ink::Attempts, data.attempts[index]);
    add(Ink::Originals, data.originals[index]);
    add(Ink::Retries, data.retries[index]);
    if (hasArrivalsOfItsOwn(run)) {
        add(Ink::Arrivals, data.arrivals[index]);
    }
    add(Ink::Goodput, data.goodput[index]);
    if (run.result.totals.rejected > 0) {
        add(Ink::Rejected, data.rejected[index]);
    }
    add(Ink::Capacity, run.scenario.model.dependency.capacity);
    return readout;
}

Readout duplicatesReadout(const RunView& run, const LoadData& data, std::size_t index)
{
    REPIQUE_ASSERT(index < data.size());
    static constexpr Words money{"debited twice", "em dobro"};
    const auto count = std::llround(data.duplicates[index]);
    const std::int64_t cents = count * centsEach(run.result.totals);
    return {at(data.endS(index), run.language),
        {{Ink::Duplicates, inkName(Ink::Duplicates, run.language), i18n::integer(count, run.language)},
            {Ink::Duplicates, text(money, run.language), i18n::money(cents, run.language)}}};
}

std::string sentenceOf(const Readout& readout)
{
    std::string sentence = readout.time;
    for (const ReadoutLine& line : readout.lines) {
        sentence += " · " + line.name + " " + line.value;
    }
    return sentence;
}

std::int64_t centsEach(const storm::Totals& totals) noexcept
{
    return totals.duplicates > 0 ? totals.duplicateCents / totals.duplicates : 0;
}

std::string duplicatesLabel(const RunView& run)
{
    const storm::Totals& totals = run.result.totals;
    const std::string count = i18n::integer(totals.duplicates, run.language);
    return totals.duplicates == 0 ? count : count + "\n" + i18n::money(totals.duplicateCents, run.language);
}

std::string valueTick(double value, Language language)
{
    return i18n::compact(value, language);
}

std::string timeTick(double seconds, Language language)
{
    return seconds == 0.0 ? "0 s" : i18n::duration(fromNanoseconds(seconds * 1e9), language);
}

std::string quantity(double value, Language language)
{
    return value >= 100.0 ? i18n::decimal(value, 0, language)
                          : i18n::trimmed(value, value < 10.0 ? 2 : 1, language);
}

} // namespace repique::charts
