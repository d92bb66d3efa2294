// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace repique::storm {

/// Whole-run counts; the names are those of the public table of metrics.
struct Totals
{
    std::int64_t operations = 0; ///< = succeeded + failed + open
    std::int64_t attempts = 0; ///< sends by the outermost caller
    std::int64_t retries = 0;
    std::int64_t dependencyAttempts = 0; ///< arrivals at the dependency
    std::int64_t succeeded = 0;
    std::int64_t succeededAfterRetry = 0;
    std::int64_t failed = 0;
    std::int64_t open = 0; ///< still running at the end
    std::int64_t duplicates = 0; ///< effects beyond the first of their operation
    std::int64_t duplicateCents = 0;
    std::int64_t heldBack = 0; ///< attempts that a throttle or breaker kept from leaving
    std::int64_t rejected = 0; ///< attempts at the dependency answered 503 because the waiting room was full
    std::int64_t timedOut = 0;
    std::int64_t refused = 0;
    std::int64_t closed = 0;
    std::int64_t notRetryable = 0; ///< failed operations by why they stopped
    std::int64_t budgetDenied = 0;
    std::int64_t deadlineExceeded = 0;
    std::int64_t exhausted = 0;
    std::int64_t wastedAttempts = 0; ///< attempts, beyond their first, of operations that failed all the same
    std::int64_t abandonedServed = 0; ///< work of callers who had left
    std::int64_t abandonedSkipped = 0;

    friend bool operator==(const Totals&, const Totals&) = default;
};

/// What one class of traffic met.
struct ClassTotals
{
    std::string name; ///< empty for what the named classes left over
    std::int64_t operations = 0;
    std::int64_t attempts = 0;
    std::int64_t succeeded = 0;
    std::int64_t failed = 0;
    std::int64_t rejected = 0;

    friend bool operator==(const ClassTotals&, const ClassTotals&) = default;
};

/// attempts ÷ operations; 0 without operations.
[[nodiscard]] double amplification(const Totals& totals) noexcept;
/// succeeded ÷ operations; 0 without operations.
[[nodiscard]] double goodputRatio(const Totals& totals) noexcept;
/// dependency attempts ÷ operations; 0 without operations.
[[nodiscard]] double callsPerUserAction(const Totals& totals) noexcept;

/// Rates per second in bins of `bin` that exactly cover [0, duration); all vectors have the same length.
struct Series
{
    SimDuration bin = std::chrono::seconds{1};
    std::vector<double> originals;
    std::vector<double> retries;
    std::vector<double> attempts;
    std::vector<double> dependencyAttempts; ///< arrivals at the dependency
    std::vector<double> goodput; ///< answers that reached a caller still waiting
    std::vector<double> failures; ///< attempts that did not succeed, when known to the caller
    std::vector<double> rejected;
    std::vector<double> duplicates; ///< cumulative count
    std::vector<double> queue; ///< waiting at the bin's end
    std::vector<double> budgetTokens; ///< at the bin's end, summed over buckets
    double budgetTokensAtStart = 0.0; ///< likewise, before anything happens
    std::vector<double> latencyP50Ms; ///< as `Latency`, of the operations that succeeded in the bin; 0 = none
    std::vector<double> latencyP95Ms;
    std::vector<double> latencyP99Ms;

    [[nodiscard]] std::size_t size() const noexcept { return originals.size(); }
};

/// Percentiles of the time from an operation's start to its success, each within 1 % of the exact one.
struct Latency
{
    double p50Ms = 0.0;
    double p95Ms = 0.0;
    double p99Ms = 0.0;
    double maxMs = 0.0;
};

/// What a run cost this machine. Wall time is the only figure that differs between two equal runs.
struct Cost
{
    std::int64_t events = 0;
    double wallMs = 0.0;
    std::int64_t peakInFlight = 0;
};

/// An immutable picture of a finished run.
struct RunResult
{
    std::uint64_t seed = 0;
    std::int64_t scale = 1; ///< 1 = exact; N = a 1:N preview whose counts are reported × N
    Totals totals;
    std::vector<ClassTotals> classes; ///< none without classes
    Latency latency;
    double waitMeanMs = 0.0; ///< sum of an operation's waits, over operations that ended
    double waitP95Ms = 0.0;
    std::optional<double> recoveryS; ///< none = not within the horizon, or nothing to recover from
    std::optional<double> recoveredAtS;
    std::optional<std::int64_t> peakRetries; ///< most in one aligned bin of `RunOptions::peakWidth`
    std::vector<std::int64_t>
        attemptsHistogram; ///< [k] = operations that ended after k + 1 attempts (last: or more)
    Series series;
    Cost cost;
    bool isCut = false; ///< stopped at the event limit before `duration`
};

} // namespace repique::storm
