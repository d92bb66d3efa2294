// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/incident_choice.h"

#include "app/lesson/option_row.h"
#include "app/widgets/paragraph.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique {

IncidentChoice::IncidentChoice(
    const QString& title, const QStringList& options, const QString& name, QWidget* parent)
    : QWidget(parent)
{
    auto* const heading = new Paragraph(this);
    heading->setText(title);
    heading->setProperty("role", QStringLiteral("title"));
    heading->setWordWrap(true);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(heading);
    for (int index = 0; index < options.size(); ++index) {
        auto* const row = new OptionRow(this);
        row->setObjectName(name + QString::number(index + 1));
        row->setWords(QString::number(index + 1), options[index]);
        row->setAccessibleName(QStringLiteral("%1 %2").arg(title, options[index]));
        row->setCheckable(true);
        row->installEventFilter(this);
        connect(row, &OptionRow::clicked, this, [this, index] { pick(index); });
        m_rows.append(row);
        column->addWidget(row);
    }
    column->addStretch();
    setFocusProxy(m_rows.constFirst());
}

void IncidentChoice::setChosen(int index)
{
    m_chosen = index;
    for (int each = 0; each < m_rows.size(); ++each) {
        m_rows[each]->setChosen(each == index);
    }
}

void IncidentChoice::reveal(int right)
{
    m_isRevealed = true;
    for (int index = 0; index < m_rows.size(); ++index) {
        const bool isRight = index == right;
        const bool isChosen = index == m_chosen;
        const Tone tone = isRight ? Tone::Goodput : isChosen ? Tone::Duplicate : Tone::Plain;
        const QString verdict = isRight ? (isChosen ? tr("Right, your answer") : tr("Right answer"))
            : isChosen                  ? tr("Wrong, your answer")
                                        : QString();
        const QString mark = isRight ? QStringLiteral("✓")
            : isChosen               ? QStringLiteral("✕")
                                     : QString::number(index + 1);
        m_rows[index]->reveal(mark, verdict, tone, {});
        m_rows[index]->setFocusPolicy(Qt::NoFocus);
    }
}

bool IncidentChoice::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) {
        return false;
    }
    const int key = static_cast<const QKeyEvent*>(event)->key();
    const int number = key - Qt::Key_1;
    if (number >= 0 && number < m_rows.size()) {
        m_rows[number]->setFocus(Qt::TabFocusReason);
        m_rows[number]->click();
        return true;
    }
    const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (step == 0) {
        return false;
    }
    const auto at = static_cast<int>(std::ranges::find(m_rows, watched) - m_rows.begin());
    m_rows[std::clamp(at + step, 0, static_cast<int>(m_rows.size()) - 1)]->setFocus(Qt::TabFocusReason);
    return true;
}

void IncidentChoice::pick(int index)
{
    setChosen(m_isRevealed ? m_chosen : index);
    if (!m_isRevealed) {
        Q_EMIT picked(index);
    }
}

} // namespace repique
