// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace repique::charts {

/// What a mark of a chart stands for; decides its colour, width, dash and fill.
enum class Ink : std::uint8_t {
    Originals,
    Attempts,
    Retries,
    Arrivals, ///< at the dependency, where they are not what the callers send
    Goodput,
    Capacity,
    Rejected,
    Duplicates,
    Queue,
    Room, ///< places of the queue
    Tokens, ///< of the retry budget
    P50, ///< percentiles of the time to success
    P95,
    P99,
    Guess, ///< what was drawn before the run
    SideA, ///< of a comparison
    SideB,
};

} // namespace repique::charts
