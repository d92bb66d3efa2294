// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/storm/block_store.h"
#include "core/storm/model.h"
#include "core/storm/result.h"
#include "core/trace/scripted.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <variant>

namespace repique::storm {

struct RunOptions
{
    std::int64_t scale = 1; ///< N of 1:N, ≥ 1
    std::int64_t eventLimit = 2'000'000'000; ///< an explosive run stops here and says so (`RunResult::isCut`)
    std::optional<SimDuration> peakWidth{}; ///< > 0: also find `RunResult::peakRetries` in bins this wide
    std::stop_token stop{}; ///< a cancelled run returns nothing
    BlockStore* memory = nullptr; ///< used again from run to run; null: the run brings its own
    std::function<void(double share)> onProgress{}; ///< called now and then with 0 … 1; may be empty
};

/// Runs `model` to its end, request by request, on the calling thread. Deterministic: the result depends on
/// the model and the scale alone (but for `cost.wallMs`). Nothing when `stop` was requested.
[[nodiscard]] std::optional<RunResult> run(const Model& model, const RunOptions& options = {});

/// Which operation of a run to look at. The slowest is the one that took longest to succeed (when none did,
/// the first that failed); the first is the first to meet its fate.
enum class Notable : std::uint8_t { Slowest, FirstDuplicate, FirstFailed };
using Selector = std::variant<std::uint64_t, Notable>;

/// The one payment of a model with a script (asserted).
[[nodiscard]] trace::ScriptedPayment scriptedPayment(const Model& model);

/// Replays the run with a probe on one operation and returns what happened to it; a script is played against
/// the real settlement service. An operation that is open at the end of the run is followed, without new
/// originals, until it ends. `NotFound` when the run has no such operation, or when `stop` was requested.
[[nodiscard]] Result<trace::Trace> replay(
    const Model& model, const Selector& selector, const std::stop_token& stop = {});

/// The operation to show for a moment of the run: of those that started in [from, to) the first that was
/// duplicated, else that failed, else the slowest. Nothing when none started, or `stop` was requested.
[[nodiscard]] std::optional<std::uint64_t> operationAt(
    const Model& model, SimTime from, SimTime to, const std::stop_token& stop = {});

} // namespace repique::storm
