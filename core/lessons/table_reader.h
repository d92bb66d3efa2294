// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/lessons/exercises.h"
#include "core/scenario/fault_report.h"
#include "core/scenario/node.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace repique::lessons {

/// Takes values out of the tables of one lesson.toml and collects what is wrong with them. A value that is
/// wrong reads as its default.
class TableReader final
{
public:
    /// `file`: lesson.toml as the faults name it.
    explicit TableReader(std::string file);

    [[nodiscard]] const std::string& file() const noexcept;
    [[nodiscard]] const scenario::Faults& faults() const noexcept;

    void checkKeys(const scenario::Node& table, const std::vector<std::string>& known);

    enum class Need : bool { Optional, Required };

    [[nodiscard]] std::string text(
        const scenario::Node& table, const std::string& key, Need need = Need::Required);
    /// Both languages, neither empty: `key.pt_BR` and `key.en`.
    [[nodiscard]] Bilingual words(
        const scenario::Node& table, const std::string& key, Need need = Need::Required);
    [[nodiscard]] std::vector<std::string> texts(const scenario::Node& table, const std::string& key);
    [[nodiscard]] std::vector<double> numbers(const scenario::Node& table, const std::string& key);
    /// A finite number.
    [[nodiscard]] double number(
        const scenario::Node& table, const std::string& key, std::optional<double> otherwise = std::nullopt);

    struct Range
    {
        int low = 0;
        int high = 0;
        std::optional<int> otherwise; ///< none = the key is required
    };

    /// A whole number of [low, high].
    [[nodiscard]] int integer(const scenario::Node& table, const std::string& key, const Range& range);
    [[nodiscard]] bool boolean(const scenario::Node& table, const std::string& key, bool otherwise);
    [[nodiscard]] std::optional<SimDuration> duration(const scenario::Node& table, const std::string& key);
    /// The tables of `[[key]]`; none when there is no such key.
    [[nodiscard]] std::vector<scenario::Node> tables(const scenario::Node& table, const std::string& key);

    template<typename Value>
    using Choices = std::vector<Named<Value>>;

    /// One of the named values; the first when the text is none of them.
    template<typename Value>
    [[nodiscard]] Value choice(
        const scenario::Node& table, const std::string& key, const Choices<Value>& choices, Need need)
    {
        std::string accepted;
        for (const auto& [name, value] : choices) {
            accepted.append(accepted.empty() ? "\"" : " | \"").append(name).append("\"");
        }
        const scenario::Node* const entry = entryOf(table, key);
        for (const auto& [name, value] : choices) {
            if (entry != nullptr && entry->text == name) {
                return value;
            }
        }
        if (entry != nullptr) {
            fault(*entry, Errc::InvalidValue, key, accepted);
        } else if (need == Need::Required) {
            fault(table, Errc::NotFound, key, accepted).remedy = scenario::Remedy::AddTheKey;
        }
        return choices.front().value;
    }

    /// Something is wrong with `where`. The fault is returned for a remedy to be added.
    scenario::Fault& fault(
        const scenario::Node& where, Errc code, const std::string& key, const std::string& accepted = {});
    void add(const scenario::Faults& faults);

    /// The entry, or the table when it has none.
    [[nodiscard]] static const scenario::Node& entryOr(const scenario::Node& table, const std::string& key);
    [[nodiscard]] static int lineOf(const scenario::Node& node) noexcept;

private:
    std::string m_file;
    scenario::Faults m_faults;
};

/// "a | b | c".
[[nodiscard]] std::string joined(const std::vector<std::string>& words);

/// The ids of `items`, joined: what a reference may name.
template<typename T>
[[nodiscard]] std::string idsOf(const std::vector<T>& items)
{
    std::vector<std::string> ids;
    std::ranges::transform(items, std::back_inserter(ids), &T::id);
    return joined(ids);
}

} // namespace repique::lessons
