// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/draw.h"
#include "core/storm/event_queue.h"
#include "core/storm/run.h"

#include <queue>

#include <benchmark/benchmark.h>

#include <vector>

using namespace repique;
using namespace repique::storm;
using namespace std::chrono_literals;

namespace {

constexpr std::int64_t customers = 1'000'000;
constexpr double load = 0.7; // of the one server of M/M/1

/// `share` of `capacity` a second, exponential service, unbounded queue; 5 attempts, each tried again at its
/// timeout of 500 ms.
Model storm(double share, std::int64_t capacity, SimDuration duration)
{
    Model model;
    model.duration = duration;
    model.dependency.capacity = static_cast<double>(capacity);
    model.traffic.rate = share * model.dependency.capacity;
    model.dependency.queue.reset();
    model.policy.maxAttempts = 5;
    model.policy.backoff.base = 0ms;
    model.policy.backoff.cap = 0ms;
    model.policy.attemptTimeout = 500ms;
    model.policy.deadline = 60s;
    return model;
}

void runStorm(benchmark::State& state, const Model& model)
{
    BlockStore memory;
    RunOptions options;
    options.memory = &memory;
    std::int64_t attempts = 0;
    std::int64_t events = 0;
    for (auto _ : state) {
        const std::optional<RunResult> result = run(model, options);
        attempts = result->totals.attempts;
        events += result->cost.events;
    }
    state.counters["attempts"] = static_cast<double>(attempts);
    state.counters["events/s"] = benchmark::Counter(static_cast<double>(events), benchmark::Counter::kIsRate);
}

void addStorm(const char* name, const Model& model)
{
    benchmark::RegisterBenchmark(name, [model](benchmark::State& state) {
        runStorm(state, model);
    })->Unit(benchmark::kMillisecond);
}

/// The storms of the budget, then smaller and larger ones.
const bool areStormsAdded = [] {
    addStorm("storm, healthy: 7,000 of 10,000 a second, 60 s", storm(0.7, 10'000, 60s));
    addStorm("storm, overloaded: 11,000 of 10,000 a second, 60 s", storm(1.1, 10'000, 60s));
    addStorm("storm, healthy: 700 of 1,000 a second, 60 s", storm(0.7, 1'000, 60s));
    addStorm("storm, overloaded: 1,100 of 1,000 a second, 60 s", storm(1.1, 1'000, 60s));
    addStorm("storm, healthy: 70,000 of 100,000 a second, 6 s", storm(0.7, 100'000, 6s));
    addStorm("storm, overloaded: 110,000 of 100,000 a second, 6 s", storm(1.1, 100'000, 6s));
    return true;
}();

/// The future of M/M/1: two kinds of events, `push(at, isArrival)` and `pop() → {at, isArrival}`.
class PriorityQueueFuture
{
public:
    void push(std::int64_t at, bool isArrival) { m_events.push({at, m_pushed++, isArrival}); }

    std::pair<std::int64_t, bool> pop()
    {
        const Item item = m_events.top();
        m_events.pop();
        return {item.at, item.isArrival};
    }

private:
    struct Item
    {
        std::int64_t at = 0;
        std::uint32_t order = 0;
        bool isArrival = false;
    };

    struct Later
    {
        bool operator()(const Item& a, const Item& b) const noexcept
        {
            return a.at != b.at ? a.at > b.at : a.order > b.order;
        }
    };

    std::priority_queue<Item, std::vector<Item>, Later> m_events;
    std::uint32_t m_pushed = 0;
};

class EngineFuture
{
public:
    void push(std::int64_t at, bool isArrival)
    {
        const EventKind kind = isArrival ? EventKind::Arrive : EventKind::ServiceEnd;
        m_events.push(isArrival ? Lane::Network : Lane::Service, {SimTime{SimDuration{at}}, kind, {}});
    }

    std::pair<std::int64_t, bool> pop()
    {
        const Event event = m_events.pop();
        return {event.at.time_since_epoch().count(), event.kind == EventKind::Arrive};
    }

private:
    BlockStore m_memory;
    EventQueue m_events{m_memory};
};

std::int64_t gap(std::uint64_t customer, Purpose purpose, double mean)
{
    return static_cast<std::int64_t>(mean * 1e6 * exponentialFrom(unitDraw({1, customer, 0, purpose})));
}

/// `customers` through one server, first come, first served. Returns the sum of waiting times.
template<typename Future>
std::int64_t waitingOfManyCustomers()
{
    Future future;
    std::queue<std::int64_t> room;
    std::int64_t waited = 0;
    std::uint64_t arrived = 0;
    std::uint64_t started = 0;
    bool isBusy = false;
    future.push(gap(0, Purpose::Arrival, 1.0 / load), true);
    for (std::int64_t left = customers; left > 0;) {
        const auto [now, isArrival] = future.pop();
        if (isArrival) {
            room.push(now);
            future.push(now + gap(++arrived, Purpose::Arrival, 1.0 / load), true);
        } else {
            isBusy = false;
            --left;
        }
        if (!isBusy && !room.empty()) {
            waited += now - room.front();
            room.pop();
            isBusy = true;
            future.push(now + gap(started++, Purpose::Service, 1.0), false);
        }
    }
    return waited;
}

template<typename Future>
void mm1(benchmark::State& state)
{
    std::int64_t waited = 0;
    for (auto _ : state) {
        waited = waitingOfManyCustomers<Future>();
        benchmark::DoNotOptimize(waited);
    }
    state.counters["meanWait"] = static_cast<double>(waited) / customers * 1e-6; // exact: 0.7 / 0.3 = 2.333
}

BENCHMARK(mm1<PriorityQueueFuture>)
    ->Name("reference: M/M/1, 1 M customers, std::priority_queue")
    ->Unit(benchmark::kMillisecond);
BENCHMARK(mm1<EngineFuture>)
    ->Name("M/M/1, 1 M customers, the engine's event queue")
    ->Unit(benchmark::kMillisecond);

} // namespace
