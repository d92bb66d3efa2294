// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/appearance.h"

#include "app/theme/palette.h"
#include "app/theme/stylesheet.h"

#include <QtCore/QEvent>
#include <QtGui/QFontDatabase>
#include <QtGui/QPalette>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyleFactory>

#include <algorithm>
#include <utility>

namespace repique::theme {
namespace {

/// 13 px at 96 dots an inch.
constexpr qreal basePoints = 9.75;

Theme themeOf(const QPalette& palette)
{
    const bool isDark
        = palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return isDark ? Theme::Dark : Theme::Light;
}

/// Lets go of our palette, until `apply`: what shows through is the system's.
QPalette paletteBelowOurs()
{
    QApplication::setPalette(QPalette());
    return QApplication::palette();
}

QFont baseFont(int textScale)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    if (QFontDatabase::hasFamily(QStringLiteral("Inter"))) {
        font.setFamily(QStringLiteral("Inter"));
    }
    font.setPointSizeF(basePoints * textScale / 100.0);
    return font;
}

} // namespace

Appearance::Appearance(QApplication& application, std::function<QPalette()> systemPalette)
    : m_application(application)
    , m_systemPalette(systemPalette ? std::move(systemPalette) : &paletteBelowOurs)
    , m_systemTheme(themeOf(m_systemPalette()))
    , m_theme(m_systemTheme)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    m_application.installEventFilter(this);
    apply();
}

Theme Appearance::theme() const noexcept
{
    return m_theme;
}

const Tokens& Appearance::tokens() const noexcept
{
    return theme::tokens(m_theme);
}

int Appearance::textScale() const noexcept
{
    return m_textScale;
}

qreal Appearance::scaled(qreal pixels) const noexcept
{
    return pixels * m_textScale / 100.0;
}

bool Appearance::isMotionReduced() const noexcept
{
    return m_isMotionReduced;
}

Theme Appearance::systemTheme() const noexcept
{
    return m_systemTheme;
}

void Appearance::followSystem()
{
    setTheme(m_systemTheme);
    m_isFollowing = true;
}

bool Appearance::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ThemeChange && !m_isSystemToBeRead) {
        m_isSystemToBeRead = true;
        QMetaObject::invokeMethod(this, &Appearance::readSystem, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void Appearance::readSystem()
{
    m_isSystemToBeRead = false;
    m_systemTheme = themeOf(m_systemPalette());
    m_theme = m_isFollowing ? m_systemTheme : m_theme;
    apply();
}

void Appearance::setTheme(Theme theme)
{
    m_isFollowing = false;
    if (theme != m_theme) {
        m_theme = theme;
        apply();
    }
}

void Appearance::setTextScale(int percent)
{
    const int scale = std::clamp(percent, smallestScale, largestScale);
    if (scale != m_textScale) {
        m_textScale = scale;
        apply();
    }
}

void Appearance::setMotionReduced(bool isReduced)
{
    if (isReduced != m_isMotionReduced) {
        m_isMotionReduced = isReduced;
        Q_EMIT changed();
    }
}

void Appearance::apply()
{
    QApplication::setFont(baseFont(m_textScale));
    QApplication::setPalette(paletteOf(m_theme));
    m_application.setStyleSheet(stylesheetOf(m_theme, m_textScale));
    Q_EMIT changed();
}

} // namespace repique::theme
