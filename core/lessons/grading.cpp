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

} // namespace

bool Mark::holds() const noexcept
{
    return isTried && objection == Objection::None
        && std::ranges::all_of(goals, [](const GoalVerdict& each) { return each.holds; });
}

Mark mark(const Lesson& lesson, const LessonWork& work)
{
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
    const Result<Attempt> attempt = tryChallenge(lesson, claimed.changes);
    if (!attempt) {
        object(mark, Objection::RefusedChange, attempt.error().detail);
        return mark;
    }
    mark.goals = attempt->goals;
    if (claimed.isPassed && !attempt->passes()) {
        object(mark, Objection::FalseClaim);
    }
    return mark;
}

std::vector<Mark> grade(const std::vector<Lesson>& lessons, const Submission& submission)
{
    std::vector<Mark> marks;
    for (const LessonWork& work : submission.works) {
        const auto lesson = std::ranges::find(lessons, work.progress.lesson, &Lesson::id);
        if (lesson == lessons.end()) {
            Mark unknown;
            unknown.lesson = work.progress.lesson;
            unknown.objection = Objection::UnknownLesson;
            marks.push_back(std::move(unknown));
        } else if (!lesson->challenge.goals.empty()) {
            marks.push_back(mark(*lesson, work));
        }
    }
    return marks;
}

} // namespace repique::lessons
