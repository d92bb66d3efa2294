// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_picture.h"
#include "app/charts/nice_axis.h"
#include "app/i18n/language.h"
#include "app/theme/tokens.h"

#include <QtGui/QFont>
#include <QtWidgets/QGraphicsItem>

namespace repique::charts {

/// Where a chart's plot lies and how values map into it.
struct PlotMap
{
    QRectF plot; ///< scene coordinates
    double durationS = 1.0;
    double top = 1.0; ///< value at the plot's upper edge; 0 is at the lower

    [[nodiscard]] double x(double seconds) const noexcept
    {
        return plot.left() + seconds / durationS * plot.width();
    }

    [[nodiscard]] double y(double value) const noexcept
    {
        return plot.bottom() - value / top * plot.height();
    }

    /// Clamped to the run.
    [[nodiscard]] double secondsAt(double x) const noexcept;
};

/// Everything of a chart that is not a curve: grid, axis labels, labels at the lines' ends, the words of an
/// empty plot. Lies under the curves.
class ChartFrame final : public QGraphicsItem
{
public:
    void setLook(const theme::Tokens& tokens, const QFont& font, i18n::Language language);
    void setPicture(const ChartPicture& picture);
    void setGeometry(const PlotMap& map, const NiceAxis& axis, const QRectF& bounds);
    /// 1, or less while the curves are out of date.
    void setStrength(qreal strength);

    [[nodiscard]] QFont axisFont() const;
    [[nodiscard]] QFont labelFont() const;
    /// Width that the axis labels need left of the plot, up to the value `top`.
    [[nodiscard]] qreal leftNeed(const NiceAxis& axis) const;
    /// Width that the end labels need right of the plot.
    [[nodiscard]] qreal rightNeed() const;
    /// Height of one line of axis text.
    [[nodiscard]] qreal axisTextHeight() const;

    /// The texts at the lines' ends that found room, with their rectangles in the scene: what is painted.
    struct PlacedLabel
    {
        Ink ink = Ink::Originals;
        QString text;
        QRectF rect;
        qreal lineY = 0.0; ///< where its line ends
    };

    [[nodiscard]] const QList<PlacedLabel>& placedLabels() const noexcept { return m_placed; }

    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }

    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void placeLabels();
    void paintValues(QPainter& painter) const;
    void paintTimes(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    void paintMessage(QPainter& painter) const;

    theme::Tokens m_tokens;
    QFont m_font;
    i18n::Language m_language = i18n::Language::English;
    ChartPicture m_picture;
    PlotMap m_map;
    NiceAxis m_axis;
    QRectF m_bounds;
    qreal m_strength = 1.0;
    QList<PlacedLabel> m_placed;
};

} // namespace repique::charts
