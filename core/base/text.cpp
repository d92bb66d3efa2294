// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include "core/base/parse.h"

#include <algorithm>
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

const Unit* unitNamed(std::string_view name) noexcept
{
    const auto* const found
        = std::find_if(units.begin(), units.end(), [name](const Unit& unit) { return unit.name == name; });
    return found == units.end() ? nullptr : found;
}

/// `duration` in `unit`, when that is a number from 1 to below 1000 (of days: any) that reads back the same.
std::optional<std::string> textIn(const Unit& unit, SimDuration duration)
{
    const double amount = static_cast<double>(duration.count()) / static_cast<double>(unit.nanoseconds);
    if (amount < 1.0 || (amount >= 1000.0 && &unit != units.begin())) {
        return std::nullopt;
    }
    std::string text = formatNumber(amount);
    text += unit.name;
    return parseDuration(text) == duration ? std::optional{text} : std::nullopt;
}

} // namespace

std::optional<SimDuration> parseDuration(std::string_view text) noexcept
{
    const std::size_t wholeDigits = digitsFrom(text, 0);
    const bool hasPoint = wholeDigits < text.size() && text[wholeDigits] == '.';
    const std::size_t fractionDigits = hasPoint ? digitsFrom(text, wholeDigits + 1) : 0;
    const std::size_t length = wholeDigits + (hasPoint ? 1 + fractionDigits : 0);
    const std::optional<std::int64_t> whole = parseInteger(text.substr(0, wholeDigits));
    const Unit* const unit = unitNamed(text.substr(length));
    if (!whole || unit == nullptr || (hasPoint && fractionDigits == 0)) {
        return std::nullopt;
    }
    // A unit is below 2^53 ns and a fraction below 1, so their product is within 0.02 ns.
    const std::optional<double> fraction
        = hasPoint ? parseNumber(text.substr(wholeDigits, 1 + fractionDigits)) : 0.0;
    const SimDuration rest = fromNanoseconds(fraction.value_or(0.0) * static_cast<double>(unit->nanoseconds));
    std::int64_t count = 0;
    const bool isTooLong = __builtin_mul_overflow(*whole, unit->nanoseconds, &count)
        || __builtin_add_overflow(count, rest.count(), &count);
    return isTooLong ? std::nullopt : std::optional{SimDuration{count}};
}

std::string formatDuration(SimDuration duration)
{
    if (duration == SimDuration::zero()) {
        return "0ms";
    }
    std::string shortest;
    for (const Unit& unit : units) {
        const std::optional<std::string> text = textIn(unit, duration);
        if (text && (shortest.empty() || text->size() < shortest.size())) {
            shortest = *text;
        }
    }
    return shortest.empty() ? std::to_string(duration.count()) + "ns" : shortest;
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
