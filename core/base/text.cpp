// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace repique {
namespace {

struct Unit
{
    std::string_view name;
    std::int64_t nanoseconds;
};

constexpr std::array<Unit, 7> units{{{"d", 86'400'000'000'000}, {"h", 3'600'000'000'000},
    {"m", 60'000'000'000}, {"s", 1'000'000'000}, {"ms", 1'000'000}, {"us", 1'000}, {"ns", 1}}};

bool isDigit(char c) noexcept
{
    return c >= '0' && c <= '9';
}

std::size_t digitsFrom(std::string_view text, std::size_t start) noexcept
{
    std::size_t end = start;
    while (end < text.size() && isDigit(text[end])) {
        ++end;
    }
    return end - start;
}

/// Length of "12" or "1.5" at the start of `text`; 0 when there is no such number.
std::size_t decimalLength(std::string_view text) noexcept
{
    const std::size_t whole = digitsFrom(text, 0);
    if (whole == 0 || whole == text.size() || text[whole] != '.') {
        return whole;
    }
    const std::size_t fraction = digitsFrom(text, whole + 1);
    return fraction == 0 ? 0 : whole + 1 + fraction;
}

} // namespace

std::optional<SimDuration> parseDuration(std::string_view text) noexcept
{
    const std::size_t length = decimalLength(text);
    const std::optional<double> amount = parseNumber(text.substr(0, length));
    if (length == 0 || !amount) {
        return std::nullopt;
    }
    for (const Unit& unit : units) {
        if (text.substr(length) == unit.name) {
            const double nanoseconds = *amount * static_cast<double>(unit.nanoseconds);
            return nanoseconds < 9.2e18 ? std::optional{fromNanoseconds(nanoseconds)} : std::nullopt;
        }
    }
    return std::nullopt;
}

std::string formatDuration(SimDuration duration)
{
    const std::int64_t count = duration.count();
    if (count == 0) {
        return "0ms";
    }
    for (const Unit& unit : units) {
        const std::string text
            = formatNumber(static_cast<double>(count) / static_cast<double>(unit.nanoseconds));
        const bool isShort = text.size() <= 5 && text.find('e') == std::string::npos;
        if (count >= unit.nanoseconds && (isShort || unit.nanoseconds == 1)
            && parseDuration(text + std::string{unit.name}) == duration) {
            return text + std::string{unit.name};
        }
    }
    return std::to_string(count) + "ns";
}

std::string formatNumber(double value)
{
    std::array<char, 32> buffer{};
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), written.ptr};
}

std::optional<double> parseNumber(std::string_view text) noexcept
{
    double value = 0.0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    const bool isWhole = read.ec == std::errc{} && read.ptr == end;
    return isWhole && std::isfinite(value) ? std::optional{value} : std::nullopt;
}

} // namespace repique
