// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/numbers.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace repique::i18n {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view nothing = "—";
constexpr Words groupMark{",", "."};
constexpr Words decimalMark{".", ","};
constexpr Words percentMark{"%", " %"};
constexpr Words thousandMark{"k", " mil"};
constexpr Words millionMark{"M", " mi"};
constexpr Words billionMark{"G", " bi"};
constexpr Noun dayNoun{{"day", "dia"}, {"days", "dias"}};

/// "-12734.50" in the C locale.
std::string plain(double value, int digits)
{
    std::array<char, 400> buffer{};
    const auto written = std::to_chars(
        buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, digits);
    return {buffer.data(), written.ptr};
}

std::string grouped(std::string_view digits, Language language)
{
    std::string out;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0) {
            out += groupMark.in(language);
        }
        out += digits[i];
    }
    return out;
}

bool isZero(std::string_view text)
{
    return text.find_first_not_of("-0.") == std::string_view::npos;
}

std::string localized(std::string_view text, Language language)
{
    const bool isNegative = text.front() == '-' && !isZero(text);
    const std::string_view digits = text.front() == '-' ? text.substr(1) : text;
    const std::size_t point = digits.find('.');
    std::string out = (isNegative ? "-" : "") + grouped(digits.substr(0, point), language);
    if (point != std::string_view::npos) {
        out += std::string{decimalMark.in(language)} + std::string{digits.substr(point + 1)};
    }
    return out;
}

/// Nearest multiple of `unit`, which is positive; halves away from zero.
SimDuration rounded(SimDuration value, SimDuration unit)
{
    return SimDuration{(value.count() + unit.count() / 2) / unit.count() * unit.count()};
}

/// "2 min 5 s": whole `big`s and, when not zero, whole `small`s.
std::string twoUnits(SimDuration value, SimDuration big, std::string_view bigName, std::string_view rest)
{
    const std::string first = std::to_string(value / big) + std::string{bigName};
    return rest.empty() ? first : first + " " + std::string{rest};
}

std::string longDuration(SimDuration value, Language language)
{
    if (value >= 48h) {
        return value % 24h == 0ns ? counted(value / 24h, dayNoun, language)
                                  : trimmed(toSeconds(value) / 86'400.0, 1, language) + " "
                + std::string{dayNoun.many.in(language)};
    }
    if (rounded(value, 1s) >= 1h) {
        const SimDuration whole = rounded(value, 1min);
        const std::int64_t minutes = (whole % 1h) / 1min;
        return twoUnits(whole, 1h, " h", minutes == 0 ? "" : std::to_string(minutes) + " min");
    }
    const SimDuration whole = rounded(value, 1s);
    const std::int64_t seconds = (whole % 1min) / 1s;
    return twoUnits(whole, 1min, " min", seconds == 0 ? "" : std::to_string(seconds) + " s");
}

std::string shortDuration(SimDuration value, Language language)
{
    const auto nanoseconds = static_cast<double>(value.count());
    if (value >= 999'500us) {
        return trimmed(toSeconds(rounded(value, 1ms)), 3, language) + " s";
    }
    if (value >= 9'950us) {
        return trimmed(nanoseconds * 1e-6, 0, language) + " ms";
    }
    if (value >= 999'500ns) {
        return trimmed(nanoseconds * 1e-6, 1, language) + " ms";
    }
    if (value >= 1us) {
        return trimmed(nanoseconds * 1e-3, value < 10us ? 1 : 0, language) + " µs";
    }
    return value == 0ns ? "0 ms" : trimmed(nanoseconds, 0, language) + " ns";
}

/// Decimals that leave three significant figures of a value in [1, 1000).
int decimalsOf(double value)
{
    return value < 9.995 ? 2 : (value < 99.95 ? 1 : 0);
}

} // namespace

std::string integer(std::int64_t value, Language language)
{
    return localized(std::to_string(value), language);
}

std::string decimal(double value, int digits, Language language)
{
    return std::isfinite(value) ? localized(plain(value, digits), language) : std::string{nothing};
}

std::string trimmed(double value, int digits, Language language)
{
    if (!std::isfinite(value)) {
        return std::string{nothing};
    }
    std::string text = plain(value, digits);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.') {
            text.pop_back();
        }
    }
    return localized(text, language);
}

std::string percent(double share, Language language)
{
    const double value = share * 100.0;
    const int digits = std::abs(value) < 1.0 ? 2 : 1;
    return trimmed(value, digits, language) + std::string{percentMark.in(language)};
}

std::string duration(SimDuration value, Language language)
{
    if (value < 0ns) {
        return "-" + duration(value == SimDuration::min() ? SimDuration::max() : -value, language);
    }
    return rounded(std::min<SimDuration>(value, 100'000h), 1ms) >= 120s
        ? longDuration(std::min<SimDuration>(value, SimDuration::max() - 24h), language)
        : shortDuration(value, language);
}

std::string milliseconds(double value, Language language)
{
    return std::isfinite(value) ? duration(fromNanoseconds(value * 1e6), language) : std::string{nothing};
}

std::string compact(double value, Language language)
{
    if (!std::isfinite(value)) {
        return std::string{nothing};
    }
    const double size = std::abs(value);
    if (size < 999.5) {
        return trimmed(value, size < 1.0 ? 3 : decimalsOf(size), language);
    }
    const bool isBillions = size >= 999.5e6;
    const bool isMillions = size >= 999.5e3;
    const double unit = isBillions ? 1e9 : (isMillions ? 1e6 : 1e3);
    const Words& mark = isBillions ? billionMark : (isMillions ? millionMark : thousandMark);
    return trimmed(value / unit, decimalsOf(size / unit), language) + std::string{mark.in(language)};
}

std::string rate(double perSecond, Language language)
{
    return compact(perSecond, language) + "/s";
}

std::string money(std::int64_t cents, Language language)
{
    const std::string whole = integer(std::abs(cents / 100), language);
    const std::string rest = fmt::format("{:02}", std::abs(cents % 100));
    return std::string{cents < 0 ? "-R$ " : "R$ "} + whole + std::string{decimalMark.in(language)} + rest;
}

std::string times(double factor, Language language)
{
    return trimmed(factor, 3, language) + "×";
}

std::string counted(std::int64_t value, const Noun& noun, Language language)
{
    const Words& words = value == 1 || value == -1 ? noun.one : noun.many;
    return integer(value, language) + " " + std::string{words.in(language)};
}

} // namespace repique::i18n
