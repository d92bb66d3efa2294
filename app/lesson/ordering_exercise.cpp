// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/ordering_exercise.h"

#include "app/lesson/answer_book.h"
#include "app/lesson/order_list.h"
#include "app/lesson/places.h"
#include "app/widgets/paragraph.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <numeric>

namespace repique {

OrderingExercise::OrderingExercise(
    const lessons::Ordering& ordering, const Wording& wording, AnswerBook& book, QWidget* parent)
    : QWidget(parent)
    , m_ordering(ordering)
    , m_wording(wording)
    , m_book(book)
    , m_rows(new OrderList(this))
    , m_up(new QPushButton(this))
    , m_down(new QPushButton(this))
    , m_check(new QPushButton(this))
    , m_verdict(new Paragraph(this))
{
    setObjectName(QStringLiteral("orderingExercise"));
    build();
    QStringList texts;
    for (const lessons::Bilingual& item : m_ordering.items) {
        texts.append(m_wording.text(item));
    }
    m_rows->setRows(texts, firstOrder());
    const std::string& lesson = m_wording.lesson().id;
    connect(m_rows, &OrderList::reordered, this, [this, lesson] {
        m_book.setDraft(lesson, m_ordering.id, placesText(m_rows->order()));
        m_verdict->hide();
    });
    if (answerOf(m_book.lesson(lesson), m_ordering.id) != nullptr
        && m_book.draft(lesson, m_ordering.id).isEmpty()) {
        showVerdict();
    }
}

void OrderingExercise::build()
{
    auto* const question = new Paragraph(this);
    question->setText(m_wording.text(m_ordering.question));
    question->setProperty("role", QStringLiteral("title"));
    auto* const how = new Paragraph(this);
    how->setText(tr("Drag the rows, or move one with Ctrl+↑ and Ctrl+↓."));
    how->setProperty("role", QStringLiteral("small"));
    for (Paragraph* const words : {question, how, m_verdict}) {
        words->setWordWrap(true);
    }
    m_rows->setObjectName(QStringLiteral("orderingRows"));
    m_rows->setAccessibleName(question->text());
    m_rows->setAccessibleDescription(how->text());
    m_up->setObjectName(QStringLiteral("orderingUp"));
    m_up->setText(tr("Up"));
    m_up->setAccessibleName(tr("Move the row up"));
    m_down->setObjectName(QStringLiteral("orderingDown"));
    m_down->setText(tr("Down"));
    m_down->setAccessibleName(tr("Move the row down"));
    m_check->setObjectName(QStringLiteral("orderingCheck"));
    m_check->setText(tr("Check the order"));
    m_verdict->setObjectName(QStringLiteral("orderingVerdict"));
    m_verdict->hide();
    for (QPushButton* const button : {m_up, m_down, m_check}) {
        button->setAutoDefault(true);
    }
    auto* const moves = new QHBoxLayout;
    moves->addWidget(m_up);
    moves->addWidget(m_down);
    moves->addStretch();
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(question);
    column->addWidget(how);
    column->addWidget(m_rows);
    column->addLayout(moves);
    column->addWidget(m_check);
    column->addWidget(m_verdict);
    setFocusProxy(m_rows);
    connect(m_up, &QPushButton::clicked, m_rows, [this] { m_rows->moveCurrent(-1); });
    connect(m_down, &QPushButton::clicked, m_rows, [this] { m_rows->moveCurrent(1); });
    connect(m_check, &QPushButton::clicked, this, &OrderingExercise::check);
}

/// What was begun, else what was answered, else a mixed order that is always the same: every second item,
/// then the others from the end.
QList<int> OrderingExercise::firstOrder() const
{
    const std::string& lesson = m_wording.lesson().id;
    const int count = static_cast<int>(m_ordering.items.size());
    QList<int> kept = placesFrom(m_book.draft(lesson, m_ordering.id));
    const lessons::AnswerRecord* const record = answerOf(m_book.lesson(lesson), m_ordering.id);
    if (kept.isEmpty() && record != nullptr) {
        kept = placesFrom(QString::fromStdString(record->answer));
    }
    QList<int> sorted = kept;
    std::ranges::sort(sorted);
    QList<int> all(count);
    std::iota(all.begin(), all.end(), 0);
    if (sorted == all) {
        return kept;
    }
    QList<int> mixed;
    for (int item = 1; item < count; item += 2) {
        mixed.append(item);
    }
    for (int item = (count - 1) / 2 * 2; item >= 0; item -= 2) {
        mixed.append(item);
    }
    return mixed;
}

void OrderingExercise::check()
{
    const QList<int> order = m_rows->order();
    m_book.setAnswer(m_wording.lesson().id,
        {.kind = lessons::ExerciseKind::Ordering,
            .id = m_ordering.id,
            .answer = placesText(order).toStdString(),
            .isRight = std::ranges::is_sorted(order),
            .tries = 1});
    m_book.setDraft(m_wording.lesson().id, m_ordering.id, {});
    showVerdict();
    Q_EMIT checked();
}

bool OrderingExercise::isRight() const
{
    const lessons::AnswerRecord* const record = answerOf(m_book.lesson(m_wording.lesson().id), m_ordering.id);
    return record != nullptr && record->isRight;
}

void OrderingExercise::showVerdict()
{
    const QList<int> order = m_rows->order();
    QStringList marks;
    int wrong = 0;
    for (int row = 0; row < order.size(); ++row) {
        const bool isRight = order[row] == row;
        wrong += isRight ? 0 : 1;
        marks.append(isRight ? QStringLiteral("✓ ") : QStringLiteral("✕ "));
    }
    m_rows->setMarks(marks);
    m_verdict->setText(wrong == 0
            ? tr("All in the right order.")
            : tr("%n row(s) in the wrong place, marked ✕. Move them and check again.", nullptr, wrong));
    m_verdict->show();
}

} // namespace repique
