// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/server.h"

#include "core/base/draw.h"
#include "core/storm/idempotency.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace repique::storm {
namespace {

constexpr std::uint32_t replayBit = 4; // in the code of a parcel in service, beside its Fate

std::vector<settlement::Fault> capacityFaults(const Model& model)
{
    std::vector<settlement::Fault> faults;
    if (!model.script) {
        std::copy_if(model.faults.begin(), model.faults.end(), std::back_inserter(faults),
            [](const auto& fault) { return fault.kind == settlement::FaultKind::Capacity; });
    }
    return faults;
}

std::size_t roomLimitOf(const Dependency& config)
{
    return config.queue ? static_cast<std::size_t>(*config.queue) : std::numeric_limits<std::size_t>::max();
}

/// Service ends come in order of time when services are equally long or one at a time.
Lane laneOf(const Dependency& config)
{
    const bool isOrdered = config.service == Dependency::Service::Constant || config.workers == 1;
    return isOrdered ? Lane::Service : Lane::Heap;
}

} // namespace

Server::Server(World& world, Network& network)
    : m_world{world}
    , m_network{network}
    , m_config{world.model.dependency}
    , m_profile{capacityFaults(world.model)}
    , m_roomLimit{roomLimitOf(m_config)}
    , m_lane{laneOf(m_config)}
    , m_meanService{static_cast<double>(m_config.workers) / m_config.capacity * 1e9}
{
}

void Server::arrive(Parcel parcel)
{
    m_world.metrics.arrivedAtDependency();
    const Operation& operation = m_world.operations[parcel.slot];
    const Meeting meeting = m_world.faults.meet(operation.id, parcel.attempt, m_world.now);
    if (std::holds_alternative<Vanished>(meeting)) {
        if (m_world.observer) {
            m_world.observer->vanished(operation, parcel.attempt, m_world.now);
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
    admit(parcel);
}

void Server::admit(const Parcel& parcel)
{
    startWaiting();
    if (canStart()) {
        start(parcel);
    } else if (m_room.size() < m_roomLimit) {
        m_room.pushBack(parcel);
    } else {
        m_debt += m_config.rejectionCost * m_meanService;
        answer(parcel, Answer::Rejected);
    }
}

bool Server::canStart() const noexcept
{
    return m_busy < m_config.workers && !m_world.faults.isStalled(m_world.now);
}

void Server::startWaiting()
{
    while (!m_room.empty() && canStart()) {
        const bool isFifo = m_config.order == Dependency::Order::Fifo;
        start(isFifo ? m_room.popFront() : m_room.popBack());
    }
}

void Server::start(Parcel parcel)
{
    Operation& operation = m_world.operations[parcel.slot];
    const SimTime end = endOfService(operation.id, parcel.attempt);
    if (isSkipped(operation, parcel, end)) {
        skip(parcel);
        return;
    }
    const Work work = beginWork(operation, m_world.model.idempotency, m_world.now);
    if (work == Work::Refuse) {
        answer(parcel, Answer::InProgress);
        return;
    }
    ++m_busy;
    m_debt = 0.0;
    parcel.code |= work == Work::Replay ? replayBit : 0;
    m_world.events.push(m_lane, {end, EventKind::ServiceEnd, ticketOf(parcel)});
}

bool Server::isSkipped(const Operation& operation, const Parcel& parcel, SimTime end) const noexcept
{
    switch (m_config.expiredWork) {
    case Dependency::ExpiredWork::Serve:
        return false;
    case Dependency::ExpiredWork::Skip:
        return !hasCaller(operation, parcel.attempt);
    case Dependency::ExpiredWork::SkipUnfinishable:
        return !hasCaller(operation, parcel.attempt)
            || end.time_since_epoch() >= operation.patienceEnds.time_since_epoch() - m_config.network;
    }
    return false;
}

void Server::skip(const Parcel& parcel)
{
    m_world.metrics.abandonedSkipped();
    m_world.operations.leave(parcel.slot);
}

bool Server::isServiceConstant() const noexcept
{
    return m_config.service == Dependency::Service::Constant || m_world.model.script;
}

double Server::serviceDraw(std::uint64_t operation, std::int64_t attempt) const noexcept
{
    return unitDraw({m_world.model.seed, operation, static_cast<std::uint64_t>(attempt), Purpose::Service});
}

SimTime Server::endOfService(std::uint64_t operation, std::int64_t attempt) const noexcept
{
    double share = 1.0; // of the mean
    if (!isServiceConstant()) {
        const double u = serviceDraw(operation, attempt);
        const bool isExponential = m_config.service == Dependency::Service::Exponential;
        share = isExponential ? exponentialFrom(u) : lognormalFrom(u, m_config.cv);
    }
    const double factor = m_world.faults.latencyFactor(operation, attempt, m_world.now);
    const double work = m_meanService * share * factor + m_debt;
    return m_profile.isAlwaysHealthy()
        ? SimTime{saturatingAdd(m_world.now.time_since_epoch(), lengthOf(work, operation, attempt))}
        : m_profile.finish(m_world.now, work);
}

/// Whole nanoseconds. A constant service that is not whole would drift if every one were rounded alike (300 a
/// second, or 30 million): each is rounded up or down by its own draw, so that the mean is right.
SimDuration Server::lengthOf(double work, std::uint64_t operation, std::int64_t attempt) const noexcept
{
    const SimDuration nearest = fromNanoseconds(work);
    const bool isWhole = static_cast<double>(nearest.count()) == work;
    if (isWhole || !isServiceConstant()) {
        return nearest;
    }
    return fromNanoseconds(work + serviceDraw(operation, attempt) - 0.5);
}

void Server::endService(const Parcel& parcel)
{
    --m_busy;
    ++m_world.counted;
    Operation& operation = m_world.operations[parcel.slot];
    const bool isReplay = (parcel.code & replayBit) != 0;
    const auto fate = static_cast<Fate>(parcel.code & ~replayBit);
    if (!isReplay) {
        const bool isDuplicate = applyWork(operation, m_world.model.idempotency, m_world.now);
        m_world.metrics.applied(isDuplicate);
        if (m_world.observer) {
            m_world.observer->applied(operation, parcel.attempt, m_world.now, isDuplicate);
        }
    }
    if (!hasCaller(operation, parcel.attempt)) {
        m_world.metrics.abandonedServed();
    }
    if (fate != Fate::LostResponse) {
        const Answer settled = isReplay ? Answer::Replayed : Answer::Settled;
        answer(parcel, fate == Fate::Closed ? Answer::Closed : settled);
    } else {
        if (m_world.observer) {
            m_world.observer->answerLost(operation, parcel.attempt, m_world.now);
        }
        m_world.operations.leave(parcel.slot);
    }
    startWaiting();
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
