// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/ledger.h"
#include "core/settlement/server.h"

namespace repique::settlement {

/// Didactic server with the race: `admit` looks the key up, `run` applies and inserts, and nothing ties the
/// two together. A request without a key has nothing to look up and is let in.
class CheckThenInsertServer final : public Server
{
public:
    /// `ledger` outlives the server. `retention` ≥ 0.
    CheckThenInsertServer(Ledger& ledger, SimDuration retention);

    /// The check alone.
    [[nodiscard]] Result<Admission> admit(const Request& request, UtcTime now) override;
    /// Applies and inserts, whatever has happened since the check.
    [[nodiscard]] Result<Response> run(Ticket ticket, UtcTime now) override;

private:
    Ledger& m_ledger;
    SimDuration m_retention;
};

/// Didactic server that ignores keys: every attempt that reaches it settles.
class UnprotectedServer final : public Server
{
public:
    /// `ledger` outlives the server.
    explicit UnprotectedServer(Ledger& ledger);

    [[nodiscard]] Result<Admission> admit(const Request& request, UtcTime now) override;
    [[nodiscard]] Result<Response> run(Ticket ticket, UtcTime now) override;

private:
    Ledger& m_ledger;
};

} // namespace repique::settlement
