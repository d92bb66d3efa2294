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

/// The shortest text that `parseDuration` reads back as the same duration, in the largest unit that stays
/// below four integer digits where possible: "1.5s", "100ms", "2m". `duration` ≥ 0.
[[nodiscard]] std::string formatDuration(SimDuration duration);

/// Shortest decimal text that reads back as the same double; never depends on the locale.
[[nodiscard]] std::string formatNumber(double value);

/// A whole text that is one finite decimal number, in the C locale. Nothing otherwise.
[[nodiscard]] std::optional<double> parseNumber(std::string_view text) noexcept;

} // namespace repique
