// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/service_time.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace repique::storm {
namespace {

std::vector<settlement::Fault> capacityFaults(const Model& model)
{
    std::vector<settlement::Fault> faults;
    if (!model.script) {
        std::copy_if(model.faults.begin(), model.faults.end(), std::back_inserter(faults),
            [](const auto& fault) { return fault.kind == settlement::FaultKind::Capacity; });
    }
    return faults;
}

} // namespace

ServiceTime::ServiceTime(const Model& model, const FaultBook& faults)
    : m_faults{faults}
    , m_profile{capacityFaults(model)}
    , m_draws{model.seed, Purpose::Service}
    , m_kind{model.script ? Dependency::Service::Constant : model.dependency.service}
    , m_cv{model.dependency.cv}
{
}

SimTime ServiceTime::end(const Target& target, SimTime from, double mean, double debt) const noexcept
{
    const double draw = m_draws.unit(target.operation, target.drawAttempt);
    double share = 1.0; // of the mean
    if (m_kind != Dependency::Service::Constant) {
        const bool isExponential = m_kind == Dependency::Service::Exponential;
        share = isExponential ? exponentialFrom(draw) : lognormalFrom(draw, m_cv);
    }
    const double work = mean * share * m_faults.latencyFactor(target, from) + debt;
    return m_profile.isAlwaysHealthy() ? SimTime{saturatingAdd(from.time_since_epoch(), whole(work, draw))}
                                       : m_profile.finish(from, work);
}

/// Whole nanoseconds. A constant service that is not whole would drift if every one were rounded alike (300 a
/// second, or 30 million): each is rounded up or down by its own draw, so that the mean is right.
SimDuration ServiceTime::whole(double work, double draw) const noexcept
{
    const SimDuration nearest = fromNanoseconds(work);
    const bool isWhole = static_cast<double>(nearest.count()) == work;
    if (isWhole || m_kind != Dependency::Service::Constant) {
        return nearest;
    }
    return fromNanoseconds(work + draw - 0.5);
}

} // namespace repique::storm
