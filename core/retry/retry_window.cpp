// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/retry_window.h"

#include <algorithm>

namespace repique::retry {

RetryWindow::RetryWindow(const WindowBudget& config) noexcept
    : m_deposits{config.ttl}
    , m_perOriginal{milliTokens(config.percent, 1.0)}
    , m_reserve{milliTokens(config.minPerSecond * toSeconds(config.ttl), 60.0 * mostTokens)}
{
    REPIQUE_ASSERT(config.ttl >= std::chrono::seconds{1} && config.ttl <= std::chrono::seconds{60});
}

MilliTokens RetryWindow::tokens(SimTime now) const noexcept
{
    return std::max<MilliTokens>(0, m_reserve + m_deposits.sum(now));
}

} // namespace repique::retry
