// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/figures.h"

#include "core/base/text.h"

#include <algorithm>

namespace repique::lessons {
namespace {

bool isDigit(char c) noexcept
{
    return c >= '0' && c <= '9';
}

/// Letters of every language: bytes beyond ASCII count, but for signs that stand before numbers.
bool isLetter(char c) noexcept
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/// `markdown` with everything that is no prose blanked out, line by line.
class Blanker final
{
public:
    explicit Blanker(std::string_view markdown) : m_text(markdown) {}

    [[nodiscard]] std::string blanked()
    {
        blankFences();
        blankBetween("`", "`");
        blankBetween("{{", "}}");
        blankBetween("](", ")");
        return m_text;
    }

private:
    void blank(std::size_t from, std::size_t to)
    {
        for (std::size_t i = from; i < std::min(to, m_text.size()); ++i) {
            m_text[i] = m_text[i] == '\n' ? '\n' : ' ';
        }
    }

    void blankFences()
    {
        constexpr std::string_view fence = "```";
        for (std::size_t start = m_text.find(fence); start != std::string::npos; start = m_text.find(fence)) {
            const std::size_t end = m_text.find(fence, start + fence.size());
            blank(start, end == std::string::npos ? m_text.size() : end + fence.size());
        }
    }

    void blankBetween(std::string_view opening, std::string_view closing)
    {
        std::size_t start = m_text.find(opening);
        while (start != std::string::npos) {
            const std::size_t end = m_text.find(closing, start + opening.size());
            if (end == std::string::npos) {
                return;
            }
            blank(start, end + closing.size());
            start = m_text.find(opening, end);
        }
    }

    std::string m_text;
};

/// Reads one number at `place` and moves past it.
class Scanner final
{
public:
    Scanner(std::string_view text, NumberStyle style) : m_text(text), m_style(style) {}

    [[nodiscard]] std::string take(std::size_t& place) const
    {
        const char group = m_style == NumberStyle::English ? ',' : '.';
        const char point = m_style == NumberStyle::English ? '.' : ',';
        std::string plain = digits(place);
        const bool mayGroup = plain.size() <= 3;
        while (mayGroup && at(place) == group && digitsFrom(place + 1) == 3) {
            ++place;
            plain += digits(place);
        }
        if (at(place) == point && digitsFrom(place + 1) > 0) {
            ++place;
            plain += '.' + digits(place);
        }
        return plain;
    }

    [[nodiscard]] char at(std::size_t place) const noexcept
    {
        return place < m_text.size() ? m_text[place] : '\0';
    }

private:
    [[nodiscard]] std::size_t digitsFrom(std::size_t place) const noexcept
    {
        std::size_t count = 0;
        while (isDigit(at(place + count))) {
            ++count;
        }
        return count;
    }

    [[nodiscard]] std::string digits(std::size_t& place) const
    {
        const std::size_t count = digitsFrom(place);
        std::string taken{m_text.substr(place, count)};
        place += count;
        return taken;
    }

    std::string_view m_text;
    NumberStyle m_style;
};

/// "1. " or "12) " that opens a line.
bool isListMarker(const std::string& text, std::size_t start, std::size_t end)
{
    const std::size_t line = text.find_last_not_of(' ', start == 0 ? 0 : start - 1);
    const bool isFirst = start == 0 || line == std::string::npos || text[line] == '\n';
    return isFirst && end + 1 < text.size() && (text[end] == '.' || text[end] == ')') && text[end + 1] == ' ';
}

} // namespace

std::vector<Figure> figuresOf(std::string_view markdown, NumberStyle style)
{
    const std::string text = Blanker{markdown}.blanked();
    const Scanner scanner{text, style};
    std::vector<Figure> figures;
    int line = 1;
    for (std::size_t place = 0; place < text.size();) {
        if (!isDigit(text[place])) {
            line += text[place] == '\n' ? 1 : 0;
            ++place;
            continue;
        }
        const std::size_t start = place;
        const std::string plain = scanner.take(place);
        const bool isInWord = (start > 0 && isLetter(text[start - 1])) || scanner.at(place) == 'x';
        if (!isInWord && !isListMarker(text, start, place)) {
            figures.push_back({parseNumber(plain).value_or(0.0), line, text.substr(start, place - start)});
        }
    }
    return figures;
}

std::vector<double> numbersIn(std::string_view document)
{
    std::vector<double> numbers;
    const Scanner scanner{document, NumberStyle::English};
    for (std::size_t place = 0; place < document.size();) {
        if (isDigit(document[place])) {
            numbers.push_back(parseNumber(scanner.take(place)).value_or(0.0));
        } else {
            ++place;
        }
    }
    return numbers;
}

int wordsOf(std::string_view markdown)
{
    constexpr unsigned char threeBytes
        = 0xE0; // lead of dashes, quotes and signs; letters with accents take two
    int words = 0;
    bool isInWord = false;
    for (std::size_t i = 0; i < markdown.size(); ++i) {
        const char c = markdown[i];
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= threeBytes) {
            i += 2;
            continue;
        }
        const bool isSpace = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        const bool isPart = isLetter(c) || isDigit(c) || byte >= 0x80;
        words += isPart && !isInWord ? 1 : 0;
        isInWord = isPart || (isInWord && !isSpace);
    }
    return words;
}

} // namespace repique::lessons
