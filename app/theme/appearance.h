// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/tokens.h"

#include <QtCore/QObject>

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
    explicit Appearance(QApplication& application, QObject* parent = nullptr);

    [[nodiscard]] Theme theme() const noexcept;
    [[nodiscard]] const Tokens& tokens() const noexcept;
    /// Text scale in percent.
    [[nodiscard]] int textScale() const noexcept;
    /// `pixels` at 100 %, at the current text scale: for painted sizes that go with text.
    [[nodiscard]] qreal scaled(qreal pixels) const noexcept;
    [[nodiscard]] bool isMotionReduced() const noexcept;
    /// What the system asked for when the program started.
    [[nodiscard]] Theme systemTheme() const noexcept;

    void setTheme(Theme theme);
    /// Clamped to 80 … 200.
    void setTextScale(int percent);
    void setMotionReduced(bool isReduced);

Q_SIGNALS:
    void changed(); ///< after palette, fonts and stylesheet of the whole program have changed

private:
    void apply();

    QApplication& m_application;
    Theme m_systemTheme;
    Theme m_theme;
    int m_textScale = 100;
    bool m_isMotionReduced = false;
};

} // namespace repique::theme
