// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/retry_after.h"

#include <algorithm>
#include <array>
#include <limits>

namespace repique::retry {
namespace {

using std::chrono::day;
using std::chrono::month;
using std::chrono::seconds;
using std::chrono::sys_days;
using std::chrono::year;
using std::chrono::year_month_day;
using Names = std::array<std::string_view, 7>;

constexpr Names shortDays{"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
constexpr Names longDays{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};
constexpr std::array<std::string_view, 12> months{
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

/// Fields of a date as they stand in the text.
struct Fields
{
    int year = 0;
    unsigned month = 0;
    int day = 0;
    int secondOfDay = 0;
};

/// Takes the pieces of a text from its front; once a piece is missing it stays failed.
class Reader final
{
public:
    explicit Reader(std::string_view text) noexcept : m_rest{text} {}

    [[nodiscard]] bool isComplete() const noexcept { return !m_hasFailed && m_rest.empty(); }

    [[nodiscard]] bool hasNext(char c) const noexcept { return !m_rest.empty() && m_rest.front() == c; }

    void literal(std::string_view expected) noexcept
    {
        const bool isThere = m_rest.substr(0, expected.size()) == expected;
        m_hasFailed = m_hasFailed || !isThere;
        m_rest.remove_prefix(isThere ? expected.size() : 0);
    }

    /// Exactly `digits` digits.
    int number(std::size_t digits) noexcept
    {
        int value = 0;
        for (std::size_t i = 0; i < digits; ++i) {
            const bool isDigit = !m_rest.empty() && m_rest.front() >= '0' && m_rest.front() <= '9';
            m_hasFailed = m_hasFailed || !isDigit;
            value = value * 10 + (isDigit ? m_rest.front() - '0' : 0);
            m_rest.remove_prefix(isDigit ? 1 : 0);
        }
        return value;
    }

    /// Position of the name that comes next.
    template<std::size_t N>
    std::size_t name(const std::array<std::string_view, N>& names) noexcept
    {
        const auto found = std::find_if(names.begin(), names.end(),
            [this](std::string_view name) { return m_rest.substr(0, name.size()) == name; });
        m_hasFailed = m_hasFailed || found == names.end();
        m_rest.remove_prefix(found == names.end() ? 0 : found->size());
        return static_cast<std::size_t>(found - names.begin());
    }

    unsigned month() noexcept { return static_cast<unsigned>(name(months)) + 1; }

    /// "08:49:37" as seconds; a leap second (60) counts as the next second.
    int timeOfDay() noexcept
    {
        const int hour = number(2);
        literal(":");
        const int minute = number(2);
        literal(":");
        const int second = number(2);
        m_hasFailed = m_hasFailed || hour > 23 || minute > 59 || second > 60;
        return (hour * 60 + minute) * 60 + second;
    }

private:
    std::string_view m_rest;
    bool m_hasFailed = false;
};

/// "Sun, 06 Nov 1994 08:49:37 GMT"
std::optional<Fields> readFixdate(std::string_view text) noexcept
{
    Reader reader{text};
    Fields fields;
    reader.name(shortDays);
    reader.literal(", ");
    fields.day = reader.number(2);
    reader.literal(" ");
    fields.month = reader.month();
    reader.literal(" ");
    fields.year = reader.number(4);
    reader.literal(" ");
    fields.secondOfDay = reader.timeOfDay();
    reader.literal(" GMT");
    return reader.isComplete() ? std::optional{fields} : std::nullopt;
}

/// "Sunday, 06-Nov-94 08:49:37 GMT"; the year is left as its two digits.
std::optional<Fields> readRfc850(std::string_view text) noexcept
{
    Reader reader{text};
    Fields fields;
    reader.name(longDays);
    reader.literal(", ");
    fields.day = reader.number(2);
    reader.literal("-");
    fields.month = reader.month();
    reader.literal("-");
    fields.year = reader.number(2);
    reader.literal(" ");
    fields.secondOfDay = reader.timeOfDay();
    reader.literal(" GMT");
    return reader.isComplete() ? std::optional{fields} : std::nullopt;
}

/// "Sun Nov  6 08:49:37 1994"
std::optional<Fields> readAsctime(std::string_view text) noexcept
{
    Reader reader{text};
    Fields fields;
    reader.name(shortDays);
    reader.literal(" ");
    fields.month = reader.month();
    reader.literal(" ");
    const bool isPadded = reader.hasNext(' ');
    reader.literal(isPadded ? " " : "");
    fields.day = reader.number(isPadded ? 1 : 2);
    reader.literal(" ");
    fields.secondOfDay = reader.timeOfDay();
    reader.literal(" ");
    fields.year = reader.number(4);
    return reader.isComplete() ? std::optional{fields} : std::nullopt;
}

/// Seconds since 1970, or nothing for a day that the calendar does not have.
std::optional<std::int64_t> toUnix(const Fields& fields) noexcept
{
    const year_month_day date{year{fields.year}, month{fields.month}, day{static_cast<unsigned>(fields.day)}};
    if (!date.ok()) {
        return std::nullopt;
    }
    const seconds midnight = sys_days{date}.time_since_epoch();
    return midnight.count() + fields.secondOfDay;
}

/// The latest year with these last two digits that does not put the date more than 50 years after `now`.
/// Source: RFC 9110 §5.6.7.
int fullYear(const Fields& fields, std::int64_t now) noexcept
{
    constexpr std::int64_t endOf9999 = 253402300799;
    const seconds clamped{std::clamp<std::int64_t>(now, 0, endOf9999)};
    const sys_days today = std::chrono::floor<std::chrono::days>(std::chrono::sys_seconds{clamped});
    const year_month_day date{today};
    const int latest = int{date.year()} + 50;
    const int candidate = latest - ((latest - fields.year) % 100 + 100) % 100;
    const auto timeNow = (clamped - today.time_since_epoch()).count();
    const auto monthDay = date.month() / date.day();
    const auto thatMonthDay = month{fields.month} / day{static_cast<unsigned>(fields.day)};
    const bool isLater
        = thatMonthDay > monthDay || (thatMonthDay == monthDay && fields.secondOfDay > timeNow);
    return candidate == latest && isLater ? candidate - 100 : candidate;
}

std::optional<std::int64_t> parseDate(std::string_view text, std::int64_t now) noexcept
{
    if (const auto fields = readFixdate(text)) {
        return toUnix(*fields);
    }
    if (auto fields = readRfc850(text)) {
        fields->year = fullYear(*fields, now);
        return toUnix(*fields);
    }
    const auto fields = readAsctime(text);
    return fields ? toUnix(*fields) : std::nullopt;
}

/// `count` ≥ 0 seconds, saturating.
SimDuration fromSeconds(std::int64_t count) noexcept
{
    constexpr std::int64_t perSecond = 1'000'000'000;
    return count > SimDuration::max().count() / perSecond ? SimDuration::max()
                                                          : SimDuration{count * perSecond};
}

bool isDigits(std::string_view text) noexcept
{
    return !text.empty()
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Digits as a number of seconds, saturating however many there are.
std::int64_t secondsOf(std::string_view digits) noexcept
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    std::int64_t value = 0;
    for (const char c : digits) {
        const std::int64_t digit = c - '0';
        value = value > (most - digit) / 10 ? most : value * 10 + digit;
    }
    return value;
}

} // namespace

std::optional<SimDuration> parseRetryAfter(std::string_view value, std::int64_t now) noexcept
{
    if (isDigits(value)) {
        return fromSeconds(secondsOf(value));
    }
    const auto date = parseDate(value, now);
    if (!date) {
        return std::nullopt;
    }
    std::int64_t left = 0;
    if (__builtin_sub_overflow(*date, now, &left)) {
        left = now < 0 ? std::numeric_limits<std::int64_t>::max() : 0;
    }
    return fromSeconds(std::max<std::int64_t>(0, left));
}

} // namespace repique::retry
