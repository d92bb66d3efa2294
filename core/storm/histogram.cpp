// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/histogram.h"

#include <algorithm>
#include <bit>

namespace repique::storm {
namespace {

constexpr unsigned subBits = 7;
constexpr std::uint64_t subCells = 1U << subBits;

/// Values below 256 have a cell of their own; above, the eight leading bits choose it.
std::size_t cellOf(std::uint64_t value)
{
    const auto width = static_cast<unsigned>(std::bit_width(value | 1U));
    const unsigned shift = width > subBits + 1 ? width - (subBits + 1) : 0;
    return static_cast<std::size_t>((shift << subBits) + (value >> shift));
}

double middleOf(std::size_t cell)
{
    if (cell < 2 * subCells) {
        return static_cast<double>(cell);
    }
    const std::size_t shift = cell / subCells - 1;
    const std::uint64_t lowest = (cell % subCells + subCells) << shift;
    return static_cast<double>(lowest) + 0.5 * static_cast<double>(std::uint64_t{1} << shift);
}

} // namespace

void Histogram::add(std::int64_t nanoseconds) noexcept
{
    ++m_counts[cellOf(static_cast<std::uint64_t>(nanoseconds))];
    ++m_total;
    m_largest = std::max(m_largest, nanoseconds);
}

double Histogram::percentile(double share) const noexcept
{
    const double exactRank = share * static_cast<double>(m_total);
    auto rank = static_cast<std::int64_t>(exactRank);
    rank += static_cast<double>(rank) < exactRank ? 1 : 0;
    rank = std::max<std::int64_t>(rank, 1);
    std::int64_t seen = 0;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        seen += m_counts[cell];
        if (seen >= rank) {
            return std::min(middleOf(cell), static_cast<double>(m_largest));
        }
    }
    return 0.0;
}

} // namespace repique::storm
