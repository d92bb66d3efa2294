// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/rows.h"

#include <array>

namespace repique::scenario {
namespace {

using RunFault = settlement::Fault;
using settlement::FaultKind;
using storm::Layer;
using storm::RateStep;
using storm::TrafficClass;

constexpr std::array<std::string_view, 11> kindNames{"answer", "unavailable", "too_many_requests",
    "business_error", "refused", "blackhole", "lost_response", "closed", "stall", "latency", "capacity"};

/// A hint is a duration, the word "until_end", or absent.
constexpr Access<RunFault> hint{[](const RunFault& fault) {
                                    return fault.retryAfterUntilEnd ? Value{Word{0}}
                                                                    : toValue(fault.retryAfter);
                                },
    [](RunFault& fault, const Value& value) {
        fault.retryAfterUntilEnd = std::holds_alternative<Word>(value);
        assignTo(fault.retryAfter, fault.retryAfterUntilEnd ? Value{Absent{}} : value);
    }};

bool isAnswer(FaultKind kind) noexcept
{
    return kind == FaultKind::Answer || kind == FaultKind::Unavailable || kind == FaultKind::TooManyRequests
        || kind == FaultKind::BusinessError;
}

/// Whether the fault meets requests one by one, rather than the dependency as a whole.
bool isDrawnPerRequest(FaultKind kind) noexcept
{
    return kind != FaultKind::Stall && kind != FaultKind::Capacity;
}

} // namespace

const std::vector<Column<TrafficClass>>& classColumns()
{
    static const std::vector<Column<TrafficClass>> columns{
        {"name", anyText(), fieldOf<TrafficClass, &TrafficClass::name>},
        {"share", numbers(0, 1), fieldOf<TrafficClass, &TrafficClass::share>},
        {"priority", oneOf({"critical", "normal", "sheddable"}),
            fieldOf<TrafficClass, &TrafficClass::priority>},
    };
    return columns;
}

const std::vector<Column<RateStep>>& stepColumns()
{
    static const std::vector<Column<RateStep>> columns{
        {"at", durations(0, longestDurationS), fieldOf<RateStep, &RateStep::at>},
        {"rate", numbers(0, 1e8), fieldOf<RateStep, &RateStep::rate>},
    };
    return columns;
}

const std::vector<Column<RunFault>>& faultColumns()
{
    static const std::vector<Column<RunFault>> columns{
        {"kind", oneOf({kindNames.begin(), kindNames.end()}), fieldOf<RunFault, &RunFault::kind>},
        {"at", durations(0, longestDurationS), fieldOf<RunFault, &RunFault::at>},
        {"for", durations(0, longestDurationS), fieldOf<RunFault, &RunFault::lasts>},
        {"probability", numbers(0, 1), fieldOf<RunFault, &RunFault::probability>},
        {"per", oneOf({"attempt", "operation"}), fieldOf<RunFault, &RunFault::per>},
        {"class", anyText(), fieldOf<RunFault, &RunFault::trafficClass>},
        {"status", integers(100, 599), fieldOf<RunFault, &RunFault::status>},
        {"code", anyText(), fieldOf<RunFault, &RunFault::code>},
        {"retry_after", durations(0, longestDurationS, {"until_end"}), hint},
        {"no_retry", anyBoolean(), fieldOf<RunFault, &RunFault::noRetry>},
        {"factor", numbers(0, 1e6), fieldOf<RunFault, &RunFault::factor>},
        {"ramp", durations(0, longestDurationS), fieldOf<RunFault, &RunFault::ramp>},
    };
    return columns;
}

const std::vector<Column<Layer>>& layerColumns()
{
    static const std::vector<Column<Layer>> columns{
        {"name", anyText(), fieldOf<Layer, &Layer::name>},
        {"propagates_no_retry", anyBoolean(), fieldOf<Layer, &Layer::propagatesNoRetry>},
        {"propagates_deadline", anyBoolean(), fieldOf<Layer, &Layer::propagatesDeadline>},
    };
    return columns;
}

bool hasKey(FaultKind kind, std::string_view name)
{
    if (name == "status") {
        return kind == FaultKind::Answer;
    }
    if (name == "code" || name == "retry_after" || name == "no_retry") {
        return isAnswer(kind);
    }
    if (name == "factor") {
        return kind == FaultKind::Latency || kind == FaultKind::Capacity;
    }
    if (name == "ramp") {
        return kind == FaultKind::Capacity;
    }
    if (name == "probability" || name == "per" || name == "class") {
        return isDrawnPerRequest(kind);
    }
    return true;
}

std::string kindsWith(std::string_view name)
{
    std::string kinds;
    for (std::size_t i = 0; i < kindNames.size(); ++i) {
        if (hasKey(static_cast<FaultKind>(i), name)) {
            kinds += (kinds.empty() ? "kind = " : " | ") + tomlString(kindNames[i]);
        }
    }
    return kinds;
}

} // namespace repique::scenario
