// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

#include <QtCore/QList>

#include <cstdint>
#include <vector>

namespace repique {

class AnswerBook;

/// How far a student is in an incident room. Every look and every answer is on disk when it is made. Lesson
/// (which has a room) and book outlive it.
class IncidentState final
{
public:
    IncidentState(const lessons::Lesson& lesson, AnswerBook& book);

    [[nodiscard]] const lessons::Lesson& lesson() const noexcept { return m_lesson; }

    [[nodiscard]] const lessons::IncidentRoom& room() const noexcept { return *m_lesson.room; }

    /// Every incident has been named and the last one left.
    [[nodiscard]] bool isOver() const noexcept { return m_place >= m_order.size(); }

    /// The one in hand; the room is not over.
    [[nodiscard]] const lessons::Incident& incident() const;
    [[nodiscard]] int number() const noexcept; ///< of the incident in hand, from 1
    [[nodiscard]] int count() const noexcept;

    /// What was seen and said of the incident in hand.
    [[nodiscard]] const lessons::IncidentAnswer& answer() const noexcept { return m_answer; }

    [[nodiscard]] bool isSeen(lessons::MetricGroup group) const;
    [[nodiscard]] int looksLeft() const;
    [[nodiscard]] lessons::RoomScore score() const;
    /// Place in the lesson of the incident with this id; −1 = none.
    [[nodiscard]] int placeOf(const std::string& incident) const;

    /// To the first incident that has no answer yet, in the student's order.
    void goOn();
    /// Spends a look. False when there is none left, or nothing to spend it on.
    bool look(lessons::MetricGroup group);
    /// Says which incident of the lesson it is, and whose cure it needs.
    void name(int cause, int cure);
    /// Takes every answer back and draws another order.
    void beginAgain();

    /// Places of cause and cure chosen and not yet said, −1 = none.
    struct Draft
    {
        int cause = -1;
        int cure = -1;
    };

    [[nodiscard]] Draft draft() const;
    void setDraft(const Draft& draft);

private:
    [[nodiscard]] std::uint64_t seed();
    void record(const std::string& id, const std::string& answer, bool isRight);

    const lessons::Lesson& m_lesson;
    AnswerBook& m_book;
    std::vector<std::size_t> m_order; ///< places of the incidents in the lesson
    std::size_t m_place = 0; ///< in `m_order`
    lessons::IncidentAnswer m_answer;
};

} // namespace repique
