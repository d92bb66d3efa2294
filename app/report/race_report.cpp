// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/race_report.h"

#include "app/i18n/numbers.h"
#include "app/report/text_table.h"
#include "core/settlement/server_modes.h"

namespace repique::report {
namespace {

using i18n::Language;
using i18n::Words;
using settlement::ServerMode;

constexpr i18n::Noun copyNoun{{"copy", "cópia"}, {"copies", "cópias"}};
constexpr i18n::Noun orderNoun{{"order", "ordem"}, {"orders", "ordens"}};

constexpr Words cardWords(race::Card card) noexcept
{
    switch (card) {
    case race::Card::Check:
        return {"checks", "consulta"};
    case race::Card::ApplyAndInsert:
        return {"applies and inserts", "aplica e insere"};
    case race::Card::Settle:
        return {"settles in one transaction", "liquida em uma transação"};
    case race::Card::Apply:
        break;
    }
    return {"applies", "aplica"};
}

/// "A checks · A applies and inserts"
std::string cardsOfOne(ServerMode server, Language language)
{
    std::string text;
    for (const race::Card card : race::cardsOf(server)) {
        text += (text.empty() ? "A " : " · A ") + std::string{cardWords(card).in(language)};
    }
    return text;
}

std::string verdict(const std::vector<race::Outcome>& outcomes, Language language)
{
    const std::size_t bad = race::duplicating(outcomes);
    const Words none{
        "No order of {} debits more than once.\n", "Nenhuma ordem de {} debita mais de uma vez.\n"};
    const Words some{"{} of {} orders debit more than once.\n", "{} de {} ordens debitam mais de uma vez.\n"};
    const std::string all = i18n::integer(static_cast<std::int64_t>(outcomes.size()), language);
    return bad == 0
        ? i18n::filled(none, language, all)
        : i18n::filled(some, language, i18n::integer(static_cast<std::int64_t>(bad), language), all);
}

} // namespace

Json raceJson(const race::Setup& setup, const std::vector<race::Outcome>& outcomes)
{
    Json list = Json::array();
    for (const race::Outcome& outcome : outcomes) {
        Json entry;
        entry["order"] = race::orderText(outcome.order);
        entry["debits"] = outcome.debits;
        list.push_back(std::move(entry));
    }
    Json json;
    json["copies"] = setup.copies;
    json["server"] = nameIn(settlement::serverModes, setup.server);
    json["orders"] = outcomes.size();
    json["duplicating"] = race::duplicating(outcomes);
    json["list"] = std::move(list);
    return json;
}

std::string raceText(const race::Setup& setup, const std::vector<race::Outcome>& outcomes, Language language)
{
    TextTable table;
    for (const race::Outcome& outcome : outcomes) {
        table.add({race::orderText(outcome.order), i18n::counted(outcome.debits, i18n::debitNoun, language),
            outcome.debits > 1 ? "✕" : "✓"});
    }
    return i18n::counted(setup.copies, copyNoun, language) + ", "
        + std::string{nameIn(settlement::serverModes, setup.server)} + ": "
        + cardsOfOne(setup.server, language) + "\n"
        + i18n::counted(static_cast<std::int64_t>(outcomes.size()), orderNoun, language) + ":\n"
        + table.text() + verdict(outcomes, language);
}

} // namespace repique::report
