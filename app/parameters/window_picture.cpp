// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parameters/window_picture.h"

#include "app/i18n/numbers.h"

#include <QtCore/QEvent>
#include <QtCore/QStringList>
#include <QtGui/QPainter>

#include <algorithm>

namespace repique {
namespace {

constexpr int mostBars = 6;
constexpr qreal barHeight = 40.0;
constexpr qreal gap = 8.0;
constexpr int fewestBars = 2;

QFont smallFont(const QFont& font)
{
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * 0.8);
    return small;
}

} // namespace

/// As many as have room for their labels.
int WindowPicture::barCount() const
{
    const QFontMetrics metrics{smallFont(font())};
    int widest = 1;
    for (int retry = 1; retry <= mostBars; ++retry) {
        widest = std::max(widest, metrics.horizontalAdvance(labelOf(retry)));
    }
    return std::clamp((width() + static_cast<int>(gap)) / (widest + 4), fewestBars, mostBars);
}

QString WindowPicture::labelOf(int retry) const
{
    return QString::fromStdString(i18n::duration(retry::window(m_backoff, retry), m_language));
}

WindowPicture::WindowPicture(QWidget* parent) : QWidget(parent), m_tokens(theme::tokens(theme::Theme::Light))
{
    setObjectName(QStringLiteral("windowPicture"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void WindowPicture::setBackoff(const retry::Backoff& backoff, std::int64_t maxAttempts)
{
    m_backoff = backoff;
    m_maxAttempts = maxAttempts;
    describe();
    update();
}

void WindowPicture::setLanguage(i18n::Language language)
{
    m_language = language;
    describe();
    update();
}

void WindowPicture::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    update();
}

QSize WindowPicture::sizeHint() const
{
    return {240, static_cast<int>(barHeight) + QFontMetrics{smallFont(font())}.height() + 6};
}

QSize WindowPicture::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

void WindowPicture::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont(font()));
    const int bars = barCount();
    double longest = 1.0;
    for (int retry = 1; retry <= bars; ++retry) {
        longest = std::max(longest, toMilliseconds(retry::window(m_backoff, retry)));
    }
    const qreal width = (this->width() - gap * (bars - 1)) / bars;
    for (int retry = 1; retry <= bars; ++retry) {
        const SimDuration window = retry::window(m_backoff, retry);
        const qreal height = std::max(2.0, barHeight * toMilliseconds(window) / longest);
        const qreal left = (retry - 1) * (width + gap);
        QColor colour = m_tokens.retry;
        colour.setAlphaF(retry < m_maxAttempts ? 1.0F : 0.3F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF(left, barHeight - height, width, height), 2, 2);
        painter.setPen(m_tokens.muted);
        painter.drawText(QRectF(left - gap / 2, barHeight + 2, width + gap, this->height() - barHeight - 2),
            Qt::AlignHCenter | Qt::AlignTop, labelOf(retry));
    }
}

void WindowPicture::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        describe();
    } else if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

void WindowPicture::describe()
{
    QStringList windows;
    for (int retry = 1; retry <= mostBars; ++retry) {
        windows.append(labelOf(retry));
    }
    setAccessibleName(tr("Window of each wait"));
    setAccessibleDescription(windows.join(QStringLiteral(", ")));
    setToolTip(tr("Longest wait before retry 1, 2, 3 …: %1").arg(windows.join(QStringLiteral(" · "))));
}

} // namespace repique
