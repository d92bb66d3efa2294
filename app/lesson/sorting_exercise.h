// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/wording.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QBoxLayout;
class QPushButton;

namespace repique {

class AnswerBook;
class CardPile;
class Paragraph;

/// Cards to lay on piles, by mouse or by the number of the pile; afterwards which lie wrong and why. Lesson
/// and book outlive it.
class SortingExercise final : public QWidget
{
    Q_OBJECT

public:
    SortingExercise(
        const lessons::Sorting& sorting, const Wording& wording, AnswerBook& book, QWidget* parent = nullptr);

private:
    void build();
    void addPiles(QBoxLayout& column);
    void restore();
    void lay(int card, int pile); ///< pile 0 is the hand
    void check();
    void showVerdict();
    void showProgress();
    [[nodiscard]] QList<int> places() const; ///< by card: pile from 1, 0 = in the hand
    [[nodiscard]] int rightPile(int card) const;

    const lessons::Sorting& m_sorting;
    Wording m_wording;
    AnswerBook& m_book;
    QList<CardPile*> m_piles; // owned by this widget; the first is the hand
    QPushButton* m_check; // owned by this widget, as all below
    Paragraph* m_verdict;
};

} // namespace repique
