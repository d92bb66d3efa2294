// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/time.h"

namespace repique {

SimDuration fromNanoseconds(double nanoseconds) noexcept
{
    constexpr double limit = 9223372036854774784.0; // the largest double below 2^63
    if (nanoseconds >= limit) {
        return SimDuration::max();
    }
    if (nanoseconds <= -limit) {
        return SimDuration::min();
    }
    const double rounded = nanoseconds < 0 ? nanoseconds - 0.5 : nanoseconds + 0.5;
    return nanoseconds == nanoseconds ? SimDuration{static_cast<std::int64_t>(rounded)} : SimDuration{0};
}

SimDuration saturatingAdd(SimDuration a, SimDuration b) noexcept
{
    std::int64_t sum = 0;
    if (!__builtin_add_overflow(a.count(), b.count(), &sum)) {
        return SimDuration{sum};
    }
    return a.count() < 0 ? SimDuration::min() : SimDuration::max();
}

} // namespace repique
