// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/time.h"

#include <optional>
#include <string>
#include <string_view>

namespace repique {

/// Reads "250us", "100ms", "1.5s", "2m", "24h", "30d" (also "10ns"): a decimal number directly followed by
/// one unit, exactly representable in nanoseconds or rounded to the nearest. Nothing for anything else: no
/// sign, no exponent, no white space, no overflow.
[[nodiscard]] std::optional<SimDuration> parseDuration(std::string_view text) noexcept;

/// A text that `parseDuration` reads back as the same duration: the shortest among the units in which it is
/// from 1 to below 1000, the larger unit when two are as short: "1.5s", "100ms", "2m", "90s". `duration` ≥ 0.
[[nodiscard]] std::string formatDuration(SimDuration duration);

/// Shortest decimal text that reads back as the same double; never depends on the locale.
[[nodiscard]] std::string formatNumber(double value);

/// A whole text that is one finite decimal number, in the C locale. Nothing otherwise.
[[nodiscard]] std::optional<double> parseNumber(std::string_view text) noexcept;

} // namespace repique
