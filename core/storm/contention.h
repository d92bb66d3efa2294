// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/retry/backoff.h"

#include <cstdint>

/// Many clients, one row, optimistic writes: a client reads the row's version, writes it, and is refused when
/// somebody wrote in between. It then waits and starts over, until its one write has succeeded.
/// Source: AWS Architecture Blog, "Exponential Backoff And Jitter" (2015, updated 2023).
namespace repique::storm {

/// The waits that the source compares.
enum class ContentionBackoff : std::uint8_t { None, Exponential, Equal, Full, Decorrelated };

/// The source's setting of that kind: base 5 ms (0 for None), cap 2 s.
[[nodiscard]] retry::Backoff backoffOf(ContentionBackoff kind) noexcept;

struct Contention
{
    std::uint64_t seed = 42;
    std::int64_t clients = 100; ///< ≥ 1, all start at t = 0
    retry::Backoff backoff = backoffOf(ContentionBackoff::Full);
    SimDuration network = std::chrono::milliseconds{10}; ///< one way: |N(network, deviation)|
    SimDuration networkDeviation = std::chrono::milliseconds{2};
};

struct ContentionRun
{
    SimDuration took{}; ///< until the last client knows of its success
    std::int64_t calls = 0; ///< writes; reads are free
};

/// Plays it to its end on the calling thread. The wait after failure n is the policy's before retry n + 1:
/// the source raises its counter first, so that the first window is already base · multiplier. Deterministic;
/// draws are keyed by client and attempt. Time and memory: O(calls · log clients), O(clients).
[[nodiscard]] ContentionRun contend(const Contention& contention);

} // namespace repique::storm
