// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace repique::pix {

/// Whose draws make an identifier: the same source gives the same identifiers.
struct IdentitySource
{
    std::uint64_t seed = 0;
    std::uint64_t operation = 0;
};

/// A UUID of version 4 from keyed draws. `attempt` is 0 for a key made once before the loop, else the attempt
/// that it was made for. Source: RFC 9562 §5.4.
[[nodiscard]] std::string makeKey(const IdentitySource& source, std::int64_t attempt);

/// A key short enough for a diagram: "K-" and its first four digits. Empty for an empty key.
[[nodiscard]] std::string shortKey(std::string_view key);

/// "E", the payer institution's `ispb` (8 of 0-9 A-Z, asserted), minute of `utc` and 11 drawn letters and
/// digits: 32 characters. Source: BCB, pix-api.
[[nodiscard]] std::string makeEndToEndId(
    const IdentitySource& source, std::string_view ispb, std::chrono::sys_seconds utc);

/// What is wrong with an EndToEndId.
enum class EndToEndFault : std::uint8_t {
    Length, ///< not 32 characters
    Prefix, ///< does not start with E
    Ispb, ///< characters 2 … 9 are not of 0-9 A-Z
    Moment, ///< characters 10 … 21 are not a minute of the calendar, yyyyMMddHHmm
    Suffix, ///< the last 11 characters are not letters and digits
};

/// Nothing when `endToEndId` is well formed. Checks the calendar, which a pattern cannot.
[[nodiscard]] std::optional<EndToEndFault> validateEndToEndId(std::string_view endToEndId) noexcept;

} // namespace repique::pix
