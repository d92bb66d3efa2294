// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/http/exchange_log.h"
#include "core/http/server.h"
#include "core/settlement/group_commit.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace repique::http {

struct Account
{
    std::string id;
    std::int64_t balanceCents = 0; ///< ≥ 0
};

/// What a service starts with.
struct ServiceSetup
{
    std::filesystem::path ledger; ///< created when it is not there
    int port = 0; ///< 0 = any that is free
    std::vector<Account> accounts{{"ana", 1'000'000}, {"bruno", 0}}; ///< created only if absent
    settlement::Ledger::Synchronous synchronous = settlement::Ledger::Synchronous::Full;
    SimDuration retention = std::chrono::hours{24};
    SimDuration serviceTime{}; ///< that a settlement takes beside the ledger's own work
    settlement::FaultPlan faults;
    Limits limits{};
    std::function<void(const Exchange&)>
        onExchange; ///< on the service's threads, must be quick; may be empty
};

/// The settlement service on real HTTP, on loopback, over a ledger on disk: what `serve` and the window run.
/// Start, stop and destruction are its owner's; its other functions may be called from any thread, also while
/// it is being stopped.
class Service final
{
public:
    /// Refuses a ledger that is not ours, is damaged, or is served by another service (`NotSupported`,
    /// `Storage`), and a port that is taken or denied (`Unwritable`); see `startFaultOf`.
    [[nodiscard]] static Result<std::unique_ptr<Service>> start(ServiceSetup setup);

    /// Stops.
    ~Service();
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;

    /// 0 once it has stopped.
    [[nodiscard]] int port() const noexcept;
    /// "http://127.0.0.1:PORT"
    [[nodiscard]] std::string url() const;
    [[nodiscard]] const std::filesystem::path& ledger() const noexcept;

    /// Takes no more requests, ends those in flight, and returns; may take as long as they do. Owner's
    /// thread.
    void stop();

    void setFaults(settlement::FaultPlan plan);
    [[nodiscard]] settlement::FaultPlan faults() const;

    [[nodiscard]] const ExchangeLog& log() const noexcept;
    /// As GET /metrics.
    [[nodiscard]] Gauges gauges() const;

    /// Every account with its balance in cents, in order of name.
    [[nodiscard]] Result<std::vector<std::pair<std::string, std::int64_t>>> accounts() const;
    /// The newest settlements, newest first.
    [[nodiscard]] Result<std::vector<settlement::Settlement>> newestSettlements(std::int64_t most) const;

private:
    struct Parts;

    explicit Service(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace repique::http
