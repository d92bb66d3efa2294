// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"
#include "core/storm/run.h"

#include <algorithm>
#include <numeric>
#include <vector>

/// Models and readings that several tests of the load simulation share.
namespace repique::storm::tests {

using namespace std::chrono_literals;

/// Every wait is `wait` long.
inline retry::Backoff constantBackoff(SimDuration wait)
{
    return {wait, wait, 1.0, retry::Growth::Constant, false, {retry::JitterKind::Share, 0.0}};
}

/// The loop of the SRE book: 10,100 a second, evenly spaced, against 10,000; every failure tried again 1 s
/// later.
inline Model sreLoop(std::int64_t maxAttempts)
{
    Model model;
    model.traffic.rate = 10'100;
    model.traffic.arrivals = Traffic::Arrivals::Uniform;
    model.dependency.capacity = 10'000;
    model.dependency.service = Dependency::Service::Constant;
    model.dependency.queue = 20;
    model.policy.maxAttempts = maxAttempts;
    model.policy.backoff = constantBackoff(1s);
    model.policy.attemptTimeout = 1h;
    model.policy.deadline = 720h;
    return model;
}

/// The same, well mixed: Poisson arrivals, full jitter over 1 s, a waiting room of 50.
inline Model mixedLoop(std::int64_t maxAttempts, std::uint64_t seed)
{
    Model model = sreLoop(maxAttempts);
    model.seed = seed;
    model.duration = 600s;
    model.traffic.arrivals = Traffic::Arrivals::Poisson;
    model.dependency.queue = 50;
    model.policy.backoff.jitter.amount = 1.0;
    return model;
}

struct Spike
{
    double rate = 0.0; ///< originals a second before and after; 3,000 more from 10 to 70 s
    double cost = 0.0; ///< of a rejection, in served requests
    SimDuration duration = 200s;
    std::uint64_t seed = 1;
};

/// The mixed loop under a spike, where refusing costs something.
inline Model spikedLoop(std::int64_t maxAttempts, const Spike& spike)
{
    Model model = mixedLoop(maxAttempts, spike.seed);
    model.duration = spike.duration;
    model.traffic.rate = spike.rate;
    model.traffic.steps = {{startOfRun + 10s, spike.rate + 3'000.0}, {startOfRun + 70s, spike.rate}};
    model.dependency.rejectionCost = spike.cost;
    return model;
}

/// A dependency that serves at once whatever arrives: only faults and the policy matter.
inline Model quickDependency()
{
    Model model;
    model.dependency.capacity = 1e6;
    model.dependency.workers = 1000; // a service takes 1 ms
    model.dependency.service = Dependency::Service::Constant;
    model.dependency.queue.reset();
    return model;
}

/// `operations` originals, evenly spaced over about 10 s, against a quick dependency.
inline Model manyOperations(std::int64_t operations)
{
    Model model = quickDependency();
    model.traffic.arrivals = Traffic::Arrivals::Uniform;
    model.traffic.rate = static_cast<double>(operations) / 10.0;
    model.traffic.operations = operations;
    model.policy.deadline = 30s;
    return model;
}

inline settlement::Fault fault(settlement::FaultKind kind, double probability = 1.0)
{
    settlement::Fault fault;
    fault.kind = kind;
    fault.probability = probability;
    return fault;
}

/// A fault of `kind` in [from, from + lasts).
inline settlement::Fault faultDuring(settlement::FaultKind kind, SimDuration from, SimDuration lasts)
{
    settlement::Fault during = fault(kind);
    during.at = startOfRun + from;
    during.lasts = lasts;
    return during;
}

inline RunResult ran(const Model& model, const RunOptions& options = {})
{
    std::optional<RunResult> result = run(model, options);
    REPIQUE_ASSERT(result.has_value());
    return *std::move(result);
}

/// Mean of the last `bins` bins.
inline double tailMean(const std::vector<double>& values, std::size_t bins)
{
    const auto from = values.end() - static_cast<std::ptrdiff_t>(std::min(bins, values.size()));
    return std::accumulate(from, values.end(), 0.0) / static_cast<double>(values.end() - from);
}

} // namespace repique::storm::tests
