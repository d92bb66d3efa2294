// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"

#include <QtWidgets/QDoubleSpinBox>

namespace repique {

/// A number to type, with the separators of the reader's language; the other decimal separator is taken as
/// well.
class FigureSpin final : public QDoubleSpinBox
{
    Q_OBJECT

public:
    FigureSpin(i18n::Language language, QWidget* parent = nullptr);

    /// From `low` to `high` in steps that suit the range, with `digits` decimals.
    void setAxis(double low, double high, int digits);

    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    i18n::Language m_language;
};

/// A step of 1, 2 or 5 × 10ⁿ, at most a fiftieth of the axis and no finer than its decimals. Pure.
[[nodiscard]] double stepOf(double low, double high, int digits) noexcept;

} // namespace repique
