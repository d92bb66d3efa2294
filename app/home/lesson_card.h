// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/tokens.h"

#include <QtWidgets/QAbstractButton>

namespace repique {

/// A lesson as a button: a ring that fills with the steps, its title, and what will be predicted. Enter or
/// Space opens it.
class LessonCard final : public QAbstractButton
{
    Q_OBJECT

public:
    struct Words
    {
        QString label; ///< "L01"
        QString title;
        QString line; ///< below the title
        QString progress; ///< for screen readers and the tooltip: "3 of 7 steps"
    };

    explicit LessonCard(QWidget* parent = nullptr);

    void setWords(const Words& words);
    /// `share` in [0, 1].
    void setShare(double share);
    void setTokens(const theme::Tokens& tokens);

    [[nodiscard]] double share() const noexcept { return m_share; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// An arrow key: to the card that many columns and rows away.
    void moveRequested(int columns, int rows);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] int ringSize() const;
    [[nodiscard]] QRect wordsRect(int width) const;
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont lineFont() const;
    void paintRing(QPainter& painter) const;

    Words m_words;
    theme::Tokens m_tokens;
    double m_share = 0.0;
};

} // namespace repique
