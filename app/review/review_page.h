// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/leitner.h"

#include <QtCore/QString>
#include <QtWidgets/QScrollArea>

#include <string>
#include <vector>

class QPushButton;

namespace repique {

class Card;
class Paragraph;

/// A card that is due, in the reader's words.
struct ReviewCard
{
    std::string lesson; ///< id
    std::string card; ///< id
    QString lessonTitle; ///< "L01 · One attempt failed. Now what?"
    QString front;
    QString back;
};

/// The cards of all lessons that are due, one at a time: remember, turn (Enter), grade yourself (1 … 3).
class ReviewPage final : public QScrollArea
{
    Q_OBJECT

public:
    explicit ReviewPage(QWidget* parent = nullptr);

    /// Begins with the first of `cards`; without any, it says when there will be some.
    void setCards(std::vector<ReviewCard> cards);
    /// When the next card after today is due, in words; empty = there is none.
    void setNext(const QString& day);

Q_SIGNALS:
    void graded(const std::string& lesson, const std::string& card, repique::lessons::Grade grade);
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void retranslate();
    void showCard();
    void turn();
    void grade(int grade);
    [[nodiscard]] bool hasCard() const noexcept;

    std::vector<ReviewCard> m_cards;
    std::size_t m_current = 0;
    bool m_isTurned = false;
    QString m_next;
    Paragraph* m_title; // owned by this widget, as all below
    Paragraph* m_place;
    Card* m_face;
    Paragraph* m_front;
    Paragraph* m_back;
    QPushButton* m_turn;
    std::vector<QPushButton*> m_grades;
    QPushButton* m_close;
};

} // namespace repique
