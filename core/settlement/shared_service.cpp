// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/shared_service.h"

#include "core/base/assert.h"
#include "core/settlement/service.h"

#include <utility>

namespace repique::settlement {

SharedService::SharedService(GroupCommit& writer, Ledger reader, InFlight& inFlight, SimDuration retention)
    : m_writer{writer}
    , m_reader{std::move(reader)}
    , m_inFlight{inFlight}
    , m_retention{retention}
{
    REPIQUE_ASSERT(retention >= SimDuration::zero());
}

Result<Admission> SharedService::admit(const Request& request, UtcTime now)
{
    return read([&](Ledger& ledger) { return Service{ledger, m_inFlight, m_retention}.admit(request, now); });
}

Result<Response> SharedService::run(Ticket ticket, UtcTime now)
{
    return settleAtomically(
        ticket, now, m_retention, [this](const auto& work) { return m_writer.run(work); });
}

} // namespace repique::settlement
