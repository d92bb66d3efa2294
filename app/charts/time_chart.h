// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_frame.h"
#include "app/charts/time_marker.h"

#include <QtCharts/QChartView>

#include <map>
#include <optional>

class QAreaSeries;
class QLineSeries;
class QValueAxis;

namespace repique::charts {

/// Curves over the time of a run. Shows what it is given; mouse and keys leave as signals. Arrow keys move
/// the time by one step, Page keys by ten, Home and End to the ends; Enter and click pick a moment.
class TimeChart final : public QChartView
{
    Q_OBJECT

public:
    /// `inks` from back to front: what the chart will ever show.
    explicit TimeChart(const QList<Ink>& inks, QWidget* parent = nullptr);

    void setPicture(const ChartPicture& picture);
    void setTokens(const theme::Tokens& tokens);
    void setLanguage(i18n::Language language);
    /// Text size of this chart over the widget's font, 1 = the same.
    void setZoom(qreal zoom);
    /// The curves are out of date: they stay, at half their strength.
    void setStale(bool isStale);
    /// Curves follow the hand: without antialiasing, which costs most of a frame.
    void setDraft(bool isDraft);
    /// The player's time, with rings on the curves that `dots` name; not drawn across a picture's message.
    void setCursorTime(std::optional<double> seconds, const QList<Dot>& dots);
    void setCrosshair(std::optional<Crosshair> crosshair);

    /// What the texts beside the plot need; charts above one another share the larger.
    struct Sides
    {
        qreal left = 0.0;
        qreal right = 0.0;
    };

    [[nodiscard]] Sides neededSides() const;
    void setSides(const Sides& sides);

    /// Null when the chart does not show `ink`, or does not fill it.
    [[nodiscard]] const QLineSeries* line(Ink ink) const;
    [[nodiscard]] const QAreaSeries* area(Ink ink) const;

    [[nodiscard]] const ChartFrame& frame() const noexcept { return *m_frame; }

    [[nodiscard]] const PlotMap& plotMap() const noexcept { return m_map; }

    [[nodiscard]] std::optional<double> cursorTime() const noexcept { return m_cursorS; }

    [[nodiscard]] const std::optional<Crosshair>& crosshair() const noexcept { return m_crosshair->mark(); }

    [[nodiscard]] bool isStale() const noexcept { return m_isStale; }

    /// The least size: what is left over goes to the charts all the same.
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }

Q_SIGNALS:
    void pointed(double seconds); ///< the mouse is over this moment
    void pointerLeft();
    void stepped(double seconds); ///< a key moved the time here
    void picked(double seconds);
    void zoomRequested(int steps); ///< Ctrl and the wheel: > 0 is larger
    void sidesChanged(); ///< the texts beside the plot need another width

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Strand
    {
        QLineSeries* line = nullptr; // owned by the chart
        QList<QLineSeries*> pieces; // after each interruption; owned by the chart
        QLineSeries* upper = nullptr; // owned by the area
        QLineSeries* lower = nullptr; // owned by the area
        QAreaSeries* area = nullptr; // owned by the chart
    };

    void addArea(Ink ink);
    void addLine(Ink ink);
    [[nodiscard]] QLineSeries* makeLine();
    void setLine(Strand& strand, const Curve& curve);
    void applyLook();
    void paintStrands();
    void arrange();
    [[nodiscard]] NiceAxis axisFor(qreal plotHeight) const;
    [[nodiscard]] std::optional<double> timeAfter(int key) const;

    std::map<Ink, Strand> m_strands;
    QValueAxis* m_time; // owned by the chart
    QValueAxis* m_value; // owned by the chart
    ChartFrame* m_frame; // owned by the scene
    TimeMarker* m_cursor; // owned by the scene
    TimeMarker* m_crosshair; // owned by the scene
    theme::Tokens m_tokens;
    i18n::Language m_language = i18n::Language::English;
    qreal m_zoom = 1.0;
    ChartPicture m_picture;
    PlotMap m_map;
    Sides m_sides;
    std::optional<double> m_cursorS;
    bool m_isStale = false;
};

} // namespace repique::charts
