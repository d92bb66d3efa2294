// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_frame.h"

#include "app/charts/chart_style.h"
#include "app/charts/end_labels.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace repique::charts {
namespace {

constexpr qreal axisGap = 8.0; ///< between axis labels and plot
constexpr qreal endGap = 8.0; ///< between a line's end and its label
constexpr qreal leaderFrom = 3.0; ///< a label moved further than this gets a hairline to its line

QFont scaledFont(const QFont& font, qreal factor, QFont::Weight weight)
{
    QFont result = font;
    result.setPointSizeF(font.pointSizeF() * factor);
    result.setWeight(weight);
    return result;
}

QString tickText(double value, bool isDuration, i18n::Language language)
{
    return QString::fromStdString(isDuration ? timeTick(value * 1e-3, language) : valueTick(value, language));
}

} // namespace

double PlotMap::secondsAt(double x) const noexcept
{
    return plot.width() > 0.0 ? std::clamp((x - plot.left()) / plot.width(), 0.0, 1.0) * durationS : 0.0;
}

void ChartFrame::setLook(const theme::Tokens& tokens, const QFont& font, i18n::Language language)
{
    m_tokens = tokens;
    m_font = font;
    m_language = language;
    update();
}

void ChartFrame::setPicture(const ChartPicture& picture)
{
    m_picture = picture;
    update();
}

void ChartFrame::setGeometry(const PlotMap& map, const NiceAxis& axis, const QRectF& bounds)
{
    prepareGeometryChange();
    m_map = map;
    m_axis = axis;
    m_bounds = bounds;
    placeLabels();
    update();
}

void ChartFrame::setStrength(qreal strength)
{
    m_strength = strength;
    update();
}

QFont ChartFrame::axisFont() const
{
    return scaledFont(m_font, 0.86, QFont::Normal);
}

QFont ChartFrame::labelFont() const
{
    return scaledFont(m_font, 0.9, QFont::DemiBold);
}

qreal ChartFrame::leftNeed(const NiceAxis& axis) const
{
    const QFontMetricsF metrics{axisFont()};
    qreal widest = 0.0;
    for (double value = 0.0; value < axis.top + axis.step / 2.0; value += axis.step) {
        widest
            = std::max(widest, metrics.horizontalAdvance(tickText(value, m_picture.isDuration, m_language)));
    }
    return std::ceil(widest + axisGap);
}

qreal ChartFrame::rightNeed() const
{
    const QFontMetricsF metrics{labelFont()};
    qreal widest = QFontMetricsF{axisFont()}.horizontalAdvance(
                       QString::fromStdString(timeTick(m_picture.durationS, m_language)))
        / 2.0;
    for (const Curve& curve : m_picture.curves) {
        widest = std::max(widest, endGap + metrics.size(0, curve.label).width());
    }
    return std::ceil(widest + 2.0);
}

qreal ChartFrame::axisTextHeight() const
{
    return QFontMetricsF{axisFont()}.height();
}

void ChartFrame::placeLabels()
{
    const QFontMetricsF metrics{labelFont()};
    QList<PlacedLabel> wanted;
    std::vector<EndLabel> ends;
    for (const Ink ink : m_picture.labelOrder) {
        for (const Curve& curve : m_picture.curves) {
            if (curve.ink == ink && !curve.line.isEmpty() && !curve.label.isEmpty()) {
                const double y = m_map.y(std::min(curve.line.last().y(), m_map.top));
                const QSizeF size = metrics.size(0, curve.label);
                ends.push_back({y, size.height()});
                wanted.append({ink, curve.label, QRectF{QPointF{m_map.plot.right() + endGap, y}, size}, y});
            }
        }
    }
    const double bottom = std::max(m_bounds.top(), m_map.plot.bottom() + metrics.height() / 2.0);
    const std::vector<std::optional<double>> centres = layoutEndLabels(ends, {m_bounds.top(), bottom});
    m_placed.clear();
    for (std::size_t index = 0; index < centres.size(); ++index) {
        if (centres[index]) {
            m_placed.append(wanted[static_cast<qsizetype>(index)]);
            QRectF& rect = m_placed.last().rect;
            rect.moveTop(*centres[index] - rect.height() / 2.0);
        }
    }
}

void ChartFrame::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    paintValues(*painter);
    paintTimes(*painter);
    painter->save();
    painter->setOpacity(painter->opacity() * m_strength);
    paintLabels(*painter);
    paintMessage(*painter);
    painter->restore();
}

void ChartFrame::paintValues(QPainter& painter) const
{
    painter.setFont(axisFont());
    const qreal height = axisTextHeight();
    for (double value = 0.0; value < m_axis.top + m_axis.step / 2.0; value += m_axis.step) {
        const qreal y = std::round(m_map.y(value)) + 0.5;
        painter.setPen(QPen{m_tokens.line, 1.0});
        painter.drawLine(QPointF{m_map.plot.left(), y}, QPointF{m_map.plot.right(), y});
        painter.setPen(m_tokens.muted);
        const QRectF rect{
            m_bounds.left(), y - height / 2.0, m_map.plot.left() - axisGap - m_bounds.left(), height};
        painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
            tickText(value, m_picture.isDuration, m_language));
    }
}

void ChartFrame::paintTimes(QPainter& painter) const
{
    const QFontMetricsF metrics{axisFont()};
    const qreal widest
        = metrics.horizontalAdvance(QString::fromStdString(timeTick(m_map.durationS, m_language))) + 24.0;
    const int steps = std::clamp(static_cast<int>(m_map.plot.width() / std::max(widest, 60.0)), 1, 8);
    const double step = niceTimeStep(m_map.durationS, steps);
    painter.setFont(axisFont());
    painter.setPen(m_tokens.muted);
    for (int tick = 0; tick * step <= m_map.durationS * (1.0 + 1e-9); ++tick) {
        const double seconds = tick * step;
        const QRectF rect{
            m_map.x(seconds) - widest, m_map.plot.bottom() + 6.0, 2.0 * widest, metrics.height()};
        painter.drawText(
            rect, Qt::AlignHCenter | Qt::AlignTop, QString::fromStdString(timeTick(seconds, m_language)));
    }
}

void ChartFrame::paintLabels(QPainter& painter) const
{
    painter.setFont(labelFont());
    for (const PlacedLabel& label : m_placed) {
        const QColor colour = colourOf(label.ink, m_tokens);
        const qreal middle = label.rect.center().y();
        if (std::abs(middle - label.lineY) > leaderFrom) {
            painter.setPen(QPen{colour, 1.0});
            painter.drawLine(
                QPointF{m_map.plot.right() + 1.0, label.lineY}, QPointF{label.rect.left() - 2.0, middle});
        }
        painter.setPen(colour);
        painter.drawText(label.rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, label.text);
    }
}

void ChartFrame::paintMessage(QPainter& painter) const
{
    if (m_picture.message.isEmpty()) {
        return;
    }
    painter.setFont(labelFont());
    painter.setPen(colourOf(m_picture.messageInk, m_tokens));
    painter.drawText(m_map.plot, Qt::AlignCenter | Qt::TextWordWrap, m_picture.message);
}

} // namespace repique::charts
