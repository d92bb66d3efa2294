// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/peak_retries.h"

#include "core/base/assert.h"

#include <algorithm>

namespace repique::storm {

PeakRetries::PeakRetries(SimDuration width) : m_width{width}
{
    REPIQUE_ASSERT(width > SimDuration::zero());
}

void PeakRetries::sent(const Operation& operation, SimTime now)
{
    if (operation.layer > 0 || operation.attempt < 2) {
        return;
    }
    const std::int64_t bin = now.time_since_epoch() / m_width;
    m_inBin = bin == m_bin ? m_inBin + 1 : 1;
    m_bin = bin;
    m_most = std::max(m_most, m_inBin);
}

} // namespace repique::storm
