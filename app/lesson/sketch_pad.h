// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/sketch_canvas.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QPushButton;

namespace repique {

class FigureSpin;
class Paragraph;

/// A canvas to sketch on, and below it the same sketch as six values for the keyboard.
class SketchPad final : public QWidget
{
    Q_OBJECT

public:
    /// Values of the table, at equal distances.
    static constexpr int tablePoints = 6;

    SketchPad(const charts::SketchAxes& axes, i18n::Language language, QWidget* parent = nullptr);

    void setTokens(const theme::Tokens& tokens);
    void setQuestion(const QString& question);
    /// At least two values, or none.
    void setSketch(const std::vector<double>& values);
    [[nodiscard]] const std::vector<double>& sketch() const noexcept;
    /// No more drawing; what was drawn stays.
    void close();
    /// The measured curve joins the sketch.
    void setMeasured(const std::vector<double>& values);

    [[nodiscard]] charts::SketchCanvas& canvas() const noexcept { return *m_canvas; }

Q_SIGNALS:
    void sketched(); ///< by a person

private:
    void build(const charts::SketchAxes& axes, i18n::Language language);
    void takeTable();
    void showTable();
    void say();

    charts::SketchAxes m_axes;
    i18n::Language m_language;
    Paragraph* m_question; // owned by this widget, as all below
    charts::SketchCanvas* m_canvas;
    QWidget* m_table;
    QList<FigureSpin*> m_values;
    QPushButton* m_clear;
};

} // namespace repique
