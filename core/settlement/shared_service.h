// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/group_commit.h"
#include "core/settlement/server.h"

#include <mutex>

namespace repique::settlement {

/// `Service` for many threads at once: admits through one reading connection, and works that wait for the
/// ledger share a commit. What it returns as settled is committed. Any thread.
class SharedService final : public Server
{
public:
    /// `writer` and `inFlight` outlive the service; `reader` is another connection to the writer's file.
    /// `retention` ≥ 0: how long a key is remembered.
    SharedService(GroupCommit& writer, Ledger reader, InFlight& inFlight, SimDuration retention);

    [[nodiscard]] Result<Admission> admit(const Request& request, UtcTime now) override;
    [[nodiscard]] Result<Response> run(Ticket ticket, UtcTime now) override;

    /// What `query` reads through the reading connection. Any thread.
    template<typename Query>
    [[nodiscard]] auto read(const Query& query)
    {
        const std::lock_guard lock{m_reading};
        return query(m_reader);
    }

private:
    GroupCommit& m_writer;
    std::mutex m_reading;
    Ledger m_reader;
    InFlight& m_inFlight;
    SimDuration m_retention;
};

} // namespace repique::settlement
