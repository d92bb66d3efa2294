// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/ensemble.h"

#include <string>

/// Comma separated values in the C locale with a line of names, lines ended by a line feed.
namespace repique::report {

/// One line per bin of the series: "t_s,originals,…".
[[nodiscard]] std::string seriesCsv(const storm::Series& series);

/// The series of the only run, or one line per run and seed: "seed,operations,…"; no value is an empty field.
[[nodiscard]] std::string ensembleCsv(const Ensemble& ensemble);

/// One line per run, "file" telling a from b.
[[nodiscard]] std::string comparisonCsv(const Ensemble& a, const Ensemble& b);

} // namespace repique::report
