// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/fault_report.h"
#include "core/scenario/node.h"

#include <string_view>

namespace repique::scenario {

inline constexpr std::size_t largestText = std::size_t{1024} * 1024; ///< bytes
inline constexpr int deepestLevel = 16; ///< keys and places in arrays on the way to a value
inline constexpr std::size_t mostEntries = 1000; ///< of one table or one array

/// Reads TOML of bounded size, depth and number of entries. One fault, since nothing behind it can be
/// trusted: `TooLarge`, or `Syntax` with the line and column (text that is no UTF-8 as well). A key or table
/// that stands twice is a `Syntax` fault that names it in `key`.
[[nodiscard]] tl::expected<Node, Fault> readToml(std::string_view text);

/// `readToml` for one value alone, e.g. "[408, 503]": nothing when it is no single value.
[[nodiscard]] tl::expected<Node, Fault> readTomlValue(std::string_view text);

} // namespace repique::scenario
