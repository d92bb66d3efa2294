// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/trace.h"

#include <QtCore/QLineF>
#include <QtCore/QRectF>
#include <QtGui/QColor>

class QPainter;

namespace repique {

/// How the marks of one step are drawn.
struct MarkStyle
{
    QColor colour;
    QColor soft; ///< inside of bars and hollow heads
    QColor ground; ///< what the diagram stands on
    qreal lineWidth = 2.0;
    qreal unit = 1.0; ///< logical pixels of one pixel at 100 %
    qreal progress = 1.0; ///< how much of the step has been played
};

/// What tells kinds of messages apart besides their colour: the stroke, the head and a sign on the way.
enum class Stroke { Solid, Dashed, Dotted };
enum class Head { None, Filled, Double, Hollow };
enum class Sign { None, Cross, CrossAtDoor, Broken, Stopped };

struct ArrowShape
{
    Stroke stroke = Stroke::Solid;
    Head head = Head::Filled;
    Sign sign = Sign::None;
    bool isThick = false;
};

/// The shape of a message. Retries have a double head, settled answers a thick line, replays a hollow head,
/// lost messages are dashed and end in a cross, closed connections are broken in the middle, late answers are
/// dotted and stop at a bar, final refusals stop at a bar.
[[nodiscard]] ArrowShape shapeOf(const trace::Step& step) noexcept;

void drawArrow(QPainter& painter, const QLineF& line, const ArrowShape& shape, const MarkStyle& style);
void drawCross(QPainter& painter, const QPointF& centre, qreal radius, const MarkStyle& style);
/// A bar that fills from above while the wait is played.
void drawWaitBar(QPainter& painter, const QRectF& rect, const MarkStyle& style);
/// The box of a self-message; a duplicate's has a cross.
void drawSettledBox(QPainter& painter, const QRectF& rect, bool isDuplicate, const MarkStyle& style);
/// The octagon of a client that gives up.
void drawStopSign(QPainter& painter, const QRectF& rect, const MarkStyle& style);

} // namespace repique
