// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/transport_icons.h"

#include <QtGui/QIconEngine>
#include <QtGui/QPainter>

namespace repique {
namespace {

void drawTriangle(QPainter& painter, qreal left, qreal right)
{
    const QPointF corners[] = {{left, 3.0}, {right, 8.0}, {left, 13.0}};
    painter.drawPolygon(corners, 3);
}

/// In a square of 16 × 16.
void drawIcon(QPainter& painter, TransportIcon icon)
{
    switch (icon) {
    case TransportIcon::First:
        painter.drawRect(QRectF{2.5, 3.0, 2.0, 10.0});
        drawTriangle(painter, 13.5, 5.5);
        return;
    case TransportIcon::Back:
        drawTriangle(painter, 12.5, 3.5);
        return;
    case TransportIcon::Play:
        drawTriangle(painter, 4.0, 13.5);
        return;
    case TransportIcon::Pause:
        painter.drawRect(QRectF{3.5, 3.0, 3.5, 10.0});
        painter.drawRect(QRectF{9.0, 3.0, 3.5, 10.0});
        return;
    case TransportIcon::Forward:
        drawTriangle(painter, 2.5, 10.5);
        painter.drawRect(QRectF{12.0, 2.0, 1.5, 12.0});
        return;
    case TransportIcon::Last:
        drawTriangle(painter, 2.5, 10.5);
        painter.drawRect(QRectF{11.5, 3.0, 2.0, 10.0});
        return;
    }
}

class Engine final : public QIconEngine
{
public:
    Engine(TransportIcon icon, const QColor& colour, const QColor& disabled)
        : m_icon{icon}
        , m_colour{colour}
        , m_disabled{disabled}
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        constexpr qreal side = 16.0;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / side, rect.height() / side);
        painter->setPen(Qt::NoPen);
        painter->setBrush(mode == QIcon::Disabled ? m_disabled : m_colour);
        drawIcon(*painter, m_icon);
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap{size};
        pixmap.fill(Qt::transparent);
        QPainter painter{&pixmap};
        paint(&painter, QRect{QPoint{}, size}, mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new Engine(*this); }

private:
    TransportIcon m_icon;
    QColor m_colour;
    QColor m_disabled;
};

} // namespace

QIcon transportIcon(TransportIcon icon, const QColor& colour, const QColor& disabled)
{
    return QIcon{new Engine(icon, colour, disabled)};
}

} // namespace repique
