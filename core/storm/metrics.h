// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/decision.h"
#include "core/storm/histogram.h"
#include "core/storm/model.h"
#include "core/storm/operation.h"
#include "core/storm/recovery.h"
#include "core/storm/result.h"

#include <cstdint>
#include <vector>

namespace repique::storm {

/// What of the world a bin's end records.
struct Levels
{
    std::int64_t waiting = 0;
    std::int64_t milliTokens = 0;
};

/// Counts what happens, as it happens. Time is told by `close`: whoever runs the world calls it before it
/// goes past `boundary`.
class Metrics final
{
public:
    explicit Metrics(const Model& model);

    /// The next moment at which something has to be closed; `SimTime::max()` after the run's end.
    [[nodiscard]] SimTime boundary() const noexcept { return m_boundary; }

    /// The run begins: `levels` are those before anything happens.
    void begin(const Levels& levels) noexcept { m_start = levels; }

    void close(const Levels& levels);
    /// The run stops here: what the current bin holds becomes the last one of the series.
    void cut(const Levels& levels);

    void original(const Operation& operation) noexcept
    {
        ++m_totals.operations;
        ++m_classes[operation.trafficClass].operations;
        ++m_bin.originals;
        ++m_second.offered;
    }

    void attempt(const Operation& operation) noexcept
    {
        ++m_bin.attempts;
        ++m_classes[operation.trafficClass].attempts;
    }

    /// The throttle or breaker of a client kept an attempt from leaving.
    void heldBack() noexcept { ++m_totals.heldBack; }

    /// An attempt of the outermost layer has failed, as its caller knows now.
    void failureSeen() noexcept { ++m_bin.failures; }

    void arrivedAtDependency() noexcept { ++m_bin.dependencyAttempts; }

    void abandonedServed() noexcept { ++m_totals.abandonedServed; }

    void abandonedSkipped() noexcept { ++m_totals.abandonedSkipped; }

    void applied(bool isDuplicate) noexcept { m_totals.duplicates += isDuplicate ? 1 : 0; }

    /// An attempt at the dependency has failed, as its caller knows now. `isRejection`: the waiting room was
    /// full.
    void attemptFailed(const Operation& operation, const retry::Outcome& outcome, bool isRejection) noexcept;
    void operationSucceeded(const Operation& operation, SimTime now) noexcept;
    void operationFailed(const Operation& operation, retry::Reason reason) noexcept;

    /// The picture of the run, counts × `scale`; `endedAt` < the model's duration when it was cut.
    [[nodiscard]] RunResult result(std::int64_t scale, SimTime endedAt) const;

private:
    struct Bin
    {
        std::int64_t originals = 0;
        std::int64_t attempts = 0;
        std::int64_t dependencyAttempts = 0;
        std::int64_t succeeded = 0;
        std::int64_t failures = 0;
        std::int64_t rejected = 0;
        std::int64_t duplicates = 0; // so far
        Levels levels; // at its end
        Latency latency; // of its successes; found at its end
    };

    void findBoundary() noexcept;
    void countEnded(const Operation& operation) noexcept;
    [[nodiscard]] Latency wholeLatency() const noexcept;
    [[nodiscard]] Series series(double scale) const;
    [[nodiscard]] Totals totals(std::int64_t scale) const;
    [[nodiscard]] std::vector<ClassTotals> classTotals(std::int64_t scale) const;

    const Model& m_model;
    SimDuration m_binWidth{};
    SimTime m_binEnd{};
    SimTime m_secondEnd{};
    SimTime m_boundary{};
    Levels m_start;
    Bin m_bin; // the current one
    SecondCounts m_second;
    std::vector<Bin> m_bins; // the closed ones
    std::size_t m_binCount = 0;
    std::vector<SecondCounts> m_seconds;
    std::vector<ClassTotals> m_classes; // named ones and what is left over
    Totals m_totals; // attempts, at the dependency too, retries and open are found at the end
    Histogram m_binLatency; // of the current bin
    Histogram m_latency; // of the closed bins
    Histogram m_waits;
    double m_waitedMs = 0.0;
    std::vector<std::int64_t> m_attemptsHistogram;
};

} // namespace repique::storm
