// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/payments.h"

#include "core/base/assert.h"

#include <algorithm>

namespace repique::live {
namespace {

/// Milliseconds since 1970: greater than that of any run before, also of an earlier start of the program.
std::uint64_t operationOfNow()
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
}

} // namespace

Payments::Payments(QObject* parent) : QObject(parent)
{
    connect(&m_bell, &FrameBell::rung, this, &Payments::look);
}

Payments::~Payments() = default;

void Payments::pay(const storm::Model& model, int port, std::int64_t payments, int clients)
{
    REPIQUE_ASSERT(!isRunning());
    const std::uint64_t first = std::max(m_nextOperation, operationOfNow());
    m_nextOperation = first + static_cast<std::uint64_t>(payments);
    PayOrder order{.model = model,
        .address = {"127.0.0.1", port, {}},
        .payments = payments,
        .clients = clientsAllowed(model.policy, clients),
        .firstOperation = first};
    m_run = std::make_unique<PayRun>(std::move(order), [this] { m_bell.ring(); });
    look();
}

void Payments::cancel()
{
    if (m_run) {
        m_run->cancel();
    }
}

std::vector<std::string> Payments::paid() const
{
    return m_run ? m_run->paid() : m_paid;
}

void Payments::look()
{
    if (!m_run) {
        return;
    }
    m_progress = m_run->progress();
    const bool hasEnded = !m_progress.isRunning;
    if (hasEnded) {
        m_paid = m_run->paid();
        m_run.reset(); // its threads have nothing left to do
    }
    Q_EMIT progressed();
    if (hasEnded) {
        Q_EMIT finished();
    }
}

int clientsAllowed(const retry::Policy& policy, int wanted) noexcept
{
    const bool isShared = policy.budgetScope != retry::BudgetScope::Client;
    return isShared ? 1 : std::clamp(wanted, 1, Payments::mostClients);
}

} // namespace repique::live
