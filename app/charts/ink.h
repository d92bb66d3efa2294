// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace repique::charts {

/// What a mark of a chart stands for; decides its colour, width, dash and fill.
enum class Ink : std::uint8_t { Originals, Attempts, Retries, Goodput, Capacity, Rejected, Duplicates };

} // namespace repique::charts
