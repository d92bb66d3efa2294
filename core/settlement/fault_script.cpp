// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/fault_script.h"

#include "core/settlement/answers.h"

#include <utility>

namespace repique::settlement {
namespace {

Admission delivered(Admission admission, Delivery delivery)
{
    std::visit([delivery](auto& either) { either.delivery = delivery; }, admission);
    return admission;
}

} // namespace

FaultScript::FaultScript(Script script) : m_script{std::move(script)} {}

void FaultScript::swap(Script script)
{
    const std::lock_guard lock{m_mutex};
    m_script = std::move(script);
    m_counted.clear();
}

ScriptedAttempt FaultScript::next(const std::string& counter)
{
    const std::lock_guard lock{m_mutex};
    std::size_t& counted = m_counted[counter];
    return counted < m_script.size() ? m_script[counted++] : ScriptedAttempt{};
}

FaultyServer::FaultyServer(Server& server, FaultScript& script) : m_server{server}, m_script{script} {}

Result<Admission> FaultyServer::admit(const Request& request, UtcTime now)
{
    return request.operation.empty() ? admitByKey(request, now) : admitNamed(request, now);
}

Result<Response> FaultyServer::run(Ticket ticket, UtcTime now)
{
    return m_server.run(std::move(ticket), now);
}

Result<Admission> FaultyServer::admitNamed(const Request& request, UtcTime now)
{
    const ScriptedAttempt scripted = m_script.next("operation " + request.operation);
    if (isBeforeWork(scripted)) {
        return scriptedResponse(scripted);
    }
    return m_server.admit(request, now).map([&](Admission admission) {
        return delivered(std::move(admission), deliveryOf(scripted));
    });
}

Result<Admission> FaultyServer::admitByKey(const Request& request, UtcTime now)
{
    auto admission = m_server.admit(request, now);
    if (!admission || std::holds_alternative<Response>(*admission)) {
        return admission;
    }
    const ScriptedAttempt scripted = m_script.next("key " + request.scope + ' ' + request.idempotencyKey);
    if (isBeforeWork(scripted)) {
        return scriptedResponse(scripted);
    }
    return delivered(std::move(*admission), deliveryOf(scripted));
}

} // namespace repique::settlement
