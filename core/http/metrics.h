// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/request.h"

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace repique::http {

/// Values of the moment, beside what is counted.
struct Gauges
{
    std::int64_t connections = 0;
    std::int64_t held = 0; ///< connections that are kept without an answer
    std::int64_t commits = 0;
    std::int64_t committedRequests = 0;
};

/// What a service counts. Any thread.
class Metrics final
{
public:
    /// A request was answered with `status`, or with nothing (0). `route` is a pattern, not an address.
    void countRequest(std::string_view route, int status);
    /// An attempt to settle, by its number as the client says it: "1", "2", "3", "4+", "unknown".
    void countAttempt(std::string_view number);
    void countSettlement(const settlement::Response& response);

    /// Prometheus text exposition format, version 0.0.4.
    [[nodiscard]] std::string text(const Gauges& gauges) const;

private:
    mutable std::mutex m_mutex;
    std::map<std::string, std::int64_t> m_requests; ///< by its labels
    std::map<std::string, std::int64_t> m_attempts;
    std::map<std::string, std::int64_t> m_deliveries;
    std::int64_t m_settlements = 0;
    std::int64_t m_replays = 0;
};

/// The name under which an X-Retry-Attempt is counted.
[[nodiscard]] std::string_view attemptLabel(std::string_view field) noexcept;

} // namespace repique::http
