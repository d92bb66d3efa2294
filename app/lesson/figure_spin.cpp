// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/figure_spin.h"

#include "app/i18n/numbers.h"

#include <QtGui/QWheelEvent>

#include <algorithm>
#include <cmath>

namespace repique {
namespace {

constexpr int stepsOfAxis = 50;

/// "1.234,5" in either language as "1234.5"; a lone separator is a decimal one where there are decimals.
QString plain(QString text, bool hasDecimals)
{
    text.remove(QLatin1Char(' '));
    const auto point = text.lastIndexOf(QLatin1Char('.'));
    const auto comma = text.lastIndexOf(QLatin1Char(','));
    const auto decimal = std::max(point, comma);
    const bool isRepeated = decimal >= 0 && text.count(text[decimal]) > 1;
    QString digits;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isSeparator = text[i] == QLatin1Char('.') || text[i] == QLatin1Char(',');
        if (!isSeparator) {
            digits += text[i];
        } else if (i == decimal && hasDecimals && !isRepeated) {
            digits += QLatin1Char('.');
        }
    }
    return digits;
}

} // namespace

FigureSpin::FigureSpin(i18n::Language language, QWidget* parent)
    : QDoubleSpinBox(parent)
    , m_language(language)
{
    setFocusPolicy(Qt::StrongFocus);
    setKeyboardTracking(false);
}

void FigureSpin::setAxis(double low, double high, int digits)
{
    setDecimals(digits);
    setRange(low, high);
    setSingleStep(stepOf(low, high, digits));
}

QString FigureSpin::textFromValue(double value) const
{
    return QString::fromStdString(i18n::trimmed(value, decimals(), m_language));
}

double FigureSpin::valueFromText(const QString& text) const
{
    return plain(text, decimals() > 0).toDouble();
}

QValidator::State FigureSpin::validate(QString& text, int& /*position*/) const
{
    bool isNumber = false;
    const double value = plain(text, decimals() > 0).toDouble(&isNumber);
    return isNumber && value >= minimum() && value <= maximum() ? QValidator::Acceptable
                                                                : QValidator::Intermediate;
}

QSize FigureSpin::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(textFromValue(maximum())) + 32, sizeHint().height()};
}

void FigureSpin::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the wheel scrolls the panel
}

double stepOf(double low, double high, int digits) noexcept
{
    const double finest = std::pow(10.0, -digits);
    const double wanted = (high - low) / stepsOfAxis;
    if (wanted <= finest) {
        return finest;
    }
    const double magnitude = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double factor : {5.0, 2.0, 1.0}) {
        if (factor * magnitude <= wanted) {
            return factor * magnitude;
        }
    }
    return magnitude;
}

} // namespace repique
