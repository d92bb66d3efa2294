// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/recovery.h"

#include "core/settlement/fault_rules.h"

#include <algorithm>

namespace repique::storm {
namespace {

constexpr std::size_t windowSeconds = 10;

bool isRecovered(const std::vector<SecondCounts>& seconds, std::size_t from)
{
    std::int64_t offered = 0;
    std::int64_t succeeded = 0;
    for (std::size_t second = from; second < from + windowSeconds; ++second) {
        offered += seconds[second].offered;
        succeeded += seconds[second].succeeded;
    }
    return succeeded * 100 >= offered * 99;
}

} // namespace

std::optional<SimTime> lastDisturbance(const Model& model)
{
    if (model.script) {
        return std::nullopt;
    }
    const SimTime runEnd = startOfRun + model.duration;
    std::optional<SimTime> last;
    for (const settlement::Fault& fault : model.faults) {
        if (fault.at < runEnd) {
            last = std::max(last.value_or(startOfRun), endOf(fault));
        }
    }
    for (const RateStep& step : model.traffic.steps) {
        if (step.at < runEnd) {
            last = std::max(last.value_or(startOfRun), step.at);
        }
    }
    return last && *last < runEnd ? last : std::nullopt;
}

std::optional<std::int64_t> recoveredAt(const std::vector<SecondCounts>& seconds, SimTime end)
{
    const std::int64_t first = std::chrono::ceil<std::chrono::seconds>(end.time_since_epoch()).count();
    for (auto second = static_cast<std::size_t>(first); second + windowSeconds <= seconds.size(); ++second) {
        if (isRecovered(seconds, second)) {
            return static_cast<std::int64_t>(second);
        }
    }
    return std::nullopt;
}

} // namespace repique::storm
