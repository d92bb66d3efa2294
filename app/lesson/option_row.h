// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/tone.h"

#include <QtGui/QPixmap>
#include <QtWidgets/QAbstractButton>

class QLabel;

namespace repique {

class Paragraph;

/// One of several answers: its number, its words, and afterwards whether it was right and why. Enter and
/// Space press it. Dressed by the stylesheet.
class OptionRow final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit OptionRow(QWidget* parent = nullptr);

    void setWords(const QString& badge, const QString& words);
    /// A small picture before the words.
    void setPicture(const QPixmap& picture);
    void setChosen(bool isChosen);
    /// `mark` takes the place of the number; `verdict` is what a screen reader says before the words. `why`
    /// may be empty.
    void reveal(const QString& mark, const QString& verdict, Tone tone, const QString& why);

    [[nodiscard]] QString words() const;
    [[nodiscard]] QString why() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_badge; // owned by this widget, as all below
    QLabel* m_picture;
    Paragraph* m_words;
    Paragraph* m_why;
};

} // namespace repique
