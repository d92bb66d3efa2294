// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/table_reader.h"

#include "core/base/text.h"

#include <algorithm>

namespace repique::lessons {

using scenario::Node;
using scenario::Remedy;

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words) {
        text.append(text.empty() ? "" : " | ").append(word);
    }
    return text;
}

TableReader::TableReader(std::string file) : m_file(std::move(file)) {}

const std::string& TableReader::file() const noexcept
{
    return m_file;
}

const scenario::Faults& TableReader::faults() const noexcept
{
    return m_faults;
}

void TableReader::checkKeys(const Node& table, const std::vector<std::string>& known)
{
    for (const Node& entry : table.items) {
        if (std::ranges::find(known, entry.name) == known.end()) {
            fault(entry, Errc::UnknownKey, entry.name, joined(known));
        }
    }
}

std::string TableReader::text(const Node& table, const std::string& key, Need need)
{
    const Node* const entry = entryOf(table, key);
    if (entry != nullptr && entry->type == Node::Type::Text && !entry->text.empty()) {
        return entry->text;
    }
    if (entry != nullptr) {
        fault(*entry, Errc::InvalidValue, key, "\"…\"");
    } else if (need == Need::Required) {
        fault(table, Errc::NotFound, key, "\"…\"").remedy = Remedy::AddTheKey;
    }
    return {};
}

Bilingual TableReader::words(const Node& table, const std::string& key, Need need)
{
    const Node* const entry = entryOf(table, key);
    if (entry == nullptr && need == Need::Optional) {
        return {};
    }
    if (entry == nullptr || entry->type != Node::Type::Table) {
        fault(entryOr(table, key), Errc::NotFound, key, key + ".pt_BR, " + key + ".en").remedy
            = Remedy::WriteBothLanguages;
        return {};
    }
    checkKeys(*entry, {"pt_BR", "en"});
    Bilingual words;
    for (const auto& [language, place] :
        {std::pair{"pt_BR", &words.portuguese}, std::pair{"en", &words.english}}) {
        const Node* const written = entryOf(*entry, language);
        if (written != nullptr && written->type == Node::Type::Text && !written->text.empty()) {
            *place = written->text;
            continue;
        }
        const Node& where = lineOf(*entry) > 0 ? *entry : entry->items.empty() ? table : entry->items.front();
        fault(where, Errc::NotFound, key + "." + language, "\"…\"").remedy = Remedy::WriteBothLanguages;
    }
    return words;
}

std::vector<std::string> TableReader::texts(const Node& table, const std::string& key)
{
    std::vector<std::string> all;
    const Node* const entry = entryOf(table, key);
    if (entry == nullptr) {
        return all;
    }
    const bool isList = entry->type == Node::Type::Array
        && std::ranges::all_of(entry->items, [](const Node& item) { return item.type == Node::Type::Text; });
    if (!isList) {
        fault(*entry, Errc::InvalidValue, key, R"(["…", "…"])");
        return all;
    }
    std::ranges::transform(entry->items, std::back_inserter(all), &Node::text);
    return all;
}

std::vector<double> TableReader::numbers(const Node& table, const std::string& key)
{
    std::vector<double> all;
    const Node* const entry = entryOf(table, key);
    if (entry == nullptr) {
        return all;
    }
    const bool isList
        = entry->type == Node::Type::Array && std::ranges::all_of(entry->items, [](const Node& item) {
              return item.type == Node::Type::Integer || item.type == Node::Type::Number;
          });
    if (!isList) {
        fault(*entry, Errc::InvalidValue, key, "[503, 1.5]");
        return all;
    }
    std::ranges::transform(entry->items, std::back_inserter(all), &Node::number);
    return all;
}

double TableReader::number(const Node& table, const std::string& key, std::optional<double> otherwise)
{
    const Node* const entry = entryOf(table, key);
    const bool isNumber
        = entry != nullptr && (entry->type == Node::Type::Number || entry->type == Node::Type::Integer);
    if (isNumber && entry->number - entry->number == 0.0) { // finite
        return entry->number;
    }
    if (entry != nullptr) {
        fault(*entry, Errc::InvalidValue, key, "1.25");
    } else if (!otherwise) {
        fault(table, Errc::NotFound, key, "1.25").remedy = Remedy::AddTheKey;
    }
    return otherwise.value_or(0.0);
}

int TableReader::integer(const Node& table, const std::string& key, const Range& range)
{
    const Node* const entry = entryOf(table, key);
    if (entry != nullptr && entry->type == Node::Type::Integer && entry->integer >= range.low
        && entry->integer <= range.high) {
        return static_cast<int>(entry->integer);
    }
    const std::string accepted = std::to_string(range.low) + " … " + std::to_string(range.high);
    if (entry != nullptr) {
        fault(*entry, Errc::InvalidValue, key, accepted);
    } else if (!range.otherwise) {
        fault(table, Errc::NotFound, key, accepted).remedy = Remedy::AddTheKey;
    }
    return range.otherwise.value_or(range.low);
}

bool TableReader::boolean(const Node& table, const std::string& key, bool otherwise)
{
    const Node* const entry = entryOf(table, key);
    if (entry == nullptr) {
        return otherwise;
    }
    if (entry->type != Node::Type::Boolean) {
        fault(*entry, Errc::InvalidValue, key, "true | false");
        return otherwise;
    }
    return entry->boolean;
}

std::optional<SimDuration> TableReader::duration(const Node& table, const std::string& key)
{
    const Node* const entry = entryOf(table, key);
    if (entry == nullptr) {
        return std::nullopt;
    }
    std::optional<SimDuration> value
        = entry->type == Node::Type::Text ? parseDuration(entry->text) : std::nullopt;
    if (!value) {
        fault(*entry, Errc::InvalidValue, key, R"("100ms", "1.5s", "2m")");
    }
    return value;
}

std::vector<Node> TableReader::tables(const Node& table, const std::string& key)
{
    const Node* const entry = entryOf(table, key);
    if (entry == nullptr) {
        return {};
    }
    if (!isArrayOfTables(*entry)) {
        fault(*entry, Errc::InvalidValue, key, "[[" + key + "]]");
        return {};
    }
    return entry->items;
}

scenario::Fault& TableReader::fault(
    const Node& where, Errc code, const std::string& key, const std::string& accepted)
{
    scenario::Fault fault;
    fault.code = code;
    fault.file = m_file;
    fault.line = std::max(lineOf(where), 1);
    fault.column = where.place.column;
    fault.key = key;
    fault.value
        = where.type == Node::Type::Table || where.type == Node::Type::Array ? std::string{} : where.written;
    fault.accepted = accepted;
    m_faults.push_back(std::move(fault));
    return m_faults.back();
}

void TableReader::add(const scenario::Faults& faults)
{
    m_faults.insert(m_faults.end(), faults.begin(), faults.end());
}

const Node& TableReader::entryOr(const Node& table, const std::string& key)
{
    const Node* const entry = entryOf(table, key);
    return entry != nullptr ? *entry : table;
}

int TableReader::lineOf(const Node& node) noexcept
{
    return node.place.line > 0 ? node.place.line : node.keyPlace.line;
}

} // namespace repique::lessons
