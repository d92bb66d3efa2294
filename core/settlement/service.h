// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/answers.h"
#include "core/settlement/ledger.h"
#include "core/settlement/server.h"

#include <optional>

namespace repique::settlement {

/// The form of a request, whatever the server: nothing when it is well formed. The key is checked first, and
/// only where `isKeyNeeded`. Such refusals are never stored.
[[nodiscard]] std::optional<Problem> malformed(const Request& request, bool isKeyNeeded);

/// Whether an answer stored at `storedAt` is forgotten at `now`: it holds for [storedAt, storedAt +
/// retention).
[[nodiscard]] bool isExpired(UtcTime storedAt, SimDuration retention, UtcTime now) noexcept;

/// `stored` for a request with `fingerprint`: its very bytes, or the refusal of a reused key.
[[nodiscard]] Response replayOf(const StoredAnswer& stored, const std::string& fingerprint);

/// Executes `request` in the open transaction and binds the answer to its key, if it has one: settled and
/// insufficient funds are stored, other refusals are not.
[[nodiscard]] Result<Response> execute(Ledger& ledger, const Request& request, UtcTime now, KeyTable table);

/// Looks the key up in the open transaction, then replays, refuses or executes. This is what makes the
/// service safe: under UNIQUE(scope, key) nobody else can bind the key between the two.
[[nodiscard]] Result<Response> settleInTransaction(
    Ledger& ledger, const Request& request, UtcTime now, SimDuration retention);

/// Settles `ticket` in a transaction: `atomically(work)` calls `work(ledger)` in one and returns the failure
/// of either.
template<typename Atomically>
[[nodiscard]] Result<Response> settleAtomically(
    const Ticket& ticket, UtcTime now, SimDuration retention, Atomically&& atomically)
{
    Result<Response> response = tl::unexpected{Error{Errc::Storage, "the transaction did not run"}};
    const Result<void> committed = atomically([&](Ledger& ledger) -> Result<void> {
        response = settleInTransaction(ledger, ticket.request, now, retention);
        return response ? Result<void>{} : tl::unexpected{response.error()};
    });
    if (!committed) {
        return tl::unexpected{committed.error()};
    }
    response->delivery = ticket.delivery;
    return response;
}

/// The settlement service: one payment is settled once, however many copies of it arrive. Key and effect
/// commit in one transaction under UNIQUE(scope, key), and the key is looked up again inside it, so that this
/// holds for any number of threads and processes; the registry of what is in flight only answers sooner.
/// Each thread has its own service on its own ledger connection; they share the registry.
class Service final : public Server
{
public:
    /// `ledger` and `inFlight` outlive the service. `retention` ≥ 0: how long a key is remembered.
    Service(Ledger& ledger, InFlight& inFlight, SimDuration retention);

    [[nodiscard]] Result<Admission> admit(const Request& request, UtcTime now) override;
    [[nodiscard]] Result<Response> run(Ticket ticket, UtcTime now) override;

private:
    Ledger& m_ledger;
    InFlight& m_inFlight;
    SimDuration m_retention;
};

} // namespace repique::settlement
