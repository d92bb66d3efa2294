// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/live_series.h"

namespace repique::live {
namespace {

void addUpPairs(std::vector<std::int64_t>& counts)
{
    for (std::size_t index = 0; index < counts.size(); ++index) {
        const std::int64_t counted = counts[index];
        counts[index] = 0;
        counts[index / 2] += counted;
    }
    counts.resize((counts.size() + 1) / 2);
}

} // namespace

void LiveSeries::countAttempt(SimDuration at)
{
    ++m_attempts[binOf(at)];
}

void LiveSeries::countSettled(SimDuration at)
{
    ++m_settled[binOf(at)];
}

std::size_t LiveSeries::binOf(SimDuration at)
{
    while (at / m_bin >= static_cast<std::int64_t>(mostBins)) {
        halve();
    }
    const auto index = static_cast<std::size_t>(at / m_bin);
    if (index >= m_attempts.size()) {
        m_attempts.resize(index + 1);
        m_settled.resize(index + 1);
    }
    return index;
}

void LiveSeries::halve()
{
    addUpPairs(m_attempts);
    addUpPairs(m_settled);
    m_bin *= 2;
}

} // namespace repique::live
