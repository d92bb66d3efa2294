// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/prose.h"

namespace repique::lessons {
namespace {

constexpr std::string_view opening = "{{expect ";
constexpr std::string_view closing = "}}";

std::string_view nextLine(std::string_view& rest) noexcept
{
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return line;
}

} // namespace

Prose splitProse(std::string_view markdown)
{
    Prose prose;
    for (int number = 1; !markdown.empty(); ++number) {
        const std::string_view line = nextLine(markdown);
        if (line.starts_with("# ")) {
            prose.title = line.substr(2);
        } else if (line.starts_with("## ")) {
            prose.passages.push_back({std::string{line.substr(3)}, {}, number});
        } else if (!prose.passages.empty()) {
            prose.passages.back().markdown.append(line).push_back('\n');
        }
    }
    return prose;
}

std::vector<std::string> placeholders(std::string_view markdown)
{
    std::vector<std::string> ids;
    (void)fillPlaceholders(markdown, [&ids](const std::string& id) {
        ids.push_back(id);
        return std::string{};
    });
    return ids;
}

std::string fillPlaceholders(
    std::string_view markdown, const std::function<std::string(const std::string& id)>& textOf)
{
    std::string filled;
    for (;;) {
        const std::size_t start = markdown.find(opening);
        const std::size_t end = start == std::string_view::npos ? start : markdown.find(closing, start);
        if (end == std::string_view::npos) {
            return filled.append(markdown);
        }
        filled.append(markdown.substr(0, start));
        filled.append(
            textOf(std::string{markdown.substr(start + opening.size(), end - start - opening.size())}));
        markdown.remove_prefix(end + closing.size());
    }
}

} // namespace repique::lessons
