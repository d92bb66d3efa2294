// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/number_entry.h"

#include "app/lesson/figure_spin.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSlider>
#include <QtWidgets/QVBoxLayout>

#include <cmath>

namespace repique {

NumberEntry::NumberEntry(const Axis& axis, const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_spin(new FigureSpin(wording.language(), this))
    , m_slider(new QSlider(Qt::Horizontal, this))
{
    m_spin->setObjectName(QStringLiteral("predictionSpin"));
    m_slider->setObjectName(QStringLiteral("predictionSlider"));
    m_spin->setAxis(axis.low, axis.high, axis.digits);
    const double step = m_spin->singleStep();
    m_slider->setRange(0, static_cast<int>(std::lround((axis.high - axis.low) / step)));
    m_slider->setPageStep(std::max(1, m_slider->maximum() / 10));
    auto* const low = new QLabel(wording.number(axis.low, axis.digits), this);
    auto* const high = new QLabel(wording.number(axis.high, axis.digits), this);
    for (QLabel* const end : {low, high}) {
        end->setProperty("role", QStringLiteral("small"));
    }
    auto* const track = new QHBoxLayout;
    track->addWidget(low);
    track->addWidget(m_slider, 1);
    track->addWidget(high);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_spin, 0, Qt::AlignLeft);
    column->addLayout(track);
    setFocusProxy(m_spin);
    connect(m_slider, &QSlider::valueChanged, this,
        [this, step, axis](int place) { m_spin->setValue(axis.low + place * step); });
    connect(m_spin, &FigureSpin::valueChanged, this, [this, step, axis](double value) {
        const QSignalBlocker quiet(m_slider);
        m_slider->setValue(static_cast<int>(std::lround((value - axis.low) / step)));
    });
}

void NumberEntry::setValue(double value)
{
    m_spin->setValue(value);
}

double NumberEntry::value() const
{
    return m_spin->value();
}

void NumberEntry::setQuestion(const QString& question)
{
    m_spin->setAccessibleName(question);
    m_slider->setAccessibleName(question);
}

} // namespace repique
