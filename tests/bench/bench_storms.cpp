// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/run.h"

#include <benchmark/benchmark.h>

using namespace repique;
using namespace repique::storm;
using namespace std::chrono_literals;

/// The storm of the budgets at other sizes: 5 attempts, each tried again at its timeout of 500 ms, unbounded
/// queue, exponential service; 70 % of the capacity offered, or 110 %.
namespace {

void storm(benchmark::State& state, double load, SimDuration duration)
{
    Model model;
    model.duration = duration;
    model.dependency.capacity = static_cast<double>(state.range(0));
    model.traffic.rate = load * model.dependency.capacity;
    model.dependency.queue.reset();
    model.policy.maxAttempts = 5;
    model.policy.backoff.base = 0ms;
    model.policy.backoff.cap = 0ms;
    model.policy.attemptTimeout = 500ms;
    model.policy.deadline = 60s;
    BlockStore memory;
    RunOptions options;
    options.memory = &memory;
    std::int64_t events = 0;
    std::int64_t attempts = 0;
    for (auto _ : state) {
        const std::optional<RunResult> result = run(model, options);
        attempts = result->totals.attempts;
        events += result->cost.events;
    }
    state.counters["attempts"] = static_cast<double>(attempts);
    state.counters["events/s"] = benchmark::Counter(static_cast<double>(events), benchmark::Counter::kIsRate);
}

void healthy(benchmark::State& state)
{
    storm(state, 0.7, 60s);
}

void healthyShort(benchmark::State& state)
{
    storm(state, 0.7, 6s);
}

void collapsed(benchmark::State& state)
{
    storm(state, 1.1, 60s);
}

void collapsedShort(benchmark::State& state)
{
    storm(state, 1.1, 6s);
}

BENCHMARK(healthy)
    ->Name("storm at 70 %, 60 s, capacity")
    ->Arg(1'000)
    ->Arg(10'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(healthyShort)->Name("storm at 70 %, 6 s, capacity")->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(collapsed)
    ->Name("storm at 110 %, 60 s, capacity")
    ->Arg(1'000)
    ->Arg(10'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(collapsedShort)->Name("storm at 110 %, 6 s, capacity")->Arg(100'000)->Unit(benchmark::kMillisecond);

} // namespace
