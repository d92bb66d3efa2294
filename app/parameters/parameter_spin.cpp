// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parameters/parameter_spin.h"

#include "app/widgets/tone.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QLineEdit>

namespace repique {

ParameterSpin::ParameterSpin(QWidget* parent) : QDoubleSpinBox(parent)
{
    setDecimals(9); // the format decides what is shown
    setAlignment(Qt::AlignRight);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setKeyboardTracking(false);
    setCorrectionMode(QAbstractSpinBox::CorrectToPreviousValue);
    setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the panel, not a value passed over
    connect(lineEdit(), &QLineEdit::textEdited, this, [this](const QString& text) {
        const std::optional<double> value = m_format.fromText(text);
        showValidity(value && *value >= minimum() && *value <= maximum());
    });
}

void ParameterSpin::setFormat(ValueFormat format)
{
    m_format = std::move(format);
    setValue(value());
    lineEdit()->setText(textFromValue(value()));
}

void ParameterSpin::setScale(const SliderScale& scale)
{
    m_scale = scale;
}

void ParameterSpin::stepBy(int steps)
{
    double next = value();
    const int direction = steps > 0 ? 1 : -1;
    for (int i = 0; i != steps; i += direction) {
        next = fineStep(m_scale, next, direction);
    }
    setValue(next);
    showValidity(true);
}

QString ParameterSpin::textFromValue(double value) const
{
    return m_format.toText ? m_format.toText(value) : QDoubleSpinBox::textFromValue(value);
}

double ParameterSpin::valueFromText(const QString& text) const
{
    const std::optional<double> value = m_format.fromText ? m_format.fromText(text) : std::nullopt;
    return value.value_or(this->value());
}

QValidator::State ParameterSpin::validate(QString& text, int& /*position*/) const
{
    const std::optional<double> value = m_format.fromText ? m_format.fromText(text) : std::nullopt;
    const bool isLegal = value && *value >= minimum() && *value <= maximum();
    return isLegal ? QValidator::Acceptable : QValidator::Intermediate;
}

void ParameterSpin::fixup(QString& text) const
{
    text = textFromValue(value());
}

QSize ParameterSpin::sizeHint() const
{
    const int words = fontMetrics().horizontalAdvance(QStringLiteral("nenhum · 0 %·"));
    return {words + 24, QDoubleSpinBox::sizeHint().height()};
}

QSize ParameterSpin::minimumSizeHint() const
{
    return sizeHint(); // the range would ask for room for a thousand million with nine decimals
}

void ParameterSpin::keyPressEvent(QKeyEvent* event)
{
    const bool isSnap = event->modifiers().testFlag(Qt::ControlModifier);
    const bool isUp = event->key() == Qt::Key_Up;
    if (event->key() == Qt::Key_Escape && !m_isValid) {
        lineEdit()->setText(textFromValue(value()));
        showValidity(true);
    } else if (isSnap && (isUp || event->key() == Qt::Key_Down)) {
        setValue(roundStep(value(), isUp ? 1 : -1));
    } else {
        QDoubleSpinBox::keyPressEvent(event);
    }
}

void ParameterSpin::focusOutEvent(QFocusEvent* event)
{
    QDoubleSpinBox::focusOutEvent(event);
    lineEdit()->setText(textFromValue(value()));
    showValidity(true);
}

void ParameterSpin::wheelEvent(QWheelEvent* event)
{
    if (hasFocus()) {
        QDoubleSpinBox::wheelEvent(event);
    } else {
        event->ignore();
    }
}

void ParameterSpin::showValidity(bool isValid)
{
    if (isValid == m_isValid) {
        return;
    }
    m_isValid = isValid;
    setStyleProperty(*this, "isInvalid", isValid ? QStringLiteral("false") : QStringLiteral("true"));
    Q_EMIT validityChanged(isValid);
}

} // namespace repique
