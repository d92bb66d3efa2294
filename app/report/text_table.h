// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace repique::report {

/// Columns of a terminal it takes: characters, not bytes.
[[nodiscard]] std::size_t widthOf(std::string_view text) noexcept;

/// Rows of cells for a terminal. The first column is set left, the others right; a rag at the end of a line
/// is cut.
class TextTable final
{
public:
    void add(std::vector<std::string> cells);
    /// Every line starts with two spaces and ends with a line feed.
    [[nodiscard]] std::string text() const;

private:
    std::vector<std::vector<std::string>> m_rows;
};

/// `text` broken between words into lines of at most `width` columns, each starting with `indent`.
[[nodiscard]] std::string wrapped(std::string_view text, std::string_view indent, std::size_t width = 96);

} // namespace repique::report
