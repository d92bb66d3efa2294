// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/server.h"

#include <algorithm>
#include <limits>

namespace repique::storm {
namespace {

constexpr std::uint32_t nowhere = std::numeric_limits<std::uint32_t>::max();

/// Service ends come in order of time when services are equally long or one at a time.
Lane laneOf(const Model& model)
{
    const Dependency& config = model.dependency;
    const bool isConstant = config.service == Dependency::Service::Constant || model.script;
    return isConstant || (config.workers == 1 && config.replicas == 1) ? Lane::Service : Lane::Heap;
}

} // namespace

Server::Server(World& world, Network& network, BlockStore& store)
    : m_world{world}
    , m_network{network}
    , m_config{world.model.dependency}
    , m_serviceTime{world.model, world.faults}
    , m_lane{laneOf(world.model)}
    , m_arrivals{std::chrono::seconds{1}}
    , m_retries{std::chrono::seconds{1}}
{
    m_replicas.reserve(static_cast<std::size_t>(m_config.replicas));
    for (std::size_t place = 0; place < static_cast<std::size_t>(m_config.replicas); ++place) {
        m_replicas.emplace_back(m_config, place, store);
    }
    m_up = m_replicas.size();
    m_isPlain = isPlain();
}

bool Server::isPlain() const noexcept
{
    return m_world.faults.isQuiet() && !isKeyMissing(m_world.model.idempotency) && m_replicas.size() == 1
        && !m_config.crashAfter && m_config.noRetryAbove >= 1.0;
}

Target Server::targetOf(const Parcel& parcel) noexcept
{
    const Operation& operation = m_world.operations[parcel.slot];
    return {operation.id, m_world.operations.drawAttempt(parcel.slot, parcel.attempt),
        static_cast<std::uint32_t>(operation.trafficClass), parcel.attempt};
}

void Server::arrive(const Parcel& parcel)
{
    m_world.metrics.arrivedAtDependency();
    if (m_isPlain) {
        admit(parcel, 0);
    } else {
        meetFaults(parcel);
    }
}

void Server::meetFaults(Parcel parcel)
{
    if (m_config.noRetryAbove < 1.0) {
        m_arrivals.add(m_world.now, 1);
        m_retries.add(m_world.now, parcel.attempt > 1 ? 1 : 0);
    }
    Target target = targetOf(parcel);
    if (m_world.model.script) {
        target.attempt = ++m_arrived; // a script counts what reaches the dependency
    }
    const Meeting meeting = m_world.faults.meet(target, m_world.now);
    if (std::holds_alternative<Vanished>(meeting)) {
        if (m_world.observer) {
            m_world.observer->vanished(m_world.operations[parcel.slot], parcel.attempt, m_world.now);
        }
        m_world.operations.leave(parcel.slot);
        return;
    }
    if (const auto* said = std::get_if<Answer>(&meeting)) {
        answer(parcel, *said);
        return;
    }
    if (isKeyMissing(m_world.model.idempotency)) {
        answer(parcel, Answer::KeyMissing);
        return;
    }
    parcel.code = static_cast<std::uint32_t>(std::get<Fate>(meeting)) & parcelCodeMask;
    const std::uint32_t place = replicaFor(target);
    if (place == nowhere) {
        answer(parcel, Answer::Refused);
    } else {
        admit(parcel, place);
    }
}

/// `nowhere` when all are down.
std::uint32_t Server::replicaFor(const Target& target) const noexcept
{
    if (m_up == 0) {
        return nowhere;
    }
    return m_replicas.size() == 1 ? 0 : drawReplica(target);
}

/// Whoever draws a replica that is down draws again, so that the others keep their luck.
std::uint32_t Server::drawReplica(const Target& target) const noexcept
{
    constexpr std::uint32_t draws = 64;
    const auto replicas = static_cast<double>(m_replicas.size());
    for (std::uint32_t draw = 0; draw < draws; ++draw) {
        const DrawStream stream{m_world.model.seed, Purpose::Replica, draw};
        const auto place
            = static_cast<std::uint32_t>(stream.unit(target.operation, target.drawAttempt) * replicas);
        if (!m_replicas[place].isDown()) {
            return place;
        }
    }
    const auto up = std::find_if(
        m_replicas.begin(), m_replicas.end(), [](const Replica& replica) { return !replica.isDown(); });
    return static_cast<std::uint32_t>(up - m_replicas.begin());
}

void Server::admit(const Parcel& parcel, std::uint32_t place)
{
    Replica& replica = m_replicas[place];
    if (canStart(replica)) {
        startWaiting(place);
    }
    if (canStart(replica)) {
        start(parcel, place);
    } else if (replica.isFull() || isShed(parcel, replica)) {
        reject(parcel, replica);
    } else {
        replica.wait(parcel);
    }
    if (m_config.crashAfter) {
        noteFull(place);
    }
}

void Server::reject(const Parcel& parcel, Replica& replica)
{
    replica.reject();
    const double share = m_config.noRetryAbove;
    const auto arrivals = static_cast<double>(m_arrivals.sum(m_world.now));
    const bool isForGood = share < 1.0 && static_cast<double>(m_retries.sum(m_world.now)) > share * arrivals;
    answer(parcel, isForGood ? Answer::RejectedForGood : Answer::Rejected);
}

bool Server::isShed(const Parcel& parcel, const Replica& replica) noexcept
{
    return m_config.shedAbove < 1.0
        && m_world.classes.isSheddable(m_world.operations[parcel.slot].trafficClass)
        && replica.isAbove(m_config.shedAbove);
}

bool Server::canStart(const Replica& replica) const noexcept
{
    return replica.hasIdleWorker() && !m_world.faults.isStalled(m_world.now);
}

void Server::startWaiting(std::uint32_t place)
{
    Replica& replica = m_replicas[place];
    while (replica.waiting() > 0 && canStart(replica)) {
        start(replica.nextWaiting(), place);
    }
}

void Server::start(const Parcel& parcel, std::uint32_t place)
{
    Replica& replica = m_replicas[place];
    const SimTime end
        = m_serviceTime.end(targetOf(parcel), m_world.now, replica.meanService(m_world.now), replica.debt());
    if (isSkipped(parcel, end)) {
        skip(parcel);
        return;
    }
    Operation& whole = m_world.operations[m_world.operations.root(parcel.slot)];
    const Work work = beginWork(whole, m_world.model.idempotency, m_world.now);
    if (work == Work::Refuse) {
        answer(parcel, Answer::InProgress);
        return;
    }
    replica.startWork();
    replica.payDebt();
    open(parcel, place, end, work == Work::Replay);
}

bool Server::isSkipped(const Parcel& parcel, SimTime end) noexcept
{
    if (m_config.expiredWork == Dependency::ExpiredWork::Serve) {
        return false;
    }
    const Operation& operation = m_world.operations[parcel.slot];
    const SimDuration leaves = operation.patienceEnds.time_since_epoch() - m_config.network;
    const bool isUnfinishable = m_config.expiredWork == Dependency::ExpiredWork::SkipUnfinishable
        && end.time_since_epoch() >= leaves;
    return isUnfinishable || !hasCaller(operation, parcel.attempt);
}

void Server::skip(const Parcel& parcel)
{
    m_world.metrics.abandonedSkipped();
    m_world.operations.leave(parcel.slot);
}

void Server::open(const Parcel& parcel, std::uint32_t place, SimTime end, bool isReplay)
{
    if (m_freeServices.empty()) {
        m_freeServices.push_back(static_cast<std::uint32_t>(m_services.size()));
        m_services.emplace_back();
    }
    const std::uint32_t number = m_freeServices.back();
    m_freeServices.pop_back();
    Service& service = m_services[number];
    service = {parcel, place, service.turn + 1, true, isReplay};
    m_world.events.push(m_lane, {end, EventKind::ServiceEnd, {number, service.turn}});
}

void Server::endService(const Ticket& ticket)
{
    Service& service = m_services[ticket.slot];
    if (!service.isUnderWay || service.turn != ticket.detail) {
        return; // its replica crashed
    }
    service.isUnderWay = false;
    m_freeServices.push_back(ticket.slot);
    ++m_world.counted;
    const std::uint32_t place = service.replica;
    m_replicas[place].endWork();
    finish(Service{service});
    startWaiting(place);
    if (m_config.crashAfter) {
        m_replicas[place].noteDrained();
    }
}

void Server::finish(const Service& service)
{
    const Parcel& parcel = service.parcel;
    Operation& whole = m_world.operations[m_world.operations.root(parcel.slot)];
    if (!service.isReplay) {
        const bool isDuplicate = applyWork(whole, m_world.model.idempotency, m_world.now);
        m_world.metrics.applied(isDuplicate);
        if (m_world.observer) {
            m_world.observer->applied(whole, parcel.attempt, m_world.now, isDuplicate);
        }
    }
    const Operation& operation = m_world.operations[parcel.slot];
    if (!hasCaller(operation, parcel.attempt)) {
        m_world.metrics.abandonedServed();
    }
    const auto fate = static_cast<Fate>(parcel.code);
    if (fate != Fate::LostResponse) {
        const Answer settled = service.isReplay ? Answer::Replayed : Answer::Settled;
        answer(parcel, fate == Fate::Closed ? Answer::Closed : settled);
        return;
    }
    if (m_world.observer) {
        m_world.observer->answerLost(operation, parcel.attempt, m_world.now);
    }
    m_world.operations.leave(parcel.slot);
}

void Server::wake(const Ticket& ticket)
{
    if (ticket.detail > 0) {
        ++m_up;
        m_replicas[ticket.slot].comeBack(m_world.now, m_config.restart);
        return;
    }
    for (std::uint32_t place = 0; place < m_replicas.size(); ++place) {
        startWaiting(place);
    }
}

void Server::noteFull(std::uint32_t place)
{
    if (const std::optional<std::uint32_t> spell = m_replicas[place].noteFull()) {
        const SimTime at{saturatingAdd(m_world.now.time_since_epoch(), *m_config.crashAfter)};
        m_world.events.push(Lane::Heap, {at, EventKind::Crash, {place, *spell}});
    }
}

void Server::crashIfStillFull(const Ticket& ticket)
{
    if (m_replicas[ticket.slot].isFullSince(ticket.detail)) {
        crash(ticket.slot);
    }
}

/// Every connection of the replica is closed: what it served is lost and not applied.
void Server::crash(std::uint32_t place)
{
    Replica& replica = m_replicas[place];
    replica.goDown();
    --m_up;
    const SimTime back{saturatingAdd(m_world.now.time_since_epoch(), m_config.restart)};
    m_world.events.push(Lane::Heap, {back, EventKind::Wake, {place, 1}});
    for (std::uint32_t number = 0; number < m_services.size(); ++number) {
        Service& service = m_services[number];
        if (!service.isUnderWay || service.replica != place) {
            continue;
        }
        service.isUnderWay = false;
        m_freeServices.push_back(number);
        if (!service.isReplay) {
            m_world.operations[m_world.operations.root(service.parcel.slot)].isExecuting = 0;
        }
        answer(service.parcel, Answer::Closed);
    }
    while (replica.waiting() > 0) {
        answer(replica.nextWaiting(), Answer::Closed);
    }
}

std::int64_t Server::waiting() const noexcept
{
    std::int64_t waiting = 0;
    for (const Replica& replica : m_replicas) {
        waiting += static_cast<std::int64_t>(replica.waiting());
    }
    return waiting;
}

void Server::answer(Parcel parcel, Answer answer)
{
    parcel.code = static_cast<std::uint32_t>(answer) & parcelCodeMask;
    if (m_world.observer) {
        m_world.observer->answered(m_world.operations[parcel.slot], parcel, m_world.now);
    }
    m_network.carryAnswer(parcel);
}

} // namespace repique::storm
