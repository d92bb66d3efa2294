// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/fault_plan.h"
#include "core/settlement/server.h"

#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace repique::settlement {

/// What happens to attempt 1, 2, 3 … of each operation, swapped while the service runs. Any thread.
class FaultScript final
{
public:
    FaultScript() = default;
    explicit FaultScript(Script script);

    /// Puts another script in place; every counter starts anew.
    void swap(Script script);
    /// Puts another plan in place, in force from `now`; every counter starts anew.
    void swap(FaultPlan plan, UtcTime now);
    [[nodiscard]] FaultPlan plan() const;
    /// What happens to the next attempt of `counter` at `now`; beyond the script, Ok.
    [[nodiscard]] Encounter next(const std::string& counter, UtcTime now);

private:
    mutable std::mutex m_mutex;
    FaultPlan m_plan;
    UtcTime m_since{};
    std::map<std::string, std::int64_t> m_counted;
};

/// A server behind a fault script. Where the client names its operation every attempt of it is counted and
/// the script acts first, as the scenario document says. For any other client attempts are counted by key,
/// and only those that would run: replays, mismatches and refusals meet no fault.
class FaultyServer final : public Server
{
public:
    /// Both outlive this one.
    FaultyServer(Server& server, FaultScript& script);

    [[nodiscard]] Result<Admission> admit(const Request& request, UtcTime now) override;
    [[nodiscard]] Result<Response> run(Ticket ticket, UtcTime now) override;

private:
    [[nodiscard]] Result<Admission> admitNamed(const Request& request, UtcTime now);
    [[nodiscard]] Result<Admission> admitByKey(const Request& request, UtcTime now);

    Server& m_server;
    FaultScript& m_script;
};

} // namespace repique::settlement
