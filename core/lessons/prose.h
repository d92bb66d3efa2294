// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace repique::lessons {

/// Splits Markdown at its headings: "# " gives the title, each "## " starts a passage. Text before the first
/// passage belongs to none and is dropped. Pure; never fails (`load` checks the counts).
[[nodiscard]] Prose splitProse(std::string_view markdown);

/// Ids of all `{{expect id}}` of `markdown`, in order.
[[nodiscard]] std::vector<std::string> placeholders(std::string_view markdown);

/// `markdown` with each `{{expect id}}` replaced by `textOf(id)`.
[[nodiscard]] std::string fillPlaceholders(
    std::string_view markdown, const std::function<std::string(const std::string& id)>& textOf);

} // namespace repique::lessons
