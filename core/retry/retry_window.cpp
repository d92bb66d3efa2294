// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/retry_window.h"

#include <algorithm>

namespace repique::retry {

RetryWindow::RetryWindow(const WindowBudget& config) noexcept
    : m_sliceWidth{config.ttl / sliceCount}
    , m_perOriginal{milliTokens(config.percent, 1.0)}
    , m_reserve{milliTokens(config.minPerSecond * toSeconds(config.ttl), 60.0 * mostTokens)}
{
    REPIQUE_ASSERT(config.ttl >= std::chrono::seconds{1} && config.ttl <= std::chrono::seconds{60});
}

MilliTokens& RetryWindow::slice(SimTime now) noexcept
{
    const std::int64_t current = std::max(m_newest, now.time_since_epoch() / m_sliceWidth);
    const std::int64_t first = std::max(m_newest + 1, current - sliceCount + 1);
    for (std::int64_t number = first; number <= current; ++number) {
        m_slices[static_cast<std::size_t>(number % sliceCount)] = 0;
    }
    m_newest = current;
    return m_slices[static_cast<std::size_t>(current % sliceCount)];
}

MilliTokens RetryWindow::tokens(SimTime now) const noexcept
{
    const std::int64_t current = std::max(m_newest, now.time_since_epoch() / m_sliceWidth);
    const std::int64_t oldest = std::max<std::int64_t>(0, current - sliceCount + 1);
    MilliTokens sum = m_reserve;
    for (std::int64_t number = oldest; number <= m_newest; ++number) {
        sum += m_slices[static_cast<std::size_t>(number % sliceCount)];
    }
    return std::max<MilliTokens>(0, sum);
}

} // namespace repique::retry
