// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/head.h"

#include "core/base/parse.h"

#include <algorithm>

namespace repique::http {
namespace {

constexpr std::size_t longestLength = 15; ///< digits of a Content-Length: a petabyte is refused later

bool isTokenCharacter(char c) noexcept
{
    constexpr std::string_view marks = "!#$%&'*+-.^_`|~";
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')
        || marks.find(c) != std::string_view::npos;
}

bool isToken(std::string_view text) noexcept
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isTokenCharacter);
}

bool isDigit(char c) noexcept
{
    return c >= '0' && c <= '9';
}

bool isValueCharacter(char c) noexcept
{
    const auto byte = static_cast<unsigned char>(c);
    return c == '\t' || (byte >= 0x20 && byte != 0x7f);
}

/// What comes before the next line end, which is taken from `text` with it; nothing when there is none.
std::optional<std::string_view> takeLine(std::string_view& text) noexcept
{
    const std::size_t end = text.find(lineEnd);
    if (end == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + lineEnd.size());
    return line;
}

bool readRequestLine(std::string_view line, Head& head)
{
    const std::size_t first = line.find(' ');
    const std::size_t last = line.rfind(' ');
    if (first == std::string_view::npos || first == last) {
        return false;
    }
    const std::string_view target = line.substr(first + 1, last - first - 1);
    const std::string_view version = line.substr(last + 1);
    head.method = std::string{line.substr(0, first)};
    head.target = std::string{target};
    return isToken(head.method) && (version == "HTTP/1.1" || version == "HTTP/1.0") && target.starts_with('/')
        && std::all_of(target.begin(), target.end(), [](char c) { return c > ' ' && c <= '~'; });
}

bool readField(std::string_view line, Head& head)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || !isToken(line.substr(0, colon))) {
        return false;
    }
    const std::string_view value = trimmed(line.substr(colon + 1));
    head.fields.push_back({std::string{line.substr(0, colon)}, std::string{value}});
    return std::all_of(value.begin(), value.end(), isValueCharacter);
}

/// Two readers must not disagree on where the body ends.
bool isBodyFramedOnce(const Fields& fields)
{
    const auto lengths = valuesOf(fields, "Content-Length");
    const auto codings = valuesOf(fields, "Transfer-Encoding");
    if (lengths.size() + codings.size() > 1) {
        return false;
    }
    if (!codings.empty()) {
        return isSameName(codings.front(), "chunked");
    }
    return lengths.empty()
        || (!lengths.front().empty() && lengths.front().size() <= longestLength
            && std::all_of(lengths.front().begin(), lengths.front().end(), isDigit));
}

} // namespace

std::optional<Head> parseHead(std::string_view text)
{
    Head head;
    auto line = takeLine(text);
    if (!line || !readRequestLine(*line, head)) {
        return std::nullopt;
    }
    for (line = takeLine(text); line && !line->empty(); line = takeLine(text)) {
        if (!readField(*line, head)) {
            return std::nullopt;
        }
    }
    return line && isBodyFramedOnce(head.fields) ? std::optional{std::move(head)} : std::nullopt;
}

} // namespace repique::http
