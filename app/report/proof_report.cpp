// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/proof_report.h"

#include "app/i18n/numbers.h"
#include "app/i18n/proof_words.h"

#include <algorithm>

namespace repique::report {
namespace {

using i18n::Language;
using i18n::Words;

Json runJson(const http::Run& run)
{
    Json json;
    json["outcome"] = run.outcome;
    json["debits"] = run.debits;
    json["lines"] = run.lines;
    return json;
}

std::string lineOf(const http::Run& run, std::size_t place, Language language)
{
    return place < run.lines.size() ? i18n::decisionLine(run.lines[place], language) : "—";
}

std::string ending(const http::Run& run, Language language)
{
    return i18n::outcomeInWords(run.outcome, language) + " · "
        + i18n::counted(run.debits, i18n::debitNoun, language);
}

std::string pair(const std::string& simulated, const std::string& live, Language language)
{
    const Words inVirtualTime{"virtual", "virtual"};
    const Words overHttp{"HTTP   ", "HTTP   "};
    return std::string{simulated == live ? "=" : "≠"} + " " + std::string{inVirtualTime.in(language)} + "  "
        + simulated + "\n  " + std::string{overHttp.in(language)} + "  " + live + "\n";
}

} // namespace

Json proofJson(const http::Proof& proof)
{
    Json json;
    json["identical"] = proof.isIdentical();
    json["on_time"] = proof.isOnTime();
    json["logical_ms"] = toMilliseconds(proof.live.elapsed);
    json["wall_ms"] = toMilliseconds(proof.wall);
    json["tolerance_ms"] = toMilliseconds(proof.wallTolerance);
    json["virtual"] = runJson(proof.simulated);
    json["http"] = runJson(proof.live);
    return json;
}

std::string proofText(const http::Proof& proof, Language language)
{
    std::string text;
    const std::size_t lines = std::max(proof.simulated.lines.size(), proof.live.lines.size());
    for (std::size_t place = 0; place < lines; ++place) {
        text += pair(lineOf(proof.simulated, place, language), lineOf(proof.live, place, language), language);
    }
    text += pair(ending(proof.simulated, language), ending(proof.live, language), language);
    const Words identical{"Identical, decision by decision. ", "Idênticos, decisão por decisão. "};
    const Words different{"NOT identical. ", "NÃO idênticos. "};
    const Words times{
        "{} by the logical clock, {} on the wall.\n", "{} no relógio lógico, {} no da parede.\n"};
    const Words late{"The real clock is further off than the {} that are allowed.\n",
        "O relógio de verdade se afastou mais do que os {} permitidos.\n"};
    text += (proof.isIdentical() ? identical : different).in(language);
    text += i18n::filled(
        times, language, i18n::duration(proof.live.elapsed, language), i18n::duration(proof.wall, language));
    return text
        + (proof.isOnTime() ? ""
                            : i18n::filled(late, language, i18n::duration(proof.wallTolerance, language)));
}

} // namespace repique::report
