// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace repique::retry {

/// A count over the last `width`: time is cut in ten slices, and the window is the current slice and the nine
/// before it, so it is 0.9 … 1 width long. A time before the newest slice counts as in it.
class SlicedWindow final
{
public:
    /// `width` > 0.
    explicit SlicedWindow(SimDuration width) noexcept
        : m_sliceWidth{std::max(SimDuration{1}, width / sliceCount)}
    {
    }

    void add(SimTime now, std::int64_t amount) noexcept
    {
        const std::int64_t current = sliceOf(now);
        const std::int64_t first = std::max(m_newest + 1, current - sliceCount + 1);
        for (std::int64_t number = first; number <= current; ++number) {
            m_slices[static_cast<std::size_t>(number % sliceCount)] = 0;
        }
        m_newest = current;
        m_slices[static_cast<std::size_t>(current % sliceCount)] += amount;
    }

    [[nodiscard]] std::int64_t sum(SimTime now) const noexcept
    {
        const std::int64_t oldest = std::max<std::int64_t>(0, sliceOf(now) - sliceCount + 1);
        std::int64_t sum = 0;
        for (std::int64_t number = oldest; number <= m_newest; ++number) {
            sum += m_slices[static_cast<std::size_t>(number % sliceCount)];
        }
        return sum;
    }

private:
    static constexpr std::int64_t sliceCount = 10;

    [[nodiscard]] std::int64_t sliceOf(SimTime now) const noexcept
    {
        return std::max(m_newest, now.time_since_epoch() / m_sliceWidth);
    }

    std::array<std::int64_t, sliceCount> m_slices{}; ///< slice i of the run is at i mod 10
    std::int64_t m_newest = 0; ///< number of the newest slice of the run
    SimDuration m_sliceWidth;
};

} // namespace repique::retry
