// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/engine.h"

#include <algorithm>

namespace repique::storm {
namespace {

constexpr std::uint32_t stepsBetweenLooks = 4096; // at the stop token, and for telling the progress
constexpr std::int64_t stepsOfAnInstant = 5'000'000; // and as many more as operations in flight may make
constexpr std::int64_t stepsOfAnOperation = 64;

} // namespace

Engine::Engine(const Model& model, BlockStore& store, Observer* observer)
    : m_model{model}
    , m_end{startOfRun + model.duration}
    , m_world{model, store, observer}
    , m_network{m_world}
    , m_server{m_world, m_network, store}
    , m_client{m_world, m_network}
    , m_arrivals{model, m_end}
{
    m_network.connect(m_client, m_server);
    m_world.nextOriginal = m_arrivals.nextAt();
    m_world.metrics.begin({m_server.waiting(), m_client.tokens(startOfRun)});
    for (const SimTime end : m_world.faults.stallEnds()) {
        m_world.events.push(Lane::Heap, {end, EventKind::Wake, {}});
    }
}

Engine::End Engine::run(const RunOptions& options)
{
    std::uint32_t steps = 0;
    for (SimTime at = nextAt(); at < m_end; at = nextAt()) {
        if (m_world.counted >= options.eventLimit || isStandingStill(at)) {
            m_world.metrics.cut({m_server.waiting(), m_client.tokens(m_world.now)});
            return End::Cut;
        }
        step(at);
        if (++steps % stepsBetweenLooks == 0) {
            if (options.stop.stop_requested()) {
                return End::Cancelled;
            }
            if (options.onProgress) {
                options.onProgress(toSeconds(at - startOfRun) / toSeconds(m_model.duration));
            }
        }
    }
    closeUntil(m_end);
    return options.stop.stop_requested() ? End::Cancelled : End::Reached;
}

void Engine::runOn(const std::function<bool()>& isDone)
{
    for (SimTime at = nextAt(); at != SimTime::max() && !isDone() && !isStandingStill(at); at = nextAt()) {
        step(at);
    }
}

/// A clock that no longer moves: clients that neither think nor wait, refused at once, would go on for ever
/// in one instant.
bool Engine::isStandingStill(SimTime at) noexcept
{
    m_stepsNow = at == m_world.now ? m_stepsNow + 1 : 0;
    return m_stepsNow > stepsOfAnInstant
        && m_stepsNow > stepsOfAnInstant + stepsOfAnOperation * m_world.operations.peak();
}

SimTime Engine::nextAt() const noexcept
{
    return std::min(m_world.nextOriginal, m_world.events.nextAt());
}

/// Originals come first at equal times, as if all of them had been inserted before the run.
void Engine::step(SimTime at)
{
    if (at >= m_world.metrics.boundary()) {
        closeUntil(at);
    }
    m_world.now = at;
    if (m_world.nextOriginal <= m_world.events.nextAt()) {
        const std::uint64_t original = m_arrivals.take();
        m_world.nextOriginal = m_arrivals.nextAt();
        m_client.begin(original);
    } else {
        dispatch(m_world.events.pop());
    }
}

void Engine::closeUntil(SimTime at)
{
    while (m_world.metrics.boundary() <= at && m_world.metrics.boundary() != SimTime::max()) {
        m_world.metrics.close({m_server.waiting(), m_client.tokens(m_world.metrics.boundary())});
    }
}

void Engine::dispatch(const Event& event)
{
    switch (event.kind) {
    case EventKind::Begin:
        m_client.begin(ClosedLoop::operationOf(event.ticket));
        break;
    case EventKind::Send:
        m_client.send(event.ticket.slot);
        break;
    case EventKind::Arrive:
        m_server.arrive(parcelOf(event.ticket));
        break;
    case EventKind::ServiceEnd:
        m_server.endService(event.ticket);
        break;
    case EventKind::Answer:
        m_client.receive(parcelOf(event.ticket));
        break;
    case EventKind::Timeout:
        m_client.giveUp(event.ticket);
        break;
    case EventKind::Wake:
        m_server.wake(event.ticket);
        break;
    case EventKind::Crash:
        m_server.crashIfStillFull(event.ticket);
        break;
    }
}

RunResult Engine::result(std::int64_t scale, End end) const
{
    const bool isCut = end == End::Cut;
    RunResult result = m_world.metrics.result(scale, isCut ? m_world.now : m_end);
    result.isCut = isCut;
    result.cost.events = m_world.counted;
    result.cost.peakInFlight = m_world.operations.peak();
    return result;
}

} // namespace repique::storm
