// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/retry_places.h"

namespace repique::retry {

RetryPlaces::RetryPlaces(const ConcurrencyBudget& config) noexcept
    : m_percent{milliTokens(config.percent, 1.0)}
    , m_min{wholeTokens(config.min) / 1000}
{
}

} // namespace repique::retry
