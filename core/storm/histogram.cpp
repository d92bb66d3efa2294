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
    const std::size_t cell = cellOf(static_cast<std::uint64_t>(nanoseconds));
    ++m_counts[cell];
    ++m_total;
    m_firstCell = std::min(m_firstCell, cell);
    m_lastCell = std::max(m_lastCell, cell);
    m_largest = std::max(m_largest, nanoseconds);
}

void Histogram::add(const Histogram& other) noexcept
{
    for (std::size_t cell = other.m_firstCell; cell <= other.m_lastCell; ++cell) {
        m_counts[cell] += other.m_counts[cell];
    }
    m_total += other.m_total;
    m_firstCell = std::min(m_firstCell, other.m_firstCell);
    m_lastCell = std::max(m_lastCell, other.m_lastCell);
    m_largest = std::max(m_largest, other.m_largest);
}

void Histogram::clear() noexcept
{
    for (std::size_t cell = m_firstCell; cell <= m_lastCell; ++cell) {
        m_counts[cell] = 0;
    }
    m_firstCell = cells;
    m_lastCell = 0;
    m_total = 0;
    m_largest = 0;
}

double Histogram::percentile(double share) const noexcept
{
    const double exactRank = share * static_cast<double>(m_total);
    auto rank = static_cast<std::int64_t>(exactRank);
    rank += static_cast<double>(rank) < exactRank ? 1 : 0;
    rank = std::max<std::int64_t>(rank, 1);
    std::int64_t seen = 0;
    for (std::size_t cell = m_firstCell; cell <= m_lastCell; ++cell) {
        seen += m_counts[cell];
        if (seen >= rank) {
            return std::min(middleOf(cell), static_cast<double>(m_largest));
        }
    }
    return 0.0;
}

} // namespace repique::storm
