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

/// Where the byte at `offset` stands.
[[nodiscard]] Place placeOfOffset(std::string_view text, std::size_t offset) noexcept;

/// Line of the first place where brackets and dotted keys nest deeper than `deepest`; nothing when none does.
/// Looks at characters alone, so that a hostile text is refused before anything recurses over it; up to the
/// first error of syntax it agrees with the TOML reader on what is a string or a comment.
[[nodiscard]] std::optional<int> firstTooDeepLine(std::string_view toml, int deepest) noexcept;

/// Offset of the first thing that `shielded` could not give back: a character above U+FFFFF, or its escape.
[[nodiscard]] std::optional<std::size_t> firstUnshieldable(std::string_view text) noexcept;

/// `text` with every character from U+0080 to U+FFFF moved up by 0x100000, so that all lines and columns
/// stay. toml++ 3.3 has undefined behaviour where it looks for white space and finds one of those, "ç" among
/// them; private use characters it takes as they are. A byte order mark at the start stays.
[[nodiscard]] std::string shielded(std::string_view text);

/// The characters that `shielded` moved, back in their place.
[[nodiscard]] std::string unshielded(std::string_view text);

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
