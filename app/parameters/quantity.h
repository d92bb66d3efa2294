// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/parameters/parameter_spin.h"

namespace repique {

/// What kind of number a row shows.
enum class Quantity {
    Duration, ///< seconds: "100 ms", "1.5 s"; a bare number is milliseconds
    OptionalDuration, ///< likewise, 0 reads "off"
    Share, ///< 0 … 1: "10%"; a bare number is per cent
    OptionalShare, ///< likewise, 0 reads "off"
    Jitter, ///< likewise, 0 "none", 1 "full"
    Rate, ///< per second: "10,100 /s"
    Count, ///< "3"
    Room, ///< a count; at `unboundedRoom` and above "unbounded"
};

/// The end of the scale of a waiting room: from here on there is no limit.
inline constexpr double unboundedRoom = 1e9;

/// Writes and reads a quantity in `language`. Both decimal separators are read, grouped digits too.
[[nodiscard]] ValueFormat formatOf(Quantity quantity, i18n::Language language);

} // namespace repique
