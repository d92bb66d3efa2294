// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace repique::charts {

/// The charts that the load mode has; people choose which of them they see.
enum class ChartKind : std::uint8_t { Load, Duplicates, Queue, Budget, Latency };

/// In the order in which they stand above one another.
inline constexpr std::array allCharts{
    ChartKind::Load, ChartKind::Duplicates, ChartKind::Queue, ChartKind::Budget, ChartKind::Latency};

/// How many may be shown at once.
inline constexpr std::size_t fewestCharts = 2;
inline constexpr std::size_t mostCharts = 3;

/// Its word in the settings: "load", "duplicates", "queue", "budget", "latency".
[[nodiscard]] std::string_view wordOf(ChartKind kind) noexcept;
/// Nothing for other words.
[[nodiscard]] std::optional<ChartKind> chartFrom(std::string_view word) noexcept;

} // namespace repique::charts
