// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/storm/model.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace repique::storm {

/// What the callers of a run left in their logs when they tried again.
struct RetryLog
{
    std::vector<SimDuration> waits; ///< of every retry of every layer, in the order of the decisions
    std::int64_t hinted = 0; ///< retries that followed an answer with Retry-After
    std::vector<std::uint64_t> operations; ///< some that were tried again, in order of time
};

/// Plays the model on the calling thread and writes down every retry. Of each of `pieces` equal parts of the
/// run `operations` has the first that the outermost caller tried again then, each once. Nothing when `stop`
/// was requested.
[[nodiscard]] std::optional<RetryLog> retryLog(
    const Model& model, std::size_t pieces, const std::stop_token& stop = {});

} // namespace repique::storm
