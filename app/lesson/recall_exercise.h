// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/wording.h"

#include <QtWidgets/QWidget>

#include <vector>

class QPushButton;

namespace repique {

class AnswerBook;
class Card;
class Paragraph;

/// The recall cards of a lesson, one at a time: remember, turn (Enter), grade yourself (1 … 3). The book
/// outlives it.
class RecallExercise final : public QWidget
{
    Q_OBJECT

public:
    RecallExercise(const Wording& wording, AnswerBook& book, QWidget* parent = nullptr);

Q_SIGNALS:
    void finished(); ///< the last card is graded

private:
    void build();
    void show(std::size_t card);
    void turn();
    void grade(int grade);
    void end();

    Wording m_wording;
    AnswerBook& m_book;
    std::size_t m_card = 0;
    bool m_isTurned = false;
    Paragraph* m_place; // owned by this widget, as all below
    Card* m_face;
    Paragraph* m_front;
    Paragraph* m_back;
    QPushButton* m_turn;
    QPushButton* m_again;
    std::vector<QPushButton*> m_grades;
};

} // namespace repique
