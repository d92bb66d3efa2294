// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/incident_exercise.h"

#include "app/lesson/incident_card.h"
#include "app/lesson/incident_choice.h"
#include "app/lesson/sentence.h"
#include "app/lesson/tab_order.h"
#include "app/widgets/chip.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/paragraph.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace repique {
namespace {

constexpr int cardCharacters = 40; ///< width of a card, in characters, that reads in comfort
constexpr int mostColumns = 3;

QStringList wordsOf(
    const lessons::IncidentRoom& room, lessons::Bilingual lessons::Incident::*words, const Wording& wording)
{
    QStringList all;
    for (const lessons::Incident& incident : room.incidents) {
        all.append(wording.text(incident.*words));
    }
    return all;
}

} // namespace

IncidentExercise::IncidentExercise(const Wording& wording, AnswerBook& book, QWidget* parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_state(wording.lesson(), book)
    , m_worker(new IncidentWorker(this))
    , m_title(new Paragraph(this))
    , m_where(new Chip({}, Tone::Plain, this))
    , m_looks(new Chip({}, Tone::Accent, this))
    , m_score(new Chip({}, Tone::Plain, this))
    , m_how(new Paragraph(this))
    , m_body(new QWidget(this))
    , m_name(new QPushButton(m_body))
    , m_verdict(new Paragraph(m_body))
    , m_end(new Paragraph(this))
    , m_why(new Paragraph(m_body))
    , m_outcome(new IncidentOutcome(wording, m_body))
    , m_next(new QPushButton(m_body))
    , m_again(new QPushButton(this))
{
    setObjectName(QStringLiteral("incidentExercise"));
    build();
    connect(m_worker, &IncidentWorker::ready, this, &IncidentExercise::take);
    connect(m_worker, &IncidentWorker::refused, this, [this](const Error& error) {
        //: %1 is a reason, in English, from the engine
        setSentence(
            *m_end, tr("The incident could not be run: %1").arg(QString::fromStdString(error.detail)));
    });
    showRoom();
}

bool IncidentExercise::isSettled() const noexcept
{
    return m_state.isOver() || (m_runs.sick && (!m_state.answer().isNamed() || m_runs.named));
}

void IncidentExercise::build()
{
    m_title->setText(m_wording.text(m_state.room().question));
    m_title->setProperty("role", QStringLiteral("heading"));
    m_where->setObjectName(QStringLiteral("incidentWhere"));
    m_looks->setObjectName(QStringLiteral("incidentLooks"));
    m_score->setObjectName(QStringLiteral("incidentScore"));
    m_how->setObjectName(QStringLiteral("incidentHow"));
    m_how->setProperty("role", QStringLiteral("small"));
    m_verdict->setObjectName(QStringLiteral("incidentVerdict"));
    m_verdict->setProperty("role", QStringLiteral("title"));
    m_again->setObjectName(QStringLiteral("incidentAgain"));
    m_again->setText(tr("Begin again, in another order"));
    m_again->setAutoDefault(true);
    m_end->setObjectName(QStringLiteral("incidentEnd"));
    m_end->setProperty("role", QStringLiteral("title"));
    for (Paragraph* const words : {m_title, m_how, m_verdict, m_why, m_end}) {
        words->setWordWrap(true);
    }
    auto* const chips = new QWidget(this);
    auto* const flow = new FlowLayout(chips);
    for (Chip* const chip : {m_where, m_looks, m_score}) {
        flow->addWidget(chip);
    }
    auto* const inside = new QVBoxLayout(m_body);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(12);
    addCards();
    inside->addWidget(m_grid->parentWidget());
    addNaming(*inside);
    placeCards();
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    for (QWidget* const part : {static_cast<QWidget*>(m_title), chips, static_cast<QWidget*>(m_how),
             static_cast<QWidget*>(m_end), m_body}) {
        column->addWidget(part);
    }
    column->addWidget(m_again, 0, Qt::AlignLeft);
    column->addStretch();
    connect(m_again, &QPushButton::clicked, this, &IncidentExercise::again);
}

void IncidentExercise::addCards()
{
    auto* const place = new QWidget(m_body);
    m_grid = new QGridLayout(place);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(10);
    for (const auto& [name, group] : lessons::metricGroups) {
        auto* const card = new IncidentCard(group, m_wording, place);
        connect(card, &IncidentCard::openWanted, this, [this, card] { look(*card); });
        m_cards.append(card);
    }
}

void IncidentExercise::addNaming(QVBoxLayout& column)
{
    m_name->setObjectName(QStringLiteral("incidentName"));
    m_name->setText(tr("That is it: try the cure"));
    m_next->setObjectName(QStringLiteral("incidentNext"));
    for (QPushButton* const button : {m_name, m_next}) {
        button->setProperty("kind", QStringLiteral("primary"));
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this,
            button == m_name ? &IncidentExercise::name : &IncidentExercise::next);
    }
    auto* const place = new QWidget(m_body);
    m_naming = new QBoxLayout(QBoxLayout::TopToBottom, place);
    m_naming->setContentsMargins(0, 0, 0, 0);
    m_naming->setSpacing(12);
    column.addWidget(place);
    column.addWidget(m_name, 0, Qt::AlignLeft);
    column.addWidget(m_verdict);
    column.addWidget(m_why);
    column.addWidget(m_outcome);
    column.addWidget(m_next, 0, Qt::AlignLeft);
}

/// As many side by side as can be read.
void IncidentExercise::placeCards()
{
    const int wanted = fontMetrics().averageCharWidth() * cardCharacters;
    const int columns = std::clamp(width() / std::max(wanted, 1), 1, mostColumns);
    for (int index = 0; index < m_cards.size(); ++index) {
        m_grid->addWidget(m_cards[index], index / columns, index % columns);
    }
    m_naming->setDirection(columns > 1 ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (int column = 0; column < mostColumns; ++column) {
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    }
}

void IncidentExercise::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeCards();
}

void IncidentExercise::setTokens(const theme::Tokens& tokens)
{
    for (IncidentCard* const card : std::as_const(m_cards)) {
        card->setTokens(tokens);
    }
}

/// Shows the incident in hand, or how the room ended.
void IncidentExercise::showRoom()
{
    m_worker->cancel();
    m_runs = {};
    if (m_state.isOver()) {
        showEnd();
    } else {
        showIncident();
        m_worker->run(IncidentWorker::Part::Sick, m_state.lesson(), m_state.incident(), {});
    }
    showScore();
    order();
}

/// The parts of one incident, nothing known of it yet.
void IncidentExercise::showIncident()
{
    delete m_cause;
    delete m_cure;
    m_cause = new IncidentChoice(tr("Which cause?"),
        wordsOf(m_state.room(), &lessons::Incident::cause, m_wording), QStringLiteral("incidentCause"),
        m_body);
    m_cure = new IncidentChoice(tr("Which cure?"),
        wordsOf(m_state.room(), &lessons::Incident::cure, m_wording), QStringLiteral("incidentCure"), m_body);
    for (IncidentChoice* const choice : {m_cause, m_cure}) {
        m_naming->addWidget(choice, 1);
        choice->show();
        connect(choice, &IncidentChoice::picked, this, &IncidentExercise::pick);
    }
    const IncidentState::Draft begun = m_state.draft();
    m_cause->setChosen(begun.cause);
    m_cure->setChosen(begun.cure);
    m_body->show();
    m_again->hide();
    m_outcome->hide();
    m_next->hide();
    setSentence(*m_why, {});
    setSentence(*m_verdict, {});
    setSentence(*m_end, {});
    setSentence(*m_how,
        tr("Something is wrong in this service. Open the groups that may tell; every group opened is a look. "
           "Then name the cause and the cure."));
    m_name->show();
    m_name->setEnabled(false);
    showCards();
    setFocusProxy(m_cards.constFirst());
}

/// How the room ended.
void IncidentExercise::showEnd()
{
    const lessons::RoomScore score = m_state.score();
    m_body->hide();
    m_again->setVisible(!score.passes());
    setSentence(*m_how, {});
    setSentence(*m_end,
        score.passes()
            ? tr("Challenge met: %1 of %2 incidents named right.").arg(score.rightOnes()).arg(m_state.count())
            : tr("%1 of %2 incidents named right; the challenge asks for %3.")
                  .arg(score.rightOnes())
                  .arg(m_state.count())
                  .arg(score.pass));
}

void IncidentExercise::showCards()
{
    for (IncidentCard* const card : std::as_const(m_cards)) {
        if (m_runs.sick && (m_state.isSeen(card->group()) || m_state.answer().isNamed())) {
            card->open(*m_runs.sick);
        } else {
            card->close(m_runs.sick && !m_state.answer().isNamed() && m_state.looksLeft() > 0);
        }
    }
}

void IncidentExercise::showScore()
{
    const lessons::RoomScore score = m_state.score();
    const bool isOpen = !m_state.isOver();
    m_where->setVisible(isOpen);
    m_looks->setVisible(isOpen && !m_state.answer().isNamed());
    m_where->setText(tr("Incident %1 of %2").arg(m_state.number()).arg(m_state.count()));
    m_looks->setText(tr("%n look(s) left", nullptr, m_state.looksLeft()));
    m_looks->setTone(m_state.looksLeft() > 0 ? Tone::Accent : Tone::Retry);
    m_score->setText(tr("%1 right, %2 needed").arg(score.rightOnes()).arg(score.pass));
    m_score->setTone(score.passes() ? Tone::Goodput : Tone::Plain);
}

void IncidentExercise::order()
{
    orderTabs(nullptr, *this);
    Q_EMIT rebuilt();
}

void IncidentExercise::look(IncidentCard& card)
{
    if (m_runs.sick && m_state.look(card.group())) {
        showCards();
        showScore();
        order();
    }
}

void IncidentExercise::pick()
{
    m_state.setDraft({m_cause->chosen(), m_cure->chosen()});
    m_name->setEnabled(m_cause->chosen() >= 0 && m_cure->chosen() >= 0 && m_runs.sick);
}

void IncidentExercise::name()
{
    m_state.name(m_cause->chosen(), m_cure->chosen());
    showCards();
    showScore();
    showOutcome();
    tryCures();
    m_next->setFocus(Qt::TabFocusReason);
    order();
    if (m_state.score().passes()) {
        Q_EMIT passed();
    }
}

void IncidentExercise::tryCures()
{
    const int named = m_state.placeOf(m_state.answer().cure);
    m_worker->run(IncidentWorker::Part::Named, m_state.lesson(), m_state.incident(),
        m_state.room().incidents[static_cast<std::size_t>(named)].set);
    if (m_state.answer().cure != m_state.incident().id) {
        m_worker->run(
            IncidentWorker::Part::Cured, m_state.lesson(), m_state.incident(), m_state.incident().set);
    }
}

/// What was named, what it was, and what came of the cure.
void IncidentExercise::showOutcome()
{
    const int right = m_state.placeOf(m_state.incident().id);
    const bool isCause = m_state.answer().cause == m_state.incident().id;
    const bool isCure = m_state.answer().cure == m_state.incident().id;
    m_cause->reveal(right);
    m_cure->reveal(right);
    m_name->hide();
    setSentence(*m_verdict,
        isCause && isCure ? tr("Right: cause and cure.")
            : isCause     ? tr("The cause is right, the cure is not.")
            : isCure      ? tr("The cure is right, the cause is not.")
                          : tr("Neither the cause nor the cure."));
    setSentence(*m_how, tr("All six groups are open now."));
    setSentence(*m_why, m_wording.text(m_state.incident().why));
    m_outcome->compare(m_state.incident(), m_runs, isCure);
    m_outcome->show();
    m_next->setText(m_state.number() < m_state.count() ? tr("Next incident") : tr("How it went"));
    m_next->show();
}

void IncidentExercise::take(IncidentWorker::Part part, const IncidentOutcome::Run& run)
{
    if (part == IncidentWorker::Part::Sick) {
        m_runs.sick = run;
        showCards();
        pick();
        if (m_wantsFocus) {
            m_cards.constFirst()->setFocus(Qt::TabFocusReason);
        }
        m_wantsFocus = false;
    } else {
        (part == IncidentWorker::Part::Named ? m_runs.named : m_runs.cured) = run;
        showOutcome();
    }
    order();
}

void IncidentExercise::next()
{
    m_state.goOn();
    showRoom();
    m_wantsFocus = !m_state.isOver();
}

void IncidentExercise::again()
{
    m_state.beginAgain();
    showRoom();
}

} // namespace repique
