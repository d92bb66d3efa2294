// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/language.h"

namespace repique::i18n {

std::optional<Language> languageFrom(std::string_view localeName) noexcept
{
    const std::string_view language = localeName.substr(0, localeName.find_first_of("_-.@"));
    if (language == "pt") {
        return Language::Portuguese;
    }
    if (language == "en" || language == "C" || language == "POSIX") {
        return Language::English;
    }
    return std::nullopt;
}

std::string_view codeOf(Language language) noexcept
{
    return language == Language::Portuguese ? "pt_BR" : "en";
}

} // namespace repique::i18n
