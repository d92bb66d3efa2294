// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/live/exchange_feed.h"
#include "app/live/task_thread.h"
#include "core/http/service.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QTemporaryDir>

#include <memory>
#include <optional>

namespace repique::live {

/// How the service is to be started.
struct ServiceWish
{
    QString ledger; ///< created when it is not there, with its folder; empty: one that goes with the service
    int port = 0; ///< 0 = any that is free
    settlement::FaultPlan faults;
};

/// What stands in the ledger, and what is to go wrong.
struct LedgerView
{
    static constexpr std::int64_t mostSettlements = 200;

    std::vector<std::pair<std::string, std::int64_t>> accounts; ///< in cents, in order of name
    std::vector<settlement::Settlement> settlements; ///< the newest, newest first
    std::int64_t duplicates = 0; ///< debits beyond the first of the payments that were asked about
    settlement::FaultPlan faults; ///< in force: somebody else may have put others
};

/// The settlement service as the window runs it: started, stopped and asked on a thread of its own, so that
/// nothing here waits. GUI thread.
class LiveService final : public QObject
{
    Q_OBJECT

public:
    enum class State { Stopped, Starting, Running, Stopping };
    Q_ENUM(State)

    /// The payer's account at first, in cents.
    static constexpr std::int64_t openingBalance = 300'000'000;

    explicit LiveService(QObject* parent = nullptr);
    /// Stops; waits for what is in flight.
    ~LiveService() override;

    /// Only when stopped (asserted).
    void start(const ServiceWish& wish);
    /// Does nothing unless running.
    void stop();
    /// Puts other faults in force; does nothing unless running.
    void setFaults(settlement::FaultPlan plan);
    /// Reads the ledger, unless that is being done; `paid` are the EndToEndIds whose debits are counted.
    void readLedger(std::vector<std::string> paid);

    [[nodiscard]] State state() const noexcept { return m_state; }

    [[nodiscard]] int port() const noexcept { return m_port; } ///< 0 unless running

    [[nodiscard]] QString url() const; ///< empty unless running

    /// Absolute; empty before the first start. The file stays when the service stops, unless it is temporary.
    [[nodiscard]] QString ledger() const { return m_ledger; }

    /// What the service has answered.
    [[nodiscard]] ExchangeFeed& exchanges() noexcept { return m_exchanges; }

    /// Something that was asked has not been done yet.
    [[nodiscard]] bool isBusy() const noexcept { return m_thread.isBusy(); }

Q_SIGNALS:
    void stateChanged();
    void failed(repique::Error error); ///< it did not start; the state is Stopped
    void ledgerRead(const repique::live::LedgerView& view);
    void ledgerFailed(repique::Error error); ///< it could not be read

private:
    void setState(State state, int port);
    [[nodiscard]] http::ServiceSetup setupOf(const ServiceWish& wish);

    State m_state = State::Stopped;
    int m_port = 0;
    QString m_ledger;
    std::optional<QTemporaryDir> m_passing; ///< of a ledger that goes with the service
    bool m_isReading = false;
    ExchangeFeed m_exchanges;
    std::unique_ptr<http::Service> m_service; ///< the thread's alone
    TaskThread m_thread; ///< last: joined before what it works with goes away
};

/// Debits beyond the first among `settlements`, of the payments `paid`, which is sorted.
[[nodiscard]] std::int64_t duplicatesAmong(
    const std::vector<settlement::Settlement>& settlements, const std::vector<std::string>& paid);

} // namespace repique::live
