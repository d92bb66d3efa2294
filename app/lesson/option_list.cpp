// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/option_list.h"

#include "app/lesson/option_row.h"
#include "app/lesson/shape_picture.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique {

OptionList::OptionList(const std::vector<lessons::Option>& options, const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_options(options)
    , m_wording(wording)
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    const int count = static_cast<int>(m_options.size());
    for (int index = 0; index < count; ++index) {
        auto* const row = new OptionRow(this);
        const lessons::Option& option = m_options[static_cast<std::size_t>(index)];
        row->setObjectName(QStringLiteral("option%1").arg(index + 1));
        row->setWords(QString::number(index + 1), m_wording.text(option.text));
        if (isShape(option.id)) {
            row->setPicture(shapePicture(option.id, *this));
        }
        m_rows.append(row);
        column->addWidget(row);
        connect(row, &OptionRow::clicked, this, [this, index] { pick(index); });
        auto* const key = new QShortcut(QKeySequence(Qt::Key_1 + index), this);
        connect(key, &QShortcut::activated, this, [this, index] { pick(index); });
    }
}

void OptionList::setChosen(int index)
{
    m_chosen = index;
    for (int each = 0; each < m_rows.size(); ++each) {
        m_rows[each]->setChosen(each == index);
    }
}

int OptionList::chosen() const noexcept
{
    return m_chosen;
}

void OptionList::reveal()
{
    m_isRevealed = true;
    for (int index = 0; index < m_rows.size(); ++index) {
        const lessons::Option& option = m_options[static_cast<std::size_t>(index)];
        const bool isChosen = index == m_chosen;
        const QString verdict = option.isRight ? (isChosen ? tr("Right, your answer") : tr("Right answer"))
            : isChosen                         ? tr("Wrong, your answer")
                                               : tr("Wrong");
        const Tone tone = option.isRight ? Tone::Goodput : isChosen ? Tone::Duplicate : Tone::Plain;
        const QString mark = option.isRight ? QStringLiteral("✓") : QStringLiteral("✕");
        m_rows[index]->reveal(mark, verdict, tone, m_wording.text(option.why));
    }
}

bool OptionList::isRevealed() const noexcept
{
    return m_isRevealed;
}

OptionRow& OptionList::row(int index) const
{
    return *m_rows[index];
}

void OptionList::pick(int index)
{
    if (!m_isRevealed) {
        setChosen(index);
        Q_EMIT picked(index);
    }
}

} // namespace repique
