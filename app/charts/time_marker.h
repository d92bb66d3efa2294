// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_frame.h"

#include <optional>

namespace repique::charts {

/// A ring on a curve: whose, and at what value.
struct Dot
{
    Ink ink = Ink::Originals;
    double value = 0.0;
};

/// What a crosshair shows at its moment: values as words, and where they stand on the curves.
struct Crosshair
{
    double seconds = 0.0;
    Readout readout;
    QList<Dot> dots;
};

/// The line of the player's time, and the crosshair with what it reads. Lies above the curves.
class TimeMarker final : public QGraphicsItem
{
public:
    TimeMarker();

    void setLook(const theme::Tokens& tokens, const QFont& font);
    void setGeometry(const PlotMap& map, const QRectF& bounds);
    void setCursor(std::optional<double> seconds, const QList<Dot>& dots);
    void setCrosshair(std::optional<Crosshair> crosshair);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintLine(QPainter& painter, double seconds, const QList<Dot>& dots) const;
    void paintReadout(QPainter& painter) const;
    [[nodiscard]] QRectF readoutRect() const;

    theme::Tokens m_tokens;
    QFont m_font;
    PlotMap m_map;
    QRectF m_bounds;
    std::optional<double> m_cursor;
    QList<Dot> m_cursorDots;
    std::optional<Crosshair> m_crosshair;
};

} // namespace repique::charts
