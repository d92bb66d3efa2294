// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace repique::retry {

/// What a policy makes of the server's hint.
enum class RetryAfterMode : std::uint8_t {
    Ignore,
    Exact, ///< wait = hint: everybody who got the same hint comes back together
    Minimum, ///< wait = max(hint, jittered wait)
    Plus, ///< wait = hint + u · spread
};

/// Reads a Retry-After field value: `1*DIGIT` seconds (saturating), or an HTTP-date in any of the three forms
/// of RFC 9110 §5.6.7 (IMF-fixdate, RFC 850, asctime), as time left after `now`, seconds since 1970 UTC; a
/// past date is 0. Nothing for anything else ("", "-5", "1.5", "1e3", "0x10", " 7 ", "amanhã"). Pure. Source:
/// RFC 9110 §10.2.3.
[[nodiscard]] std::optional<SimDuration> parseRetryAfter(std::string_view value, std::int64_t now) noexcept;

} // namespace repique::retry
