// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parameters/choice_row.h"

#include "app/widgets/padlock.h"
#include "app/widgets/segmented_switch.h"

#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>

namespace repique {

ChoiceRow::ChoiceRow(const QString& key, bool isSegmented, QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_lock(new Padlock(this))
{
    setObjectName(key);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(4);
    auto* const name = new QHBoxLayout;
    name->addWidget(m_label, 1);
    name->addWidget(m_lock);
    column->addLayout(name);
    if (isSegmented) {
        m_switch = new SegmentedSwitch(this);
        m_switch->setObjectName(key + QStringLiteral(".switch"));
        connect(m_switch, &SegmentedSwitch::chosen, this, &ChoiceRow::chosen);
        column->addWidget(m_switch);
    } else {
        m_list = new QComboBox(this);
        m_list->setObjectName(key + QStringLiteral(".list"));
        m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_list->setMinimumContentsLength(10);
        m_list->setPlaceholderText(QStringLiteral("…")); // a value of the file that is not on offer
        m_list->setFocusPolicy(Qt::StrongFocus);
        m_label->setBuddy(m_list);
        connect(m_list, &QComboBox::activated, this, &ChoiceRow::chosen);
        column->addWidget(m_list);
    }
}

void ChoiceRow::setWords(const QString& label, const QString& explanation)
{
    m_label->setText(label);
    m_label->setToolTip(explanation);
    m_lock->setSubject(label);
    QWidget* const control = m_switch != nullptr ? static_cast<QWidget*>(m_switch) : m_list;
    control->setAccessibleName(label);
    control->setAccessibleDescription(explanation);
    control->setWhatsThis(explanation);
    if (m_list != nullptr) {
        m_list->setToolTip(explanation);
    }
}

void ChoiceRow::setOptions(const QStringList& texts, const QStringList& explanations)
{
    if (m_switch != nullptr) {
        m_switch->setOptions(texts);
    } else {
        const int kept = m_list->currentIndex();
        m_list->clear();
        m_list->addItems(texts);
        m_list->setCurrentIndex(kept);
    }
    for (int i = 0; i < explanations.size(); ++i) {
        if (m_switch != nullptr) {
            m_switch->setOptionToolTip(i, explanations[i]);
        } else {
            m_list->setItemData(i, explanations[i], Qt::ToolTipRole);
        }
    }
}

void ChoiceRow::setIndex(int index)
{
    if (m_switch != nullptr) {
        m_switch->setCurrentIndex(index);
    } else {
        m_list->setCurrentIndex(index); // `activated` is for people, so this says nothing
    }
}

void ChoiceRow::setLocked(bool isLocked)
{
    m_lock->setVisible(isLocked);
    QWidget* const control = m_switch != nullptr ? static_cast<QWidget*>(m_switch) : m_list;
    control->setEnabled(!isLocked);
}

int ChoiceRow::index() const
{
    return m_switch != nullptr ? m_switch->currentIndex() : m_list->currentIndex();
}

} // namespace repique
