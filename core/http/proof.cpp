// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/proof.h"

#include "core/base/assert.h"
#include "core/http/service.h"
#include "core/http/transport.h"
#include "core/pix/decision_line.h"
#include "core/pix/gated_transport.h"
#include "core/settlement/service.h"
#include "core/trace/recorder.h"
#include "core/trace/render.h"
#include "core/trace/simulated_world.h"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <thread>
#include <utility>

namespace repique::http {
namespace {

using settlement::ScriptedAttempt;
using std::chrono::steady_clock;
using trace::ScriptedPayment;

constexpr std::uint64_t operation = 0;

/// How much longer than its patience an attempt really waits, so that what the model says comes in time does.
constexpr SimDuration grace = std::chrono::milliseconds{100};

pix::Intention intention()
{
    return {"ana", "bruno", pix::simulatedAmountCents};
}

std::int64_t openingBalance(const ScriptedPayment& payment)
{
    return pix::simulatedAmountCents * payment.policy.maxAttempts;
}

/// A port of this machine on which nobody listens, as long as the object lives.
class ClosedPort final
{
public:
    ClosedPort() : m_socket{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)}
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof(address);
        const bool isBound = ::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), size) == 0
            && ::getsockname(m_socket, reinterpret_cast<sockaddr*>(&address), &size) == 0;
        REPIQUE_ASSERT(isBound);
        m_port = ntohs(address.sin_port);
    }

    ClosedPort(const ClosedPort&) = delete;
    ClosedPort& operator=(const ClosedPort&) = delete;

    ~ClosedPort() { ::close(m_socket); }

    [[nodiscard]] int port() const noexcept { return m_port; }

private:
    int m_socket;
    int m_port = 0;
};

/// The live world of a proof: sends for real and waits for real, and tells time by what was planned.
class LogicalWorld final : public pix::Clock, public pix::Transport
{
public:
    LogicalWorld(const Service& service, const ScriptedPayment& payment)
        : m_service{service}
        , m_payment{payment}
        , m_open{{"127.0.0.1", service.port(), {}}}
        , m_refusing{{"127.0.0.1", m_closed.port(), {}}}
    {
    }

    [[nodiscard]] SimTime now() const override { return m_now; }

    void sleepUntil(SimTime when) override
    {
        std::this_thread::sleep_for(std::max(SimDuration::zero(), when - m_now));
        m_now = std::max(m_now, when);
    }

    [[nodiscard]] pix::Answer send(const pix::Attempt& attempt) override
    {
        const auto started = steady_clock::now();
        const std::int64_t served = m_service.gauges().committedRequests;
        std::this_thread::sleep_for(m_payment.network);
        pix::Attempt patient = attempt;
        patient.patience = saturatingAdd(attempt.patience, grace);
        pix::Answer answer = (isNextRefused() ? m_refusing : m_open).send(patient);
        const bool isServed = m_service.gauges().committedRequests > served;
        const SimDuration road = saturatingAdd(m_payment.network, m_payment.network);
        const SimDuration took = saturatingAdd(road, isServed ? m_payment.service : SimDuration::zero());
        if (answer.outcome.kind == retry::OutcomeKind::TimedOut || took >= attempt.patience) {
            answer = {};
            answer.outcome.kind = retry::OutcomeKind::TimedOut;
        }
        const bool isInTime = answer.outcome.kind != retry::OutcomeKind::TimedOut;
        const SimDuration planned = isInTime ? took : attempt.patience;
        std::this_thread::sleep_until(started + planned);
        m_now += planned;
        return answer;
    }

private:
    /// Whether the script refuses the next attempt that leaves the client.
    [[nodiscard]] bool isNextRefused()
    {
        const std::size_t index = m_sent++;
        return index < m_payment.script.size()
            && m_payment.script[index].what == ScriptedAttempt::What::Refused;
    }

    const Service& m_service;
    const ScriptedPayment& m_payment;
    ClosedPort m_closed;
    HttpTransport m_open;
    HttpTransport m_refusing;
    SimTime m_now = startOfRun;
    std::size_t m_sent = 0;
};

Run payIn(const ScriptedPayment& payment, pix::Clock& clock, pix::Transport& transport)
{
    Run run;
    retry::Budget budget{payment.policy.budget};
    pix::GatedTransport gated{payment.policy, payment.seed, clock, transport};
    pix::Client client{setupOf(payment), clock, gated, budget};
    const SimTime startedAt = clock.now();
    client.setEvents({{}, [&](const pix::AttemptRecord& record) {
                          run.lines.push_back(pix::decisionLine(record, startedAt));
                      }});
    const pix::PaymentReport report = client.pay(intention(), operation);
    run.elapsed = report.elapsed;
    run.outcome = trace::nameOf(report.result ? trace::TraceOutcome::Settled
                                              : trace::outcomeOf(report.result.error().cause.decision));
    return run;
}

Result<Run> simulate(const ScriptedPayment& payment)
{
    auto ledger = settlement::Ledger::inMemory();
    if (!ledger) {
        return tl::unexpected{ledger.error()};
    }
    for (const Account& account : {Account{"ana", openingBalance(payment)}, Account{"bruno", 0}}) {
        if (auto added = ledger->addAccount(account.id, account.balanceCents); !added) {
            return tl::unexpected{added.error()};
        }
    }
    settlement::InFlight inFlight;
    settlement::Service service{*ledger, inFlight, payment.retention};
    settlement::FaultScript script{payment.script};
    settlement::FaultyServer faulty{service, script};
    trace::SimulatedWorld world{faulty, {payment.network, payment.service, trace::scriptedEpoch}};
    Run run = payIn(payment, world, world);
    if (auto steps = world.finish(); !steps) {
        return tl::unexpected{steps.error()};
    }
    const auto balance = ledger->balance("ana");
    if (!balance) {
        return tl::unexpected{balance.error()};
    }
    run.debits = (openingBalance(payment) - balance->value_or(0)) / pix::simulatedAmountCents;
    return run;
}

/// Attempts that never reach the service are not in its script.
settlement::Script reaching(settlement::Script script)
{
    std::erase_if(script,
        [](const ScriptedAttempt& attempt) { return attempt.what == ScriptedAttempt::What::Refused; });
    return script;
}

/// Pays over HTTP; `wall` becomes what it really took.
Result<Run> payLive(const ScriptedPayment& payment, const std::filesystem::path& ledger, SimDuration& wall)
{
    ServiceSetup setup;
    setup.ledger = ledger;
    setup.accounts = {{"ana", openingBalance(payment)}, {"bruno", 0}};
    setup.synchronous = settlement::Ledger::Synchronous::Normal;
    setup.retention = payment.retention;
    setup.serviceTime = payment.service;
    setup.faults.script = reaching(payment.script);
    const auto service = Service::start(std::move(setup));
    if (!service) {
        return tl::unexpected{service.error()};
    }
    LogicalWorld world{**service, payment};
    const auto started = steady_clock::now();
    Run run = payIn(payment, world, world);
    wall = steady_clock::now() - started;
    (*service)->stop(); // ends what the client has given up
    const auto accounts = (*service)->accounts();
    if (!accounts) {
        return tl::unexpected{accounts.error()};
    }
    run.debits = (openingBalance(payment) - accounts->front().second) / pix::simulatedAmountCents;
    return run;
}

} // namespace

bool Proof::isIdentical() const
{
    return simulated.lines == live.lines && simulated.outcome == live.outcome
        && simulated.debits == live.debits && simulated.elapsed == live.elapsed;
}

bool Proof::isOnTime() const
{
    return wall - live.elapsed <= wallTolerance && live.elapsed - wall <= wallTolerance;
}

Result<Proof> prove(const ScriptedPayment& payment, const std::filesystem::path& ledger)
{
    if (payment.server != settlement::ServerMode::Atomic) {
        return tl::unexpected{Error{Errc::NotSupported, "idempotency.server"}};
    }
    auto simulated = simulate(payment);
    if (!simulated) {
        return tl::unexpected{simulated.error()};
    }
    Proof proof;
    auto live = payLive(payment, ledger, proof.wall);
    if (!live) {
        return tl::unexpected{live.error()};
    }
    proof.simulated = std::move(*simulated);
    proof.live = std::move(*live);
    const auto attempts = static_cast<std::int64_t>(proof.live.lines.size());
    proof.wallTolerance = std::chrono::seconds{1} + attempts * std::chrono::milliseconds{500};
    return proof;
}

} // namespace repique::http
