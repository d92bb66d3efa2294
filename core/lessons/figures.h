// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace repique::lessons {

/// How a language writes numbers: "12,734.5" or "12.734,5".
enum class NumberStyle : bool { English, Portuguese };

/// A number written out in a text.
struct Figure
{
    double value = 0.0;
    int line = 0; ///< from 1, of the text
    std::string written;
};

/// The numbers of a Markdown text, but for those of code, of `{{expect id}}`, of list markers, of links, and
/// those that belong to a word ("L03", "p95", "5xx").
[[nodiscard]] std::vector<Figure> figuresOf(std::string_view markdown, NumberStyle style);

/// Every number that stands in a scenario document or an assignment ("policy.base=100ms" has 100).
[[nodiscard]] std::vector<double> numbersIn(std::string_view document);

/// Words of a Markdown text: runs of characters between white space that hold a letter or a digit.
[[nodiscard]] int wordsOf(std::string_view markdown);

} // namespace repique::lessons
