// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/i18n/fault_words.h"
#include "core/base/named.h"
#include "core/base/parse.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace repique::cli {

using Checked = tl::expected<Command, std::string>;

inline constexpr Names<TextOrJson, 2> textOrJson{{{"text", TextOrJson::Text}, {"json", TextOrJson::Json}}};

inline constexpr Names<storm::Notable, 3> notables{{{"slowest", storm::Notable::Slowest},
    {"first-duplicate", storm::Notable::FirstDuplicate}, {"first-failed", storm::Notable::FirstFailed}}};

/// The numbers that an option takes, both ends included.
struct Range
{
    std::int64_t least = 1;
    std::int64_t most = 0;
};

/// What was typed, nothing when it was left out.
[[nodiscard]] inline std::optional<std::string> given(const std::string& typed)
{
    return typed.empty() ? std::nullopt : std::optional{typed};
}

/// Checks typed values one after the other and keeps what is wrong with them.
class Values final
{
public:
    explicit Values(i18n::Language language) : m_language{language} {}

    /// The value that was typed, `absent` when none was.
    template<typename Value, std::size_t Size>
    [[nodiscard]] Value choice(
        std::string_view option, const std::string& typed, const Names<Value, Size>& names, Value absent)
    {
        const std::optional<Value> value = valueIn(names, typed);
        if (!typed.empty() && !value) {
            std::string accepted;
            for (const std::string_view name : allNames(names)) {
                accepted.append(accepted.empty() ? "" : " | ").append(name);
            }
            refuse(option, typed, std::move(accepted));
        }
        return value.value_or(absent);
    }

    /// The same with the first of them when none was typed.
    template<typename Value, std::size_t Size>
    [[nodiscard]] Value choice(
        std::string_view option, const std::string& typed, const Names<Value, Size>& names)
    {
        return choice(option, typed, names, names.front().value);
    }

    /// The number that was typed, which is of `range`; `absent` when none was.
    [[nodiscard]] std::int64_t count(
        std::string_view option, const std::string& typed, std::int64_t absent, const Range& range)
    {
        const std::optional<std::int64_t> value = parseInteger(typed);
        if (!typed.empty() && (!value || *value < range.least || *value > range.most)) {
            refuse(option, typed, std::to_string(range.least) + " … " + std::to_string(range.most));
        }
        return value.value_or(absent);
    }

    /// The number of an operation; nothing when none was typed. `accepted` says what else the option takes.
    [[nodiscard]] std::optional<std::uint64_t> operation(const std::string& typed, std::string_view accepted)
    {
        const auto number = parseInteger<std::uint64_t>(typed);
        if (!typed.empty() && !number) {
            refuse("--operation", typed, "0, 1, 2 …" + std::string{accepted});
        }
        return number;
    }

    [[nodiscard]] storm::Selector selector(const std::string& typed)
    {
        if (const std::optional<storm::Notable> notable = valueIn(notables, typed)) {
            return *notable;
        }
        return operation(typed, " | slowest | first-duplicate | first-failed").value_or(0);
    }

    [[nodiscard]] Checked checked(Command command) const
    {
        return m_faults.empty() ? Checked{std::move(command)}
                                : Checked{tl::unexpect, i18n::sentences(m_faults, m_language)};
    }

    void refuse(std::string_view option, const std::string& typed, std::string accepted)
    {
        scenario::Fault fault;
        fault.key = option;
        fault.value = typed;
        fault.accepted = std::move(accepted);
        m_faults.push_back(std::move(fault));
    }

private:
    i18n::Language m_language;
    scenario::Faults m_faults;
};

} // namespace repique::cli
