// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pool/parallel.h"
#include "core/storm/contention.h"
#include "core/storm/sweep.h"

#include <benchmark/benchmark.h>

using namespace repique;
using namespace repique::storm;
using namespace std::chrono_literals;

namespace {

/// Every kind of waiting at 10, 20 … 100 clients, `range(0)` runs a cell.
void contentionGrid(benchmark::State& state)
{
    std::int64_t calls = 0;
    for (auto _ : state) {
        for (const auto backoff : {ContentionBackoff::None, ContentionBackoff::Exponential,
                 ContentionBackoff::Equal, ContentionBackoff::Full, ContentionBackoff::Decorrelated}) {
            for (std::int64_t clients = 10; clients <= 100; clients += 10) {
                Contention contention{1, clients, backoffOf(backoff)};
                for (std::int64_t i = 0; i < state.range(0); ++i, ++contention.seed) {
                    calls += contend(contention).calls;
                }
            }
        }
    }
    state.counters["writes/s"] = benchmark::Counter(static_cast<double>(calls), benchmark::Counter::kIsRate);
}

/// Recovery from a stall over load (32) and attempt timeout (24): 300 a second at most, 60 s each.
SweepPlan mapOfRegimes()
{
    SweepPlan plan;
    plan.columns = 32;
    plan.rows = 24;
    plan.metric = metricRequest("recovery_s").value();
    plan.modelOf = [](std::size_t column, std::size_t row) {
        Model model;
        model.traffic.rate = 9.0 * static_cast<double>(column + 1);
        model.dependency.capacity = 300;
        model.dependency.queue.reset();
        model.policy.backoff.base = 0ms;
        model.policy.attemptTimeout = 100ms * static_cast<std::int64_t>(row + 1);
        model.policy.deadline = 1h;
        settlement::Fault stall;
        stall.kind = settlement::FaultKind::Stall;
        stall.at = startOfRun + 10s;
        stall.lasts = 5s;
        model.faults = {stall};
        return model;
    };
    return plan;
}

void sweepMap(benchmark::State& state)
{
    const SweepPlan plan = mapOfRegimes();
    const auto threads = static_cast<std::size_t>(state.range(0));
    for (auto _ : state) {
        const SweepMap map
            = sweep(plan, [threads](std::size_t count, const std::function<void(std::size_t)>& task) {
                  parallelFor(threads, count, task);
              });
        benchmark::DoNotOptimize(map.cells.data());
    }
    state.counters["cells/s"] = benchmark::Counter(
        static_cast<double>(state.iterations()) * 32.0 * 24.0, benchmark::Counter::kIsRate);
}

BENCHMARK(contentionGrid)
    ->Name("contention, 5 waits × 10 to 100 clients, runs a cell")
    ->Arg(10)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(sweepMap)
    ->Name("sweep, 32 × 24 cells of 60 s, threads")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond);

} // namespace
