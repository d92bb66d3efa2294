// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/proof.h"

#include "core/base/assert.h"
#include "core/http/pause.h"
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

/// How much longer than its patience an attempt waits for what the model says comes in time.
constexpr SimDuration grace = std::chrono::milliseconds{100};
/// The least that an attempt needs to leave at all.
constexpr SimDuration leastPatience = std::chrono::milliseconds{50};

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

/// The live world of a proof: sends for real and waits for real, and tells time by what was planned. When the
/// wall is behind, waits are shortened by that, so that the work of one attempt stands where the model has it
/// when the next one comes.
class LogicalWorld final : public pix::Clock, public pix::Transport
{
public:
    LogicalWorld(const Service& service, const ScriptedPayment& payment, const std::stop_token& stop)
        : m_service{service}
        , m_payment{payment}
        , m_stop{stop}
        , m_open{{"127.0.0.1", service.port(), {}}, stop}
        , m_refusing{{"127.0.0.1", m_closed.port(), {}}, stop}
    {
    }

    [[nodiscard]] SimTime now() const override { return m_now; }

    void sleepUntil(SimTime when) override
    {
        m_now = std::max(m_now, when);
        pauseUntil(m_started + (m_now - startOfRun), m_stop);
    }

    [[nodiscard]] pix::Answer send(const pix::Attempt& attempt) override
    {
        const SimDuration road = saturatingAdd(m_payment.network, m_payment.network);
        pauseUntil(steady_clock::now() + std::min(m_payment.network, attempt.patience), m_stop);
        pix::Attempt patient = attempt;
        patient.patience = realPatience(attempt.patience, road);
        pix::Answer answer = (isNextRefused() ? m_refusing : m_open).send(patient);
        const SimDuration took
            = saturatingAdd(road, isApplied(attempt) ? m_payment.service : SimDuration::zero());
        if (answer.outcome.kind == retry::OutcomeKind::TimedOut || took >= attempt.patience) {
            answer = {};
            answer.outcome.kind = retry::OutcomeKind::TimedOut;
        }
        const bool isInTime = answer.outcome.kind != retry::OutcomeKind::TimedOut;
        sleepUntil(m_now + (isInTime ? took : attempt.patience));
        return answer;
    }

private:
    /// Work that ends too late by the model is given up when the model gives it up.
    [[nodiscard]] SimDuration realPatience(SimDuration patience, SimDuration road) const
    {
        const SimDuration left = std::max(patience - m_payment.network, leastPatience);
        const bool mayCome = saturatingAdd(road, m_payment.service) < patience;
        return mayCome ? saturatingAdd(left, grace) : left;
    }

    /// Whether the service has moved money for this very attempt. It knows before the client has an answer.
    [[nodiscard]] bool isApplied(const pix::Attempt& attempt)
    {
        bool isFound = false;
        for (const Exchange& exchange : m_service.log().after(m_lastSeen)) {
            m_lastSeen = exchange.number;
            isFound = isFound
                || (exchange.isApplied
                    && valueOf(exchange.requestFields, attemptField) == std::to_string(attempt.number));
        }
        return isFound;
    }

    /// Whether the script refuses the next attempt that leaves the client.
    [[nodiscard]] bool isNextRefused()
    {
        const std::size_t index = m_sent++;
        return index < m_payment.script.size()
            && m_payment.script[index].what == ScriptedAttempt::What::Refused;
    }

    const Service& m_service;
    const ScriptedPayment& m_payment;
    std::stop_token m_stop;
    ClosedPort m_closed;
    HttpTransport m_open;
    HttpTransport m_refusing;
    steady_clock::time_point m_started = steady_clock::now();
    SimTime m_now = startOfRun;
    std::size_t m_sent = 0;
    std::uint64_t m_lastSeen = 0; ///< number of an exchange
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

/// Where a live payment happens, and how long it really took.
struct LiveRun
{
    std::filesystem::path ledger;
    std::stop_token stop;
    SimDuration wall{};
};

Result<Run> payLive(const ScriptedPayment& payment, LiveRun& live)
{
    ServiceSetup setup;
    setup.ledger = live.ledger;
    setup.limits = limitsOf(payment);
    setup.accounts = {{"ana", openingBalance(payment)}, {"bruno", 0}};
    setup.synchronous = settlement::Ledger::Synchronous::Normal;
    setup.retention = payment.retention;
    setup.serviceTime = payment.service;
    setup.faults.script = reaching(payment.script);
    const auto service = Service::start(std::move(setup));
    if (!service) {
        return tl::unexpected{service.error()};
    }
    LogicalWorld world{**service, payment, live.stop};
    const auto started = steady_clock::now();
    Run run = payIn(payment, world, world);
    live.wall = steady_clock::now() - started;
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

Limits limitsOf(const ScriptedPayment& payment)
{
    constexpr std::chrono::hours aDay{24};
    const auto inMilliseconds
        = [](SimDuration time) { return std::chrono::ceil<std::chrono::milliseconds>(time); };
    Limits limits;
    limits.held = std::max(limits.held, inMilliseconds(payment.policy.attemptTimeout) + aDay);
    limits.idle = std::max(limits.idle, inMilliseconds(payment.policy.deadline) + aDay);
    return limits;
}

Result<Proof> prove(
    const ScriptedPayment& payment, const std::filesystem::path& ledger, const std::stop_token& stop)
{
    if (payment.server != settlement::ServerMode::Atomic) {
        return tl::unexpected{Error{Errc::InvalidValue, "idempotency.server"}};
    }
    auto simulated = simulate(payment);
    if (!simulated) {
        return tl::unexpected{simulated.error()};
    }
    LiveRun live{ledger, stop};
    auto run = payLive(payment, live);
    if (!run) {
        return tl::unexpected{run.error()};
    }
    Proof proof;
    proof.wall = live.wall;
    proof.simulated = std::move(*simulated);
    proof.live = std::move(*run);
    const auto attempts = static_cast<std::int64_t>(proof.live.lines.size());
    proof.wallTolerance = std::chrono::seconds{1} + attempts * std::chrono::milliseconds{500};
    return proof;
}

} // namespace repique::http
