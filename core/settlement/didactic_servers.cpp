// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/didactic_servers.h"

#include "core/base/assert.h"
#include "core/settlement/service.h"

#include <utility>

namespace repique::settlement {
namespace {

/// Effect and insert in one transaction: what is wrong with these servers is not a torn write.
Result<Response> runAtOnce(Ledger& ledger, const Ticket& ticket, UtcTime now)
{
    Result<Response> response = tl::unexpected{Error{Errc::Storage, "the transaction did not run"}};
    const auto committed = ledger.atomically([&]() -> Result<void> {
        response = execute(ledger, ticket.request, now, KeyTable::Unguarded);
        return response ? Result<void>{} : tl::unexpected{response.error()};
    });
    if (!committed) {
        return tl::unexpected{committed.error()};
    }
    response->delivery = ticket.delivery;
    return response;
}

} // namespace

CheckThenInsertServer::CheckThenInsertServer(Ledger& ledger, SimDuration retention)
    : m_ledger{ledger}
    , m_retention{retention}
{
    REPIQUE_ASSERT(retention >= SimDuration::zero());
}

Result<Admission> CheckThenInsertServer::admit(const Request& request, UtcTime now)
{
    if (const auto problem = malformed(request, false)) {
        return problemResponse(*problem);
    }
    if (request.idempotencyKey.empty()) {
        return Ticket{request, {}};
    }
    const auto stored = m_ledger.find({request.scope, request.idempotencyKey}, KeyTable::Unguarded);
    if (!stored) {
        return tl::unexpected{stored.error()};
    }
    if (*stored && !isExpired((*stored)->storedAt, m_retention, now)) {
        return replayOf(**stored, fingerprintOf(request));
    }
    return Ticket{request, {}};
}

Result<Response> CheckThenInsertServer::run(Ticket ticket, UtcTime now)
{
    return runAtOnce(m_ledger, ticket, now);
}

UnprotectedServer::UnprotectedServer(Ledger& ledger) : m_ledger{ledger} {}

Result<Admission> UnprotectedServer::admit(const Request& request, UtcTime /*now*/)
{
    if (const auto problem = malformed(request, false)) {
        return problemResponse(*problem);
    }
    return Ticket{request, {}};
}

Result<Response> UnprotectedServer::run(Ticket ticket, UtcTime now)
{
    ticket.request.idempotencyKey.clear();
    return runAtOnce(m_ledger, ticket, now);
}

} // namespace repique::settlement
