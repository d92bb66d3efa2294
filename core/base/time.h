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

/// Nearest duration to a real number of nanoseconds, saturating at the ends of the type. NaN is 0.
[[nodiscard]] SimDuration fromNanoseconds(double nanoseconds) noexcept;

/// a + b, saturating instead of overflowing.
[[nodiscard]] SimDuration saturatingAdd(SimDuration a, SimDuration b) noexcept;

} // namespace repique
