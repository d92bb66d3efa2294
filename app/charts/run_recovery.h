// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/model.h"
#include "core/storm/result.h"

#include <cstdint>

namespace repique::charts {

/// How a run stands after its last disturbance. All from what the run counted.
struct Recovery
{
    enum class State : std::uint8_t {
        NothingToRecover, ///< no fault or traffic step ended within the run
        FaultToTheEnd, ///< a fault is still there when the run ends
        Recovered, ///< the engine found the moment: `atS`, `tookS` after the end of the disturbance
        Stuck, ///< useful share below 90 % in every bin from `atS` to the end, although nothing disturbs it
        Impaired, ///< neither recovered nor stuck: `usefulShare` at the end
        TooShort, ///< the run ends, or was cut, before recovery can be judged
    };

    State state = State::NothingToRecover;
    double atS = 0.0;
    double tookS = 0.0;
    double usefulPerSecond = 0.0; ///< goodput, mean of the last 10 s (the whole run when it is shorter)
    double offeredPerSecond = 0.0; ///< originals over the same seconds
    double usefulShare = 1.0; ///< useful ÷ offered; 1 when none were offered
};

/// Below this useful share a system that nothing disturbs any more counts as stuck.
inline constexpr double stuckShare = 0.9;
/// The window over which recovery is judged, as in the definition of recovery.
inline constexpr double judgedS = 10.0;

/// Pure.
[[nodiscard]] Recovery recovery(const storm::Model& model, const storm::RunResult& result);

} // namespace repique::charts
