// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sequence/ink.h"

#include <QtWidgets/QWidget>

#include <vector>

namespace repique {

/// One dot of a timeline.
struct TimelineMark
{
    double fraction = 0.0; ///< place, 0 … 1
    Ink ink = Ink::Note;
    QString label; ///< shown as a tooltip, may be empty
};

/// A line with a knob and one dot an event. Drags and clicks ask for a place; it does not move by itself. A
/// slider to assistive technology. Keys: arrows ask for a step, Home and End for the ends.
class TimelineScrubber final : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineScrubber(QWidget* parent = nullptr);

    void setMarks(std::vector<TimelineMark> marks);

    [[nodiscard]] const std::vector<TimelineMark>& marks() const noexcept { return m_marks; }

    void setFraction(double fraction);

    [[nodiscard]] double fraction() const noexcept { return m_fraction; }

    /// The place in words, for assistive technology.
    void setValueText(const QString& text);

    [[nodiscard]] QString valueText() const { return m_valueText; }

    void setTokens(const theme::Tokens& tokens);
    void setTextScale(int percent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void scrubbed(double fraction);
    void stepRequested(int steps);
    void startRequested();
    void endRequested();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRectF track() const;
    [[nodiscard]] qreal xOf(double fraction) const;
    [[nodiscard]] double fractionAt(qreal x) const;
    [[nodiscard]] const TimelineMark* markAt(qreal x) const;

    theme::Tokens m_tokens;
    std::vector<TimelineMark> m_marks;
    QString m_valueText;
    double m_fraction = 0.0;
    qreal m_scale = 1.0;
};

} // namespace repique
