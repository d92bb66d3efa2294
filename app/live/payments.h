// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/live/frame_bell.h"
#include "app/live/pay_run.h"

#include <QtCore/QObject>

#include <memory>

namespace repique::live {

/// Makes payments over real HTTP, one run at a time, and says how they stand at most once a frame. GUI
/// thread; the run has threads of its own.
class Payments final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::int64_t mostPayments = 10'000;
    static constexpr int mostClients = 32;

    explicit Payments(QObject* parent = nullptr);
    /// Cancels and waits for what is under way, which ends at once.
    ~Payments() override;

    /// Begins a run and forgets the last one. Only when none is running (asserted). A budget that is shared
    /// by more than one client is kept by one client that pays alone.
    void pay(const storm::Model& model, int port, std::int64_t payments, int clients);
    void cancel();

    [[nodiscard]] bool isRunning() const noexcept { return m_run != nullptr; }

    [[nodiscard]] const PayProgress& progress() const noexcept { return m_progress; }

    /// EndToEndIds of the payments of the run that have ended.
    [[nodiscard]] std::vector<std::string> paid() const;

Q_SIGNALS:
    void progressed(); ///< `progress` is new; also when a run begins
    void finished(); ///< after the last `progressed`

private:
    void look();

    PayProgress m_progress;
    std::vector<std::string> m_paid;
    std::uint64_t m_nextOperation = 0;
    FrameBell m_bell;
    std::unique_ptr<PayRun> m_run; ///< last: its threads ring the bell
};

/// How many of `wanted` clients may pay at the same time under the policy's budget.
[[nodiscard]] int clientsAllowed(const retry::Policy& policy, int wanted) noexcept;

} // namespace repique::live
