// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace repique::charts {

/// An axis from 0 to `top` with a tick at every multiple of `step`; `top` is one of them.
struct NiceAxis
{
    double top = 1.0;
    double step = 1.0;

    friend bool operator==(const NiceAxis&, const NiceAxis&) = default;
};

/// The lowest axis with steps of 1, 2 or 5 × 10ⁿ that reaches `largest` in at most `steps` steps (≥ 1,
/// asserted). `smallestStep` > 0 is 1 for counts, which have no halves. Not finite or ≤ 0: one step of
/// `smallestStep`. Pure.
[[nodiscard]] NiceAxis niceAxis(double largest, int steps, double smallestStep) noexcept;

/// The step in seconds that cuts `seconds` > 0 into at most `steps` (≥ 1, asserted) round parts as people
/// read time: 1, 2, 5, 10, 15, 30 s, then minutes, hours and days likewise; below a second 1, 2 or 5 × 10ⁿ.
/// Pure.
[[nodiscard]] double niceTimeStep(double seconds, int steps) noexcept;

} // namespace repique::charts
