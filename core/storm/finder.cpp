// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/finder.h"

namespace repique::storm {

Finder::Finder(SimTime from, SimTime to) : m_from{from}, m_to{to} {}

bool Finder::isLookedAt(const Operation& operation) const noexcept
{
    return operation.layer == 0 && m_from <= operation.startedAt && operation.startedAt < m_to;
}

void Finder::sent(const Operation& operation, SimTime /*now*/)
{
    if (!m_found.firstStarted && isLookedAt(operation)) {
        m_found.firstStarted = operation.id;
    }
}

void Finder::applied(const Operation& operation, std::int64_t /*attempt*/, SimTime /*now*/, bool isDuplicate)
{
    if (isDuplicate && !m_found.firstDuplicate && isLookedAt(operation)) {
        m_found.firstDuplicate = operation.id;
    }
}

void Finder::decided(const Operation& operation, const retry::Decision& decision, SimTime now)
{
    if (!isLookedAt(operation)) {
        return;
    }
    if (decision.verdict == retry::Verdict::Stop && !m_found.firstFailed) {
        m_found.firstFailed = operation.id;
    }
    const SimDuration took = now - operation.startedAt;
    if (decision.verdict == retry::Verdict::Succeed && took > m_longest) {
        m_found.slowest = operation.id;
        m_longest = took;
    }
}

} // namespace repique::storm
