// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace repique {

/// How many threads the machine runs at once; at least 1.
[[nodiscard]] std::size_t machineThreads() noexcept;

/// Calls `task(i)` once for every i below `count`, begun in that order, on `threads` ≥ 1 threads (asserted),
/// the calling one among them. Returns when all have returned. `task` must not throw.
void parallelFor(std::size_t threads, std::size_t count, const std::function<void(std::size_t)>& task);

} // namespace repique
