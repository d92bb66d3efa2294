// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/storm/model.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace repique::storm {

/// What one whole second of a run offered and brought home.
struct SecondCounts
{
    std::int64_t offered = 0; ///< operations started
    std::int64_t succeeded = 0; ///< answers that reached a caller still waiting
};

/// When the last disturbance ends: the last end of a fault or moment of a traffic step before `duration`.
/// Nothing when there is none, or when one does not end within the run.
[[nodiscard]] std::optional<SimTime> lastDisturbance(const Model& model);

/// First whole second from `end` on whose next 10 seconds, all of them in `seconds`, bring home at least 99 %
/// of the operations offered in them. Nothing when there is none.
[[nodiscard]] std::optional<std::int64_t> recoveredAt(const std::vector<SecondCounts>& seconds, SimTime end);

} // namespace repique::storm
