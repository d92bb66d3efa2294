// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/statistics.h"
#include "core/storm/named_metric.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Two policies on the same luck: which of their differences are real.
namespace repique::storm {

/// Every figure of a run in the order of `namedMetrics`; nothing where the run has no such figure.
using Figures = std::vector<std::optional<double>>;

[[nodiscard]] Figures figuresOf(const RunResult& run);

/// What the pairs say of one difference.
enum class Verdict : std::uint8_t {
    Real, ///< luck alone would not show it, whatever the number of figures that were looked at
    MayBeChance,
    Same, ///< no pair differs
    Unknown, ///< a single pair differs: there is nothing to judge by
};

/// The chance, over all figures of a comparison together, that some difference is called real although all
/// are luck.
inline constexpr double falseAlarms = 0.05;

/// One figure of pairs of runs, a run of A and one of B in each.
struct PairedFigure
{
    std::size_t index = 0; ///< among the figures of a run
    std::size_t pairs = 0;
    std::size_t inA = 0; ///< runs of A that have the figure
    std::size_t inB = 0;
    std::optional<Estimate> a; ///< over the runs that have it
    std::optional<Estimate> b;
    /// B − A over the pairs that have it; nothing where some pair has it on one side alone.
    std::optional<Estimate> difference;
    /// How probable luck alone makes a difference as large, before the number of figures is reckoned with;
    /// nothing where that cannot be told.
    std::optional<double> chance;
    Verdict verdict = Verdict::Unknown;

    /// Some pair has the figure on one side alone, so that how often it is there is what is compared.
    [[nodiscard]] bool isOfPresence() const noexcept { return !difference; }
};

/// Every figure that some run has, in order. `a` and `b` are paired by place; all have as many figures,
/// asserted.
///
/// * Student's t over the differences. Where all differ by the same amount there is no spread to judge by,
///   and the sign test is taken: n pairs that agree are luck with probability 2^(1−n).
/// * Where some pair has the figure on one side alone (one recovered, the other did not), the exact sign test
///   over those pairs: a mean over the runs that have it would compare other runs with other runs.
/// * All figures share `falseAlarms` by Holm's procedure; those that no pair changes count as looked at.
///
/// Sources: NIST/SEMATECH e-Handbook 7.3.1 (paired t); McNemar, Psychometrika 12 (1947); Holm, Scandinavian
/// Journal of Statistics 6 (1979).
[[nodiscard]] std::vector<PairedFigure> compared(std::span<const Figures> a, std::span<const Figures> b);

} // namespace repique::storm
