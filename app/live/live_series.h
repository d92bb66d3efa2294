// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace repique::live {

/// Attempts and goodput a second of a run on real time, in bins of one second; when there are too many, two
/// become one.
class LiveSeries final
{
public:
    static constexpr std::size_t mostBins = 600;

    /// `at` is since the start of the run, ≥ 0.
    void countAttempt(SimDuration at);
    void countSettled(SimDuration at);

    [[nodiscard]] SimDuration bin() const noexcept { return m_bin; }

    [[nodiscard]] std::size_t size() const noexcept { return m_attempts.size(); }

    /// Per second, mean of the bin.
    [[nodiscard]] double attempts(std::size_t index) const { return rate(m_attempts.at(index)); }

    [[nodiscard]] double goodput(std::size_t index) const { return rate(m_settled.at(index)); }

private:
    std::size_t binOf(SimDuration at);
    void halve();

    [[nodiscard]] double rate(std::int64_t counted) const
    {
        return static_cast<double>(counted) / toSeconds(m_bin);
    }

    SimDuration m_bin = std::chrono::seconds{1};
    std::vector<std::int64_t> m_attempts;
    std::vector<std::int64_t> m_settled;
};

} // namespace repique::live
