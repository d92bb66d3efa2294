// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>

namespace repique {

/// The clock of every simulated world: integer nanoseconds from the start of a run. It has no `now()`:
/// whoever runs the world says what time it is.
struct SimClock
{
    using rep = std::int64_t;
    using period = std::nano;
    using duration = std::chrono::duration<rep, period>;
    using time_point = std::chrono::time_point<SimClock>;
    static constexpr bool is_steady = true;
};

using SimDuration = SimClock::duration;
using SimTime = SimClock::time_point;

inline constexpr SimTime startOfRun{};

/// Seconds as a real number: for drawing and statistics only, never for deciding.
[[nodiscard]] constexpr double toSeconds(SimDuration duration) noexcept
{
    return static_cast<double>(duration.count()) * 1e-9;
}

/// Milliseconds as a real number: for drawing and statistics only, never for deciding.
[[nodiscard]] constexpr double toMilliseconds(SimDuration duration) noexcept
{
    return static_cast<double>(duration.count()) * 1e-6;
}

/// Nearest duration to a real number of nanoseconds, halves away from zero, saturating at the ends of the
/// type. NaN is 0.
[[nodiscard]] constexpr SimDuration fromNanoseconds(double nanoseconds) noexcept
{
    constexpr double limit = 0x1.0p63;
    if (nanoseconds >= limit) {
        return SimDuration::max();
    }
    if (nanoseconds <= -limit) {
        return SimDuration::min();
    }
    if (nanoseconds != nanoseconds) {
        return SimDuration::zero();
    }
    const auto whole = static_cast<std::int64_t>(nanoseconds);
    const double rest = nanoseconds - static_cast<double>(whole); // exact, and 0 from 2^52 on
    return SimDuration{whole + (rest >= 0.5 ? 1 : 0) - (rest <= -0.5 ? 1 : 0)};
}

/// a + b, saturating instead of overflowing.
[[nodiscard]] constexpr SimDuration saturatingAdd(SimDuration a, SimDuration b) noexcept
{
    std::int64_t sum = 0;
    if (!__builtin_add_overflow(a.count(), b.count(), &sum)) {
        return SimDuration{sum};
    }
    return a.count() < 0 ? SimDuration::min() : SimDuration::max();
}

} // namespace repique
