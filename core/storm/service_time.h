// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/draw.h"
#include "core/storm/capacity_profile.h"
#include "core/storm/fault_book.h"
#include "core/storm/model.h"

namespace repique::storm {

/// How long services take: their share of the mean by draw, stretched by latency and capacity faults.
/// Immutable.
class ServiceTime final
{
public:
    /// Both outlive it. `mean`: nanoseconds.
    ServiceTime(const Model& model, const FaultBook& faults);

    /// When the service of `target` ends that starts at `from`. `mean`, and `debt`, which is added:
    /// nanoseconds.
    [[nodiscard]] SimTime end(const Target& target, SimTime from, double mean, double debt) const noexcept;

private:
    [[nodiscard]] SimDuration whole(double work, double draw) const noexcept;

    const FaultBook& m_faults;
    CapacityProfile m_profile;
    DrawStream m_draws;
    Dependency::Service m_kind;
    double m_cv;
};

} // namespace repique::storm
