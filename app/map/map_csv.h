// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/map/map_data.h"

#include <string>

namespace repique::map {

/// How a table of numbers is written as text.
enum class CsvStyle : std::uint8_t {
    Plain, ///< comma between, decimal point
    Spreadsheet, ///< semicolon between, decimal comma: as spreadsheets in Portuguese read it
};

/// A line of names, then a line a cell, row by row, ended by a line feed: the two values (the load as
/// `traffic.rate`, a second), the figure (of verdicts: the share of the seeds that recovered), its standard
/// deviation, how many seeds have it, and whether the cell was computed. No figure is an empty field.
[[nodiscard]] std::string csvText(const Data& data, CsvStyle style);

} // namespace repique::map
