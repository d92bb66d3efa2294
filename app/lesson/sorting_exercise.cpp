// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/sorting_exercise.h"

#include "app/lesson/answer_book.h"
#include "app/lesson/card_pile.h"
#include "app/lesson/places.h"
#include "app/lesson/sentence.h"
#include "app/widgets/paragraph.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace repique {

SortingExercise::SortingExercise(
    const lessons::Sorting& sorting, const Wording& wording, AnswerBook& book, QWidget* parent)
    : QWidget(parent)
    , m_sorting(sorting)
    , m_wording(wording)
    , m_book(book)
    , m_check(new QPushButton(this))
    , m_verdict(new Paragraph(this))
{
    setObjectName(QStringLiteral("sortingExercise"));
    build();
    restore();
}

void SortingExercise::build()
{
    auto* const question = new Paragraph(this);
    question->setText(m_wording.text(m_sorting.question));
    question->setProperty("role", QStringLiteral("heading"));
    auto* const how = new Paragraph(this);
    how->setText(
        tr("Drag each card onto its pile, or choose a card with the arrows and press the number of the "
           "pile; 0 takes it back."));
    how->setProperty("role", QStringLiteral("small"));
    m_check->setObjectName(QStringLiteral("sortingCheck"));
    m_check->setText(tr("Check the piles"));
    m_check->setAutoDefault(true);
    m_verdict->setObjectName(QStringLiteral("sortingVerdict"));
    for (Paragraph* const words : {question, how, m_verdict}) {
        words->setWordWrap(true);
    }
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(question);
    column->addWidget(how);
    addPiles(*column);
    column->addWidget(m_check, 0, Qt::AlignLeft);
    column->addWidget(m_verdict);
    column->addStretch();
    connect(m_check, &QPushButton::clicked, this, &SortingExercise::check);
}

void SortingExercise::addPiles(QBoxLayout& column)
{
    auto* const side = new QHBoxLayout;
    side->setSpacing(10);
    const int count = static_cast<int>(m_sorting.piles.size());
    for (int number = 0; number <= count; ++number) {
        auto* const pile = new CardPile(number, this);
        const QString name = number == 0
            ? tr("Cards")
            : m_wording.text(m_sorting.piles[static_cast<std::size_t>(number - 1)].text);
        auto* const title = new Paragraph(this);
        title->setText(number == 0 ? name : QStringLiteral("%1 · %2").arg(number).arg(name));
        title->setProperty("role", QStringLiteral("title"));
        title->setWordWrap(true);
        pile->setAccessibleName(name);
        connect(pile, &CardPile::laid, this, &SortingExercise::lay);
        m_piles.append(pile);
        auto* const box = new QVBoxLayout;
        box->addWidget(title);
        box->addWidget(pile, 1);
        if (number == 0) {
            column.addLayout(box);
        } else {
            side->addLayout(box, 1);
        }
    }
    column.addLayout(side);
    setFocusProxy(m_piles.constFirst());
}

/// What was begun, else what was answered, else all in the hand.
void SortingExercise::restore()
{
    const std::string& lesson = m_wording.lesson().id;
    QList<int> kept = placesFrom(m_book.draft(lesson, m_sorting.id));
    const lessons::AnswerRecord* const record = answerOf(m_book.lesson(lesson), m_sorting.id);
    const bool isAnswered = kept.isEmpty() && record != nullptr;
    if (isAnswered) {
        kept = placesFrom(QString::fromStdString(record->answer));
    }
    const int count = static_cast<int>(m_sorting.cards.size());
    for (int card = 0; card < count; ++card) {
        const int pile = std::clamp(kept.value(card), 0, static_cast<int>(m_piles.size()) - 1);
        m_piles[pile]->add(card, m_wording.text(m_sorting.cards[static_cast<std::size_t>(card)].text));
    }
    m_piles.constFirst()->setCurrentRow(0);
    showProgress();
    if (isAnswered) {
        showVerdict();
    }
}

void SortingExercise::lay(int card, int pile)
{
    if (pile >= m_piles.size()) {
        return;
    }
    const auto from = std::ranges::find_if(m_piles, [card](CardPile* each) { return each->take(card); });
    m_piles[pile]->add(card, m_wording.text(m_sorting.cards[static_cast<std::size_t>(card)].text));
    m_piles[pile]->setCurrentRow(m_piles[pile]->count() - 1);
    if (from != m_piles.end() && (*from)->count() == 0 && (*from)->hasFocus()) {
        m_check->setFocus(Qt::TabFocusReason);
    }
    m_book.setDraft(m_wording.lesson().id, m_sorting.id, placesText(places()));
    showProgress();
}

void SortingExercise::check()
{
    const QList<int> laid = places();
    bool isRight = true;
    for (int card = 0; card < laid.size(); ++card) {
        isRight = isRight && laid[card] == rightPile(card);
    }
    m_book.setAnswer(m_wording.lesson().id,
        {.kind = lessons::ExerciseKind::Sorting,
            .id = m_sorting.id,
            .answer = placesText(laid).toStdString(),
            .isRight = isRight,
            .tries = 1});
    m_book.setDraft(m_wording.lesson().id, m_sorting.id, {});
    showVerdict();
}

void SortingExercise::showVerdict()
{
    const QList<int> laid = places();
    int wrong = 0;
    for (int card = 0; card < laid.size(); ++card) {
        const lessons::Sorting::Card& each = m_sorting.cards[static_cast<std::size_t>(card)];
        const bool isRight = laid[card] == rightPile(card);
        wrong += isRight ? 0 : 1;
        m_piles[laid[card]]->setWords(card,
            QStringLiteral("%1 %2\n%3")
                .arg(isRight ? QStringLiteral("✓") : QStringLiteral("✕"), m_wording.text(each.text),
                    m_wording.text(each.why)));
    }
    setSentence(*m_verdict,
        wrong == 0 ? tr("Every card lies where it belongs.")
                   : tr("%n card(s) on the wrong pile, marked ✕.", nullptr, wrong));
}

void SortingExercise::showProgress()
{
    const int left = m_piles.constFirst()->count();
    m_check->setEnabled(left == 0);
    setSentence(*m_verdict, left == 0 ? QString() : tr("%n card(s) still to lay.", nullptr, left));
}

QList<int> SortingExercise::places() const
{
    QList<int> places(static_cast<qsizetype>(m_sorting.cards.size()), 0);
    for (const CardPile* const pile : m_piles) {
        for (const int card : pile->cards()) {
            places[card] = pile->number();
        }
    }
    return places;
}

int SortingExercise::rightPile(int card) const
{
    const std::string& id = m_sorting.cards[static_cast<std::size_t>(card)].pile;
    const auto found = std::ranges::find(m_sorting.piles, id, &lessons::Sorting::Pile::id);
    return static_cast<int>(found - m_sorting.piles.begin()) + 1;
}

} // namespace repique
