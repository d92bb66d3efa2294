// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/api.h"

#include "core/base/parse.h"
#include "core/http/problem.h"
#include "core/http/settlement_message.h"
#include "core/scenario/fault_document.h"
#include "core/settlement/answers.h"
#include "core/settlement/utc_clock.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>

namespace repique::http {
namespace {

using settlement::utcNow;
using Json = nlohmann::ordered_json;

/// A stall that never ends still has to be waited for in a type that can be added to a clock.
constexpr SimDuration longestDelay = std::chrono::hours{24};

Reply jsonReply(const Json& json)
{
    Reply reply;
    reply.contentType = "application/json";
    reply.body = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return reply;
}

/// The host of a Host field, without its port.
std::string_view hostOf(std::string_view field) noexcept
{
    const bool isBracketed = field.starts_with('[');
    const std::size_t end = isBracketed ? field.find(']') + 1 : field.find(':');
    return field.substr(0, std::min(end, field.size()));
}

/// Only names of this machine: a page elsewhere that points its own name here is refused (DNS rebinding).
bool isThisMachine(std::string_view field) noexcept
{
    const std::string_view host = hostOf(field);
    return host == "127.0.0.1" || host == "[::1]" || isSameName(host, "localhost");
}

std::string sentence(const scenario::Fault& fault)
{
    std::string text = fault.key;
    text += fault.value.empty() ? "" : " = " + fault.value;
    text += text.empty() ? fault.detail : "";
    return text + ": accepted " + fault.accepted;
}

Reply refusedFaults(const scenario::Faults& faults)
{
    std::string detail;
    for (const scenario::Fault& fault : faults) {
        detail += (detail.empty() ? "" : "; ") + sentence(fault);
    }
    return problemReply(Problem::InvalidFaults, detail);
}

} // namespace

/// An address, or the beginning of one, and what each method does there.
struct Api::Route
{
    std::string_view path; ///< ends in "/" when something must follow
    std::string_view label; ///< for metrics
    Handler get = nullptr; ///< HEAD as well
    Handler post = nullptr;
    Handler put = nullptr;
    Handler remove = nullptr;

    [[nodiscard]] Handler handlerOf(std::string_view method) const
    {
        if (method == "GET" || method == "HEAD") {
            return get;
        }
        return method == "POST" ? post : method == "PUT" ? put : method == "DELETE" ? remove : Handler{};
    }

    /// As the Allow field lists them.
    [[nodiscard]] std::string methods() const
    {
        std::string list;
        for (const auto& [handler, name] : {std::pair{get, "GET, HEAD"}, std::pair{post, "POST"},
                 std::pair{put, "PUT"}, std::pair{remove, "DELETE"}}) {
            list += handler == nullptr ? "" : (list.empty() ? "" : ", ") + std::string{name};
        }
        return list;
    }
};

Api::Api(Parts parts) : m_parts{std::move(parts)}, m_faulty{m_parts.service, m_parts.script} {}

const Api::Route* Api::routeOf(std::string_view path)
{
    static const std::array<Route, 6> routes{{
        {"/settlements", "/settlements", nullptr, &Api::settle},
        {"/settlements/", "/settlements/{id}", &Api::settlement},
        {"/accounts/", "/accounts/{id}", &Api::account},
        {"/health", "/health", &Api::health},
        {"/metrics", "/metrics", &Api::metrics},
        {"/faults", "/faults", &Api::faults, nullptr, &Api::putFaults, &Api::deleteFaults},
    }};
    const auto* const found = std::find_if(routes.begin(), routes.end(), [path](const Route& route) {
        return route.path.ends_with('/') ? path.size() > route.path.size() && path.starts_with(route.path)
                                         : path == route.path;
    });
    return found == routes.end() ? nullptr : found;
}

Reply Api::answer(const Request& request)
{
    Reply reply = routed(request);
    const Route* const route = routeOf(request.path);
    const bool isAnswered = reply.delivery == settlement::Delivery::Answered;
    m_parts.metrics.countRequest(route == nullptr ? "other" : route->label, isAnswered ? reply.status : 0);
    return reply;
}

Reply Api::routed(const Request& request)
{
    const auto hosts = valuesOf(request.fields, "Host");
    if (hosts.size() != 1 || !isThisMachine(hosts.front())) {
        return problemReply(Problem::ForeignHost);
    }
    const Route* const route = routeOf(request.path);
    if (route == nullptr) {
        return problemReply(Problem::NotFound);
    }
    const Handler handler = route->handlerOf(request.method);
    if (handler == nullptr) {
        Reply reply = problemReply(Problem::MethodNotAllowed);
        reply.fields.push_back({"Allow", route->methods()});
        return reply;
    }
    return handler(*this, request, std::string_view{request.path}.substr(route->path.size()));
}

void Api::stopWaiting()
{
    const std::lock_guard lock{m_mutex};
    m_isStopping = true;
    m_changed.notify_all();
}

void Api::setFaults(settlement::FaultPlan plan)
{
    m_parts.script.swap(std::move(plan), utcNow());
    const std::lock_guard lock{m_mutex};
    ++m_generation;
    m_changed.notify_all();
}

Reply Api::settle(const Request& request, std::string_view /*rest*/)
{
    m_parts.metrics.countAttempt(attemptLabel(valueOf(request.fields, attemptField)));
    const auto read = readSettlement(request);
    if (!read) {
        return read.error();
    }
    const auto response = settled(*read);
    if (!response) {
        return problemReply(Problem::Storage, response.error().detail);
    }
    m_parts.metrics.countSettlement(*response);
    return replyOf(*response);
}

Result<settlement::Response> Api::settled(const settlement::Request& request)
{
    auto admission = m_faulty.admit(request, utcNow());
    if (!admission) {
        return tl::unexpected{admission.error()};
    }
    if (auto* const answered = std::get_if<settlement::Response>(&*admission)) {
        return std::move(*answered);
    }
    auto ticket = std::get<settlement::Ticket>(std::move(*admission));
    wait(saturatingAdd(ticket.delay, m_parts.serviceTime));
    return m_faulty.run(std::move(ticket), utcNow());
}

void Api::wait(SimDuration delay)
{
    if (delay <= SimDuration::zero()) {
        return;
    }
    std::unique_lock lock{m_mutex};
    const std::uint64_t generation = m_generation;
    m_changed.wait_for(
        lock, std::min(delay, longestDelay), [&] { return m_isStopping || m_generation != generation; });
}

Reply Api::settlement(const Request& /*request*/, std::string_view rest)
{
    const auto id = parseInteger(rest);
    const auto found = m_parts.service.read([id](settlement::Ledger& ledger) {
        return id ? ledger.settlement(*id) : Result<std::optional<settlement::Settlement>>{std::nullopt};
    });
    if (!found) {
        return problemReply(Problem::Storage, found.error().detail);
    }
    if (!*found) {
        return problemReply(Problem::NotFound);
    }
    const settlement::Settlement& row = **found;
    settlement::Request settled;
    settled.payer = row.payer;
    settled.payee = row.payee;
    settled.amountCents = row.amountCents;
    settled.endToEndId = row.endToEndId;
    return replyOf(settlement::settledResponse(settled, row.id));
}

Reply Api::account(const Request& /*request*/, std::string_view rest)
{
    const std::string id{rest};
    const auto balance
        = m_parts.service.read([&id](settlement::Ledger& ledger) { return ledger.balance(id); });
    if (!balance) {
        return problemReply(Problem::Storage, balance.error().detail);
    }
    return *balance ? jsonReply({{"id", id}, {"balanceCents", **balance}}) : problemReply(Problem::NotFound);
}

Reply Api::health(const Request& /*request*/, std::string_view /*rest*/)
{
    const auto accounts = m_parts.service.read([](settlement::Ledger& ledger) { return ledger.accounts(); });
    if (!accounts) {
        return problemReply(Problem::Storage, accounts.error().detail);
    }
    return jsonReply({{"status", "ok"}, {"service", "repique"}, {"didactic", true},
        {"note", "A didactic API, not the real SPI, which is asynchronous and speaks ISO 20022."}});
}

Reply Api::metrics(const Request& /*request*/, std::string_view /*rest*/) const
{
    Reply reply;
    reply.contentType = "text/plain; version=0.0.4; charset=utf-8";
    reply.body = m_parts.metrics.text(m_parts.gauges());
    return reply;
}

Reply Api::faults(const Request& /*request*/, std::string_view /*rest*/) const
{
    Reply reply;
    reply.contentType = "application/json";
    reply.body = scenario::faultDocument(m_parts.script.plan());
    return reply;
}

Reply Api::putFaults(const Request& request, std::string_view rest)
{
    if (request.isBodyTooLarge) {
        return problemReply(Problem::BodyTooLarge);
    }
    auto plan = scenario::parseFaultDocument(request.body);
    if (!plan) {
        return refusedFaults(plan.error());
    }
    setFaults(std::move(*plan));
    return faults(request, rest);
}

Reply Api::deleteFaults(const Request& request, std::string_view rest)
{
    setFaults({});
    return faults(request, rest);
}

} // namespace repique::http
