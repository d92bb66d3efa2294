// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/budget.h"
#include "core/storm/event_queue.h"
#include "core/storm/fault_book.h"
#include "core/storm/metrics.h"
#include "core/storm/observer.h"
#include "core/storm/operation.h"

#include <cstdint>

namespace repique::storm {

/// What the parts of a run share: the model, the clock, the future, the operations in flight, the counts.
struct World
{
    explicit World(const Model& runModel, Observer* runObserver)
        : model{runModel}
        , faults{runModel}
        , metrics{runModel}
        , observer{runObserver}
    {
    }

    const Model& model;
    SimTime now{};
    EventQueue events;
    OperationPool operations;
    FaultBook faults;
    Metrics metrics;
    Observer* observer; // null in an ordinary run
    std::int64_t counted = 0; // events, as the cost of a run counts them
};

/// Whether the caller of an attempt still waits for it.
[[nodiscard]] inline bool hasCaller(const Operation& operation, std::uint32_t attempt) noexcept
{
    return operation.isWaiting != 0 && operation.attempt == attempt;
}

} // namespace repique::storm
