// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pix/identifiers.h"

#include "core/base/assert.h"
#include "core/base/draw.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace repique::pix {
namespace {

constexpr std::size_t endToEndLength = 32;
constexpr std::size_t suffixLength = 11;
constexpr std::string_view alphanumerics = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Indices 0 and 1 make the key, those from 2 the letters of the EndToEndId.
std::uint64_t keyBits(const IdentitySource& source, std::int64_t attempt, std::uint32_t index)
{
    REPIQUE_ASSERT(attempt >= 0);
    return bitsDraw(
        {source.seed, source.operation, static_cast<std::uint64_t>(attempt), Purpose::Key, index});
}

bool isDigit(char c) noexcept
{
    return c >= '0' && c <= '9';
}

bool isIspbCharacter(char c) noexcept
{
    return isDigit(c) || (c >= 'A' && c <= 'Z');
}

bool isAlphanumeric(char c) noexcept
{
    return isIspbCharacter(c) || (c >= 'a' && c <= 'z');
}

/// `text` holds digits alone.
int numberFrom(std::string_view text) noexcept
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// yyyyMMddHHmm
bool isMinute(std::string_view text) noexcept
{
    if (!std::all_of(text.begin(), text.end(), isDigit)) {
        return false;
    }
    const std::chrono::year_month_day date{std::chrono::year{numberFrom(text.substr(0, 4))},
        std::chrono::month{static_cast<unsigned>(numberFrom(text.substr(4, 2)))},
        std::chrono::day{static_cast<unsigned>(numberFrom(text.substr(6, 2)))}};
    return date.ok() && numberFrom(text.substr(8, 2)) < 24 && numberFrom(text.substr(10, 2)) < 60;
}

std::string minuteOf(std::chrono::sys_seconds utc)
{
    const auto midnight = std::chrono::floor<std::chrono::days>(utc);
    const std::chrono::year_month_day date{midnight};
    const std::chrono::hh_mm_ss time{utc - midnight};
    return fmt::format("{:04}{:02}{:02}{:02}{:02}", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), time.hours().count(),
        time.minutes().count());
}

} // namespace

std::string makeKey(const IdentitySource& source, std::int64_t attempt)
{
    const std::uint64_t high = keyBits(source, attempt, 0);
    const std::uint64_t low = keyBits(source, attempt, 1);
    const std::uint64_t version = 0x4000U | (high & 0x0fffU);
    const std::uint64_t variant = 0x8000U | ((low >> 48U) & 0x3fffU);
    return fmt::format("{:08x}-{:04x}-{:04x}-{:04x}-{:012x}", high >> 32U, (high >> 16U) & 0xffffU, version,
        variant, low & 0xffffffffffffU);
}

std::string shortKey(std::string_view key)
{
    return key.empty() ? std::string{} : fmt::format("K-{}", key.substr(0, 4));
}

std::string makeEndToEndId(const IdentitySource& source, std::string_view ispb, std::chrono::sys_seconds utc)
{
    REPIQUE_ASSERT(ispb.size() == 8 && std::all_of(ispb.begin(), ispb.end(), isIspbCharacter));
    std::string id = fmt::format("E{}{}", ispb, minuteOf(utc));
    for (std::uint32_t i = 0; i < suffixLength; ++i) {
        id += alphanumerics[keyBits(source, 0, 2 + i) % alphanumerics.size()];
    }
    return id;
}

std::optional<EndToEndFault> validateEndToEndId(std::string_view endToEndId) noexcept
{
    if (endToEndId.size() != endToEndLength) {
        return EndToEndFault::Length;
    }
    if (endToEndId.front() != 'E') {
        return EndToEndFault::Prefix;
    }
    const std::string_view ispb = endToEndId.substr(1, 8);
    if (!std::all_of(ispb.begin(), ispb.end(), isIspbCharacter)) {
        return EndToEndFault::Ispb;
    }
    if (!isMinute(endToEndId.substr(9, 12))) {
        return EndToEndFault::Moment;
    }
    const std::string_view suffix = endToEndId.substr(21);
    return std::all_of(suffix.begin(), suffix.end(), isAlphanumeric) ? std::nullopt
                                                                     : std::optional{EndToEndFault::Suffix};
}

} // namespace repique::pix
