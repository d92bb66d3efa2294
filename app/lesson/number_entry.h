// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/wording.h"

#include <QtWidgets/QWidget>

class QSlider;

namespace repique {

class FigureSpin;

/// A number on an axis, by slider or typed.
class NumberEntry final : public QWidget
{
    Q_OBJECT

public:
    /// The axis from `low` to `high`, with `digits` decimals; begins at its foot, which suggests nothing.
    struct Axis
    {
        double low = 0.0;
        double high = 1.0;
        int digits = 0;
    };

    NumberEntry(const Axis& axis, const Wording& wording, QWidget* parent = nullptr);

    void setValue(double value);
    [[nodiscard]] double value() const;
    void setQuestion(const QString& question); ///< for screen readers

private:
    FigureSpin* m_spin; // owned by this widget
    QSlider* m_slider; // owned by this widget
};

} // namespace repique
