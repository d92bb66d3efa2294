// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/lesson_card.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <utility>

namespace repique {
namespace {

constexpr int margin = 14;
constexpr int gap = 14; ///< between ring and words
constexpr int lineGap = 2; ///< between title and line
constexpr qreal ringWidth = 4.0;
constexpr qreal cornerRadius = 12.0;
constexpr int mostCharacters = 34; ///< of the width that is asked for
constexpr int wholeTurn = 360 * 16; ///< as QPainter counts
constexpr int top = 90 * 16;

int heightOf(const QString& text, const QFont& font, int width)
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, text).height();
}

} // namespace

LessonCard::LessonCard(QWidget* parent)
    : QAbstractButton(parent)
    , m_tokens(theme::tokens(theme::Theme::Light))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void LessonCard::setWords(const Words& words)
{
    m_words = words;
    setAccessibleName(QStringLiteral("%1, %2").arg(words.label, words.title));
    setAccessibleDescription(QStringLiteral("%1. %2").arg(words.progress, words.line));
    setToolTip(words.progress);
    updateGeometry();
    update();
}

void LessonCard::setShare(double share)
{
    m_share = std::clamp(share, 0.0, 1.0);
    update();
}

void LessonCard::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    update();
}

int LessonCard::ringSize() const
{
    return fontMetrics().height() * 2 + 6;
}

QFont LessonCard::titleFont() const
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    return strong;
}

QFont LessonCard::lineFont() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    return small;
}

QRect LessonCard::wordsRect(int width) const
{
    const int left = margin + ringSize() + gap;
    return {left, margin, std::max(width - left - margin, 1), 0};
}

QSize LessonCard::sizeHint() const
{
    const int width = wordsRect(0).left() + fontMetrics().averageCharWidth() * mostCharacters + margin;
    return {width, heightForWidth(width)};
}

QSize LessonCard::minimumSizeHint() const
{
    return {wordsRect(0).left() + fontMetrics().averageCharWidth() * 14 + margin, ringSize() + 2 * margin};
}

bool LessonCard::hasHeightForWidth() const
{
    return true;
}

int LessonCard::heightForWidth(int width) const
{
    const int words = wordsRect(width).width();
    const int text
        = heightOf(m_words.title, titleFont(), words) + lineGap + heightOf(m_words.line, lineFont(), words);
    return std::max(text, ringSize()) + 2 * margin;
}

void LessonCard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isHot = underMouse() || isDown();
    painter.setPen(QPen(isHot ? m_tokens.accent : m_tokens.line, 1.0));
    painter.setBrush(isHot ? m_tokens.accentSoft : m_tokens.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
    paintRing(painter);

    QRect words = wordsRect(width());
    const int titleHeight = heightOf(m_words.title, titleFont(), words.width());
    const int lineHeight = heightOf(m_words.line, lineFont(), words.width());
    words.setTop(std::max((height() - titleHeight - lineGap - lineHeight) / 2, margin / 2));
    words.setHeight(titleHeight);
    painter.setFont(titleFont());
    painter.setPen(m_tokens.text);
    painter.drawText(words, Qt::TextWordWrap, m_words.title);
    words.translate(0, titleHeight + lineGap);
    words.setHeight(lineHeight);
    painter.setFont(lineFont());
    painter.setPen(isHot ? m_tokens.text : m_tokens.muted);
    painter.drawText(words, Qt::TextWordWrap, m_words.line);
}

void LessonCard::paintRing(QPainter& painter) const
{
    const int size = ringSize();
    const QRectF ring = QRectF(margin, (height() - size) / 2.0, size, size)
                            .adjusted(ringWidth / 2, ringWidth / 2, -ringWidth / 2, -ringWidth / 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_tokens.line, ringWidth));
    painter.drawEllipse(ring);
    if (m_share > 0.0) {
        painter.setPen(QPen(m_tokens.goodput, ringWidth, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(ring, top, -qRound(m_share * wholeTurn));
    }
    QFont label = titleFont();
    label.setPointSizeF(label.pointSizeF() * 0.82);
    painter.setFont(label);
    painter.setPen(m_share >= 1.0 ? m_tokens.goodput : m_tokens.text);
    painter.drawText(ring, Qt::AlignCenter, m_share >= 1.0 ? QStringLiteral("✓") : m_words.label);
}

void LessonCard::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    case Qt::Key_Left:
        Q_EMIT moveRequested(-1, 0);
        return;
    case Qt::Key_Right:
        Q_EMIT moveRequested(1, 0);
        return;
    case Qt::Key_Up:
        Q_EMIT moveRequested(0, -1);
        return;
    case Qt::Key_Down:
        Q_EMIT moveRequested(0, 1);
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void LessonCard::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void LessonCard::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace repique
