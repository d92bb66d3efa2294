// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/race/sqlite_race.h"

#include "core/base/assert.h"
#include "core/settlement/didactic_servers.h"
#include "core/settlement/service.h"
#include "core/settlement/utc_clock.h"

#include <atomic>
#include <barrier>
#include <chrono>
#include <memory>
#include <optional>
#include <random>
#include <thread>
#include <utility>

namespace repique::race {
namespace {

using settlement::Ledger;
using settlement::ServerMode;
using settlement::utcNow;

constexpr SimDuration retention = std::chrono::hours{24};
constexpr std::int64_t amountCents = 3000;
constexpr std::int64_t balanceCents = 1'000'000'000'000;

/// A payment that the ledger has not seen, however often it has been raced on.
std::string freshName()
{
    std::random_device chance;
    return "race-" + std::to_string((std::uint64_t{chance()} << 32U) | chance());
}

settlement::Request copyOf(const std::string& name)
{
    settlement::Request request;
    request.payer = "ana";
    request.payee = "bruno";
    request.amountCents = amountCents;
    request.endToEndId = name;
    request.idempotencyKey = name;
    return request;
}

std::unique_ptr<settlement::Server> serverOf(ServerMode mode, Ledger& ledger, settlement::InFlight& inFlight)
{
    switch (mode) {
    case ServerMode::Atomic:
        return std::make_unique<settlement::Service>(ledger, inFlight, retention);
    case ServerMode::CheckThenInsert:
        return std::make_unique<settlement::CheckThenInsertServer>(ledger, retention);
    case ServerMode::None:
        break;
    }
    return std::make_unique<settlement::UnprotectedServer>(ledger);
}

/// One copy's server on a connection of its own.
struct Runner
{
    Ledger ledger;
    std::unique_ptr<settlement::Server> server;
    std::optional<settlement::Admission> admission; ///< once its first card is played
};

using Runners = std::vector<std::unique_ptr<Runner>>;

Result<Runners> runnersFor(const Setup& setup, const Arena& arena, settlement::InFlight& inFlight)
{
    Runners runners;
    for (int copy = 0; copy < setup.copies; ++copy) {
        auto ledger = runners.empty() ? Ledger::open(arena.ledger, arena.synchronous)
                                      : runners.front()->ledger.sibling(arena.synchronous);
        if (!ledger) {
            return tl::unexpected{ledger.error()};
        }
        auto runner = std::make_unique<Runner>(Runner{std::move(*ledger), nullptr, std::nullopt});
        runner->server = serverOf(setup.server, runner->ledger, inFlight);
        runners.push_back(std::move(runner));
    }
    for (const auto& [account, cents] :
        {std::pair{"ana", balanceCents}, std::pair{"bruno", std::int64_t{0}}}) {
        if (auto added = runners.front()->ledger.addAccount(account, cents); !added) {
            return tl::unexpected{added.error()};
        }
    }
    return runners;
}

Result<void> admit(Runner& runner, const settlement::Request& request)
{
    auto admission = runner.server->admit(request, utcNow());
    if (!admission) {
        return tl::unexpected{admission.error()};
    }
    runner.admission = std::move(*admission);
    return {};
}

Result<void> run(Runner& runner)
{
    auto* const ticket = std::get_if<settlement::Ticket>(&*runner.admission);
    if (ticket == nullptr) {
        return {};
    }
    const auto response = runner.server->run(std::move(*ticket), utcNow());
    return response ? Result<void>{} : tl::unexpected{response.error()};
}

Result<void> play(Runner& runner, Card card, const settlement::Request& request)
{
    switch (card) {
    case Card::Check:
        return admit(runner, request);
    case Card::ApplyAndInsert:
        return run(runner);
    case Card::Settle:
    case Card::Apply:
        break;
    }
    return admit(runner, request).and_then([&runner] { return run(runner); });
}

/// Many races between the same runners: the threads meet before each race and after it.
class Meeting final
{
public:
    Meeting(Runners& runners, std::int64_t races, const std::function<void(const Tally&)>& onProgress)
        : m_runners{runners}
        , m_races{races}
        , m_onProgress{onProgress}
        , m_gate{static_cast<std::ptrdiff_t>(runners.size())}
    {
    }

    Tally run(const std::stop_token& stop)
    {
        std::vector<std::jthread> threads;
        for (std::size_t copy = 1; copy < m_runners.size(); ++copy) {
            threads.emplace_back([this, copy] { runCopy(*m_runners[copy]); });
        }
        runFirst(stop);
        threads.clear();
        return m_tally;
    }

private:
    /// The first copy's thread arranges each race and counts what came of it.
    void runFirst(const std::stop_token& stop)
    {
        for (;;) {
            m_isOver = m_tally.races == m_races || stop.stop_requested();
            m_name = freshName();
            m_refused = 0;
            m_gate.arrive_and_wait();
            if (m_isOver) {
                return;
            }
            race(*m_runners.front());
            m_gate.arrive_and_wait();
            count();
        }
    }

    void runCopy(Runner& runner)
    {
        for (;;) {
            m_gate.arrive_and_wait();
            if (m_isOver) {
                return;
            }
            race(runner);
            m_gate.arrive_and_wait();
        }
    }

    void race(Runner& runner)
    {
        const auto response = settlement::settle(*runner.server, copyOf(m_name), utcNow());
        m_refused += response ? 0 : 1;
    }

    void count()
    {
        const auto debits = m_runners.front()->ledger.settlementsOf(m_name);
        ++m_tally.races;
        m_tally.duplicating += debits && *debits > 1 ? 1 : 0;
        m_tally.undecided += !debits || m_refused > 0 ? 1 : 0;
        if (m_onProgress) {
            m_onProgress(m_tally);
        }
    }

    Runners& m_runners;
    std::int64_t m_races;
    const std::function<void(const Tally&)>& m_onProgress;
    std::barrier<> m_gate;
    std::string m_name; ///< written by the first thread while the others wait, as are the next two
    bool m_isOver = false;
    Tally m_tally;
    std::atomic<int> m_refused{0};
};

} // namespace

Result<std::int64_t> forceOrder(const Setup& setup, const Order& order, const Arena& arena)
{
    REPIQUE_ASSERT(parseOrder(setup, orderText(order)).has_value());
    settlement::InFlight inFlight;
    const auto runners = runnersFor(setup, arena, inFlight);
    if (!runners) {
        return tl::unexpected{runners.error()};
    }
    const settlement::Request request = copyOf(freshName());
    Table table{setup};
    for (const int copy : order) {
        const Card card = table.next(copy);
        table.play(copy);
        if (auto done = play(*(*runners)[static_cast<std::size_t>(copy)], card, request); !done) {
            return tl::unexpected{done.error()};
        }
    }
    return runners->front()->ledger.settlementsOf(request.endToEndId);
}

Result<Tally> raceFreely(const Setup& setup, std::int64_t races, const Arena& arena,
    const std::stop_token& stop, const std::function<void(const Tally&)>& onProgress)
{
    REPIQUE_ASSERT(races >= 0);
    settlement::InFlight inFlight;
    auto runners = runnersFor(setup, arena, inFlight);
    if (!runners) {
        return tl::unexpected{runners.error()};
    }
    return Meeting{*runners, races, onProgress}.run(stop);
}

} // namespace repique::race
