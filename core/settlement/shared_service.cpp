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
    Result<Response> response = tl::unexpected{Error{Errc::Storage, "the transaction did not run"}};
    const auto committed = m_writer.run([&](Ledger& ledger) -> Result<void> {
        response = settleInTransaction(ledger, ticket.request, now, m_retention);
        return response ? Result<void>{} : tl::unexpected{response.error()};
    });
    if (!committed) {
        return tl::unexpected{committed.error()};
    }
    response->delivery = ticket.delivery;
    return response;
}

} // namespace repique::settlement
