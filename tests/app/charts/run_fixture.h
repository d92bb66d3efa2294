// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/runner.h"

#include <functional>
#include <memory>

namespace repique::charts {

/// A minute of which every bin is written by hand, for tests of how a run is shown: 100 originals and 20
/// retries a second against a capacity of 110, 95 useful, one duplicate every 2 s, 40 waiting, and no time to
/// success in the last second.
inline LoadSnapshot plainRun()
{
    constexpr std::int64_t seconds = 60;
    LoadSnapshot run;
    run.scenario.model.dependency.capacity = 110.0;
    storm::RunResult& result = run.result;
    for (std::int64_t second = 0; second < seconds; ++second) {
        result.series.originals.push_back(100.0);
        result.series.retries.push_back(20.0);
        result.series.attempts.push_back(120.0);
        result.series.goodput.push_back(95.0);
        result.series.failures.push_back(25.0);
        result.series.rejected.push_back(10.0);
        result.series.duplicates.push_back(static_cast<double>((second + 1) / 2));
        result.series.queue.push_back(40.0);
        result.series.budgetTokens.push_back(9.5);
        const bool isLast = second + 1 == seconds;
        result.series.latencyP50Ms.push_back(isLast ? 0.0 : 20.0);
        result.series.latencyP95Ms.push_back(isLast ? 0.0 : 95.0);
        result.series.latencyP99Ms.push_back(isLast ? 0.0 : 250.0);
        result.series.dependencyAttempts.push_back(120.0);
    }
    result.latency = {.p50Ms = 20.0, .p95Ms = 95.0, .p99Ms = 250.0, .maxMs = 300.0};
    result.totals.operations = 6000;
    result.totals.attempts = 7200;
    result.totals.retries = 1200;
    result.totals.dependencyAttempts = 7200;
    result.totals.succeeded = 5700;
    result.totals.failed = 300;
    result.totals.rejected = 600;
    result.totals.duplicates = 30;
    result.totals.duplicateCents = 30 * pix::simulatedAmountCents;
    return run;
}

/// `plainRun` with `change` applied.
inline std::shared_ptr<const LoadSnapshot> snapshotWith(const std::function<void(LoadSnapshot&)>& change = {})
{
    auto run = std::make_shared<LoadSnapshot>(plainRun());
    if (change) {
        change(*run);
    }
    return run;
}

} // namespace repique::charts
