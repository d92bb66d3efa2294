// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/result.h"

#include <cstddef>
#include <vector>

namespace repique::charts {

/// Groups of bins a run is shown in, at most: about one a pixel column of a wide chart, so that more would be
/// blur and cost frames. An hour is 5 s a group, a day 2 min.
inline constexpr std::size_t maxGroups = 720;
/// The same while the curves follow the hand: half the points cost half a frame.
inline constexpr std::size_t draftGroups = maxGroups / 2;
/// Points a curve may have: one a group, and one at each end of the axis.
inline constexpr std::size_t maxPoints = maxGroups + 2;

/// The series of a run as the charts and their table show them: as they are, or, in a run of more bins than a
/// chart has room for, in groups of equal numbers of bins (the last may be shorter). All vectors have the
/// same length.
struct LoadData
{
    double durationS = 0.0;
    double groupS = 0.0; ///< width of a group; the last ends at `durationS`
    std::size_t binsPerGroup = 1;
    std::vector<double> originals; ///< per second, mean of the group; likewise the next five
    std::vector<double> retries;
    std::vector<double> attempts;
    std::vector<double> goodput;
    std::vector<double> rejected;
    std::vector<double> arrivals; ///< at the dependency
    std::vector<double> duplicates; ///< cumulative, at the group's end
    std::vector<double> queue; ///< the largest at the end of a bin of the group
    std::vector<double> budgetTokens; ///< the fewest at the end of a bin of the group
    double budgetTokensAtStart = 0.0;
    std::vector<double> latencyP50Ms; ///< of the bin of the group where it was largest; 0 = no success
    std::vector<double> latencyP95Ms;
    std::vector<double> latencyP99Ms;

    [[nodiscard]] std::size_t size() const noexcept { return originals.size(); }

    [[nodiscard]] double startS(std::size_t index) const noexcept;
    [[nodiscard]] double endS(std::size_t index) const noexcept;
    /// The group that `seconds` falls into, clamped to the run. 0 when there is none.
    [[nodiscard]] std::size_t indexAt(double seconds) const noexcept;
};

/// At most `groups` (≥ 1) groups of as few bins as that allows.
[[nodiscard]] LoadData loadData(const storm::Series& series, std::size_t groups = maxGroups);

} // namespace repique::charts
