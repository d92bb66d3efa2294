// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace repique::i18n {

/// One text in both languages; may hold `{}` places for `filled`.
struct Words
{
    std::string_view english;
    std::string_view portuguese;

    [[nodiscard]] constexpr std::string_view in(Language language) const noexcept
    {
        return language == Language::Portuguese ? portuguese : english;
    }
};

/// `words` in `language`.
[[nodiscard]] inline std::string text(const Words& words, Language language)
{
    return std::string{words.in(language)};
}

/// `words` in `language` with its `{}` places filled.
template<typename... Parts>
[[nodiscard]] std::string filled(const Words& words, Language language, const Parts&... parts)
{
    return fmt::vformat(fmt::string_view{words.in(language).data(), words.in(language).size()},
        fmt::make_format_args(parts...));
}

/// "1 attempt", "3 attempts": the count with the noun that agrees with it.
struct Noun
{
    Words one;
    Words many;
};

} // namespace repique::i18n
