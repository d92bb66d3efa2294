// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/live/live_series.h"
#include "core/http/transport.h"
#include "core/pix/client.h"
#include "core/pix/gated_transport.h"
#include "core/storm/model.h"
#include "core/trace/trace.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace repique::live {

/// Some payments to be made for real.
struct PayOrder
{
    storm::Model model; ///< policy, key habit and seed are its own
    http::Address address;
    std::int64_t payments = 1; ///< ≥ 1
    int clients = 1; ///< ≥ 1; paying at the same time, each with its own budget and breaker
    std::uint64_t firstOperation = 0; ///< the others follow; no operation may be used twice on one ledger
};

/// What has become of them so far.
struct PayTotals
{
    std::int64_t asked = 0;
    std::int64_t settled = 0;
    std::int64_t failed = 0;
    std::int64_t inDoubt = 0; ///< of those that failed: an attempt stayed without a clear answer
    std::int64_t cancelled = 0; ///< given up because the run was
    std::int64_t attempts = 0; ///< that left the client

    [[nodiscard]] std::int64_t ended() const noexcept { return settled + failed + cancelled; }

    /// Attempts a payment; 0 before the first ended.
    [[nodiscard]] double amplification() const noexcept;
};

/// How a run stands.
struct PayProgress
{
    PayTotals totals;
    LiveSeries series;
    /// The payment to look at: the one with the most attempts, else the newest.
    std::shared_ptr<const trace::Trace> trace;
    bool isRunning = false;
};

/// Pays over real HTTP with the client of core, on threads of its own, and writes down what happens.
class PayRun final
{
public:
    /// `onChange` is called on the run's threads, must be quick, and outlives the run.
    PayRun(PayOrder order, std::function<void()> onChange);
    /// Cancels and waits.
    ~PayRun();
    PayRun(const PayRun&) = delete;
    PayRun& operator=(const PayRun&) = delete;

    /// Breaks off what is under way and begins nothing more. Returns at once.
    void cancel();
    /// Any thread.
    [[nodiscard]] PayProgress progress() const;
    /// EndToEndIds of the payments that have ended. Any thread.
    [[nodiscard]] std::vector<std::string> paid() const;

private:
    void work();
    void pay(std::uint64_t operation, pix::Clock& clock, pix::GatedTransport& road, retry::Budget& budget);
    void countAttempt();
    void conclude(const pix::PaymentReport& report);
    /// Whether a payment with this many attempts is the one to look at.
    [[nodiscard]] bool isTelling(std::uint64_t operation, std::int64_t attempts) const;
    void show(trace::Trace trace, bool hasEnded);
    [[nodiscard]] SimDuration elapsed() const;

    PayOrder m_order;
    std::function<void()> m_onChange;
    std::chrono::steady_clock::time_point m_start;
    std::stop_source m_stop;
    mutable std::mutex m_mutex; ///< guards what follows
    std::int64_t m_begun = 0;
    int m_working = 0;
    bool m_isShownEnded = false;
    PayProgress m_progress;
    std::vector<std::string> m_paid;
    std::vector<std::jthread> m_clients; ///< last: joined before anything they use goes away
};

} // namespace repique::live
