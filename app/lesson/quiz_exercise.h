// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/wording.h"

#include <QtWidgets/QWidget>

class QPushButton;
class QVBoxLayout;

namespace repique {

class AnswerBook;
class OptionList;
class Paragraph;

/// The quiz of a lesson, one question at a time. Every option is explained after the answer; there is no
/// clock. The book outlives it.
class QuizExercise final : public QWidget
{
    Q_OBJECT

public:
    QuizExercise(const Wording& wording, AnswerBook& book, QWidget* parent = nullptr);

Q_SIGNALS:
    void shown(); ///< another question
    void finished(); ///< the last question is answered

private:
    void show(std::size_t question);
    void answer(int option);
    void showVerdict(bool isAnswered);

    Wording m_wording;
    AnswerBook& m_book;
    std::size_t m_question = 0;
    QVBoxLayout* m_column; // owned by this widget, as all below
    Paragraph* m_place;
    Paragraph* m_text;
    OptionList* m_options = nullptr;
    QPushButton* m_previous;
    QPushButton* m_next;
};

} // namespace repique
