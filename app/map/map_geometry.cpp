// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_geometry.h"

#include <algorithm>
#include <cmath>

namespace repique::map {
namespace {

constexpr double gap = 6.0;

double widest(const std::vector<QString>& texts, const QFontMetricsF& font)
{
    double width = 0.0;
    for (const QString& text : texts) {
        width = std::max(width, font.horizontalAdvance(text));
    }
    return width;
}

/// Every how many cells of `pixels` there is room for a text.
std::size_t cellsATick(double needed, double pixels)
{
    return static_cast<std::size_t>(std::max(1.0, std::ceil(needed / std::max(pixels, 1e-3))));
}

} // namespace

Geometry::Geometry(const QRectF& room, const QFontMetricsF& font, const AxisWords& x, const AxisWords& y)
    : m_columns(x.ticks.size())
    , m_rows(y.ticks.size())
{
    const double line = font.height();
    const double left = line + gap + widest(y.ticks, font) + gap;
    const double right = widest(x.ticks, font) / 2.0;
    m_plot = room.adjusted(left, line / 2.0 + gap, -right, -(2.0 * line + 2.0 * gap));
    m_plot.setWidth(std::max(m_plot.width(), 1.0));
    m_plot.setHeight(std::max(m_plot.height(), 1.0));
    m_columnsATick = cellsATick(widest(x.ticks, font) + 2.0 * gap, cell(0, 0).width());
    m_rowsATick = cellsATick(line, cell(0, 0).height());
}

QRectF Geometry::cell(std::size_t column, std::size_t row) const
{
    const double width = m_plot.width() / static_cast<double>(m_columns);
    const double height = m_plot.height() / static_cast<double>(m_rows);
    return {m_plot.left() + width * static_cast<double>(column),
        m_plot.bottom() - height * static_cast<double>(row + 1), width, height};
}

QPointF Geometry::pointOf(double x, double y) const
{
    const QRectF first = cell(0, 0);
    return {first.center().x() + x * first.width(), first.center().y() - y * first.height()};
}

std::optional<Place> Geometry::cellAt(const QPointF& point) const
{
    return m_plot.contains(point) ? std::optional(nearest(point)) : std::nullopt;
}

Place Geometry::nearest(const QPointF& point) const
{
    const QRectF first = cell(0, 0);
    const auto index = [](double cells, std::size_t count) {
        return static_cast<std::size_t>(std::clamp(std::floor(cells), 0.0, static_cast<double>(count) - 1.0));
    };
    return {index((point.x() - first.left()) / first.width(), m_columns),
        index((first.bottom() - point.y()) / first.height(), m_rows)};
}

} // namespace repique::map
