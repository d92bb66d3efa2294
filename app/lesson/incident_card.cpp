// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/incident_card.h"

#include "app/lesson/incident_chart.h"
#include "app/lesson/sentence.h"
#include "app/widgets/card.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/utf8.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace repique {

IncidentCard::IncidentCard(lessons::MetricGroup group, const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_group(group)
    , m_wording(wording)
    , m_card(new Card(this))
    , m_button(new QPushButton(m_card))
    , m_closed(new Paragraph(m_card))
    , m_chart(new IncidentChart(m_card))
    , m_log(new Paragraph(m_card))
{
    const QString name = fromUtf8(nameIn(lessons::metricGroups, group));
    const QString title = groupTitle(group, wording.language());
    setObjectName(QStringLiteral("incidentGroup_") + name);
    m_button->setObjectName(QStringLiteral("incidentOpen_") + name);
    m_button->setText(tr("Look"));
    m_button->setAccessibleName(tr("Look at: %1").arg(title));
    m_button->setAutoDefault(true);
    m_log->setObjectName(QStringLiteral("incidentLog_") + name);
    m_log->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* const heading = new Paragraph(m_card);
    heading->setText(title);
    heading->setProperty("role", QStringLiteral("title"));
    m_closed->setProperty("role", QStringLiteral("muted"));
    m_log->setProperty("role", QStringLiteral("small"));
    QVBoxLayout& column = m_card->body();
    column.setSpacing(8);
    for (Paragraph* const words : {heading, m_closed, m_log}) {
        words->setWordWrap(true);
    }
    column.addWidget(heading);
    column.addWidget(m_closed);
    column.addWidget(m_button, 0, Qt::AlignLeft);
    column.addWidget(m_chart);
    column.addWidget(m_log);
    column.addStretch();
    auto* const around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    around->addWidget(m_card);
    connect(m_button, &QPushButton::clicked, this, &IncidentCard::openWanted);
    setFocusProxy(m_button);
    close(false);
}

void IncidentCard::close(bool mayOpen)
{
    m_isOpen = false;
    delete m_figures;
    m_figures = nullptr;
    m_chart->hide();
    m_log->hide();
    m_button->show();
    m_button->setEnabled(mayOpen);
    setSentence(*m_closed, tr("Closed."));
}

void IncidentCard::open(const lessons::IncidentRun& run)
{
    m_isOpen = true;
    m_closed->hide();
    m_button->hide();
    fillFigures(run);
    m_chart->setPicture(groupPicture(m_group, run, m_wording), m_wording.language());
    m_chart->show();
    fillLog(run);
}

void IncidentCard::setTokens(const theme::Tokens& tokens)
{
    m_chart->setTokens(tokens);
}

void IncidentCard::fillFigures(const lessons::IncidentRun& run)
{
    delete m_figures;
    m_figures = new QWidget(m_card);
    auto* const grid = new QGridLayout(m_figures);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    int row = 0;
    for (const lessons::GroupFigure& figure : figuresOf(m_group, run)) {
        auto* const label = new Paragraph(m_figures);
        label->setText(figureLabel(figure.name, m_wording.language()));
        label->setWordWrap(true);
        label->setProperty("role", QStringLiteral("muted"));
        auto* const value = new Paragraph(m_figures);
        value->setObjectName(QStringLiteral("figure_") + fromUtf8(figure.name));
        value->setText(groupFigureText(figure, m_wording));
        value->setProperty("role", QStringLiteral("title"));
        grid->addWidget(label, row, 0);
        grid->addWidget(value, row, 1, Qt::AlignRight | Qt::AlignTop);
        ++row;
    }
    m_card->body().insertWidget(1, m_figures);
    m_figures->show(); // now: a card may be opened before it is laid out
}

void IncidentCard::fillLog(const lessons::IncidentRun& run)
{
    const bool hasLog = m_group == lessons::MetricGroup::Attempts;
    setSentence(*m_log, hasLog ? logLines(run, m_wording.language()).join(QLatin1Char('\n')) : QString());
}

} // namespace repique
