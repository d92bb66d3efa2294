// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/service.h"

#include "core/http/ledger_lock.h"
#include "core/settlement/shared_service.h"

#include <utility>

namespace repique::http {
namespace {

using settlement::Ledger;

/// A lock on the database, of another program, that lasts longer is an answer 503.
constexpr std::chrono::milliseconds lockPatience{2000};

Result<Ledger> openLedger(const ServiceSetup& setup)
{
    auto ledger = Ledger::open(setup.ledger, setup.synchronous);
    if (!ledger) {
        return ledger;
    }
    if (auto sound = ledger->verify(); !sound) {
        return tl::unexpected{sound.error()};
    }
    ledger->setPatience(lockPatience);
    for (const Account& account : setup.accounts) {
        if (auto added = ledger->addAccount(account.id, account.balanceCents); !added) {
            return tl::unexpected{added.error()};
        }
    }
    return ledger;
}

} // namespace

/// In the order in which they are made; they die in the reverse.
struct Service::Parts
{
    Parts(LedgerLock taken, Ledger writing, Ledger reading, ServiceSetup setup)
        : lock{std::move(taken)}
        , path{std::move(setup.ledger)}
        , log{std::move(setup.onExchange)}
        , writer{std::move(writing)}
        , service{writer, std::move(reading), inFlight, setup.retention}
        , api{{service, script, metrics, [this] { return gauges(); }, setup.serviceTime}}
        , server{api, log, setup.limits}
    {
        api.setFaults(std::move(setup.faults));
    }

    [[nodiscard]] Gauges gauges() const
    {
        const settlement::GroupCommit::Counts counts = writer.counts();
        return {server.connections(), server.held(), counts.commits, counts.works};
    }

    LedgerLock lock;
    std::filesystem::path path;
    ExchangeLog log;
    Metrics metrics;
    settlement::InFlight inFlight;
    settlement::FaultScript script;
    settlement::GroupCommit writer;
    settlement::SharedService service;
    Api api;
    Server server;
};

Service::Service(std::unique_ptr<Parts> parts) : m_parts{std::move(parts)} {}

Service::~Service()
{
    m_parts->server.stop();
}

Result<std::unique_ptr<Service>> Service::start(ServiceSetup setup)
{
    auto lock = LedgerLock::take(setup.ledger); // before the file is looked at: see Ledger::sibling
    if (!lock) {
        return tl::unexpected{lock.error()};
    }
    auto writer = openLedger(setup);
    if (!writer) {
        return tl::unexpected{writer.error()};
    }
    auto reader = writer->sibling(setup.synchronous);
    if (!reader) {
        return tl::unexpected{reader.error()};
    }
    reader->setPatience(lockPatience);
    const int port = setup.port;
    auto parts
        = std::make_unique<Parts>(std::move(*lock), std::move(*writer), std::move(*reader), std::move(setup));
    if (auto listening = parts->server.listen(port); !listening) {
        return tl::unexpected{listening.error()};
    }
    return std::unique_ptr<Service>{new Service{std::move(parts)}}; // the constructor is private
}

int Service::port() const noexcept
{
    return m_parts->server.port();
}

std::string Service::url() const
{
    return "http://127.0.0.1:" + std::to_string(port());
}

const std::filesystem::path& Service::ledger() const noexcept
{
    return m_parts->path;
}

void Service::stop()
{
    m_parts->server.stop();
}

void Service::setFaults(settlement::FaultPlan plan)
{
    m_parts->api.setFaults(std::move(plan));
}

settlement::FaultPlan Service::faults() const
{
    return m_parts->script.plan();
}

const ExchangeLog& Service::log() const noexcept
{
    return m_parts->log;
}

Gauges Service::gauges() const
{
    return m_parts->gauges();
}

Result<std::vector<std::pair<std::string, std::int64_t>>> Service::accounts() const
{
    return m_parts->service.read([](Ledger& ledger) { return ledger.accounts(); });
}

Result<std::vector<settlement::Settlement>> Service::newestSettlements(std::int64_t most) const
{
    return m_parts->service.read([most](Ledger& ledger) { return ledger.newestSettlements(most); });
}

} // namespace repique::http
