// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/incident_state.h"

#include "app/lesson/answer_book.h"
#include "app/lesson/places.h"

#include <QtCore/QRandomGenerator>

#include <algorithm>

namespace repique {
namespace {

const QString seedKey = QStringLiteral("seed=");

} // namespace

IncidentState::IncidentState(const lessons::Lesson& lesson, AnswerBook& book)
    : m_lesson(lesson)
    , m_book(book)
    , m_order(incidentOrder(*lesson.room, seed()))
{
    goOn();
}

const lessons::Incident& IncidentState::incident() const
{
    return room().incidents[m_order[m_place]];
}

int IncidentState::number() const noexcept
{
    return static_cast<int>(m_place) + 1;
}

int IncidentState::count() const noexcept
{
    return static_cast<int>(m_order.size());
}

bool IncidentState::isSeen(lessons::MetricGroup group) const
{
    return std::ranges::find(m_answer.looks, group) != m_answer.looks.end();
}

int IncidentState::looksLeft() const
{
    return std::max(0, room().looks - static_cast<int>(m_answer.looks.size()));
}

lessons::RoomScore IncidentState::score() const
{
    return scoreOf(room(), m_book.lesson(m_lesson.id));
}

int IncidentState::placeOf(const std::string& incident) const
{
    const auto found = std::ranges::find(room().incidents, incident, &lessons::Incident::id);
    return found == room().incidents.end() ? -1 : static_cast<int>(found - room().incidents.begin());
}

void IncidentState::goOn()
{
    const lessons::LessonProgress& progress = m_book.lesson(m_lesson.id);
    const auto open = std::ranges::find_if(
        m_order, [&](std::size_t place) { return !answerIn(progress, room().incidents[place]).isNamed(); });
    m_place = static_cast<std::size_t>(open - m_order.begin());
    m_answer = isOver() ? lessons::IncidentAnswer{} : answerIn(progress, incident());
}

bool IncidentState::look(lessons::MetricGroup group)
{
    if (looksLeft() == 0 || m_answer.isNamed() || isSeen(group)) {
        return false;
    }
    m_answer.looks.push_back(group);
    record(incident().id, textOf(m_answer), false);
    return true;
}

void IncidentState::name(int cause, int cure)
{
    m_answer.cause = room().incidents[static_cast<std::size_t>(cause)].id;
    m_answer.cure = room().incidents[static_cast<std::size_t>(cure)].id;
    record(incident().id, textOf(m_answer), isRight(room(), incident(), m_answer));
    m_book.setDraft(m_lesson.id, incident().id, {});
    const lessons::RoomScore now = score();
    m_book.setChallenge(
        m_lesson.id, {.changes = {}, .goals = now.right, .isPassed = now.passes(), .tries = 1});
}

void IncidentState::beginAgain()
{
    for (const lessons::Incident& each : room().incidents) {
        record(each.id, {}, false);
    }
    record(room().id, {}, false);
    m_order = incidentOrder(room(), seed());
    goOn();
}

IncidentState::Draft IncidentState::draft() const
{
    const QList<int> places = placesFrom(m_book.draft(m_lesson.id, incident().id)); // 0 = none
    return {places.value(0, 0) - 1, places.value(1, 0) - 1};
}

void IncidentState::setDraft(const Draft& draft)
{
    m_book.setDraft(m_lesson.id, incident().id, placesText({draft.cause + 1, draft.cure + 1}));
}

/// Of the student's order; made and kept the first time.
std::uint64_t IncidentState::seed()
{
    const lessons::AnswerRecord* const known = answerOf(m_book.lesson(m_lesson.id), room().id);
    const QString text = known == nullptr ? QString() : QString::fromStdString(known->answer);
    if (text.startsWith(seedKey)) {
        return text.mid(seedKey.size()).toULongLong();
    }
    const std::uint64_t drawn = QRandomGenerator::global()->generate();
    record(room().id, (seedKey + QString::number(drawn)).toStdString(), false);
    return drawn;
}

void IncidentState::record(const std::string& id, const std::string& answer, bool isRight)
{
    m_book.setAnswer(m_lesson.id,
        {.kind = lessons::ExerciseKind::Incident,
            .id = id,
            .answer = answer,
            .isRight = isRight,
            .tries = 1});
}

} // namespace repique
