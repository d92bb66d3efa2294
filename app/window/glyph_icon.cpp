// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/glyph_icon.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QIconEngine>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPalette>

#include <array>
#include <utility>

namespace repique {
namespace {

using Points = QList<QPointF>;

// Everything is drawn on a grid of 16 × 16.
void polyline(QPainterPath& path, const Points& points)
{
    path.moveTo(points.constFirst());
    for (qsizetype index = 1; index < points.size(); ++index) {
        path.lineTo(points.at(index));
    }
}

void polygon(QPainterPath& path, const Points& points)
{
    polyline(path, points);
    path.closeSubpath();
}

void sheet(QPainterPath& path)
{
    polygon(path, {{4, 2}, {9, 2}, {12, 5}, {12, 14}, {4, 14}});
    polyline(path, {{9, 2}, {9, 5}, {12, 5}});
}

void folder(QPainterPath& path)
{
    polygon(path, {{2, 4}, {6, 4}, {7.5, 5.5}, {14, 5.5}, {14, 13}, {2, 13}});
}

void disk(QPainterPath& path)
{
    polygon(path, {{3, 3}, {11, 3}, {13, 5}, {13, 13}, {3, 13}});
    path.addRect(5.5, 3, 4.5, 3);
    path.addRect(5, 9, 6, 4);
}

void undo(QPainterPath& path)
{
    polyline(path, {{6, 3}, {3, 6}, {6, 9}});
    path.moveTo(3, 6);
    path.lineTo(9.5, 6);
    path.cubicTo({14.5, 6}, {14.5, 13}, {9.5, 13});
    path.lineTo(6.5, 13);
}

void lens(QPainterPath& path)
{
    path.addEllipse(QPointF{7, 7}, 4.5, 4.5);
    polyline(path, {{10.3, 10.3}, {14, 14}});
    polyline(path, {{5, 7}, {9, 7}});
}

void again(QPainterPath& path)
{
    path.arcMoveTo(3, 3, 10, 10, 40);
    path.arcTo(3, 3, 10, 10, 40, 290);
    polyline(path, {{12.5, 2.5}, {12, 5.2}, {9.2, 4.8}});
}

void dice(QPainterPath& path)
{
    path.addRoundedRect(3, 3, 10, 10, 2, 2);
    for (const QPointF& pip : {QPointF{6, 6}, QPointF{8, 8}, QPointF{10, 10}}) {
        path.addEllipse(pip, 0.5, 0.5);
    }
}

void panel(QPainterPath& path)
{
    path.addRoundedRect(2, 3, 12, 10, 1.5, 1.5);
    polyline(path, {{6, 3}, {6, 13}});
}

void home(QPainterPath& path)
{
    polyline(path, {{2, 8}, {8, 2.5}, {14, 8}});
    polyline(path, {{4, 7}, {4, 13.5}, {12, 13.5}, {12, 7}});
}

void keyboard(QPainterPath& path)
{
    path.addRoundedRect(1.5, 4, 13, 8, 1.5, 1.5);
    polyline(path, {{5, 9.5}, {11, 9.5}});
    for (const qreal x : {4.5, 7.0, 9.5, 12.0}) {
        path.addEllipse(QPointF{x, 6.7}, 0.4, 0.4);
    }
}

QPainterPath mirrored(const QPainterPath& path)
{
    return QTransform(-1, 0, 0, 1, 16, 0).map(path);
}

void forward(QPainterPath& path)
{
    polygon(path, {{4, 3.5}, {10.5, 8}, {4, 12.5}});
}

void ahead(QPainterPath& path)
{
    forward(path);
    polyline(path, {{12.5, 3.5}, {12.5, 12.5}});
}

/// Two ways that cross.
void race(QPainterPath& path)
{
    path.moveTo(2, 4.5);
    path.cubicTo(8, 4.5, 7, 11.5, 13.5, 11.5);
    path.moveTo(2, 11.5);
    path.cubicTo(8, 11.5, 7, 4.5, 13.5, 4.5);
    polyline(path, {{11.5, 2.5}, {13.5, 4.5}, {11.5, 6.5}});
    polyline(path, {{11.5, 9.5}, {13.5, 11.5}, {11.5, 13.5}});
}

using Drawer = void (*)(QPainterPath&);

QPainterPath pathOf(Glyph glyph)
{
    constexpr std::array drawers{std::pair<Glyph, Drawer>{Glyph::New, sheet},
        std::pair<Glyph, Drawer>{Glyph::Open, folder}, std::pair<Glyph, Drawer>{Glyph::Save, disk},
        std::pair<Glyph, Drawer>{Glyph::Undo, undo}, std::pair<Glyph, Drawer>{Glyph::Redo, undo},
        std::pair<Glyph, Drawer>{Glyph::ZoomIn, lens}, std::pair<Glyph, Drawer>{Glyph::ZoomOut, lens},
        std::pair<Glyph, Drawer>{Glyph::Run, again}, std::pair<Glyph, Drawer>{Glyph::Dice, dice},
        std::pair<Glyph, Drawer>{Glyph::Play, forward}, std::pair<Glyph, Drawer>{Glyph::StepForward, forward},
        std::pair<Glyph, Drawer>{Glyph::StepBack, forward}, std::pair<Glyph, Drawer>{Glyph::First, ahead},
        std::pair<Glyph, Drawer>{Glyph::Last, ahead}, std::pair<Glyph, Drawer>{Glyph::Panel, panel},
        std::pair<Glyph, Drawer>{Glyph::Home, home}, std::pair<Glyph, Drawer>{Glyph::Keyboard, keyboard},
        std::pair<Glyph, Drawer>{Glyph::Race, race}};
    QPainterPath path;
    for (const auto& [drawn, draw] : drawers) {
        if (drawn == glyph) {
            draw(path);
        }
    }
    if (glyph == Glyph::ZoomIn) {
        polyline(path, {{7, 5}, {7, 9}});
    } else if (glyph == Glyph::Stop) {
        path.addRect(4, 4, 8, 8);
    }
    const bool isBackwards = glyph == Glyph::Redo || glyph == Glyph::StepBack || glyph == Glyph::First;
    return isBackwards ? mirrored(path) : path;
}

/// Draws a glyph in the colour that text has at that moment.
class GlyphEngine final : public QIconEngine
{
public:
    explicit GlyphEngine(Glyph glyph) : m_glyph(glyph) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const QPalette::ColorGroup group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QPalette palette = QGuiApplication::palette();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / 16.0, rect.height() / 16.0);
        painter->setPen(QPen(
            palette.color(group, QPalette::ButtonText), 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(pathOf(m_glyph));
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new GlyphEngine(*this); }

private:
    Glyph m_glyph;
};

} // namespace

QIcon glyphIcon(Glyph glyph)
{
    return glyph == Glyph::None ? QIcon() : QIcon(new GlyphEngine(glyph));
}

} // namespace repique
