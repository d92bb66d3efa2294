// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/parameters/slider_scale.h"

#include <QtWidgets/QDoubleSpinBox>

#include <functional>
#include <optional>

namespace repique {

/// How a value is written for people and read back from what they type.
struct ValueFormat
{
    std::function<QString(double)> toText;
    std::function<std::optional<double>(const QString&)> fromText; ///< accepts both decimal separators
};

/// A number with its unit ("100 ms", "10 %", "off"). Steps as its scale says; what cannot be read, or is out
/// of range, is marked and never applied; Escape brings the last good value back.
class ParameterSpin final : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit ParameterSpin(QWidget* parent = nullptr);

    void setFormat(ValueFormat format);
    void setScale(const SliderScale& scale);

    void stepBy(int steps) override;
    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// What stands in the field is (not) a value; for the sentence under the row.
    void validityChanged(bool isValid);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void showValidity(bool isValid);

    ValueFormat m_format;
    SliderScale m_scale;
    bool m_isValid = true;
};

} // namespace repique
