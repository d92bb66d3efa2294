// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/run_recovery.h"

#include "core/storm/recovery.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace repique::charts {
namespace {

bool hasFaultToTheEnd(const storm::Model& model)
{
    const SimTime end = startOfRun + model.duration;
    return std::any_of(model.faults.begin(), model.faults.end(), [end](const settlement::Fault& fault) {
        const bool lastsToEnd
            = !fault.lasts || SimTime{saturatingAdd(fault.at - startOfRun, *fault.lasts)} >= end;
        return fault.at < end && lastsToEnd && fault.probability > 0.0;
    });
}

double shareOf(double goodput, double originals)
{
    return originals > 0.0 ? goodput / originals : 1.0;
}

/// Mean of the last `count` values.
double meanOfLast(const std::vector<double>& values, std::size_t count)
{
    const auto first = values.end() - static_cast<std::ptrdiff_t>(count);
    return std::accumulate(first, values.end(), 0.0) / static_cast<double>(count);
}

/// The start of the unbroken stretch of bins of too little useful work that reaches the end of the run.
double lowSinceS(const storm::Series& series)
{
    std::size_t first = series.size();
    while (first > 0 && shareOf(series.goodput[first - 1], series.originals[first - 1]) < stuckShare) {
        --first;
    }
    return toSeconds(series.bin) * static_cast<double>(first);
}

/// The figures at the end of the run, and no judgement yet.
Recovery measured(const storm::Series& series)
{
    Recovery recovery;
    if (series.size() > 0) {
        const double bins = std::max(1.0, judgedS / toSeconds(series.bin));
        const auto count = std::min(series.size(), static_cast<std::size_t>(bins));
        recovery.usefulPerSecond = meanOfLast(series.goodput, count);
        recovery.offeredPerSecond = meanOfLast(series.originals, count);
        recovery.usefulShare = shareOf(recovery.usefulPerSecond, recovery.offeredPerSecond);
    }
    return recovery;
}

} // namespace

Recovery recovery(const storm::Model& model, const storm::RunResult& result)
{
    using State = Recovery::State;
    Recovery found = measured(result.series);
    if (result.recoveredAtS && !result.isCut) {
        found.state = State::Recovered;
        found.atS = *result.recoveredAtS;
        found.tookS = result.recoveryS.value_or(0.0);
        return found;
    }
    const std::optional<SimTime> end = storm::lastDisturbance(model);
    if (hasFaultToTheEnd(model)) {
        found.state = State::FaultToTheEnd;
    } else if (!end) {
        found.state = State::NothingToRecover;
    } else if (result.isCut || toSeconds(startOfRun + model.duration - *end) < judgedS) {
        found.state = State::TooShort;
    } else {
        found.atS = std::max(toSeconds(*end - startOfRun), lowSinceS(result.series));
        const bool isLow = found.usefulShare < stuckShare && found.atS < toSeconds(model.duration);
        found.state = isLow ? State::Stuck : State::Impaired;
    }
    return found;
}

} // namespace repique::charts
