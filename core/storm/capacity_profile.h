// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/settlement/fault.h"

#include <vector>

namespace repique::storm {

/// How much of its healthy capacity the dependency has at any moment, as the capacity faults say: the fault
/// that started last among those in force sets the factor (of equal starts the later in the file), going
/// there in a straight line over its ramp from what held just before it started.
class CapacityProfile final
{
public:
    /// `faults`: those of kind Capacity, in file order.
    explicit CapacityProfile(const std::vector<settlement::Fault>& faults);

    /// When work of `nanoseconds` at healthy capacity, started at `from`, is done: the moment at which the
    /// integral of the factor has grown by it. `SimTime::max()` when it never does.
    [[nodiscard]] SimTime finish(SimTime from, double nanoseconds) const noexcept;

    [[nodiscard]] bool isAlwaysHealthy() const noexcept { return m_pieces.empty(); }

private:
    struct Piece // the factor from `from` to the next piece: a straight line
    {
        SimTime from{};
        double factor = 1.0; // at `from`
        double slope = 0.0; // per nanosecond
    };

    std::vector<Piece> m_pieces; // empty = always 1
};

} // namespace repique::storm
