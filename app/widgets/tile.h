// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/tone.h"

#include <QtWidgets/QFrame>

class QBoxLayout;

namespace repique {

class Paragraph;

/// One figure that matters: a small label, a big figure, a small note beside it ("Attempts · 2 · of 3").
class Tile final : public QFrame
{
    Q_OBJECT

public:
    explicit Tile(QWidget* parent = nullptr);

    void setLabel(const QString& label);
    /// `figure` and `note` as the reader reads them. Plain is the colour of text.
    void setFigure(const QString& figure, const QString& note = {}, Tone tone = Tone::Plain);
    /// Sets words ("nothing yet") smaller than figures.
    void setWordy(bool isWordy);

    /// Where everything stands on one line. A narrower tile puts the note below and breaks the figure's
    /// words.
    [[nodiscard]] int comfortableWidth() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] QString label() const;
    [[nodiscard]] QString figure() const;
    [[nodiscard]] QString note() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void describe();
    void flow();

    Paragraph* m_label; // owned by this widget
    Paragraph* m_figure; // owned by this widget
    Paragraph* m_note; // owned by this widget
    QBoxLayout* m_row; // owned by this widget
    bool m_isNarrow = false;
};

} // namespace repique
