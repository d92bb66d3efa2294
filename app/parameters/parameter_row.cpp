// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parameters/parameter_row.h"

#include "app/widgets/padlock.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSlider>
#include <QtWidgets/QStyle>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace repique {

ParameterRow::ParameterRow(RowSpec spec, QWidget* parent)
    : QWidget(parent)
    , m_spec(std::move(spec))
    , m_label(new QLabel(this))
    , m_reset(new QToolButton(this))
    , m_lock(new Padlock(this))
    , m_spin(new ParameterSpin(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_complaint(new QLabel(this))
    , m_words(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(m_spec.key);
    m_spin->setObjectName(m_spec.key + QStringLiteral(".spin"));
    m_slider->setObjectName(m_spec.key + QStringLiteral(".slider"));
    m_reset->setObjectName(m_spec.key + QStringLiteral(".reset"));
    build();
    wire();
    retranslate();
}

void ParameterRow::build()
{
    m_spin->setScale(m_spec.scale);
    m_spin->setRange(m_spec.minimum, m_spec.maximum);
    m_slider->setRange(0, SliderScale::steps);
    m_slider->setPageStep(SliderScale::steps / 10);
    m_label->setBuddy(m_spin);
    m_label->setWordWrap(true);
    m_label->installEventFilter(this);
    m_slider->installEventFilter(this);
    m_reset->setText(QStringLiteral("↺"));
    m_reset->setProperty("kind", QStringLiteral("ghost"));
    m_reset->setFocusPolicy(Qt::TabFocus);
    QSizePolicy kept = m_reset->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(kept);
    m_complaint->setProperty("role", QStringLiteral("small"));
    m_complaint->setWordWrap(true);
    m_complaint->hide();

    auto* const name = new QHBoxLayout;
    name->addWidget(m_label, 1);
    name->addWidget(m_lock);
    name->addWidget(m_reset);
    m_words->setSpacing(4);
    m_words->addLayout(name, 1);
    m_words->addWidget(m_spin);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(2);
    column->addLayout(m_words);
    column->addWidget(m_slider);
    column->addWidget(m_complaint);
}

void ParameterRow::wire()
{
    connect(m_slider, &QSlider::valueChanged, this,
        [this](int position) { edit(valueAt(m_spec.scale, position)); });
    connect(m_slider, &QSlider::sliderPressed, this, &ParameterRow::gestureBegan);
    connect(m_slider, &QSlider::sliderReleased, this, &ParameterRow::gestureEnded);
    connect(m_spin, &QDoubleSpinBox::valueChanged, this, &ParameterRow::edit);
    connect(m_spin, &ParameterSpin::validityChanged, this, [this](bool isValid) {
        m_complaint->setText(
            tr("use %1 to %2").arg(m_format.toText(m_spec.minimum), m_format.toText(m_spec.maximum)));
        m_complaint->setVisible(!isValid);
    });
    connect(m_reset, &QToolButton::clicked, this, [this] { edit(m_spec.fallback); });
}

void ParameterRow::setWords(const QString& label, const QString& note, const QString& explanation)
{
    m_label->setText(note.isEmpty() ? label : QStringLiteral("%1 (%2)").arg(label, note));
    for (QWidget* const part : {static_cast<QWidget*>(m_spin), static_cast<QWidget*>(m_slider)}) {
        part->setAccessibleName(label);
        part->setAccessibleDescription(explanation);
        part->setToolTip(explanation);
        part->setWhatsThis(explanation);
    }
    m_label->setToolTip(explanation);
    m_lock->setSubject(label);
    m_reset->setAccessibleName(tr("Reset %1").arg(label));
}

void ParameterRow::setFormat(const ValueFormat& format)
{
    const QSignalBlocker quiet(m_spin);
    m_format = format;
    m_spin->setFormat(format);
    retranslate();
}

void ParameterRow::setFallback(double fallback)
{
    m_spec.fallback = fallback;
    retranslate();
    showReset();
}

void ParameterRow::setLocked(bool isLocked)
{
    m_isLocked = isLocked;
    m_lock->setVisible(isLocked);
    m_spin->setEnabled(!isLocked);
    m_slider->setEnabled(!isLocked);
    chooseDirection();
    showReset();
}

void ParameterRow::setValue(double value)
{
    const QSignalBlocker quietSpin(m_spin);
    const QSignalBlocker quietSlider(m_slider);
    m_spin->setValue(value);
    if (!m_slider->isSliderDown()) { // a knob in the hand stays where the hand is
        m_slider->setValue(positionOf(m_spec.scale, value));
    }
    showReset();
}

double ParameterRow::value() const
{
    return m_spin->value();
}

const RowSpec& ParameterRow::spec() const noexcept
{
    return m_spec;
}

void ParameterRow::edit(double value)
{
    const double legal = std::clamp(value, m_spec.minimum, m_spec.maximum);
    setValue(legal);
    Q_EMIT valueEdited(legal);
}

void ParameterRow::showReset()
{
    m_reset->setVisible(!m_isLocked && m_spin->value() != m_spec.fallback);
}

bool ParameterRow::stepSlider(int key, Qt::KeyboardModifiers modifiers)
{
    const bool isUp = key == Qt::Key_Right || key == Qt::Key_Up;
    if (!isUp && key != Qt::Key_Left && key != Qt::Key_Down) {
        return false;
    }
    const int direction = isUp ? 1 : -1;
    const bool isSnap = modifiers.testFlag(Qt::ControlModifier);
    edit(isSnap ? roundStep(m_spin->value(), direction) : fineStep(m_spec.scale, m_spin->value(), direction));
    return true;
}

bool ParameterRow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_label && !m_isLocked && event->type() == QEvent::MouseButtonDblClick) {
        edit(m_spec.fallback);
        return true;
    }
    if (watched == m_slider && event->type() == QEvent::KeyPress) {
        const auto* const key = static_cast<QKeyEvent*>(event);
        return stepSlider(key->key(), key->modifiers());
    }
    if (watched == m_slider && event->type() == QEvent::Wheel && !m_slider->hasFocus()) {
        event->ignore(); // the wheel scrolls the panel
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ParameterRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        chooseDirection();
    }
}

void ParameterRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    chooseDirection();
}

/// A label needs room for its longest word beside the spin box, and for one of eleven letters at least. Too
/// little, and the row would make the whole panel wider than its place.
void ParameterRow::chooseDirection()
{
    int word = fontMetrics().averageCharWidth() * 11;
    for (const QString& each : m_label->text().split(QLatin1Char(' '))) {
        word = std::max(word, fontMetrics().horizontalAdvance(each));
    }
    const int between = std::max(0, style()->pixelMetric(QStyle::PM_LayoutHorizontalSpacing));
    const int lock = m_isLocked ? m_lock->sizeHint().width() + 2 * between + m_words->spacing() : 0;
    const bool isNarrow = width() < m_spin->sizeHint().width() + m_reset->sizeHint().width() + lock + word;
    m_words->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ParameterRow::retranslate()
{
    if (m_format.toText) {
        m_reset->setToolTip(tr("Back to %1").arg(m_format.toText(m_spec.fallback)));
    }
}

} // namespace repique
