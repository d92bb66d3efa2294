// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/service.h"

#include "core/base/assert.h"

#include <utility>

namespace repique::settlement {
namespace {

constexpr std::size_t longestName = 64;
constexpr std::size_t longestKey = 255;

KeyId keyOf(const Request& request)
{
    return {request.scope, request.idempotencyKey};
}

Response responseTo(const Request& request, const Transfer& transfer)
{
    switch (transfer.kind) {
    case Transfer::Kind::Done:
        return settledResponse(request, transfer.settlementId);
    case Transfer::Kind::UnknownAccount:
        return problemResponse(Problem::UnknownAccount);
    case Transfer::Kind::InsufficientFunds:
        return problemResponse(Problem::InsufficientFunds);
    case Transfer::Kind::Overflow:
        return problemResponse(Problem::BalanceOverflow);
    }
    REPIQUE_ASSERT(false);
    return {};
}

bool isStored(Transfer::Kind kind) noexcept
{
    return kind == Transfer::Kind::Done || kind == Transfer::Kind::InsufficientFunds;
}

/// The stored answer, unless there is none or it has expired.
Result<std::optional<Response>> known(
    const Ledger& ledger, const Request& request, UtcTime now, SimDuration retention)
{
    const auto stored = ledger.find(keyOf(request), KeyTable::Unique);
    if (!stored) {
        return tl::unexpected{stored.error()};
    }
    if (!*stored || isExpired((*stored)->storedAt, retention, now)) {
        return std::nullopt;
    }
    return replayOf(**stored, fingerprintOf(request));
}

} // namespace

std::optional<Problem> malformed(const Request& request, bool isKeyNeeded)
{
    if (isKeyNeeded && request.idempotencyKey.empty()) {
        return Problem::KeyMissing;
    }
    const auto isName = [](const std::string& text) { return !text.empty() && text.size() <= longestName; };
    if (!isName(request.payer) || !isName(request.payee) || request.endToEndId.size() > longestName
        || request.idempotencyKey.size() > longestKey) {
        return Problem::InvalidRequest;
    }
    if (request.amountCents <= 0) {
        return Problem::InvalidAmount;
    }
    return request.payer == request.payee ? std::optional{Problem::SameAccount} : std::nullopt;
}

bool isExpired(UtcTime storedAt, SimDuration retention, UtcTime now) noexcept
{
    return now - storedAt >= retention;
}

Response replayOf(const StoredAnswer& stored, const std::string& fingerprint)
{
    if (stored.fingerprint != fingerprint) {
        return problemResponse(Problem::KeyReused);
    }
    Response response;
    response.status = stored.status;
    response.code = stored.code;
    response.body = stored.body;
    response.isReplay = true;
    return response;
}

Result<Response> execute(Ledger& ledger, const Request& request, UtcTime now, KeyTable table)
{
    const auto transfer = ledger.transfer(request, now);
    if (!transfer) {
        return tl::unexpected{transfer.error()};
    }
    Response response = responseTo(request, *transfer);
    if (!isStored(transfer->kind) || request.idempotencyKey.empty()) {
        return response;
    }
    const StoredAnswer answer{fingerprintOf(request), response.status, response.code, response.body, now};
    if (auto stored = ledger.remember(keyOf(request), answer, table); !stored) {
        return tl::unexpected{stored.error()};
    }
    return response;
}

Result<Response> settleInTransaction(
    Ledger& ledger, const Request& request, UtcTime now, SimDuration retention)
{
    auto stored = known(ledger, request, now, retention);
    if (!stored) {
        return tl::unexpected{stored.error()};
    }
    if (*stored) {
        return std::move(**stored);
    }
    if (auto forgotten = ledger.forget(keyOf(request)); !forgotten) {
        return tl::unexpected{forgotten.error()};
    }
    return execute(ledger, request, now, KeyTable::Unique);
}

Service::Service(Ledger& ledger, InFlight& inFlight, SimDuration retention)
    : m_ledger{ledger}
    , m_inFlight{inFlight}
    , m_retention{retention}
{
    REPIQUE_ASSERT(retention >= SimDuration::zero());
}

Result<Admission> Service::admit(const Request& request, UtcTime now)
{
    if (const auto problem = malformed(request, true)) {
        return problemResponse(*problem);
    }
    InFlight::Attempt attempt = m_inFlight.claim(keyOf(request), fingerprintOf(request));
    if (attempt.kind != InFlight::Attempt::Kind::Claimed) {
        const bool isSame = attempt.kind == InFlight::Attempt::Kind::SameRunning;
        return problemResponse(isSame ? Problem::InProgress : Problem::KeyReused);
    }
    auto stored = known(m_ledger, request, now, m_retention);
    if (!stored) {
        return tl::unexpected{stored.error()};
    }
    if (*stored) {
        return std::move(**stored);
    }
    return Ticket{request, std::move(attempt.claim)};
}

Result<Response> Service::run(Ticket ticket, UtcTime now)
{
    return settleAtomically(ticket, now, m_retention,
        [this](const auto& work) { return m_ledger.atomically([&] { return work(m_ledger); }); });
}

} // namespace repique::settlement
