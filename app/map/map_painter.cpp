// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_painter.h"

#include "app/map/map_ink.h"
#include "app/map/map_words.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>

namespace repique::map {
namespace {

constexpr double gap = 6.0;
constexpr double knob = 7.0;

QColor cellInk(const Picture& picture, std::size_t column, std::size_t row)
{
    const Data& data = picture.data;
    if (data.question().isVerdict()) {
        return inkOf(data.verdict(column, row), picture.tokens);
    }
    const std::optional<double>& figure = data.at(column, row).mean;
    return figure ? bandInk(data.bandOf(*figure), picture.tokens) : picture.tokens.raised;
}

/// A figure that no run has: neither low nor high.
void paintWithout(QPainter& painter, const QRectF& cell, const theme::Tokens& tokens)
{
    constexpr double half = 3.0;
    painter.setPen(QPen(tokens.control, 1.0));
    painter.drawLine(cell.center() - QPointF(half, 0.0), cell.center() + QPointF(half, 0.0));
}

void paintCell(QPainter& painter, const Picture& picture, std::size_t column, std::size_t row)
{
    const QRectF cell = picture.geometry.cell(column, row);
    const Data& data = picture.data;
    if (!data.at(column, row).isComputed) {
        constexpr double faded = 0.55;
        if (const std::optional<std::size_t> other = data.standIn(column, row)) {
            const QColor ink = cellInk(picture, *other % data.columns(), *other / data.columns());
            painter.fillRect(cell, mixed(ink, picture.tokens.surface, faded));
        }
        painter.fillRect(cell, veil(picture.tokens));
        return;
    }
    painter.fillRect(cell, cellInk(picture, column, row));
    if (data.isSplit(column, row)) {
        painter.fillRect(cell, hatch(data.question().isVerdict(), picture.tokens));
    } else if (!data.at(column, row).mean) {
        paintWithout(painter, cell, picture.tokens);
    }
}

void paintGrid(QPainter& painter, const Picture& picture)
{
    constexpr double room = 9.0; // smaller cells would be all lines
    const QRectF cell = picture.geometry.cell(0, 0);
    if (std::min(cell.width(), cell.height()) >= room) {
        painter.setPen(QPen(picture.tokens.surface, 1.0));
        for (std::size_t column = 1; column < picture.data.columns(); ++column) {
            const double x = picture.geometry.cell(column, 0).left();
            painter.drawLine(
                QPointF(x, picture.geometry.plot().top()), QPointF(x, picture.geometry.plot().bottom()));
        }
        for (std::size_t row = 1; row < picture.data.rows(); ++row) {
            const double y = picture.geometry.cell(0, row).bottom();
            painter.drawLine(
                QPointF(picture.geometry.plot().left(), y), QPointF(picture.geometry.plot().right(), y));
        }
    }
    painter.setPen(QPen(picture.tokens.control, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(picture.geometry.plot());
}

void paintAxes(QPainter& painter, const Picture& picture)
{
    const Geometry& geometry = picture.geometry;
    const QRectF& plot = geometry.plot();
    const double line = painter.fontMetrics().height();
    painter.setPen(picture.tokens.muted);
    for (std::size_t column = 0; column < picture.data.columns(); column += geometry.columnsATick()) {
        const double middle = geometry.cell(column, 0).center().x();
        painter.drawText(QRectF(middle - 100.0, plot.bottom() + gap / 2.0, 200.0, line),
            Qt::AlignHCenter | Qt::AlignTop, picture.x.ticks.at(column));
    }
    for (std::size_t row = 0; row < picture.data.rows(); row += geometry.rowsATick()) {
        const double middle = geometry.cell(0, row).center().y();
        painter.drawText(QRectF(plot.left() - 200.0 - gap, middle - line / 2.0, 200.0, line),
            Qt::AlignRight | Qt::AlignVCenter, picture.y.ticks.at(row));
    }
    painter.setPen(picture.tokens.text);
    painter.drawText(QRectF(plot.left(), plot.bottom() + line + gap, plot.width(), line),
        Qt::AlignHCenter | Qt::AlignTop, picture.x.title);
    painter.save();
    painter.translate(0.0, plot.bottom());
    painter.rotate(-90.0);
    painter.drawText(QRectF(0.0, 0.0, plot.height(), line), Qt::AlignHCenter | Qt::AlignTop, picture.y.title);
    painter.restore();
}

/// A line that can be seen on every cell.
void stroke(QPainter& painter, const QPainterPath& path, const QPen& pen, const QColor& halo)
{
    painter.strokePath(path, QPen(halo, pen.widthF() + 3.0, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.strokePath(path, pen);
}

/// The edge as a staircase: a stretch along each value of the other axis.
QPainterPath edgePath(const Picture& picture)
{
    const Question& question = picture.data.question();
    const bool isAcross = question.x.isLoad();
    const Axis& load = isAcross ? question.x : question.y;
    QPainterPath path;
    bool isDown = false;
    const std::vector<std::optional<Edge>>& edges = picture.data.edges();
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (!edges[i]) {
            isDown = false;
            continue;
        }
        const double place = load.placeOf(edges[i]->load);
        const auto at = static_cast<double>(i);
        const QPointF from = isAcross ? picture.geometry.pointOf(place, at - 0.5)
                                      : picture.geometry.pointOf(at - 0.5, place);
        const QPointF to = isAcross ? picture.geometry.pointOf(place, at + 0.5)
                                    : picture.geometry.pointOf(at + 0.5, place);
        if (isDown) {
            path.lineTo(from);
        } else {
            path.moveTo(from);
        }
        path.lineTo(to);
        isDown = true;
    }
    return path;
}

void paintEdge(QPainter& painter, const Picture& picture)
{
    const QPainterPath path = edgePath(picture);
    if (path.isEmpty()) {
        return;
    }
    const QRectF& plot = picture.geometry.plot();
    painter.save();
    painter.setClipRect(plot);
    QPen pen(picture.tokens.text, 2.0);
    pen.setDashPattern({4.0, 3.0});
    stroke(painter, path, pen, picture.tokens.surface);
    painter.restore();

    const std::vector<std::optional<Edge>>& edges = picture.data.edges();
    const auto last
        = std::find_if(edges.rbegin(), edges.rend(), [](const auto& edge) { return edge.has_value(); });
    const QString name = lawName((*last)->law);
    const QFontMetricsF font(painter.font());
    QRectF box(0.0, 0.0, font.horizontalAdvance(name) + 2.0 * gap, font.height() + 2.0);
    box.moveCenter(path.currentPosition());
    box.moveLeft(std::clamp(box.left() + box.width() * 0.75, plot.left(), plot.right() - box.width()));
    box.moveTop(std::clamp(box.top(), plot.top() + 2.0, plot.bottom() - box.height()));
    painter.setPen(QPen(picture.tokens.text, 1.0));
    painter.setBrush(picture.tokens.surface);
    painter.drawRoundedRect(box, 3.0, 3.0);
    painter.drawText(box, Qt::AlignCenter, name);
}

void paintCrosshair(QPainter& painter, const Picture& picture)
{
    const QRectF& plot = picture.geometry.plot();
    const QPointF at = picture.geometry.pointOf(picture.crosshair->x(), picture.crosshair->y());
    painter.save();
    painter.setClipRect(plot.adjusted(-knob, -knob, knob, knob));
    const QPen pen(picture.tokens.text, 1.5);
    QPainterPath path;
    if (at.x() >= plot.left() && at.x() <= plot.right()) {
        path.moveTo(at.x(), plot.top());
        path.lineTo(at.x(), plot.bottom());
    }
    if (at.y() >= plot.top() && at.y() <= plot.bottom()) {
        path.moveTo(plot.left(), at.y());
        path.lineTo(plot.right(), at.y());
    }
    stroke(painter, path, pen, picture.tokens.surface);
    painter.setPen(QPen(picture.tokens.text, 2.0));
    painter.setBrush(picture.tokens.surface);
    painter.drawEllipse(at, knob, knob);
    painter.restore();
}

void paintMark(QPainter& painter, const Picture& picture)
{
    const QRectF cell = picture.geometry.cell(picture.marked->column, picture.marked->row);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(picture.tokens.surface, 5.0));
    painter.drawRect(cell);
    painter.setPen(QPen(picture.tokens.accent, 2.0));
    painter.drawRect(cell);
}

} // namespace

void paint(QPainter& painter, const Picture& picture)
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t row = 0; row < picture.data.rows(); ++row) {
        for (std::size_t column = 0; column < picture.data.columns(); ++column) {
            paintCell(painter, picture, column, row);
        }
    }
    paintGrid(painter, picture);
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintAxes(painter, picture);
    paintEdge(painter, picture);
    if (picture.crosshair) {
        paintCrosshair(painter, picture);
    }
    if (picture.marked) {
        paintMark(painter, picture);
    }
}

} // namespace repique::map
