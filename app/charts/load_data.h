// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/result.h"

#include <cstddef>
#include <vector>

namespace repique::charts {

/// Points a series may have, so that a chart paints within a frame.
inline constexpr std::size_t maxPoints = 2000;

/// The series of a run as the charts and their table show them: as they are, or, in a run of more bins than a
/// chart has room for, in groups of equal numbers of bins (the last may be shorter). All vectors have the
/// same length.
struct LoadData
{
    double durationS = 0.0;
    double groupS = 0.0; ///< width of a group; the last ends at `durationS`
    std::size_t binsPerGroup = 1;
    std::vector<double> originals; ///< per second, mean of the group; likewise the next four
    std::vector<double> retries;
    std::vector<double> attempts;
    std::vector<double> goodput;
    std::vector<double> rejected;
    std::vector<double> duplicates; ///< cumulative, at the group's end

    [[nodiscard]] std::size_t size() const noexcept { return originals.size(); }

    [[nodiscard]] double startS(std::size_t index) const noexcept;
    [[nodiscard]] double endS(std::size_t index) const noexcept;
    /// The group that `seconds` falls into, clamped to the run. 0 when there is none.
    [[nodiscard]] std::size_t indexAt(double seconds) const noexcept;
};

/// Groups so few bins that no curve drawn from them exceeds `maxPoints`.
[[nodiscard]] LoadData loadData(const storm::Series& series);

} // namespace repique::charts
