// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/ensemble.h"
#include "app/report/json_text.h"

#include <string_view>

/// The public JSON of simulations. Window and command line write through these, so equal runs are equal bytes
/// but for `cost.wall_ms`.
namespace repique::report {

enum class SeriesIn : bool { No, Yes };

/// One run as one object. `scenario` is the name in the file. A run that was stopped at its event limit ends
/// with `"cut": true`.
[[nodiscard]] Json runJson(
    std::string_view scenario, const storm::RunResult& run, SeriesIn series = SeriesIn::Yes);

/// The object of the only run, or `{runs, mean, sd}` of several.
[[nodiscard]] Json ensembleJson(const Ensemble& ensemble);

/// `{a, b, difference{metric{mean, low, high}}}`, difference = b − a.
[[nodiscard]] Json comparisonJson(const Ensemble& a, const Ensemble& b);

} // namespace repique::report
