// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/i18n/fault_words.h"

#include <array>
#include <charconv>
#include <string_view>
#include <utility>

namespace repique::cli {

using Checked = tl::expected<Command, std::string>;

/// One of the words that an option takes.
template<typename Value>
struct Choice
{
    std::string_view name;
    Value value;
};

inline constexpr std::array<Choice<TextOrJson>, 2> textOrJson{
    {{"text", TextOrJson::Text}, {"json", TextOrJson::Json}}};

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

    template<typename Value, std::size_t Size>
    [[nodiscard]] Value choice(
        std::string_view option, const std::string& typed, const std::array<Choice<Value>, Size>& choices)
    {
        std::string accepted;
        for (const Choice<Value>& known : choices) {
            if (typed.empty() || known.name == typed) {
                return known.value;
            }
            accepted += (accepted.empty() ? "" : " | ") + std::string{known.name};
        }
        refuse(option, typed, std::move(accepted));
        return choices.front().value;
    }

    [[nodiscard]] std::int64_t count(
        std::string_view option, const std::string& typed, std::int64_t absent, std::int64_t most)
    {
        std::int64_t value = absent;
        const char* const end = typed.data() + typed.size();
        const auto read = std::from_chars(typed.data(), end, value);
        const bool isNumber = read.ec == std::errc{} && read.ptr == end;
        if (!typed.empty() && (!isNumber || value < 1 || value > most)) {
            refuse(option, typed, "1 … " + std::to_string(most));
        }
        return value;
    }

    [[nodiscard]] storm::Selector selector(const std::string& typed)
    {
        constexpr std::array<Choice<storm::Notable>, 3> notables{
            {{"slowest", storm::Notable::Slowest}, {"first-duplicate", storm::Notable::FirstDuplicate},
                {"first-failed", storm::Notable::FirstFailed}}};
        for (const Choice<storm::Notable>& known : notables) {
            if (known.name == typed) {
                return known.value;
            }
        }
        std::uint64_t number = 0;
        const char* const end = typed.data() + typed.size();
        const auto read = std::from_chars(typed.data(), end, number);
        if (!typed.empty() && (read.ec != std::errc{} || read.ptr != end)) {
            refuse("--operation", typed, "0, 1, 2 … | slowest | first-duplicate | first-failed");
        }
        return number;
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
