// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/incident_outcome.h"

#include "app/lesson/goal_words.h"
#include "app/lesson/incident_words.h"
#include "app/lesson/sentence.h"
#include "app/widgets/paragraph.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique {
namespace {

const QString notYet = QStringLiteral("…");

} // namespace

IncidentOutcome::IncidentOutcome(const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_sentence(new Paragraph(this))
{
    setObjectName(QStringLiteral("incidentOutcome"));
    m_sentence->setObjectName(QStringLiteral("incidentCured"));
    m_sentence->setWordWrap(true);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_sentence);
}

void IncidentOutcome::compare(const lessons::Incident& incident, const Runs& runs, bool isRightCure)
{
    delete m_table;
    m_table = new QWidget(this);
    m_grid = new QGridLayout(m_table);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(18);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(0, 1);
    add({tr("Figure"), tr("As it was"), tr("With your cure"), tr("With the right cure")}, true, !isRightCure);
    for (std::size_t goal = 0; goal < incident.goals.size(); ++goal) {
        add({goalText(incident.goals[goal], m_wording), goalCell(runs.sick, goal), goalCell(runs.named, goal),
                goalCell(runs.cured, goal)},
            false, !isRightCure);
    }
    for (const lessons::MetricGroup group : incident.shows) {
        const std::vector<lessons::GroupFigure> figures = figuresOf(group, *runs.sick);
        for (std::size_t figure = 0; figure < figures.size(); ++figure) {
            add({figureLabel(figures[figure].name, m_wording.language()),
                    figureCell(runs.sick, group, figure), figureCell(runs.named, group, figure),
                    figureCell(runs.cured, group, figure)},
                false, !isRightCure);
        }
    }
    layout()->addWidget(m_table);
    m_table->show();
    setSentence(*m_sentence,
        !runs.named ? tr("The same day runs again, with your cure …")
            : runs.named->isCured()
            ? tr("Your cure works: the same day, run again, reaches every goal.")
            : tr("Your cure does not work: the same day, run again, misses a goal (✕)."));
}

void IncidentOutcome::add(const Row& row, bool isHeading, bool hasCured)
{
    const int at = m_grid->rowCount();
    int column = 0;
    for (const QString& words : {row.label, row.sick, row.named, row.cured}) {
        if (column == 3 && !hasCured) {
            break;
        }
        auto* const cell = new Paragraph(m_table);
        cell->setText(words);
        cell->setWordWrap(column == 0 || isHeading);
        cell->setProperty("role", isHeading ? QStringLiteral("small") : QString());
        const Qt::Alignment side = column == 0 ? Qt::AlignLeft : Qt::AlignRight;
        cell->setAlignment(side | Qt::AlignTop);
        m_grid->addWidget(cell, at, column);
        ++column;
    }
}

QString IncidentOutcome::goalCell(const Run& run, std::size_t goal) const
{
    if (!run) {
        return notYet;
    }
    const lessons::GoalVerdict& verdict = run->goals[goal];
    const QString mark = verdict.holds ? QStringLiteral("✓") : QStringLiteral("✕");
    return QStringLiteral("%1 %2").arg(figureText(verdict.measured, m_wording), mark);
}

QString IncidentOutcome::figureCell(const Run& run, lessons::MetricGroup group, std::size_t figure) const
{
    return run ? groupFigureText(figuresOf(group, *run)[figure], m_wording) : notYet;
}

} // namespace repique
