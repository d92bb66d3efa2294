// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/map/map_data.h"

#include <QtCore/QRectF>
#include <QtCore/QString>
#include <QtGui/QFontMetricsF>

#include <optional>
#include <vector>

namespace repique::map {

/// A cell by its column and row.
struct Place
{
    std::size_t column = 0;
    std::size_t row = 0;

    friend bool operator==(const Place&, const Place&) = default;
};

/// What stands at the ticks of an axis, one text a value.
struct AxisWords
{
    QString title;
    std::vector<QString> ticks;
};

/// Where everything of the picture is: column 0 on the left, row 0 at the bottom. Pure.
class Geometry final
{
public:
    Geometry(const QRectF& room, const QFontMetricsF& font, const AxisWords& x, const AxisWords& y);

    [[nodiscard]] const QRectF& plot() const noexcept { return m_plot; }

    [[nodiscard]] QRectF cell(std::size_t column, std::size_t row) const;
    /// The pixel of places counted in cells; 0 is the middle of the first.
    [[nodiscard]] QPointF pointOf(double x, double y) const;
    [[nodiscard]] std::optional<Place> cellAt(const QPointF& point) const;
    /// The nearest cell, also from outside.
    [[nodiscard]] Place nearest(const QPointF& point) const;

    [[nodiscard]] std::size_t columnsATick() const noexcept { return m_columnsATick; }

    [[nodiscard]] std::size_t rowsATick() const noexcept { return m_rowsATick; }

private:
    QRectF m_plot;
    std::size_t m_columns;
    std::size_t m_rows;
    std::size_t m_columnsATick = 1;
    std::size_t m_rowsATick = 1;
};

} // namespace repique::map
