// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace repique::i18n {

/// The languages of the interface, the lessons and the command line. Both are complete.
enum class Language { English, Portuguese };

/// From "pt", "pt_BR", "pt-BR.UTF-8", "en", "en_US", "C"…: nothing when it is neither language.
[[nodiscard]] std::optional<Language> languageFrom(std::string_view localeName) noexcept;

/// "en" or "pt_BR".
[[nodiscard]] std::string_view codeOf(Language language) noexcept;

} // namespace repique::i18n
