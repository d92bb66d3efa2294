// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/grading.h"

#include "core/lessons/changes.h"
#include "core/scenario/document.h"

#include <algorithm>

namespace repique::lessons {
namespace {

void object(Mark& mark, Objection objection, std::string detail = {})
{
    mark.objection = objection;
    mark.detail = std::move(detail);
}

/// Whether the changes may be made at all; says why not in `mark`.
bool areAllowed(const Lesson& lesson, const std::vector<std::string>& changes, Mark& mark)
{
    const std::optional<int>& most = lesson.challenge.mostChanges;
    if (most && static_cast<int>(changes.size()) > *most) {
        object(mark, Objection::TooManyChanges, std::to_string(*most));
        return false;
    }
    for (const std::string& change : changes) {
        if (!isFree(lesson, keyOf(change))) {
            object(mark, Objection::LockedKey, keyOf(change));
            return false;
        }
    }
    return true;
}

Mark markRoom(const Lesson& lesson, const LessonWork& work)
{
    const RoomScore score = scoreOf(*lesson.room, work.progress);
    Mark mark;
    mark.lesson = lesson.id;
    mark.order = lesson.order;
    mark.isTried = score.named > 0;
    mark.needed = score.pass;
    for (std::size_t i = 0; i < score.right.size(); ++i) {
        mark.goals.push_back({i, std::nullopt, score.right[i]});
    }
    if (work.progress.challenge && work.progress.challenge->isPassed && !score.passes()) {
        mark.isTried = true;
        object(mark, Objection::FalseClaim);
    }
    return mark;
}

} // namespace

bool Mark::holds() const noexcept
{
    const auto reached = std::ranges::count(goals, true, &GoalVerdict::holds);
    return isTried && objection == Objection::None
        && reached >= (needed ? *needed : static_cast<std::ptrdiff_t>(goals.size()));
}

Mark mark(const Lesson& lesson, const LessonWork& work, std::int64_t eventLimit)
{
    if (lesson.room) {
        return markRoom(lesson, work);
    }
    Mark mark;
    mark.lesson = lesson.id;
    mark.order = lesson.order;
    for (std::size_t i = 0; i < lesson.challenge.goals.size(); ++i) {
        mark.goals.push_back({i, std::nullopt, false});
    }
    if (!work.progress.challenge) {
        return mark;
    }
    const ChallengeRecord& claimed = *work.progress.challenge;
    mark.isTried = true;
    if (!areAllowed(lesson, claimed.changes, mark)) {
        return mark;
    }
    const Result<Attempt> attempt = tryChallenge(lesson, claimed.changes, {}, eventLimit);
    if (!attempt) {
        object(mark, Objection::RefusedChange, attempt.error().detail);
        return mark;
    }
    if (attempt->isCut) {
        object(mark, Objection::TooLong, std::to_string(eventLimit));
        return mark;
    }
    mark.goals = attempt->goals;
    if (claimed.isPassed && !attempt->passes()) {
        object(mark, Objection::FalseClaim);
    }
    return mark;
}

std::int64_t eventLimitOf(const Lesson& lesson)
{
    std::int64_t most = 1;
    std::vector<std::vector<std::string>> tries{{}};
    if (!lesson.challenge.solutions.empty()) {
        tries.push_back(lesson.challenge.solutions.front());
    }
    for (const std::vector<std::string>& changes : tries) {
        const Result<Attempt> attempt = tryChallenge(lesson, changes);
        most = attempt ? std::max(most, attempt->events) : most;
    }
    return most * eventHeadroom;
}

std::vector<Mark> Grader::grade(const Submission& submission)
{
    std::vector<Mark> marks;
    for (const LessonWork& work : submission.works) {
        const auto lesson = std::ranges::find(m_lessons, work.progress.lesson, &Lesson::id);
        if (lesson == m_lessons.end()) {
            Mark unknown;
            unknown.lesson = work.progress.lesson;
            unknown.objection = Objection::UnknownLesson;
            marks.push_back(std::move(unknown));
        } else if (lesson->room) {
            marks.push_back(markRoom(*lesson, work));
        } else if (!lesson->challenge.goals.empty()) {
            const bool isTried = work.progress.challenge.has_value();
            if (isTried && !m_limits.contains(lesson->id)) {
                m_limits[lesson->id] = eventLimitOf(*lesson);
            }
            marks.push_back(mark(*lesson, work, isTried ? m_limits.at(lesson->id) : 0));
        }
    }
    return marks;
}

} // namespace repique::lessons
