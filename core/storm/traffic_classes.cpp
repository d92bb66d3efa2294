// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/traffic_classes.h"

#include "core/base/assert.h"
#include "core/storm/operation.h"

#include <algorithm>

namespace repique::storm {

namespace {

constexpr double roundingError = 1e-9; // of a sum of shares

} // namespace

TrafficClasses::TrafficClasses(const Model& model) : m_draws{model.seed, Purpose::TrafficClass}
{
    REPIQUE_ASSERT(model.classes.size() < classLimit);
    double end = 0.0;
    for (const TrafficClass& trafficClass : model.classes) {
        end += trafficClass.share;
        m_ends.push_back(end);
        m_priorities.push_back(trafficClass.priority);
    }
    if (end < 1.0 - roundingError) {
        m_priorities.push_back(TrafficClass::Priority::Normal);
    } else {
        m_ends.back() = 1.0;
    }
}

std::uint32_t TrafficClasses::drawn(std::uint64_t operation) const noexcept
{
    const auto first = std::upper_bound(m_ends.begin(), m_ends.end(), m_draws.unit(operation, 0));
    return static_cast<std::uint32_t>(first - m_ends.begin());
}

std::optional<std::uint32_t> placeOf(const std::vector<TrafficClass>& classes, std::string_view name) noexcept
{
    const auto found = std::find_if(classes.begin(), classes.end(),
        [name](const TrafficClass& trafficClass) { return trafficClass.name == name; });
    return found == classes.end() ? std::nullopt
                                  : std::optional{static_cast<std::uint32_t>(found - classes.begin())};
}

} // namespace repique::storm
