// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/timeline_scrubber.h"

#include <QtGui/QAccessible>
#include <QtGui/QHelpEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QAccessibleWidget>
#include <QtWidgets/QToolTip>

#include <algorithm>
#include <cmath>

namespace repique {
namespace {

/// A slider from 0 to 100 whose value also comes in words.
class ScrubberAccessible final : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit ScrubberAccessible(TimelineScrubber& scrubber)
        : QAccessibleWidget(&scrubber, QAccessible::Slider)
        , m_scrubber{scrubber}
    {
    }

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Value ? m_scrubber.valueText() : QAccessibleWidget::text(which);
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    [[nodiscard]] QVariant currentValue() const override { return m_scrubber.fraction() * 100.0; }

    void setCurrentValue(const QVariant& value) override
    {
        Q_EMIT m_scrubber.scrubbed(std::clamp(value.toDouble() / 100.0, 0.0, 1.0));
    }

    [[nodiscard]] QVariant maximumValue() const override { return 100.0; }

    [[nodiscard]] QVariant minimumValue() const override { return 0.0; }

    [[nodiscard]] QVariant minimumStepSize() const override { return 0.0; }

private:
    TimelineScrubber& m_scrubber;
};

QAccessibleInterface* makeAccessible(const QString& /*className*/, QObject* object)
{
    auto* scrubber = qobject_cast<TimelineScrubber*>(object);
    return scrubber != nullptr ? new ScrubberAccessible(*scrubber) : nullptr;
}

} // namespace

TimelineScrubber::TimelineScrubber(QWidget* parent)
    : QWidget(parent)
    , m_tokens(theme::tokens(theme::Theme::Light))
{
    QAccessible::installFactory(makeAccessible);
    setObjectName(QStringLiteral("timelineScrubber"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void TimelineScrubber::setMarks(std::vector<TimelineMark> marks)
{
    m_marks = std::move(marks);
    update();
}

void TimelineScrubber::setFraction(double fraction)
{
    m_fraction = std::clamp(fraction, 0.0, 1.0);
    update();
}

void TimelineScrubber::setValueText(const QString& text)
{
    if (text == m_valueText) {
        return;
    }
    m_valueText = text;
    if (hasFocus()) {
        QAccessibleValueChangeEvent changed(this, m_fraction * 100.0);
        QAccessible::updateAccessibility(&changed);
    }
}

void TimelineScrubber::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    update();
}

void TimelineScrubber::setTextScale(int percent)
{
    m_scale = percent / 100.0;
    updateGeometry();
    update();
}

QSize TimelineScrubber::sizeHint() const
{
    return {400, qRound(30 * std::max(m_scale, 0.9))};
}

QSize TimelineScrubber::minimumSizeHint() const
{
    return {qRound(140 * m_scale), sizeHint().height()};
}

QRectF TimelineScrubber::track() const
{
    const qreal inset = 12.0 * m_scale;
    const qreal thickness = 4.0 * m_scale;
    return {inset, height() / 2.0 - thickness / 2.0, std::max(1.0, width() - 2.0 * inset), thickness};
}

qreal TimelineScrubber::xOf(double fraction) const
{
    return track().left() + track().width() * fraction;
}

double TimelineScrubber::fractionAt(qreal x) const
{
    return std::clamp((x - track().left()) / track().width(), 0.0, 1.0);
}

const TimelineMark* TimelineScrubber::markAt(qreal x) const
{
    const TimelineMark* nearest = nullptr;
    for (const TimelineMark& mark : m_marks) {
        const qreal distance = std::abs(xOf(mark.fraction) - x);
        if (distance <= 8.0 * m_scale
            && (nearest == nullptr || distance < std::abs(xOf(nearest->fraction) - x))) {
            nearest = &mark;
        }
    }
    return nearest;
}

void TimelineScrubber::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF line = track();
    const qreal radius = line.height() / 2.0;
    const qreal knob = xOf(m_fraction);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_tokens.line);
    painter.drawRoundedRect(line, radius, radius);
    painter.setBrush(m_tokens.accent);
    painter.drawRoundedRect(QRectF{line.topLeft(), QPointF{knob, line.bottom()}}, radius, radius);
    painter.setBrush(m_tokens.surface);
    for (const TimelineMark& mark : m_marks) {
        painter.setPen(QPen{colourOf(mark.ink, m_tokens), 2.0 * m_scale});
        painter.drawEllipse(QPointF{xOf(mark.fraction), line.center().y()}, 4.0 * m_scale, 4.0 * m_scale);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_tokens.accent);
    painter.drawEllipse(QPointF{knob, line.center().y()}, 9.5 * m_scale, 9.5 * m_scale);
}

void TimelineScrubber::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const TimelineMark* mark = markAt(event->position().x());
    Q_EMIT scrubbed(mark != nullptr ? mark->fraction : fractionAt(event->position().x()));
}

void TimelineScrubber::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton)) {
        Q_EMIT scrubbed(fractionAt(event->position().x()));
    }
}

void TimelineScrubber::keyPressEvent(QKeyEvent* event)
{
    const int step = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        Q_EMIT stepRequested(-step);
        return;
    case Qt::Key_Right:
    case Qt::Key_Up:
        Q_EMIT stepRequested(step);
        return;
    case Qt::Key_Home:
        Q_EMIT startRequested();
        return;
    case Qt::Key_End:
        Q_EMIT endRequested();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool TimelineScrubber::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const TimelineMark* mark = markAt(help->pos().x());
        QToolTip::showText(help->globalPos(), mark != nullptr ? mark->label : toolTip(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace repique
