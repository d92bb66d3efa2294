// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/quiz_exercise.h"

#include "app/lesson/answer_book.h"
#include "app/lesson/option_list.h"
#include "app/lesson/option_row.h"
#include "app/widgets/paragraph.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>

namespace repique {

QuizExercise::QuizExercise(const Wording& wording, AnswerBook& book, QWidget* parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_book(book)
    , m_column(new QVBoxLayout(this))
    , m_place(new Paragraph(this))
    , m_text(new Paragraph(this))
    , m_previous(new QPushButton(this))
    , m_next(new QPushButton(this))
{
    setObjectName(QStringLiteral("quizExercise"));
    m_previous->setObjectName(QStringLiteral("quizPrevious"));
    m_next->setObjectName(QStringLiteral("quizNext"));
    m_place->setProperty("role", QStringLiteral("small"));
    m_text->setProperty("role", QStringLiteral("title"));
    m_text->setWordWrap(true);
    m_previous->setText(tr("Previous question"));
    m_next->setText(tr("Next question"));
    m_next->setAutoDefault(true);
    m_previous->setAutoDefault(true);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    m_column->addWidget(m_place);
    m_column->addWidget(m_text);
    m_column->addWidget(m_next);
    m_column->addWidget(m_previous);
    connect(m_next, &QPushButton::clicked, this, [this] { show(m_question + 1); });
    connect(m_previous, &QPushButton::clicked, this, [this] { show(m_question - 1); });
    const std::vector<lessons::Question>& quiz = m_wording.lesson().quiz;
    std::size_t first = 0; // the first that is not answered yet
    while (first + 1 < quiz.size()
        && answerOf(m_book.lesson(m_wording.lesson().id), quiz[first].id) != nullptr) {
        ++first;
    }
    show(first);
}

void QuizExercise::show(std::size_t question)
{
    const bool hadFocus = isAncestorOf(focusWidget());
    m_question = question;
    const lessons::Question& asked = m_wording.lesson().quiz[question];
    delete m_options;
    m_options = new OptionList(asked.options, m_wording, this);
    m_column->insertWidget(2, m_options);
    m_options->show(); // now: it takes the keyboard
    connect(m_options, &OptionList::picked, this, &QuizExercise::answer);
    m_place->setText(tr("Question %1 of %2").arg(question + 1).arg(m_wording.lesson().quiz.size()));
    m_text->setText(m_wording.text(asked.text));
    m_options->setAccessibleName(m_text->text());
    const lessons::AnswerRecord* const record = answerOf(m_book.lesson(m_wording.lesson().id), asked.id);
    if (record != nullptr) {
        m_options->setChosen(QString::fromStdString(record->answer).toInt());
        m_options->reveal();
    }
    showVerdict(record != nullptr);
    setFocusProxy(&m_options->row(0));
    Q_EMIT shown();
    if (hadFocus) {
        m_options->row(0).setFocus(Qt::TabFocusReason);
    }
}

void QuizExercise::answer(int option)
{
    const lessons::Question& asked = m_wording.lesson().quiz[m_question];
    m_options->reveal();
    m_book.setAnswer(m_wording.lesson().id,
        {.kind = lessons::ExerciseKind::Quiz,
            .id = asked.id,
            .answer = std::to_string(option),
            .isRight = asked.options[static_cast<std::size_t>(option)].isRight,
            .tries = 1});
    showVerdict(true);
    if (m_question + 1 < m_wording.lesson().quiz.size()) {
        m_next->setFocus(Qt::TabFocusReason);
    } else {
        Q_EMIT finished();
    }
}

void QuizExercise::showVerdict(bool isAnswered)
{
    m_next->setVisible(isAnswered && m_question + 1 < m_wording.lesson().quiz.size());
    m_previous->setVisible(m_question > 0);
}

} // namespace repique
