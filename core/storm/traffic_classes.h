// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/draw.h"
#include "core/storm/model.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace repique::storm {

/// Which class each operation belongs to, drawn by operation. What the shares leave over is one more class
/// without a name, of normal priority; so is everything when there are no classes. Immutable.
class TrafficClasses final
{
public:
    explicit TrafficClasses(const Model& model);

    /// Classes, with the nameless one when there is something left for it.
    [[nodiscard]] std::size_t count() const noexcept { return m_priorities.size(); }

    /// The place of the operation's class, < `count()`.
    [[nodiscard]] std::uint32_t of(std::uint64_t operation) const noexcept
    {
        return m_ends.empty() ? 0 : drawn(operation);
    }

    [[nodiscard]] bool isSheddable(std::uint64_t trafficClass) const noexcept
    {
        return m_priorities[trafficClass] == TrafficClass::Priority::Sheddable;
    }

private:
    [[nodiscard]] std::uint32_t drawn(std::uint64_t operation) const noexcept;

    DrawStream m_draws;
    std::vector<double> m_ends; // of each named class's share of [0, 1)
    std::vector<TrafficClass::Priority> m_priorities;
};

/// The place of the class called `name`, nothing when there is none.
[[nodiscard]] std::optional<std::uint32_t> placeOf(
    const std::vector<TrafficClass>& classes, std::string_view name) noexcept;

} // namespace repique::storm
