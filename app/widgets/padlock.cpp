// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/padlock.h"

#include <QtGui/QPainter>

namespace repique {

Padlock::Padlock(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
}

void Padlock::setSubject(const QString& subject)
{
    setToolTip(tr("Locked by this lesson"));
    //: %1 is a parameter: "Base delay: locked by this lesson"
    setAccessibleName(tr("%1: locked by this lesson").arg(subject));
    setWhatsThis(tr("This lesson keeps this value. Who teaches can unlock all of them in the Lesson menu."));
}

QSize Padlock::sizeHint() const
{
    const int side = fontMetrics().height();
    return {side, side};
}

void Padlock::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = height();
    const QColor ink = palette().color(QPalette::PlaceholderText);
    painter.setPen(QPen(ink, side / 10.0));
    painter.drawArc(QRectF(side * 0.3, side * 0.12, side * 0.4, side * 0.56), 0, 180 * 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawRoundedRect(QRectF(side * 0.18, side * 0.42, side * 0.64, side * 0.46), 2.0, 2.0);
}

} // namespace repique
