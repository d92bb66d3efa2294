// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/theme/tokens.h"

#include <QtWidgets/QWidget>

#include <optional>
#include <vector>

namespace repique::charts {

/// The axes that a sketch is drawn on.
struct SketchAxes
{
    double low = 0.0;
    double high = 1.0; ///< > low
    double fromS = 0.0;
    double toS = 1.0; ///< > fromS
    QString unit; ///< what the value axis counts
};

/// A moment on the time axis: "0 s", "12 s".
[[nodiscard]] QString momentText(double seconds, i18n::Language language);

/// An empty chart to draw a curve on with the mouse. Afterwards the measured curve joins it, with the gap
/// between the two shaded. For keys there is `SketchPad`'s table.
class SketchCanvas final : public QWidget
{
    Q_OBJECT

public:
    /// Values that a drawn curve has, at equal distances.
    static constexpr int drawnPoints = 61;

    explicit SketchCanvas(const SketchAxes& axes, QWidget* parent = nullptr);

    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);
    /// At least two values at equal distances, or none.
    void setSketch(const std::vector<double>& values);
    [[nodiscard]] const std::vector<double>& sketch() const noexcept;
    /// One value a bin of equal width; ends the drawing.
    void setMeasured(const std::vector<double>& values);
    [[nodiscard]] bool isMeasured() const noexcept;
    /// Where the plot lies, in this widget.
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void drawn(); ///< by a person

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void drawTo(const QPointF& at);
    [[nodiscard]] double top() const;
    [[nodiscard]] QPointF placeOf(double share, double value) const;
    [[nodiscard]] QPolygonF lineOf(const std::vector<double>& values) const;
    [[nodiscard]] QPolygonF measuredLine() const;
    void paintAxes(QPainter& painter) const;
    void paintGap(QPainter& painter) const;
    void paintLine(QPainter& painter, const QPolygonF& line, const QPen& pen, const QString& label) const;

    SketchAxes m_axes;
    i18n::Language m_language = i18n::Language::English;
    theme::Tokens m_tokens;
    std::vector<double> m_sketch;
    std::vector<double> m_measured;
    std::optional<int> m_last; ///< the point under the hand
};

} // namespace repique::charts
