// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/metrics.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace repique::http {
namespace {

using settlement::Delivery;

std::string_view nameOf(Delivery delivery) noexcept
{
    switch (delivery) {
    case Delivery::Answered:
        return "answered";
    case Delivery::Lost:
        return "lost";
    case Delivery::Closed:
        return "closed";
    case Delivery::Unreached:
        return "unreached";
    case Delivery::Refused:
        break;
    }
    return "refused";
}

std::string heading(std::string_view name, std::string_view type, std::string_view help)
{
    return fmt::format("# HELP {0} {2}\n# TYPE {0} {1}\n", name, type, help);
}

std::string single(std::string_view name, std::string_view type, std::string_view help, std::int64_t value)
{
    return heading(name, type, help) + fmt::format("{} {}\n", name, value);
}

std::string family(
    std::string_view name, std::string_view help, const std::map<std::string, std::int64_t>& counts)
{
    std::string text = heading(name, "counter", help);
    for (const auto& [labels, count] : counts) {
        text += fmt::format("{}{{{}}} {}\n", name, labels, count);
    }
    return text;
}

} // namespace

void Metrics::countRequest(std::string_view route, int status)
{
    const std::lock_guard lock{m_mutex};
    ++m_requests[fmt::format(R"(route="{}",status="{}")", route, status)];
}

void Metrics::countAttempt(std::string_view number)
{
    const std::lock_guard lock{m_mutex};
    ++m_attempts[fmt::format("attempt=\"{}\"", number)];
}

void Metrics::countSettlement(const settlement::Response& response)
{
    const std::lock_guard lock{m_mutex};
    ++m_deliveries[fmt::format("delivery=\"{}\"", nameOf(response.delivery))];
    m_settlements += response.isApplied ? 1 : 0;
    m_replays += response.isReplay ? 1 : 0;
}

std::string Metrics::text(const Gauges& gauges) const
{
    const std::lock_guard lock{m_mutex};
    return family(
               "repique_requests_total", "Requests by route and status; status 0 is no answer.", m_requests)
        + family("repique_settlement_attempts_total", "POST /settlements by X-Retry-Attempt.", m_attempts)
        + family("repique_settlement_deliveries_total", "What became of the answers to them.", m_deliveries)
        + single("repique_settlements_total", "counter", "Payments that moved money.", m_settlements)
        + single("repique_replays_total", "counter", "Answers repeated from a stored key.", m_replays)
        + single("repique_commits_total", "counter", "Transactions of the ledger.", gauges.commits)
        + single("repique_committed_requests_total", "counter", "Requests in those transactions.",
            gauges.committedRequests)
        + single("repique_connections", "gauge", "Open connections.", gauges.connections)
        + single("repique_held_connections", "gauge", "Connections kept without an answer.", gauges.held);
}

std::string_view attemptLabel(std::string_view field) noexcept
{
    if (field == "1" || field == "2" || field == "3") {
        return field;
    }
    const bool isNumber = !field.empty() && field.size() <= 7 && field.front() != '0'
        && std::all_of(field.begin(), field.end(), [](char c) { return c >= '0' && c <= '9'; });
    return isNumber ? "4+" : "unknown";
}

} // namespace repique::http
