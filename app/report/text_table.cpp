// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/text_table.h"

#include <algorithm>

namespace repique::report {
namespace {

std::string padding(std::size_t width, std::string_view text)
{
    const std::size_t taken = widthOf(text);
    return std::string(width > taken ? width - taken : 0, ' ');
}

} // namespace

std::size_t widthOf(std::string_view text) noexcept
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

void TextTable::add(std::vector<std::string> cells)
{
    m_rows.push_back(std::move(cells));
}

std::string TextTable::text() const
{
    std::vector<std::size_t> widths;
    for (const std::vector<std::string>& row : m_rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], widthOf(row[i]));
        }
    }
    std::string out;
    for (const std::vector<std::string>& row : m_rows) {
        std::string line = " ";
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string pad = padding(widths[i], row[i]);
            line += i == 0 ? " " + row[i] + pad : "  " + pad + row[i];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    }
    return out;
}

std::string wrapped(std::string_view text, std::string_view indent, std::size_t width)
{
    std::string out;
    std::string line{indent};
    bool hasWord = false;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        if (hasWord && widthOf(line) + 1 + widthOf(word) > width) {
            out += line + "\n";
            line = indent;
            hasWord = false;
        }
        line += (hasWord ? " " : "") + std::string{word};
        hasWord = true;
    }
    return out + line + "\n";
}

} // namespace repique::report
