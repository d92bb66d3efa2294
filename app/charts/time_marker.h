// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_frame.h"

#include <optional>

namespace repique::charts {

/// A moment marked on a chart; with a readout, the values there as words as well.
struct Crosshair
{
    double seconds = 0.0;
    Readout readout;
    QList<Dot> dots;
};

/// A line at one moment, rings on the curves, and a card with what is read there. Lies above the curves and
/// covers no more than it paints, so that moving it repaints a strip.
class TimeMarker final : public QGraphicsItem
{
public:
    TimeMarker();

    void setLook(const theme::Tokens& tokens, const QFont& font);
    void setGeometry(const PlotMap& map, const QRectF& bounds);
    void setMark(std::optional<Crosshair> mark);

    [[nodiscard]] const std::optional<Crosshair>& mark() const noexcept { return m_mark; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintLine(QPainter& painter) const;
    void paintReadout(QPainter& painter) const;
    [[nodiscard]] QRectF readoutRect() const;

    theme::Tokens m_tokens;
    QFont m_font;
    PlotMap m_map;
    QRectF m_bounds;
    std::optional<Crosshair> m_mark;
};

} // namespace repique::charts
