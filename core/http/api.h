// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/http/message.h"
#include "core/http/metrics.h"
#include "core/settlement/fault_script.h"
#include "core/settlement/shared_service.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

namespace repique::http {

/// What the service answers to a request: every address, the order of the checks, the faults. Knows no
/// sockets. Any thread; a delayed settlement keeps its thread until its delay ends, the faults change, or
/// `stopWaiting`.
class Api final
{
public:
    /// What an Api works with; all outlive it.
    struct Parts
    {
        settlement::SharedService& service;
        settlement::FaultScript& script;
        Metrics& metrics;
        std::function<Gauges()> gauges; ///< any thread
        SimDuration serviceTime{}; ///< that a settlement takes beside the ledger's own work
    };

    explicit Api(Parts parts);

    [[nodiscard]] Reply answer(const Request& request);
    /// Ends all delays, now and from now on: the service is being stopped.
    void stopWaiting();
    /// Puts other faults in force; delays that are running end.
    void setFaults(settlement::FaultPlan plan);

private:
    using Handler = std::function<Reply(Api& api, const Request& request, std::string_view rest)>;
    struct Route;

    [[nodiscard]] static const Route* routeOf(std::string_view path);
    [[nodiscard]] Reply routed(const Request& request);
    [[nodiscard]] Reply settle(const Request& request, std::string_view rest);
    [[nodiscard]] Reply settlement(const Request& request, std::string_view rest);
    [[nodiscard]] Reply account(const Request& request, std::string_view rest);
    [[nodiscard]] Reply health(const Request& request, std::string_view rest);
    [[nodiscard]] Reply metrics(const Request& request, std::string_view rest) const;
    [[nodiscard]] Reply faults(const Request& request, std::string_view rest) const;
    [[nodiscard]] Reply putFaults(const Request& request, std::string_view rest);
    [[nodiscard]] Reply deleteFaults(const Request& request, std::string_view rest);
    [[nodiscard]] Result<settlement::Response> settled(const settlement::Request& request);
    void wait(SimDuration delay);

    Parts m_parts;
    settlement::FaultyServer m_faulty;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::uint64_t m_generation = 0; ///< of the faults
    bool m_isStopping = false;
};

} // namespace repique::http
