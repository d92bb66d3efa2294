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

void TimeMarker::setMark(std::optional<Crosshair> mark)
{
    prepareGeometryChange();
    m_mark = std::move(mark);
    update();
}

QRectF TimeMarker::boundingRect() const
{
    if (!m_mark) {
        return {};
    }
    const qreal reach = radius + 2.0;
    const QRectF line{m_map.x(m_mark->seconds) - reach, m_map.plot.top() - reach, 2.0 * reach,
        m_map.plot.height() + 2.0 * reach};
    return m_mark->readout.lines.empty() ? line : line.united(readoutRect().adjusted(-1.0, -1.0, 1.0, 1.0));
}

void TimeMarker::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    if (!m_mark) {
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    paintLine(*painter);
    if (!m_mark->readout.lines.empty()) {
        paintReadout(*painter);
    }
}

void TimeMarker::paintLine(QPainter& painter) const
{
    const qreal x = std::round(m_map.x(m_mark->seconds)) + 0.5;
    painter.setPen(QPen{m_tokens.control, 1.5});
    painter.drawLine(QPointF{x, m_map.plot.top()}, QPointF{x, m_map.plot.bottom()});
    painter.setBrush(m_tokens.surface);
    for (const Dot& dot : m_mark->dots) {
        if (dot.value <= m_map.top) {
            painter.setPen(QPen{colourOf(dot.ink, m_tokens), 2.0});
            painter.drawEllipse(QPointF{x, m_map.y(dot.value)}, radius, radius);
        }
    }
}

QRectF TimeMarker::readoutRect() const
{
    const QFontMetricsF metrics{m_font};
    qreal width = metrics.horizontalAdvance(QString::fromStdString(m_mark->readout.time));
    for (const ReadoutLine& line : m_mark->readout.lines) {
        const QString words = QString::fromStdString(line.name + line.value);
        width = std::max(width, swatch + gap + metrics.horizontalAdvance(words) + gap);
    }
    const auto rows = static_cast<qreal>(m_mark->readout.lines.size() + 1);
    const QSizeF size{std::ceil(width) + 2.0 * padding, rows * metrics.height() + 2.0 * padding};
    const qreal x = m_map.x(m_mark->seconds);
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
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, QString::fromStdString(m_mark->readout.time));
    for (const ReadoutLine& line : m_mark->readout.lines) {
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
