// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/sequence_marks.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace repique {
namespace {

using trace::Event;

ArrowShape shapeOfRequest(const trace::Step& step) noexcept
{
    const Head head = step.attempt > 1 ? Head::Double : Head::Filled;
    if (!step.lost) {
        return {.head = head};
    }
    const bool isRefused = step.decision && step.decision->classification == retry::Classification::Retryable;
    const bool isAtDoor = isRefused || step.isHeldBack;
    return {.stroke = Stroke::Dashed, .head = Head::None, .sign = isAtDoor ? Sign::CrossAtDoor : Sign::Cross};
}

ArrowShape shapeOfAnswer(const trace::Step& step) noexcept
{
    if (step.status >= 200 && step.status < 300) {
        return {.head = step.isReplay ? Head::Hollow : Head::Filled, .isThick = true};
    }
    const bool isFinal = step.decision && step.decision->reason == retry::Reason::NotListed;
    return {
        .head = step.isReplay ? Head::Hollow : Head::Filled, .sign = isFinal ? Sign::Stopped : Sign::None};
}

QPen penFor(const ArrowShape& shape, const MarkStyle& style)
{
    QPen pen{style.colour, style.lineWidth * (shape.isThick ? 1.5 : 1.0)};
    pen.setCapStyle(shape.stroke == Stroke::Dotted ? Qt::RoundCap : Qt::FlatCap);
    if (shape.stroke == Stroke::Dashed) {
        pen.setDashPattern({3.5, 2.0});
    } else if (shape.stroke == Stroke::Dotted) {
        pen.setDashPattern({0.1, 2.4});
    }
    return pen;
}

/// Along the line: 1 unit forward and to the left of it.
struct Axes
{
    QPointF along;
    QPointF across;
};

Axes axesOf(const QLineF& line)
{
    const qreal sign = line.dx() < 0.0 ? -1.0 : 1.0;
    return {.along = {sign, 0.0}, .across = {0.0, 1.0}};
}

void drawTriangle(
    QPainter& painter, const QPointF& tip, const Axes& axes, bool isHollow, const MarkStyle& style)
{
    const qreal length = 10.0 * style.unit;
    const qreal half = 4.8 * style.unit;
    const QPointF base = tip - axes.along * length;
    const QPointF corners[] = {tip, base + axes.across * half, base - axes.across * half};
    painter.setPen(QPen{style.colour, isHollow ? 1.5 * style.unit : 0.0});
    painter.setBrush(isHollow ? style.ground : style.colour);
    painter.drawPolygon(corners, 3);
}

void drawHead(QPainter& painter, const QLineF& line, Head head, const MarkStyle& style)
{
    const Axes axes = axesOf(line);
    switch (head) {
    case Head::None:
        return;
    case Head::Filled:
        drawTriangle(painter, line.p2(), axes, false, style);
        return;
    case Head::Double:
        drawTriangle(painter, line.p2(), axes, false, style);
        drawTriangle(painter, line.p2() - axes.along * 9.0 * style.unit, axes, false, style);
        return;
    case Head::Hollow:
        drawTriangle(painter, line.p2(), axes, true, style);
        return;
    }
}

void drawBar(QPainter& painter, const QPointF& at, const MarkStyle& style)
{
    const QPointF half{0.0, 7.0 * style.unit};
    painter.setPen(QPen{style.colour, 2.5 * style.unit, Qt::SolidLine, Qt::RoundCap});
    painter.drawLine(at - half, at + half);
}

void drawBreak(QPainter& painter, const QPointF& at, const MarkStyle& style)
{
    const qreal u = style.unit;
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.ground);
    painter.drawRect(QRectF{at.x() - 4.0 * u, at.y() - 3.0 * u, 8.0 * u, 6.0 * u});
    painter.setPen(QPen{style.colour, 2.0 * u, Qt::SolidLine, Qt::RoundCap});
    for (const qreal dx : {-4.0 * u, 4.0 * u}) {
        painter.drawLine(QPointF{at.x() + dx - 3.0 * u, at.y() + 6.0 * u},
            QPointF{at.x() + dx + 3.0 * u, at.y() - 6.0 * u});
    }
}

void drawSign(QPainter& painter, const QLineF& line, Sign sign, const MarkStyle& style)
{
    const Axes axes = axesOf(line);
    switch (sign) {
    case Sign::None:
        return;
    case Sign::Cross:
        drawCross(painter, line.p2(), 6.0 * style.unit, style);
        return;
    case Sign::CrossAtDoor:
        drawCross(painter, line.p2() - axes.along * 4.0 * style.unit, 6.0 * style.unit, style);
        drawBar(painter, line.p2() + axes.along * 8.0 * style.unit, style);
        return;
    case Sign::Broken:
        drawBreak(painter, line.center(), style);
        return;
    case Sign::Stopped:
        drawBar(painter, line.p2() + axes.along * 2.0 * style.unit, style);
        return;
    }
}

} // namespace

ArrowShape shapeOf(const trace::Step& step) noexcept
{
    switch (step.event) {
    case Event::Request:
        return shapeOfRequest(step);
    case Event::Answer:
        return shapeOfAnswer(step);
    case Event::LostResponse:
        return {.stroke = Stroke::Dashed, .head = Head::None, .sign = Sign::Cross};
    case Event::LateAnswer:
        return {.stroke = Stroke::Dotted, .head = Head::Hollow, .sign = Sign::Stopped};
    case Event::ClosedConnection:
        return {.head = Head::None, .sign = Sign::Broken};
    case Event::KeyMade:
    case Event::NoKey:
    case Event::Settled:
    case Event::Wait:
    case Event::GaveUp:
        return {};
    }
    return {};
}

void drawArrow(QPainter& painter, const QLineF& line, const ArrowShape& shape, const MarkStyle& style)
{
    const QPointF tip = line.pointAt(std::clamp(style.progress, 0.0, 1.0));
    const bool hasArrived = style.progress >= 1.0;
    const bool hasHead = hasArrived && shape.head != Head::None;
    const qreal headLength = hasHead ? (shape.head == Head::Double ? 18.0 : 9.0) * style.unit : 0.0;
    const QPointF end = tip - axesOf(line).along * std::min(headLength, line.length());
    painter.setPen(penFor(shape, style));
    painter.drawLine(line.p1(), end);
    if (!hasArrived) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.colour);
        painter.drawEllipse(tip, 4.5 * style.unit, 4.5 * style.unit);
        return;
    }
    drawHead(painter, line, shape.head, style);
    drawSign(painter, line, shape.sign, style);
}

void drawCross(QPainter& painter, const QPointF& centre, qreal radius, const MarkStyle& style)
{
    painter.setPen(QPen{style.colour, 2.5 * style.unit, Qt::SolidLine, Qt::RoundCap});
    painter.drawLine(centre - QPointF{radius, radius}, centre + QPointF{radius, radius});
    painter.drawLine(centre - QPointF{radius, -radius}, centre + QPointF{radius, -radius});
}

void drawWaitBar(QPainter& painter, const QRectF& rect, const MarkStyle& style)
{
    const qreal radius = rect.width() / 2.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.soft);
    painter.drawRoundedRect(rect, radius, radius);
    if (style.progress < 1.0) {
        painter.save();
        painter.setClipRect(QRectF{rect.topLeft(), QSizeF{rect.width(), rect.height() * style.progress}});
        painter.setBrush(style.colour);
        painter.drawRoundedRect(rect, radius, radius);
        painter.restore();
    }
    painter.setPen(QPen{style.colour, 1.5 * style.unit});
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect, radius, radius);
}

void drawSettledBox(QPainter& painter, const QRectF& rect, bool isDuplicate, const MarkStyle& style)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.colour);
    painter.drawRoundedRect(rect, 3.0 * style.unit, 3.0 * style.unit);
    if (isDuplicate) {
        MarkStyle inverse = style;
        inverse.colour = style.ground;
        drawCross(painter, rect.center(), 4.5 * style.unit, inverse);
    }
}

void drawStopSign(QPainter& painter, const QRectF& rect, const MarkStyle& style)
{
    const qreal radius = 11.0 * style.unit;
    QPolygonF octagon;
    for (int corner = 0; corner < 8; ++corner) {
        const qreal angle = (corner + 0.5) * M_PI / 4.0;
        octagon << rect.center() + QPointF{std::cos(angle), std::sin(angle)} * radius;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.colour);
    painter.drawPolygon(octagon);
    painter.setBrush(style.ground);
    const qreal half = 3.5 * style.unit;
    painter.drawRect(QRectF{rect.center() - QPointF{half, half}, QSizeF{2.0 * half, 2.0 * half}});
}

} // namespace repique
