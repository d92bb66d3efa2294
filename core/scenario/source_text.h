// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/node.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace repique::scenario {

/// `text` in one line of at most 60 characters: longer texts end in "…", control characters become spaces,
/// bytes that are no UTF-8 become "?".
[[nodiscard]] std::string shortened(std::string_view text);

/// Offset of the first byte that UTF-8 text cannot hold here: NUL, or part of no valid sequence.
[[nodiscard]] std::optional<std::size_t> firstBadByte(std::string_view text) noexcept;

/// 1-based line of the byte at `offset`.
[[nodiscard]] int lineOfOffset(std::string_view text, std::size_t offset) noexcept;

/// Line of the first place where brackets and dotted keys nest deeper than `limit`; nothing when none does.
/// Looks at characters alone, so that a hostile text is refused before anything recurses over it.
[[nodiscard]] std::optional<int> firstTooDeepLine(std::string_view toml, int limit) noexcept;

/// The lines of a text, to quote what stands at a place. The text outlives it.
class SourceLines final
{
public:
    explicit SourceLines(std::string_view text);

    /// What stands from `from` to just before `to`, or to the end of the line when `to` is on another;
    /// shortened.
    [[nodiscard]] std::string quote(Place from, Place to) const;
    /// The whole line without the space around it, shortened.
    [[nodiscard]] std::string line(int number) const;

private:
    std::vector<std::string_view> m_lines;
};

} // namespace repique::scenario
