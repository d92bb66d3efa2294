// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/recall_exercise.h"

#include "app/lesson/answer_book.h"
#include "app/widgets/card.h"
#include "app/widgets/paragraph.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace repique {

RecallExercise::RecallExercise(const Wording& wording, AnswerBook& book, QWidget* parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_book(book)
    , m_place(new Paragraph(this))
    , m_face(new Card(this))
    , m_front(new Paragraph(m_face))
    , m_back(new Paragraph(m_face))
    , m_turn(new QPushButton(this))
    , m_again(new QPushButton(this))
{
    setObjectName(QStringLiteral("recallExercise"));
    build();
    const lessons::LessonProgress& progress = m_book.lesson(m_wording.lesson().id);
    const std::vector<lessons::RecallCard>& cards = m_wording.lesson().cards;
    std::size_t first = 0; // the first that was never graded
    while (first < cards.size() && cardOf(progress, cards[first].id) != nullptr) {
        ++first;
    }
    if (first < cards.size()) {
        show(first);
    } else {
        end();
    }
}

void RecallExercise::build()
{
    m_place->setProperty("role", QStringLiteral("small"));
    m_front->setProperty("role", QStringLiteral("title"));
    m_turn->setObjectName(QStringLiteral("recallTurn"));
    m_turn->setText(tr("Turn the card"));
    m_turn->setToolTip(tr("Remember first, then turn (Enter)"));
    m_turn->setAutoDefault(true);
    m_again->setObjectName(QStringLiteral("recallAgain"));
    m_again->setText(tr("Go through the cards again"));
    m_again->setAutoDefault(true);
    for (Paragraph* const words : {m_front, m_back, m_place}) {
        words->setWordWrap(true);
    }
    m_face->body().addWidget(m_front);
    m_face->body().addWidget(m_back);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_place);
    column->addWidget(m_face);
    column->addWidget(m_turn);
    const QStringList names{tr("1 · I remembered"), tr("2 · Almost"), tr("3 · I had forgotten")};
    for (int index = 0; index < names.size(); ++index) {
        auto* const button = new QPushButton(names[index], this);
        button->setObjectName(QStringLiteral("recallGrade%1").arg(index + 1));
        button->setAutoDefault(true);
        m_grades.push_back(button);
        column->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, index] { grade(index + 1); });
        auto* const key = new QShortcut(QKeySequence(Qt::Key_1 + index), this);
        connect(key, &QShortcut::activated, this, [this, index] { grade(index + 1); });
    }
    column->addWidget(m_again);
    connect(m_turn, &QPushButton::clicked, this, &RecallExercise::turn);
    connect(m_again, &QPushButton::clicked, this, [this] {
        show(0);
        m_turn->setFocus(Qt::TabFocusReason);
    });
}

void RecallExercise::show(std::size_t card)
{
    m_card = card;
    m_isTurned = false;
    const lessons::RecallCard& shown = m_wording.lesson().cards[card];
    m_place->setText(tr("Card %1 of %2").arg(card + 1).arg(m_wording.lesson().cards.size()));
    m_front->setText(m_wording.text(shown.front));
    m_back->clear();
    m_back->hide();
    m_face->show();
    m_turn->setAccessibleDescription(m_front->text());
    m_turn->show();
    m_again->hide();
    for (QPushButton* const button : m_grades) {
        button->hide();
    }
    setFocusProxy(m_turn);
}

void RecallExercise::turn()
{
    m_isTurned = true;
    m_back->setText(m_wording.text(m_wording.lesson().cards[m_card].back));
    m_back->show();
    for (QPushButton* const button : m_grades) {
        button->show();
        button->setAccessibleDescription(m_back->text());
    }
    setFocusProxy(m_grades.front());
    m_grades.front()->setFocus(Qt::TabFocusReason);
    m_turn->hide();
}

void RecallExercise::grade(int grade)
{
    if (!m_isTurned) {
        return;
    }
    m_book.gradeCard(
        m_wording.lesson().id, m_wording.lesson().cards[m_card].id, static_cast<lessons::Grade>(grade));
    if (m_card + 1 < m_wording.lesson().cards.size()) {
        show(m_card + 1);
        m_turn->setFocus(Qt::TabFocusReason);
    } else {
        end();
        Q_EMIT finished();
    }
}

/// Every card was graded: they come back when they are due.
void RecallExercise::end()
{
    m_isTurned = false;
    m_place->setText(tr("All %1 cards are graded. Those you remembered come back later.")
                         .arg(m_wording.lesson().cards.size()));
    m_face->hide();
    m_turn->hide();
    m_again->show();
    for (QPushButton* const button : m_grades) {
        button->hide();
    }
    setFocusProxy(m_again);
}

} // namespace repique
