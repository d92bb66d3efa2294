// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/source_text.h"

#include "core/base/parse.h"

#include <algorithm>

namespace repique::scenario {
namespace {

constexpr std::size_t longestQuote = 60;

/// Length of the valid UTF-8 sequence at `start`, 1 … 4; 0 when there is none. Source: RFC 3629 §4.
std::size_t sequenceLength(std::string_view text, std::size_t start) noexcept
{
    const auto byte = [&](std::size_t i) {
        return start + i < text.size() ? static_cast<unsigned char>(text[start + i]) : 0U;
    };
    const auto continues = [&](std::size_t i) { return byte(i) >= 0x80U && byte(i) <= 0xBFU; };
    const unsigned first = byte(0);
    if (first < 0x80U) {
        return 1;
    }
    if (first >= 0xC2U && first <= 0xDFU) {
        return continues(1) ? 2 : 0;
    }
    if (first >= 0xE0U && first <= 0xEFU) {
        const bool isOverlong = first == 0xE0U && byte(1) < 0xA0U;
        const bool isSurrogate = first == 0xEDU && byte(1) > 0x9FU;
        return continues(1) && continues(2) && !isOverlong && !isSurrogate ? 3 : 0;
    }
    if (first >= 0xF0U && first <= 0xF4U) {
        const bool isOverlong = first == 0xF0U && byte(1) < 0x90U;
        const bool isTooHigh = first == 0xF4U && byte(1) > 0x8FU;
        return continues(1) && continues(2) && continues(3) && !isOverlong && !isTooHigh ? 4 : 0;
    }
    return 0;
}

constexpr char32_t shieldDistance = 0x100000;

/// The character of one valid UTF-8 sequence.
char32_t decoded(std::string_view sequence) noexcept
{
    const auto first = static_cast<unsigned char>(sequence.front());
    char32_t character = sequence.size() == 1 ? first : first & (0xFFU >> (sequence.size() + 1));
    for (const char c : sequence.substr(1)) {
        character = (character << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
    }
    return character;
}

/// UTF-8 of a character from U+0080 on.
std::string encoded(char32_t character)
{
    const std::size_t length = character < 0x800U ? 2 : character < 0x10000U ? 3 : 4;
    std::string sequence(length, '\0');
    for (std::size_t i = length - 1; i > 0; --i) {
        sequence[i] = static_cast<char>(0x80U | (character & 0x3FU));
        character >>= 6U;
    }
    const unsigned leadBits = 0xFFU & ~(0xFFU >> length);
    sequence[0] = static_cast<char>(leadBits | character);
    return sequence;
}

bool isControl(char c) noexcept
{
    return static_cast<unsigned char>(c) < 0x20U || c == '\x7F';
}

/// Byte offset of the `column`-th character (1-based) of `line`, its end when it is shorter.
std::size_t offsetOfColumn(std::string_view line, int column) noexcept
{
    std::size_t offset = 0;
    for (int i = 1; i < column && offset < line.size(); ++i) {
        offset += std::max<std::size_t>(sequenceLength(line, offset), 1);
    }
    return std::min(offset, line.size());
}

/// Whether the string that starts at `start` is one that may span lines.
bool isLongString(std::string_view toml, std::size_t start) noexcept
{
    const std::string_view opening = toml.substr(start, 3);
    return opening.size() == 3 && opening[1] == opening[0] && opening[2] == opening[0];
}

/// Offset just after the string on one line that starts at `start`, which holds a quotation mark.
std::size_t endOfShortString(std::string_view toml, std::size_t start) noexcept
{
    const char quote = toml[start];
    for (std::size_t i = start + 1; i < toml.size(); ++i) {
        if (toml[i] == '\\' && quote == '"') {
            ++i;
        } else if (toml[i] == quote || toml[i] == '\n') {
            return i + 1;
        }
    }
    return toml.size();
}

/// Likewise over several lines; up to two quotation marks may stand just before the closing three.
std::size_t endOfLongString(std::string_view toml, std::size_t start) noexcept
{
    const char quote = toml[start];
    const std::string_view closing = toml.substr(start, 3);
    for (std::size_t i = start + 3; i < toml.size(); ++i) {
        if (toml[i] == '\\' && quote == '"') {
            ++i;
        } else if (toml.substr(i, 3) == closing) {
            const std::size_t other = std::min(toml.find_first_not_of(quote, i), toml.size());
            return std::min(other, i + 5);
        }
    }
    return toml.size();
}

/// Offset just after the string that starts at `start`.
std::size_t endOfString(std::string_view toml, std::size_t start) noexcept
{
    return isLongString(toml, start) ? endOfLongString(toml, start) : endOfShortString(toml, start);
}

/// Counts brackets and the dots of one key while a text goes by.
struct Nesting
{
    int brackets = 0;
    int dots = 0;

    void take(char c) noexcept
    {
        const bool opens = c == '[' || c == '{';
        const bool closes = c == ']' || c == '}';
        brackets = std::max(0, brackets + (opens ? 1 : 0) - (closes ? 1 : 0));
        const bool endsKey = opens || closes || c == ',' || c == '=' || c == '\n';
        dots = endsKey ? 0 : dots + (c == '.' ? 1 : 0);
    }
};

} // namespace

std::string shortened(std::string_view text)
{
    std::string result;
    std::size_t characters = 0;
    std::size_t lastStart = 0;
    for (std::size_t i = 0; i < text.size(); ++characters) {
        if (characters == longestQuote) {
            return result.substr(0, lastStart) + "…";
        }
        lastStart = result.size();
        const std::size_t length = sequenceLength(text, i);
        if (length == 0) {
            result += '?';
        } else if (isControl(text[i])) {
            result += ' ';
        } else {
            result += text.substr(i, length);
        }
        i += std::max<std::size_t>(length, 1);
    }
    return result;
}

std::optional<std::size_t> firstBadByte(std::string_view text) noexcept
{
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = sequenceLength(text, i);
        if (length == 0 || text[i] == '\0') {
            return i;
        }
        i += length;
    }
    return std::nullopt;
}

Place placeOfOffset(std::string_view text, std::size_t offset) noexcept
{
    const std::string_view before = text.substr(0, offset);
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    const auto isStart = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return {.line = 1 + static_cast<int>(std::ranges::count(before, '\n')),
        .column = 1 + static_cast<int>(std::ranges::count_if(before.substr(lineStart), isStart))};
}

std::optional<int> firstTooDeepLine(std::string_view toml, int deepest) noexcept
{
    Nesting nesting;
    for (std::size_t i = 0; i < toml.size();) {
        if (toml[i] == '#') {
            i = std::min(toml.find('\n', i), toml.size());
        } else if (toml[i] == '"' || toml[i] == '\'') {
            i = endOfString(toml, i);
        } else {
            nesting.take(toml[i++]);
        }
        if (nesting.brackets + nesting.dots > deepest) {
            return placeOfOffset(toml, i - 1).line;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> firstUnshieldable(std::string_view text) noexcept
{
    constexpr char leadByteOfPlane16 = '\xF4';
    const std::size_t first = std::min(text.find(leadByteOfPlane16), text.find("\\U0010"));
    return first == std::string_view::npos ? std::nullopt : std::optional{first};
}

std::string shielded(std::string_view text)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    std::string result{text.starts_with(byteOrderMark) ? byteOrderMark : std::string_view{}};
    for (std::size_t i = result.size(); i < text.size();) {
        const std::size_t length = std::max<std::size_t>(sequenceLength(text, i), 1);
        if (length == 2 || length == 3) {
            result += encoded(decoded(text.substr(i, length)) + shieldDistance);
        } else {
            result += text.substr(i, length);
        }
        i += length;
    }
    return result;
}

std::string unshielded(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = std::max<std::size_t>(sequenceLength(text, i), 1);
        const char32_t character = length == 4 ? decoded(text.substr(i, length)) : U'\0';
        if (character >= shieldDistance) {
            result += encoded(character - shieldDistance);
        } else {
            result += text.substr(i, length);
        }
        i += length;
    }
    return result;
}

SourceLines::SourceLines(std::string_view text)
{
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        m_lines.push_back(text.substr(start, end - start));
        start = end + 1;
    }
}

std::string SourceLines::quote(Place from, Place to) const
{
    if (from.line < 1 || static_cast<std::size_t>(from.line) > m_lines.size()) {
        return {};
    }
    const std::string_view line = m_lines[static_cast<std::size_t>(from.line) - 1];
    const std::size_t start = offsetOfColumn(line, from.column);
    const std::size_t end = to.line == from.line ? offsetOfColumn(line, to.column) : line.size();
    return shortened(trimmed(line.substr(start, end > start ? end - start : 0), " \t\r"));
}

std::string SourceLines::line(int number) const
{
    return quote({.line = number, .column = 1}, {.line = number + 1, .column = 1});
}

} // namespace repique::scenario
