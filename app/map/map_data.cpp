// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_data.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace repique::map {

Data::Data(std::shared_ptr<const Question> question)
    : m_question(std::move(question))
    , m_map{m_question->x.size(), std::vector<storm::SweepCell>(m_question->cells())}
    , m_edges(map::edges(*m_question))
{
}

void Data::set(std::size_t index, const storm::SweepCell& cell)
{
    storm::SweepCell& place = m_map.cells.at(index);
    m_done += place.isComputed ? 0 : 1;
    place = cell;
    m_hasGaps = m_hasGaps || (cell.isComputed && cell.measured == 0);
    if (cell.mean) {
        m_lowest = m_hasFigures ? std::min(m_lowest, *cell.mean) : *cell.mean;
        m_highest = m_hasFigures ? std::max(m_highest, *cell.mean) : *cell.mean;
        m_hasFigures = true;
    }
}

Verdict Data::verdict(std::size_t column, std::size_t row) const
{
    const storm::SweepCell& cell = at(column, row);
    if (!cell.isComputed) {
        return Verdict::Unknown;
    }
    if (cell.mean.value_or(0.0) >= 1.0) {
        return Verdict::Recovers;
    }
    return cell.mean.value_or(0.0) <= 0.0 ? Verdict::Stuck : Verdict::Split;
}

std::size_t Data::count(Verdict wanted) const
{
    std::size_t found = 0;
    for (std::size_t cell = 0; cell < size(); ++cell) {
        found += verdict(cell % columns(), cell / columns()) == wanted ? 1 : 0;
    }
    return found;
}

bool Data::isSplit(std::size_t column, std::size_t row) const
{
    const storm::SweepCell& cell = at(column, row);
    if (m_question->isVerdict()) {
        return verdict(column, row) == Verdict::Split;
    }
    if (cell.measured != 0 && cell.measured != m_question->seeds) {
        return true;
    }
    return cell.sd.value_or(0.0) > (m_highest - m_lowest) / bands;
}

std::optional<std::size_t> Data::standIn(std::size_t column, std::size_t row) const
{
    for (std::size_t step = 1; step <= 8; step *= 2) {
        const std::size_t x = column - column % step;
        const std::size_t y = row - row % step;
        if (at(x, y).isComputed) {
            return y * columns() + x;
        }
    }
    return std::nullopt;
}

int Data::bandOf(double figure) const
{
    const double range = m_highest - m_lowest;
    const double share = range > 0.0 ? (figure - m_lowest) / range : 0.0;
    return std::clamp(static_cast<int>(share * bands), 0, bands - 1);
}

} // namespace repique::map
