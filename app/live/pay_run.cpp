// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/pay_run.h"

#include "core/http/witness.h"
#include "core/pix/gated_transport.h"

#include <algorithm>
#include <utility>

namespace repique::live {
namespace {

/// Tells of each attempt before it passes.
class TellingRoad final : public pix::Transport
{
public:
    TellingRoad(pix::Transport& road, std::function<void(const pix::Attempt&)> tell)
        : m_road{road}
        , m_tell{std::move(tell)}
    {
    }

    [[nodiscard]] pix::Answer send(const pix::Attempt& attempt) override
    {
        m_tell(attempt);
        return m_road.send(attempt);
    }

private:
    pix::Transport& m_road;
    std::function<void(const pix::Attempt&)> m_tell;
};

pix::ClientSetup setupOf(const storm::Model& model)
{
    pix::ClientSetup setup;
    setup.policy = model.policy;
    setup.key = model.idempotency.key;
    setup.seed = model.seed;
    setup.epoch = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    return setup;
}

bool isInDoubt(const pix::PaymentReport& report)
{
    return std::ranges::any_of(report.failures, [](const pix::AttemptRecord& record) {
        return record.decision.classification == retry::Classification::Ambiguous;
    });
}

} // namespace

double PayTotals::amplification() const noexcept
{
    return ended() == 0 ? 0.0 : static_cast<double>(attempts) / static_cast<double>(ended());
}

PayRun::PayRun(PayOrder order, std::function<void()> onChange)
    : m_order{std::move(order)}
    , m_onChange{std::move(onChange)}
    , m_start{std::chrono::steady_clock::now()}
{
    m_progress.isRunning = true;
    m_progress.totals.asked = m_order.payments;
    m_working = static_cast<int>(std::min<std::int64_t>(m_order.clients, m_order.payments));
    const int clients = m_working;
    for (int client = 0; client < clients; ++client) {
        m_clients.emplace_back([this] { work(); });
    }
}

PayRun::~PayRun()
{
    cancel();
}

void PayRun::cancel()
{
    m_stop.request_stop();
}

PayProgress PayRun::progress() const
{
    const std::scoped_lock lock{m_mutex};
    return m_progress;
}

std::vector<std::string> PayRun::paid() const
{
    const std::scoped_lock lock{m_mutex};
    return m_paid;
}

/// One client, until there is nothing left to pay.
void PayRun::work()
{
    const std::stop_token stop = m_stop.get_token();
    http::HttpTransport wire{m_order.address, stop};
    TellingRoad counted{wire, [this](const pix::Attempt& /*attempt*/) { countAttempt(); }};
    http::LiveClock clock{stop};
    pix::GatedTransport gated{m_order.model.policy, m_order.model.seed, clock, counted};
    retry::Budget budget{m_order.model.policy.budget};
    while (!stop.stop_requested()) {
        std::uint64_t number = 0;
        {
            const std::scoped_lock lock{m_mutex};
            if (m_begun == m_order.payments) {
                break;
            }
            number = static_cast<std::uint64_t>(m_begun++);
        }
        pay(m_order.firstOperation + number, clock, gated, budget);
    }
    {
        const std::scoped_lock lock{m_mutex};
        m_progress.isRunning = --m_working > 0;
    }
    m_onChange();
}

void PayRun::pay(std::uint64_t operation, pix::Clock& clock, pix::GatedTransport& road, retry::Budget& budget)
{
    http::Witness* watching = nullptr;
    const auto showSoFar = [&](std::int64_t attempts) {
        if (isTelling(operation, attempts)) {
            show(watching->soFar(operation), false);
        }
    };
    TellingRoad shown{road, [&showSoFar](const pix::Attempt& attempt) { showSoFar(attempt.number); }};
    http::Witness witness{clock, shown};
    watching = &witness;
    road.setOnHeldBack([&witness](const pix::Attempt& /*attempt*/) { witness.noteHeldBack(); });
    pix::Client client{setupOf(m_order.model), clock, witness, budget};
    const pix::ClientEvents seen = witness.events();
    client.setEvents({seen.onKey, [&](const pix::AttemptRecord& record) {
                          seen.onAttempt(record);
                          showSoFar(record.number);
                      }});
    const pix::PaymentReport report = client.pay({"ana", "bruno"}, operation);
    conclude(report);
    if (isTelling(operation, report.attempts)) {
        show(witness.finish(report, operation), true);
    }
}

void PayRun::countAttempt()
{
    {
        const std::scoped_lock lock{m_mutex};
        ++m_progress.totals.attempts;
        m_progress.series.countAttempt(elapsed());
    }
    m_onChange();
}

void PayRun::conclude(const pix::PaymentReport& report)
{
    {
        const std::scoped_lock lock{m_mutex};
        PayTotals& totals = m_progress.totals;
        if (report.result) {
            ++totals.settled;
            m_progress.series.countSettled(elapsed());
        } else if (m_stop.stop_requested()) {
            ++totals.cancelled;
        } else {
            ++totals.failed;
            totals.inDoubt += isInDoubt(report) ? 1 : 0;
        }
        m_paid.push_back(report.endToEndId);
    }
    m_onChange();
}

bool PayRun::isTelling(std::uint64_t operation, std::int64_t attempts) const
{
    const std::scoped_lock lock{m_mutex};
    const trace::Trace* const shown = m_progress.trace.get();
    if (shown == nullptr || shown->operation == operation) {
        return true;
    }
    return attempts > shown->attempts || (m_isShownEnded && attempts == shown->attempts);
}

void PayRun::show(trace::Trace trace, bool hasEnded)
{
    auto shown = std::make_shared<const trace::Trace>(std::move(trace));
    {
        const std::scoped_lock lock{m_mutex};
        m_progress.trace = std::move(shown);
        m_isShownEnded = hasEnded;
    }
    m_onChange();
}

SimDuration PayRun::elapsed() const
{
    return std::chrono::steady_clock::now() - m_start;
}

} // namespace repique::live
