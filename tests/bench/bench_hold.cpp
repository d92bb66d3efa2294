// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/draw.h"
#include "core/storm/event_queue.h"

#include <queue>

#include <benchmark/benchmark.h>

#include <cstdint>
#include <utility>
#include <vector>

using namespace repique;
using namespace repique::storm;

/// The hold model (Vaucher and Duval 1975): so many events pending, each step takes the first and puts
/// another one in. One iteration is one step.
namespace {

/// Delays ahead of time, so that no draw is measured.
class Delays final
{
public:
    explicit Delays(bool isRandom)
    {
        for (std::uint64_t i = 0; i < count; ++i) {
            const double share = isRandom ? exponentialFrom(unitDraw({1, i, 0, Purpose::Jitter})) : 1.0;
            m_delays.push_back(static_cast<std::int64_t>(1e6 * share));
        }
    }

    [[nodiscard]] std::int64_t next() noexcept { return m_delays[m_next++ % count]; }

private:
    static constexpr std::uint64_t count = 65'536;
    std::vector<std::int64_t> m_delays;
    std::uint64_t m_next = 0;
};

class EngineQueue final
{
public:
    explicit EngineQueue(Lane lane) : m_lane{lane} {}

    void push(std::int64_t at) { m_events.push(m_lane, {SimTime{SimDuration{at}}, EventKind::Send, {}}); }

    [[nodiscard]] std::int64_t pop() { return m_events.pop().at.time_since_epoch().count(); }

private:
    Lane m_lane;
    BlockStore m_memory;
    EventQueue m_events{m_memory};
};

class StandardQueue final
{
public:
    void push(std::int64_t at) { m_events.push({-at, -m_pushed++}); } // the greatest comes first

    [[nodiscard]] std::int64_t pop()
    {
        const std::int64_t at = -m_events.top().first;
        m_events.pop();
        return at;
    }

private:
    std::priority_queue<std::pair<std::int64_t, std::int64_t>> m_events;
    std::int64_t m_pushed = 0;
};

template<typename Queue>
void hold(benchmark::State& state, Queue queue, bool isRandom)
{
    Delays delays{isRandom};
    for (std::int64_t i = 0; i < state.range(0); ++i) {
        queue.push(delays.next());
    }
    for (auto _ : state) {
        queue.push(queue.pop() + delays.next());
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

void holdStandard(benchmark::State& state)
{
    hold(state, StandardQueue{}, true);
}

void holdHeap(benchmark::State& state)
{
    hold(state, EngineQueue{Lane::Heap}, true);
}

void holdLane(benchmark::State& state)
{
    hold(state, EngineQueue{Lane::Timeout}, false);
}

BENCHMARK(holdStandard)
    ->Name("hold, random delays, std::priority_queue")
    ->Arg(100)
    ->Arg(10'000)
    ->Arg(1'000'000);
BENCHMARK(holdHeap)->Name("hold, random delays, the engine's heap")->Arg(100)->Arg(10'000)->Arg(1'000'000);
BENCHMARK(holdLane)->Name("hold, constant delay, the engine's lane")->Arg(100)->Arg(10'000)->Arg(1'000'000);

} // namespace
