// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_kind.h"

#include <algorithm>

namespace repique::charts {

std::string_view wordOf(ChartKind kind) noexcept
{
    switch (kind) {
    case ChartKind::Load:
        return "load";
    case ChartKind::Duplicates:
        return "duplicates";
    case ChartKind::Queue:
        return "queue";
    case ChartKind::Budget:
        return "budget";
    case ChartKind::Latency:
        return "latency";
    }
    return {};
}

std::optional<ChartKind> chartFrom(std::string_view word) noexcept
{
    const auto* const found = std::ranges::find(allCharts, word, &wordOf);
    return found == allCharts.end() ? std::nullopt : std::optional{*found};
}

} // namespace repique::charts
