// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace repique {

/// A whole text that is one decimal integer that fits. Nothing otherwise: no white space, no "+", and no sign
/// for an unsigned type. Never depends on the locale.
template<typename Integer = std::int64_t>
[[nodiscard]] std::optional<Integer> parseInteger(std::string_view text) noexcept
{
    Integer value{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    return read.ec == std::errc{} && read.ptr == end ? std::optional{value} : std::nullopt;
}

/// `text` without the `blanks` at both ends.
[[nodiscard]] constexpr std::string_view trimmed(
    std::string_view text, std::string_view blanks = " \t") noexcept
{
    const std::size_t first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace repique
