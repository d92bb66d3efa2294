// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lessons/lesson.h"

#include <string_view>
#include <vector>

namespace repique::lessons {

/// Metrics of one scripted payment, by name: attempts, debits, succeeded (0 or 1), wait_ms (sum of its
/// waits), duration_s. Metrics of a load, means over [from, to): attempts_per_second, goodput_per_second,
/// amplification.
[[nodiscard]] const std::vector<std::string_view>& metricNames();

/// What was measured against what the lesson prints.
struct Verdict
{
    std::string expectation;
    double expected = 0.0;
    double tolerance = 0.0;
    double measured = 0.0;

    [[nodiscard]] bool holds() const noexcept;
};

/// Runs every scene on the engine, once for each seed, and compares the mean of each metric with what the
/// lesson prints. Fails when one cannot be measured at all.
[[nodiscard]] Result<std::vector<Verdict>> verify(const Lesson& lesson);

} // namespace repique::lessons
