// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_kind.h"
#include "app/charts/load_presenter.h"

#include <string>

/// The words around each chart. Pure; no Qt.
namespace repique::charts {

/// "Load on the dependency".
[[nodiscard]] std::string chartTitle(ChartKind kind, i18n::Language language);
/// What its value axis counts: "requests a second".
[[nodiscard]] std::string chartUnit(ChartKind kind, i18n::Language language);
/// One sentence that says what the curves show.
[[nodiscard]] std::string chartSummary(ChartKind kind, const RunView& run);
/// What the chart reads in the group `index`, which exists.
[[nodiscard]] Readout chartReadout(
    ChartKind kind, const RunView& run, const LoadData& data, std::size_t index);

/// What an empty plot says instead of curves; empty when there is something to draw.
[[nodiscard]] std::string emptyPlot(ChartKind kind, const RunView& run);

} // namespace repique::charts
