// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/segmented_switch.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QRadioButton>

#include <algorithm>

namespace repique {
namespace {

/// A radio button that looks like a piece of a switch.
class Segment final : public QRadioButton
{
public:
    explicit Segment(QWidget* parent) : QRadioButton(parent)
    {
        setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
        setCursor(Qt::PointingHandCursor);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        const QSize words = QFontMetrics(bold).size(Qt::TextShowMnemonic, text());
        return {words.width() + 24, std::max(words.height() + 10, 26)};
    }

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override
    {
        QRadioButton::changeEvent(event);
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
            // The switch and what it stands in measured the old words.
            parentWidget()->updateGeometry();
        }
    }

    [[nodiscard]] bool hitButton(const QPoint& at) const override { return rect().contains(at); }

    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked()) {
            painter.setPen(palette().color(QPalette::Dark));
            painter.setBrush(palette().color(QPalette::Base));
            painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6.0, 6.0);
        }
        QFont font = painter.font();
        font.setWeight(isChecked() ? QFont::DemiBold : QFont::Normal);
        painter.setFont(font);
        painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled,
            isChecked() || underMouse() || !isEnabled() ? QPalette::WindowText : QPalette::PlaceholderText));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
    }
};

} // namespace

SegmentedSwitch::SegmentedSwitch(QWidget* parent)
    : QFrame(parent)
    , m_row(new QHBoxLayout(this))
    , m_group(new QButtonGroup(this))
{
    m_row->setContentsMargins(2, 2, 2, 2);
    m_row->setSpacing(2);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedSwitch::chosen);
}

void SegmentedSwitch::setOptions(const QStringList& texts)
{
    while (m_group->buttons().size() > texts.size()) {
        delete m_group->buttons().constLast();
    }
    for (int index = static_cast<int>(m_group->buttons().size()); index < texts.size(); ++index) {
        auto* segment = new Segment(this);
        m_group->addButton(segment, index);
        m_row->addWidget(segment, 1);
    }
    for (int index = 0; index < texts.size(); ++index) {
        option(index)->setText(texts.at(index));
        option(index)->setAccessibleName(texts.at(index));
    }
    m_row->invalidate();
    updateGeometry();
}

int SegmentedSwitch::currentIndex() const
{
    return m_group->checkedId();
}

void SegmentedSwitch::setCurrentIndex(int index)
{
    if (QAbstractButton* button = option(index)) {
        button->setChecked(true);
    } else if (QAbstractButton* checked = m_group->checkedButton()) {
        m_group->setExclusive(false);
        checked->setChecked(false);
        m_group->setExclusive(true);
    }
}

void SegmentedSwitch::setOptionToolTip(int index, const QString& text)
{
    option(index)->setToolTip(text);
}

QAbstractButton* SegmentedSwitch::option(int index) const
{
    return m_group->button(index);
}

} // namespace repique
