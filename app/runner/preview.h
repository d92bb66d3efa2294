// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/model.h"

#include <cstdint>

namespace repique {

/// Operations that a run of `model` starts, by its traffic alone: an estimate for choosing a scale. Closed
/// loops count as if every operation took no time. Pure.
[[nodiscard]] double expectedOperations(const storm::Model& model);

/// The N of a 1:N preview that answers within a frame: 1 up to 60,000 operations, else the smallest of 10,
/// 20, 50, 100, 200 … that brings them there. Pure.
[[nodiscard]] std::int64_t previewScale(const storm::Model& model);

} // namespace repique
