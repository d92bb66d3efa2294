// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/incident_outcome.h"
#include "app/lesson/incident_state.h"
#include "app/lesson/incident_worker.h"
#include "app/lesson/wording.h"
#include "app/theme/tokens.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QBoxLayout;
class QGridLayout;
class QPushButton;
class QVBoxLayout;

namespace repique {

class AnswerBook;
class Chip;
class IncidentCard;
class IncidentChoice;
class Paragraph;

/// The incident room of a lesson: one hidden fault after the other, in an order of the student's own. A few
/// of six groups may be looked at, then cause and cure are named, and the cure is tried on the same run.
/// Every look and every answer is on disk when it is made. Book and lesson outlive it.
class IncidentExercise final : public QWidget
{
    Q_OBJECT

public:
    IncidentExercise(const Wording& wording, AnswerBook& book, QWidget* parent = nullptr);

    void setTokens(const theme::Tokens& tokens);

    /// Nothing is being run.
    [[nodiscard]] bool isSettled() const noexcept;

Q_SIGNALS:
    void passed();
    void rebuilt(); ///< parts have come or gone

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void addCards();
    void addNaming(QVBoxLayout& column);
    void placeCards();
    void order();
    void showRoom();
    void showIncident();
    void showEnd();
    void showCards();
    void showScore();
    void showOutcome();
    void look(IncidentCard& card);
    void pick();
    void name();
    void tryCures();
    void next();
    void again();
    void take(IncidentWorker::Part part, const IncidentOutcome::Run& run);

    Wording m_wording;
    IncidentState m_state;
    IncidentOutcome::Runs m_runs; ///< of the incident in hand
    bool m_wantsFocus = false; ///< once the incident can be looked at
    IncidentWorker* m_worker; // owned by this widget, as all below
    Paragraph* m_title;
    Chip* m_where;
    Chip* m_looks;
    Chip* m_score;
    Paragraph* m_how;
    QWidget* m_body; ///< all of one incident; hidden at the end
    QGridLayout* m_grid = nullptr; // owned by its widget
    QList<IncidentCard*> m_cards;
    IncidentChoice* m_cause = nullptr;
    IncidentChoice* m_cure = nullptr;
    QBoxLayout* m_naming = nullptr; // owned by its widget
    QPushButton* m_name;
    Paragraph* m_verdict;
    Paragraph* m_end;
    Paragraph* m_why;
    IncidentOutcome* m_outcome;
    QPushButton* m_next;
    QPushButton* m_again;
};

} // namespace repique
