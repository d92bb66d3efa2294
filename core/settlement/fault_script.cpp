// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/fault_script.h"

#include "core/base/parse.h"
#include "core/settlement/answers.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace repique::settlement {
namespace {

/// What the server said, on the way that the encounter leaves it.
Admission delivered(Admission admission, const Encounter& encounter)
{
    std::visit([&](auto& either) { either.delivery = deliveryOf(encounter.attempt); }, admission);
    if (auto* const ticket = std::get_if<Ticket>(&admission)) {
        ticket->delay = encounter.delay;
    }
    return admission;
}

/// The number that keys the draws of one counter: what follows its last space when that is a number, as a
/// client's own operations are, else a hash (FNV-1a) of all of it.
std::uint64_t operationOf(const std::string& counter)
{
    const auto number = parseInteger<std::uint64_t>(std::string_view{counter}.substr(counter.rfind(' ') + 1));
    if (number) {
        return *number;
    }
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : counter) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    }
    return hash;
}

} // namespace

FaultScript::FaultScript(Script script)
{
    m_plan.script = std::move(script);
}

void FaultScript::swap(Script script)
{
    FaultPlan plan;
    plan.script = std::move(script);
    swap(std::move(plan), {});
}

void FaultScript::swap(FaultPlan plan, UtcTime now)
{
    const std::lock_guard lock{m_mutex};
    m_plan = std::move(plan);
    m_since = now;
    m_counted.clear();
}

FaultPlan FaultScript::plan() const
{
    const std::lock_guard lock{m_mutex};
    return m_plan;
}

Encounter FaultScript::next(const std::string& counter, UtcTime now)
{
    const std::lock_guard lock{m_mutex};
    if (m_plan.script.empty() && m_plan.faults.empty()) {
        return {};
    }
    const SimDuration since = std::max(now, m_since) - m_since;
    return encounterOf(m_plan, {operationOf(counter), ++m_counted[counter], startOfRun + since});
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
    const Encounter met = m_script.next("operation " + request.operation, now);
    if (isBeforeWork(met.attempt)) {
        return scriptedResponse(met.attempt);
    }
    return m_server.admit(request, now).map([&](Admission admission) {
        return delivered(std::move(admission), met);
    });
}

Result<Admission> FaultyServer::admitByKey(const Request& request, UtcTime now)
{
    auto admission = m_server.admit(request, now);
    if (!admission || std::holds_alternative<Response>(*admission)) {
        return admission;
    }
    const Encounter met = m_script.next("key " + request.scope + ' ' + request.idempotencyKey, now);
    if (isBeforeWork(met.attempt)) {
        return scriptedResponse(met.attempt);
    }
    return delivered(std::move(*admission), met);
}

} // namespace repique::settlement
