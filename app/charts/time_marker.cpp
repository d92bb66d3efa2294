// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/time_marker.h"

#include "app/charts/chart_style.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace repique::charts {
namespace {

constexpr qreal padding = 8.0;
constexpr qreal swatch = 14.0; ///< width of the sample of a line before its name
constexpr qreal gap = 10.0; ///< between name and value, and between crosshair and its card
constexpr qreal radius = 4.0; ///< of the rings on the curves

} // namespace

TimeMarker::TimeMarker()
{
    setZValue(10.0);
}

void TimeMarker::setLook(const theme::Tokens& tokens, const QFont& font)
{
    m_tokens = tokens;
    m_font = font;
    update();
}

void TimeMarker::setGeometry(const PlotMap& map, const QRectF& bounds)
{
    prepareGeometryChange();
    m_map = map;
    m_bounds = bounds;
    update();
}

void TimeMarker::setCursor(std::optional<double> seconds, const QList<Dot>& dots)
{
    prepareGeometryChange();
    m_cursor = seconds;
    m_cursorDots = dots;
    update();
}

void TimeMarker::setCrosshair(std::optional<Crosshair> crosshair)
{
    prepareGeometryChange();
    m_crosshair = std::move(crosshair);
    update();
}

QRectF TimeMarker::boundingRect() const
{
    return m_bounds;
}

void TimeMarker::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_cursor) {
        paintLine(*painter, *m_cursor, m_cursorDots);
    }
    if (m_crosshair) {
        paintLine(*painter, m_crosshair->seconds, m_crosshair->dots);
        paintReadout(*painter);
    }
}

void TimeMarker::paintLine(QPainter& painter, double seconds, const QList<Dot>& dots) const
{
    const qreal x = std::round(m_map.x(seconds)) + 0.5;
    painter.setPen(QPen{m_tokens.control, 1.5});
    painter.drawLine(QPointF{x, m_map.plot.top()}, QPointF{x, m_map.plot.bottom()});
    painter.setBrush(m_tokens.surface);
    for (const Dot& dot : dots) {
        if (dot.value <= m_map.top) {
            painter.setPen(QPen{colourOf(dot.ink, m_tokens), 2.0});
            painter.drawEllipse(QPointF{x, m_map.y(dot.value)}, radius, radius);
        }
    }
}

QRectF TimeMarker::readoutRect() const
{
    const QFontMetricsF metrics{m_font};
    qreal width = metrics.horizontalAdvance(QString::fromStdString(m_crosshair->readout.time));
    for (const ReadoutLine& line : m_crosshair->readout.lines) {
        const QString words = QString::fromStdString(line.name + line.value);
        width = std::max(width, swatch + gap + metrics.horizontalAdvance(words) + gap);
    }
    const auto rows = static_cast<qreal>(m_crosshair->readout.lines.size() + 1);
    const QSizeF size{std::ceil(width) + 2.0 * padding, rows * metrics.height() + 2.0 * padding};
    const qreal x = m_map.x(m_crosshair->seconds);
    const bool fitsRight = x + gap + size.width() <= m_map.plot.right();
    const qreal left = fitsRight ? x + gap : std::max(m_bounds.left(), x - gap - size.width());
    const qreal lowest = std::max(m_bounds.top(), m_bounds.bottom() - size.height());
    return {QPointF{left, std::min(m_map.plot.top() + 4.0, lowest)}, size};
}

void TimeMarker::paintReadout(QPainter& painter) const
{
    const QRectF card = readoutRect();
    painter.setPen(QPen{m_tokens.control, 1.0});
    painter.setBrush(m_tokens.raised);
    painter.drawRoundedRect(card, 7.0, 7.0);

    const QFontMetricsF metrics{m_font};
    QRectF row = card.adjusted(padding, padding, -padding, 0.0);
    row.setHeight(metrics.height());
    painter.setFont(m_font);
    painter.setPen(m_tokens.muted);
    painter.drawText(
        row, Qt::AlignLeft | Qt::AlignVCenter, QString::fromStdString(m_crosshair->readout.time));
    for (const ReadoutLine& line : m_crosshair->readout.lines) {
        row.translate(0.0, metrics.height());
        painter.setPen(penOf(line.ink, m_tokens));
        painter.drawLine(
            QPointF{row.left(), row.center().y()}, QPointF{row.left() + swatch, row.center().y()});
        painter.setPen(m_tokens.text);
        const QRectF words = row.adjusted(swatch + gap, 0.0, 0.0, 0.0);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, QString::fromStdString(line.name));
        painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, QString::fromStdString(line.value));
    }
}

} // namespace repique::charts
