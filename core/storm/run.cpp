// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/run.h"

#include "core/base/assert.h"
#include "core/storm/engine.h"
#include "core/storm/peak_retries.h"
#include "core/storm/scale.h"

#include <chrono>

namespace repique::storm {
std::optional<RunResult> run(const Model& model, const RunOptions& options)
{
    REPIQUE_ASSERT(options.scale >= 1);
    const auto before = std::chrono::steady_clock::now();
    const Model scaled = scaledModel(model, options.scale);
    std::optional<PeakRetries> peak;
    if (options.peakWidth) {
        peak.emplace(*options.peakWidth);
    }
    BlockStore own;
    BlockStore& memory = options.memory != nullptr ? *options.memory : own;
    Engine engine{scaled, memory, peak ? &*peak : nullptr};
    const Engine::End end = engine.run(options);
    if (end == Engine::End::Cancelled) {
        return std::nullopt;
    }
    RunResult result = engine.result(model.script ? 1 : options.scale, end);
    if (peak) {
        result.peakRetries = peak->most() * result.scale;
    }
    const std::chrono::duration<double, std::milli> wall = std::chrono::steady_clock::now() - before;
    result.cost.wallMs = wall.count();
    return result;
}

} // namespace repique::storm
