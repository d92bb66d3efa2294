// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/value_words.h"

#include "app/i18n/key_words.h"
#include "app/i18n/numbers.h"
#include "app/i18n/words.h"
#include "app/report/text_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace repique::report {
namespace {

using i18n::Language;
using i18n::Words;

constexpr int mostDecimals = 6;
const std::string none = "—";

std::string unquoted(std::string written)
{
    std::erase(written, '"');
    return written;
}

std::string numberWords(const scenario::Key& key, double number, Language language)
{
    const i18n::KeyWords* const words = i18n::keyWordsOf(key.name);
    const std::string unit = words == nullptr ? std::string{} : i18n::text(words->unit, language);
    if (key.unit == "s") {
        return i18n::milliseconds(number * 1000.0, language);
    }
    if (unit == "%") {
        return i18n::percent(number, language);
    }
    const std::string figure = scenario::isInteger(key) ? i18n::integer(std::llround(number), language)
                                                        : i18n::trimmed(number, mostDecimals, language);
    return unit.empty() ? figure : figure + (unit == "×" ? "" : " ") + unit;
}

bool isNumeric(const scenario::Key& key)
{
    using scenario::Kind;
    return key.accepts.kind == Kind::Integer || key.accepts.kind == Kind::Number
        || key.accepts.kind == Kind::Duration;
}

/// Of what is no plain key.
struct PartWords
{
    std::string_view key;
    Words label;
};

constexpr auto parts = std::to_array<PartWords>({{"traffic.steps", {"Steps of the rate", "Degraus da taxa"}},
    {"class", {"Class {}", "Classe {}"}}, {"fault", {"Fault {}", "Falha {}"}},
    {"layer", {"Layer {}", "Camada {}"}}, {"script", {"Script", "Roteiro"}}});

std::string partLabel(const scenario::Difference& difference, Language language)
{
    const auto found = std::ranges::find(parts, difference.key, &PartWords::key);
    return found == parts.end() ? difference.key
        : difference.entry > 0  ? i18n::filled(found->label, language, difference.entry)
                                : i18n::text(found->label, language);
}

std::string wordsOrNone(std::string_view key, const scenario::Scenario& scenario, Language language)
{
    const scenario::Key* const found = scenario::findKey(key, scenario);
    const std::string words = found == nullptr ? std::string{} : valueWords(*found, scenario, language);
    return words.empty() ? none : words;
}

DifferenceRow rowOf(const scenario::Difference& difference,
    const std::pair<const scenario::Scenario&, const scenario::Scenario&>& sides, Language language)
{
    const i18n::KeyWords* const words = i18n::keyWordsOf(difference.key);
    if (words == nullptr) {
        const auto orNone = [](const std::string& text) { return text.empty() ? none : text; };
        const std::string entry = difference.entry > 0 ? " " + std::to_string(difference.entry) : "";
        return {partLabel(difference, language), orNone(difference.a), orNone(difference.b),
            difference.key + entry, {}};
    }
    return {i18n::text(words->label, language), wordsOrNone(difference.key, sides.first, language),
        wordsOrNone(difference.key, sides.second, language), difference.key,
        i18n::text(words->explanation, language)};
}

/// Words that stand in place of a value.
std::string writtenWords(const std::string& written, Language language)
{
    static constexpr auto words
        = std::to_array<std::pair<std::string_view, Words>>({{"unbounded", {"unbounded", "sem limite"}},
            {"never", {"never", "nunca"}}, {"true", {"yes", "sim"}}, {"false", {"no", "não"}}});
    const auto* const found = std::ranges::find(words, written, &std::pair<std::string_view, Words>::first);
    return found == words.end() ? written : i18n::text(found->second, language);
}

} // namespace

std::string valueWords(const scenario::Key& key, const scenario::Scenario& scenario, Language language)
{
    const std::string written = unquoted(scenario::valueText(key, scenario));
    if (const i18n::ChoiceWords* const choice = i18n::choiceWordsOf(key.name, written)) {
        return i18n::text(choice->label, language);
    }
    const double number = scenario::numberOf(key, scenario);
    if (key.name == "policy.jitter" && written.find_first_not_of("0123456789.") == std::string::npos) {
        return i18n::percent(number, language);
    }
    return isNumeric(key) && !written.empty() && std::isfinite(number) ? numberWords(key, number, language)
                                                                       : writtenWords(written, language);
}

std::vector<DifferenceRow> differenceRows(
    const scenario::Scenario& a, const scenario::Scenario& b, Language language)
{
    std::vector<DifferenceRow> rows;
    for (const scenario::Difference& difference : scenario::differences(a, b)) {
        rows.push_back(rowOf(difference, {a, b}, language));
    }
    return rows;
}

std::string differencesText(const scenario::Scenario& a, const scenario::Scenario& b, Language language)
{
    const std::vector<DifferenceRow> rows = differenceRows(a, b, language);
    if (rows.empty()) {
        return i18n::text({"  No parameter differs.\n", "  Nenhum parâmetro difere.\n"}, language);
    }
    TextTable table;
    table.add({i18n::text({"parameters that differ", "parâmetros que diferem"}, language), "A", "B"});
    for (const DifferenceRow& row : rows) {
        table.add({row.label, row.a, row.b});
    }
    return table.text();
}

} // namespace repique::report
