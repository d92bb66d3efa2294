// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/card/card_preview.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <utility>

namespace repique::card {
namespace {

/// Of the page's width: below, no word can be read.
constexpr qreal leastScale = 0.55;

} // namespace

CardPreview::CardPreview(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("cardPreview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CardPreview::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    update();
}

void CardPreview::setPicture(CardPicture picture)
{
    m_picture = std::move(picture);
    update();
}

QSize CardPreview::sizeHint() const
{
    return pageUnits.toSize();
}

QSize CardPreview::minimumSizeHint() const
{
    return (pageUnits * leastScale).toSize();
}

void CardPreview::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event);
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const qreal scale = std::min(width() / pageUnits.width(), height() / pageUnits.height());
    painter.translate((width() - pageUnits.width() * scale) / 2.0, 0.0);
    painter.scale(scale, scale);
    paintCard(painter, m_picture, m_tokens);
    painter.setPen(QPen(m_tokens.control, 0.0));
    painter.drawRect(QRectF{QPointF{}, pageUnits});
}

} // namespace repique::card
