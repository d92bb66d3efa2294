// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <cstdint>

namespace repique::retry {

/// How the window grows with n, the number of the retry (1 before the first).
enum class Growth : std::uint8_t {
    Power, ///< min(cap, base · multiplier^(n−1))
    PowerMinusOne, ///< min(cap, base · (multiplier^n − 1))
    Constant, ///< min(cap, base)
};

enum class JitterKind : std::uint8_t {
    Share, ///< window·(1−j) + u·window·j: 0 none, 0.5 equal, 1 full
    Decorrelated, ///< min(cap, base + u·(3·previous − base)), previous = base before the first retry
    PlusMinus, ///< window · (1 − a + 2·a·u): applied after the cap, so it may exceed it
    Plus, ///< window · (1 + a·u): likewise
};

struct Jitter
{
    JitterKind kind = JitterKind::Share;
    double amount = 1.0; ///< j or a, 0 … 1; unused when decorrelated

    friend bool operator==(const Jitter&, const Jitter&) = default;
};

struct Backoff
{
    SimDuration base = std::chrono::milliseconds{100}; ///< 0 … 30 d; 0 = at once
    SimDuration cap = std::chrono::seconds{2}; ///< ≥ base
    double multiplier = 2.0; ///< 1 … 10
    Growth growth = Growth::Power;
    bool firstRetryAtOnce = false; ///< the first retry has window 0; the second has n = 2
    Jitter jitter{};

    friend bool operator==(const Backoff&, const Backoff&) = default;
};

/// Longest wait of retry `retry` (1-based) before jitter, in [0, cap]; saturates for any `retry`. Pure.
/// For decorrelated jitter the window is min(cap, 3·previous), see `jittered`.
/// Source: AWS Builders' Library, "Timeouts, retries and backoff with jitter".
[[nodiscard]] SimDuration window(const Backoff& backoff, std::int64_t retry) noexcept;

/// A window and the wait drawn from it.
struct Wait
{
    SimDuration window{};
    SimDuration wait{};
};

/// The wait before retry `retry` (1-based) for a uniform draw `u` in [0, 1]. `previous` is the wait before
/// the retry before this one, base when there was none; only decorrelated jitter reads it. Pure; never
/// negative.
[[nodiscard]] Wait jittered(
    const Backoff& backoff, std::int64_t retry, double u, SimDuration previous) noexcept;

} // namespace repique::retry
