// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/ensemble.h"
#include "core/storm/comparison.h"

#include <cstdint>
#include <span>
#include <string>

/// Comma separated values in the C locale, unless said otherwise, with a line of names, lines ended by a
/// line feed.
namespace repique::report {

/// One line per bin of the series: "t_s,originals,…".
[[nodiscard]] std::string seriesCsv(const storm::Series& series);

/// The series of the only run, or one line per run and seed: "seed,operations,…"; no value is an empty field.
[[nodiscard]] std::string ensembleCsv(const Ensemble& ensemble);

/// One line per run, "file" telling a from b.
[[nodiscard]] std::string comparisonCsv(const Ensemble& a, const Ensemble& b);

/// How a table is written for machines: "," and the point of C, or for spreadsheets of countries with a
/// decimal comma.
enum class CsvKind : std::uint8_t { Plain, Spreadsheet };

/// A line a figure: its public name, both means, the difference with its interval, the chance, the verdict,
/// and how many runs had it.
[[nodiscard]] std::string comparisonTableCsv(std::span<const storm::PairedFigure> figures, CsvKind kind);

} // namespace repique::report
