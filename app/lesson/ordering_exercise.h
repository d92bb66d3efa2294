// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/wording.h"

#include <QtWidgets/QWidget>

class QPushButton;

namespace repique {

class AnswerBook;
class OrderList;
class Paragraph;

/// Things to put in order; afterwards which of them stand in the wrong place. Lesson and book outlive it.
class OrderingExercise final : public QWidget
{
    Q_OBJECT

public:
    OrderingExercise(const lessons::Ordering& ordering, const Wording& wording, AnswerBook& book,
        QWidget* parent = nullptr);

    /// Whether it was in the right order at the latest check.
    [[nodiscard]] bool isRight() const;

Q_SIGNALS:
    void checked();

private:
    void build();
    [[nodiscard]] QList<int> firstOrder() const;
    void check();
    void showVerdict();

    const lessons::Ordering& m_ordering;
    Wording m_wording;
    AnswerBook& m_book;
    OrderList* m_rows; // owned by this widget, as all below
    QPushButton* m_up;
    QPushButton* m_down;
    QPushButton* m_check;
    Paragraph* m_verdict;
};

} // namespace repique
