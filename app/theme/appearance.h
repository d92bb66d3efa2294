// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/tokens.h"

#include <QtCore/QObject>
#include <QtGui/QPalette>

#include <functional>

class QApplication;

namespace repique::theme {

/// What the whole program looks like: theme, text scale, motion. One for the program, made in main and passed
/// down; widgets that paint themselves read `tokens()` and repaint on `changed`. GUI thread.
class Appearance final : public QObject
{
    Q_OBJECT

public:
    static constexpr int smallestScale = 80;
    static constexpr int largestScale = 200;

    /// Takes the light or dark theme after the system's palette, 100 %, motion on; applies at once.
    /// `systemPalette` tells that palette; without one, what Qt knows of it.
    explicit Appearance(QApplication& application, std::function<QPalette()> systemPalette = {});

    [[nodiscard]] Theme theme() const noexcept;
    [[nodiscard]] const Tokens& tokens() const noexcept;
    /// Text scale in percent.
    [[nodiscard]] int textScale() const noexcept;
    /// `pixels` at 100 %, at the current text scale: for painted sizes that go with text.
    [[nodiscard]] qreal scaled(qreal pixels) const noexcept;
    [[nodiscard]] bool isMotionReduced() const noexcept;
    /// What the system asks for, as far as it tells Qt.
    [[nodiscard]] Theme systemTheme() const noexcept;

    void setTheme(Theme theme);
    /// Takes the system's theme, now and whenever it changes, until `setTheme`.
    void followSystem();
    /// Clamped to 80 … 200.
    void setTextScale(int percent);
    void setMotionReduced(bool isReduced);

Q_SIGNALS:
    void changed(); ///< after palette, fonts and stylesheet of the whole program have changed

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void readSystem();
    void apply();

    QApplication& m_application;
    std::function<QPalette()> m_systemPalette;
    Theme m_systemTheme;
    Theme m_theme;
    bool m_isFollowing = false;
    bool m_isSystemToBeRead = false; ///< one change of the system is told to every window
    int m_textScale = 100;
    bool m_isMotionReduced = false;
};

} // namespace repique::theme
