// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/model.h"

#include <cstdint>

namespace repique {

/// Operations that a run of `model` starts, by its traffic alone: an estimate for choosing a scale. Closed
/// loops count as if every operation took no time. Pure.
[[nodiscard]] double expectedOperations(const storm::Model& model);

/// The events that an operation of a healthy run costs: its arrival and the end of its service.
inline constexpr double leastEventsPerOperation = 2.0;

/// The N of a 1:N preview that answers within a frame: 1 up to 120,000 events, else the smallest of 10, 20,
/// 50, 100, 200 … that brings them there. `eventsPerOperation`: what the latest run of the scenario cost;
/// less than 2 counts as 2. Pure.
[[nodiscard]] std::int64_t previewScale(
    const storm::Model& model, double eventsPerOperation = leastEventsPerOperation);

/// The scale of the run that stays on the charts: 1, the exact run, up to 20 million operations. Beyond,
/// where it would take minutes, the smallest scale of that row that brings them to 600,000, so that ten
/// million requests a second take the time of ten thousand. Pure.
[[nodiscard]] std::int64_t settledScale(const storm::Model& model);

} // namespace repique
