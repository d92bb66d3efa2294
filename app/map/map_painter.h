// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/map/map_geometry.h"
#include "app/theme/tokens.h"

class QPainter;

namespace repique::map {

/// What a picture of a map shows.
struct Picture
{
    const Data& data;
    const Geometry& geometry;
    const theme::Tokens& tokens;
    const AxisWords& x;
    const AxisWords& y;
    std::optional<QPointF> crosshair; ///< in cells, see `Axis::placeOf`
    std::optional<Place> marked; ///< the cell that the keyboard is on
};

/// Paints `picture` with the painter's font.
void paint(QPainter& painter, const Picture& picture);

} // namespace repique::map
