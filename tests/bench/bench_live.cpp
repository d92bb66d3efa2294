// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/service.h"
#include "core/http/transport.h"

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace repique;
using namespace std::chrono_literals;
using Synchronous = settlement::Ledger::Synchronous;
using std::chrono::steady_clock;

constexpr std::uint64_t clients = 64;

std::filesystem::path fresh(const char* name)
{
    const auto path
        = std::filesystem::temp_directory_path() / ("repique-bench-" + std::to_string(::getpid()) + name);
    for (const char* suffix : {"", "-wal", "-shm"}) {
        std::filesystem::remove(path.string() + suffix);
    }
    return path;
}

/// The reference: pages of 4 KiB, each written and brought to the disk, one after the other.
void fsyncs(benchmark::State& state)
{
    const auto path = fresh("-fsync");
    const int file = ::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    const std::array<char, 4096> page{};
    off_t place = 0;
    for (auto _ : state) {
        const bool isDone = ::pwrite(file, page.data(), page.size(), place) > 0 && ::fdatasync(file) == 0;
        benchmark::DoNotOptimize(isDone);
        place = (place + 4096) % (1024 * 4096);
    }
    ::close(file);
    std::filesystem::remove(path);
    state.counters["fsyncs/s"]
        = benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

/// One client that pays one cent after the other, `pause` from start to start when there is one.
void payOn(int port, std::uint64_t client, SimDuration pause, const std::stop_token& stop,
    std::vector<double>& tookMs)
{
    http::HttpTransport transport{{"127.0.0.1", port, {}}};
    pix::Attempt attempt;
    attempt.intention = {"ana", "bruno", 1};
    attempt.patience = 30s;
    auto next = steady_clock::now()
        + pause * static_cast<std::int64_t>(client) / static_cast<std::int64_t>(clients);
    for (std::uint64_t i = 0; !stop.stop_requested(); ++i) {
        std::this_thread::sleep_until(pause > 0ns ? next : steady_clock::now());
        next += pause;
        attempt.operation = client * 10'000'000 + i;
        attempt.idempotencyKey = "k" + std::to_string(attempt.operation);
        const auto started = steady_clock::now();
        const pix::Answer answer = transport.send(attempt);
        if (answer.outcome.status == 200 && answer.outcome.kind == retry::OutcomeKind::Answered) {
            tookMs.push_back(toMilliseconds(steady_clock::now() - started));
        }
    }
}

/// Settlements a second of 64 clients in two seconds, and how long they took; at `perSecond` when that is not
/// 0.
void settle(benchmark::State& state, Synchronous synchronous, double perSecond)
{
    constexpr auto length = 2s;
    http::ServiceSetup setup;
    setup.ledger = fresh("-ledger");
    setup.accounts = {{"ana", 1'000'000'000}, {"bruno", 0}};
    setup.synchronous = synchronous;
    const auto service = http::Service::start(std::move(setup));
    const auto pause
        = perSecond > 0 ? fromNanoseconds(1e9 * static_cast<double>(clients) / perSecond) : SimDuration{};
    std::vector<double> all;
    SimDuration elapsed{};
    for (auto _ : state) {
        std::vector<std::vector<double>> tookMs(clients);
        std::vector<std::jthread> threads;
        const auto started = steady_clock::now();
        for (std::uint64_t client = 0; client < clients; ++client) {
            threads.emplace_back([&, client](const std::stop_token& stop) {
                payOn((*service)->port(), client + 100 * all.size(), pause, stop, tookMs[client]);
            });
        }
        std::this_thread::sleep_for(length);
        for (std::jthread& thread : threads) {
            thread.request_stop();
        }
        threads.clear();
        elapsed += steady_clock::now() - started;
        for (const std::vector<double>& one : tookMs) {
            all.insert(all.end(), one.begin(), one.end());
        }
    }
    std::sort(all.begin(), all.end());
    const http::Gauges gauges = (*service)->gauges();
    state.counters["settlements/s"] = static_cast<double>(all.size()) / toSeconds(elapsed);
    state.counters["p50_ms"] = all.empty() ? 0.0 : all[all.size() / 2];
    state.counters["p99_ms"] = all.empty() ? 0.0 : all[all.size() * 99 / 100];
    state.counters["per_commit"] = static_cast<double>(gauges.committedRequests)
        / static_cast<double>(std::max<std::int64_t>(1, gauges.commits));
}

void settleFull(benchmark::State& state)
{
    settle(state, Synchronous::Full, 0);
}

void settleNormal(benchmark::State& state)
{
    settle(state, Synchronous::Normal, 0);
}

void settleAtHalfLoad(benchmark::State& state)
{
    settle(state, Synchronous::Full, static_cast<double>(state.range(0)));
}

BENCHMARK(fsyncs)
    ->Name("reference: 4 KiB written and brought to the disk")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(settleFull)
    ->Name("live, FULL, 64 clients")
    ->UseRealTime()
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(settleNormal)
    ->Name("live, NORMAL, 64 clients")
    ->UseRealTime()
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(settleAtHalfLoad)
    ->Name("live, FULL, 64 clients, at so many a second")
    ->Arg(600)
    ->Arg(2000)
    ->UseRealTime()
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

} // namespace
