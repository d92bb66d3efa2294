// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/shape_picture.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <array>
#include <cmath>

namespace repique {
namespace {

double flat(double /*x*/)
{
    return 0.45;
}

double settles(double x)
{
    return 0.2 + 0.55 * (1.0 - std::exp(-6.0 * x));
}

double line(double x)
{
    return 0.1 + 0.8 * x;
}

double explodes(double x)
{
    return 0.08 + 0.85 * (std::exp(5.0 * x) - 1.0) / (std::exp(5.0) - 1.0);
}

double bump(double x, double at, double width)
{
    return std::max(0.0, 1.0 - std::abs(x - at) / width);
}

double spikes(double x)
{
    return 0.06 + 0.85 * std::max({bump(x, 0.15, 0.05), bump(x, 0.4, 0.05), bump(x, 0.8, 0.05)});
}

double oneSpike(double x)
{
    return 0.06 + 0.85 * bump(x, 0.5, 0.07);
}

double spread(double x)
{
    return 0.12 + 0.22 * std::sin(3.14159 * x) + 0.05 * std::sin(31.0 * x);
}

double collapses(double x)
{
    return 0.06 + 0.8 / (1.0 + std::exp(18.0 * (x - 0.4)));
}

double recovers(double x)
{
    return 0.85 - 0.75 * bump(x, 0.45, 0.28);
}

struct Shape
{
    const char* name;
    double (*height)(double x);
};

constexpr std::array shapes{Shape{"flat", flat}, Shape{"settles", settles}, Shape{"line", line},
    Shape{"explodes", explodes}, Shape{"spikes", spikes}, Shape{"one_spike", oneSpike},
    Shape{"spread", spread}, Shape{"collapses", collapses}, Shape{"recovers", recovers}};

const Shape* shapeOf(const std::string& name)
{
    const auto* const found
        = std::ranges::find_if(shapes, [&name](const Shape& each) { return name == each.name; });
    return found == shapes.end() ? nullptr : found;
}

} // namespace

bool isShape(const std::string& name)
{
    return shapeOf(name) != nullptr;
}

QPixmap shapePicture(const std::string& name, const QWidget& widget)
{
    const Shape* const shape = shapeOf(name);
    const int height = widget.fontMetrics().height() * 2;
    const QSize size(height * 3 / 2, height);
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(widget.palette().color(QPalette::Dark), 1.0));
    painter.drawLine(QPointF(1, 0), QPointF(1, height - 1.5));
    painter.drawLine(QPointF(1, height - 1.5), QPointF(size.width(), height - 1.5));
    QPainterPath path;
    for (int x = 0; x <= size.width() - 4; ++x) {
        const double share = static_cast<double>(x) / (size.width() - 4);
        const QPointF point(3.0 + x, (height - 3.0) * (1.0 - shape->height(share)));
        x == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    painter.setPen(QPen(widget.palette().color(QPalette::Highlight), 2.0));
    painter.drawPath(path);
    return picture;
}

} // namespace repique
