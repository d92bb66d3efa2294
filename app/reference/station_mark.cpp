// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/station_mark.h"

#include <QtGui/QPainter>

namespace repique::reference {
namespace {

constexpr qreal lineWidth = 4.0;

} // namespace

StationMark::StationMark(Kind kind, int station, bool isHere, QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_station(station)
    , m_isHere(isHere)
    , m_tokens(theme::tokens(theme::Theme::Light))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

void StationMark::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    update();
}

QSize StationMark::sizeHint() const
{
    const int side = fontMetrics().height() * 2;
    return {side, side};
}

QRectF StationMark::stop() const
{
    const qreal side = fontMetrics().height() * 1.7;
    return {(width() - side) / 2.0, fontMetrics().height() * 0.15, side, side};
}

void StationMark::paintLine(QPainter& painter) const
{
    const qreal x = width() / 2.0;
    const qreal top = m_kind == Kind::First ? stop().center().y() : 0.0;
    const bool isFurther = m_kind == Kind::Further;
    painter.setPen(QPen(m_tokens.accent, lineWidth, isFurther ? Qt::DotLine : Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x, top), QPointF(x, height()));
}

void StationMark::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_kind != Kind::Beside) {
        paintLine(painter);
    }
    if (m_kind == Kind::Further) {
        return;
    }
    painter.setPen(
        m_kind == Kind::Beside ? QPen(m_tokens.muted, 2.0, Qt::DashLine) : QPen(m_tokens.accent, 3.0));
    painter.setBrush(m_isHere ? m_tokens.accent : m_tokens.surface);
    painter.drawEllipse(stop().adjusted(2.0, 2.0, -2.0, -2.0));
    if (m_station > 0) {
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        painter.setFont(bold);
        painter.setPen(m_isHere ? m_tokens.onAccent : m_tokens.text);
        painter.drawText(stop(), Qt::AlignCenter, QString::number(m_station));
    }
}

} // namespace repique::reference
