// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/budget.h"
#include "core/storm/event_queue.h"
#include "core/storm/fault_book.h"
#include "core/storm/metrics.h"
#include "core/storm/observer.h"
#include "core/storm/operation.h"
#include "core/storm/traffic_classes.h"

#include <cstdint>

namespace repique::storm {

/// What the parts of a run share: the model, the clock, the future, the operations in flight, the counts.
struct World
{
    World(const Model& runModel, BlockStore& store, Observer* runObserver)
        : model{runModel}
        , classes{runModel}
        , events{store}
        , operations{store, !runModel.layers.empty()}
        , faults{runModel}
        , metrics{runModel}
        , observer{runObserver}
    {
    }

    /// Whether whatever happens next happens later than now.
    [[nodiscard]] bool isNothingElseDue() const noexcept
    {
        return events.nextAt() > now && nextOriginal > now;
    }

    const Model& model;
    TrafficClasses classes;
    SimTime now{};
    SimTime nextOriginal{}; // of an open loop
    EventQueue events;
    OperationPool operations;
    FaultBook faults;
    Metrics metrics;
    Observer* observer; // null in an ordinary run
    std::int64_t counted = 0; // events, as the cost of a run counts them
};

} // namespace repique::storm
