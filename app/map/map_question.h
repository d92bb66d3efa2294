// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/map/map_axis.h"
#include "core/scenario/scenario.h"
#include "core/storm/sweep.h"

#include <cstdint>
#include <memory>
#include <string>

namespace repique::map {

/// The name of the figure that says whether a run came back: 1 when `recovered_at_s` is there, else 0.
inline constexpr std::string_view recoveredName = "recovered";

/// What a map asks: one figure over two parameters of a scenario.
struct Question
{
    scenario::Scenario base; ///< everything but the two parameters
    Axis x;
    Axis y;
    std::string metric{recoveredName}; ///< `recoveredName`, or the public name of a metric
    std::int64_t seeds = 3; ///< ≥ 1: the scenario's seed and those after it
    std::int64_t scale = 1; ///< every run is 1:N

    [[nodiscard]] bool isVerdict() const noexcept { return metric == recoveredName; }

    [[nodiscard]] std::size_t cells() const noexcept { return x.size() * y.size(); }

    /// The scenario of a cell. Pure; any thread.
    [[nodiscard]] scenario::Scenario at(std::size_t column, std::size_t row) const;
};

/// Sets both parameters. The load comes last: it is a share of the capacity, which may be the other one.
void assign(scenario::Scenario& scenario, const Axis& x, double xValue, const Axis& y, double yValue);

/// The scale at which every cell is played: 1, the exact run, when no corner of the map can send more than
/// 200,000 attempts; else the smallest of 10, 20, 50, 100 … that keeps to it, as far as a smaller system has
/// the same edge: budgets, breakers, layers and small waiting rooms are played as they are. Pure.
[[nodiscard]] std::int64_t scaleOf(const Question& question);

/// The question as the engine takes it; it keeps `question` alive.
[[nodiscard]] storm::SweepPlan planOf(const std::shared_ptr<const Question>& question);

/// Whether the answers are the same: all but the values of the two parameters in the base.
[[nodiscard]] bool isSameMap(const Question& a, const Question& b);

/// Whether a run of the question can recover at all: something disturbs it and ends.
[[nodiscard]] bool isDisturbed(const Question& question);

} // namespace repique::map
