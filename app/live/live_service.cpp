// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/live_service.h"

#include "core/base/assert.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <algorithm>
#include <utility>

namespace repique::live {
namespace {

std::filesystem::path pathOf(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

Result<LedgerView> readAll(const http::Service& service, std::vector<std::string> paid)
{
    auto accounts = service.accounts();
    if (!accounts) {
        return tl::unexpected(accounts.error());
    }
    std::ranges::sort(paid);
    // Twice as many as were paid: with more debits a payment, the surplus is not of interest any more.
    const auto wanted = static_cast<std::int64_t>(2 * paid.size());
    auto settlements = service.newestSettlements(std::max(LedgerView::mostSettlements, wanted));
    if (!settlements) {
        return tl::unexpected(settlements.error());
    }
    LedgerView view{.accounts = std::move(*accounts),
        .settlements = {},
        .duplicates = duplicatesAmong(*settlements, paid),
        .faults = service.faults()};
    if (settlements->size() > static_cast<std::size_t>(LedgerView::mostSettlements)) {
        settlements->resize(static_cast<std::size_t>(LedgerView::mostSettlements));
    }
    view.settlements = std::move(*settlements);
    return view;
}

} // namespace

LiveService::LiveService(QObject* parent) : QObject(parent) {}

LiveService::~LiveService() = default;

http::ServiceSetup LiveService::setupOf(const ServiceWish& wish)
{
    m_passing.reset();
    if (wish.ledger.isEmpty()) {
        m_passing.emplace();
        m_ledger = m_passing->filePath(QStringLiteral("ledger.sqlite"));
    } else {
        m_ledger = QFileInfo(wish.ledger).absoluteFilePath();
    }
    http::ServiceSetup setup;
    setup.ledger = pathOf(m_ledger);
    setup.port = wish.port;
    setup.accounts = {{"ana", openingBalance}, {"bruno", 0}};
    setup.faults = wish.faults;
    setup.onExchange = [this](const http::Exchange& exchange) { m_exchanges.add(exchange); };
    return setup;
}

void LiveService::start(const ServiceWish& wish)
{
    REPIQUE_ASSERT(m_state == State::Stopped);
    std::ignore = m_exchanges.take(); // of the service before
    setState(State::Starting, 0);
    m_thread.post([this, setup = setupOf(wish)](const std::stop_token& /*stop*/) -> TaskThread::Delivery {
        std::error_code failed; // then the service says what is wrong
        std::filesystem::create_directories(setup.ledger.parent_path(), failed);
        auto service = http::Service::start(setup);
        if (!service) {
            return [this, error = service.error()] {
                setState(State::Stopped, 0);
                Q_EMIT this->failed(error);
            };
        }
        m_service = std::move(*service);
        return [this, port = m_service->port()] { setState(State::Running, port); };
    });
}

void LiveService::stop()
{
    if (m_state != State::Running) {
        return;
    }
    setState(State::Stopping, 0);
    m_thread.post([this](const std::stop_token& /*stop*/) -> TaskThread::Delivery {
        m_service.reset();
        return [this] { setState(State::Stopped, 0); };
    });
}

void LiveService::setFaults(settlement::FaultPlan plan)
{
    if (m_state != State::Running) {
        return;
    }
    m_thread.post([this, plan = std::move(plan)](const std::stop_token& /*stop*/) -> TaskThread::Delivery {
        m_service->setFaults(plan);
        return {};
    });
}

void LiveService::readLedger(std::vector<std::string> paid)
{
    if (m_state != State::Running || std::exchange(m_isReading, true)) {
        return;
    }
    m_thread.post([this, paid = std::move(paid)](const std::stop_token& /*stop*/) -> TaskThread::Delivery {
        Result<LedgerView> read = readAll(*m_service, paid);
        return [this, read = std::move(read)] {
            m_isReading = false;
            if (read) {
                Q_EMIT ledgerRead(*read);
            } else {
                Q_EMIT ledgerFailed(read.error());
            }
        };
    });
}

QString LiveService::url() const
{
    return m_port == 0 ? QString() : QStringLiteral("http://127.0.0.1:%1").arg(m_port);
}

void LiveService::setState(State state, int port)
{
    m_state = state;
    m_port = port;
    Q_EMIT stateChanged();
}

std::int64_t duplicatesAmong(
    const std::vector<settlement::Settlement>& settlements, const std::vector<std::string>& paid)
{
    std::vector<std::string> debited;
    for (const settlement::Settlement& settlement : settlements) {
        if (std::ranges::binary_search(paid, settlement.endToEndId)) {
            debited.push_back(settlement.endToEndId);
        }
    }
    std::ranges::sort(debited);
    const auto surplus = std::ranges::unique(debited);
    return static_cast<std::int64_t>(surplus.size());
}

} // namespace repique::live
