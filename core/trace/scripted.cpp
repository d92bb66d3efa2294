// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/scripted.h"

#include "core/base/assert.h"
#include "core/pix/gated_transport.h"
#include "core/settlement/didactic_servers.h"
#include "core/settlement/fault_script.h"
#include "core/settlement/service.h"
#include "core/trace/recorder.h"
#include "core/trace/simulated_world.h"

#include <memory>
#include <utility>

namespace repique::trace {
namespace {

using settlement::ServerMode;

constexpr std::uint64_t operation = 0;

std::unique_ptr<settlement::Server> serverOf(
    const ScriptedPayment& payment, settlement::Ledger& ledger, settlement::InFlight& inFlight)
{
    switch (payment.server) {
    case ServerMode::Atomic:
        return std::make_unique<settlement::Service>(ledger, inFlight, payment.retention);
    case ServerMode::CheckThenInsert:
        return std::make_unique<settlement::CheckThenInsertServer>(ledger, payment.retention);
    case ServerMode::None:
        return std::make_unique<settlement::UnprotectedServer>(ledger);
    }
    REPIQUE_ASSERT(false);
    return nullptr;
}

/// Enough in the payer's account for a debit on every attempt.
Result<settlement::Ledger> ledgerFor(const ScriptedPayment& payment, const pix::Intention& intention)
{
    auto ledger = settlement::Ledger::inMemory();
    if (!ledger) {
        return ledger;
    }
    for (const auto& [account, cents] :
        {std::pair{intention.payer, intention.amountCents * payment.policy.maxAttempts},
            std::pair{intention.payee, std::int64_t{0}}}) {
        if (auto added = ledger->addAccount(account, cents); !added) {
            return tl::unexpected{added.error()};
        }
    }
    return ledger;
}

pix::PaymentReport payIn(
    SimulatedWorld& world, const ScriptedPayment& payment, const pix::Intention& intention)
{
    retry::Budget budget{payment.policy.budget};
    pix::GatedTransport road{payment.policy, payment.seed, world, world};
    road.setOnHeldBack([&world](const pix::Attempt& attempt) { world.noteHeldBack(attempt); });
    pix::Client client{setupOf(payment), world, road, budget};
    client.setEvents({[&world](const std::string& key, std::int64_t attempt) { world.noteKey(key, attempt); },
        [&world](const pix::AttemptRecord& record) { world.noteDecision(record); }});
    if (payment.key == pix::KeyUse::None) {
        world.noteKey({}, 0);
    }
    return client.pay(intention, operation);
}

TraceOutcome outcomeOf(const pix::PaymentReport& report)
{
    return report.result ? TraceOutcome::Settled : trace::outcomeOf(report.result.error().cause.decision);
}

} // namespace

pix::ClientSetup setupOf(const ScriptedPayment& payment)
{
    pix::ClientSetup setup;
    setup.policy = payment.policy;
    setup.key = payment.key;
    setup.seed = payment.seed;
    setup.epoch = scriptedEpoch;
    return setup;
}

Result<Trace> playScript(const ScriptedPayment& payment)
{
    const pix::Intention intention{"ana", "bruno", pix::simulatedAmountCents};
    auto ledger = ledgerFor(payment, intention);
    if (!ledger) {
        return tl::unexpected{ledger.error()};
    }
    settlement::InFlight inFlight;
    const auto server = serverOf(payment, *ledger, inFlight);
    settlement::FaultScript script{payment.script};
    settlement::FaultyServer faulty{*server, script};
    SimulatedWorld world{faulty, {payment.network, payment.service, scriptedEpoch}};

    const pix::PaymentReport report = payIn(world, payment, intention);
    auto steps = world.finish();
    const auto debits = ledger->settlementsOf(report.endToEndId);
    if (!steps || !debits) {
        return tl::unexpected{!steps ? steps.error() : debits.error()};
    }
    Recorder recorder{operation};
    recorder.setEndToEndId(report.endToEndId);
    for (Step& step : *steps) {
        recorder.add(std::move(step));
    }
    Trace trace = std::move(recorder).finish(outcomeOf(report), startOfRun, startOfRun + report.elapsed);
    REPIQUE_ASSERT(trace.debits == *debits);
    return trace;
}

} // namespace repique::trace
