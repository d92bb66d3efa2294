// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/time_chart.h"

#include <QtWidgets/QWidget>

namespace repique {
class Paragraph;
}

namespace repique::charts {

/// A chart on its card: title, unit, chips, and a sentence that says what the curves show.
class ChartPanel final : public QWidget
{
    Q_OBJECT

public:
    /// Takes `chart` into its layout, at least `lines` lines of text high.
    ChartPanel(TimeChart* chart, int lines, QWidget* parent = nullptr);

    void setTitle(const QString& title, const QString& unit);
    void setSummary(const QString& summary);
    /// What the chart reads at the moment the keyboard moved to; screen readers hear it.
    void describeMoment(const QString& words);
    /// Text size of the chart, 1 = the window's; the chart grows with it.
    void setZoom(qreal zoom);
    /// Stands at the right of the title, or below it where there is no room. Takes it from where it was.
    void setCorner(QWidget* corner);

    [[nodiscard]] TimeChart& chart() noexcept { return *m_chart; }

    [[nodiscard]] QString summary() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitHeight();

    TimeChart* m_chart; // owned by this widget
    int m_lines;
    qreal m_zoom = 1.0;
    Paragraph* m_title; // owned by this widget
    Paragraph* m_unit; // owned by this widget
    Paragraph* m_summary; // owned by this widget
    QWidget* m_corner; // owned by this widget
};

} // namespace repique::charts
