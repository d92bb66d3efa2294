// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/submission.h"
#include "core/lessons/verify.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace repique::lessons {

/// Why the work of one lesson cannot stand.
enum class Objection : std::uint8_t {
    None,
    UnknownLesson, ///< not one of the lessons at hand
    LockedKey, ///< changes a key that the lesson does not free; `detail` is the key
    TooManyChanges, ///< more than the challenge allows; `detail` is how many it allows
    RefusedChange, ///< an assignment that means nothing here; `detail` is the assignment
    TooLong, ///< a run took more events than it may; `detail` is how many that is
    FalseClaim, ///< says that the challenge passed, and the run says otherwise
};

/// The challenge of one lesson, run again.
struct Mark
{
    std::string lesson; ///< id
    int order = 0; ///< of the lesson; 0 = unknown
    bool isTried = false; ///< the submission has a policy for the challenge
    std::vector<GoalVerdict> goals; ///< one for each goal of the lesson, or each incident of its room; none
                                    ///< hold when it was not tried
    std::optional<int> needed; ///< how many of them have to hold; none = all
    Objection objection = Objection::None;
    std::string detail;

    /// Tried, nothing to object, and every goal holds, or as many as are needed.
    [[nodiscard]] bool holds() const noexcept;
};

/// Runs the challenge of `work` again, on the lesson's own scenes and seeds, or judges the answers to its
/// incidents again; nothing that the submission says about results is believed.
[[nodiscard]] Mark mark(const Lesson& lesson, const LessonWork& work, std::int64_t eventLimit);

/// A run of somebody's policy may take this many times the events of the lesson's own.
inline constexpr std::int64_t eventHeadroom = 20;

/// `eventHeadroom` times the longest run of the challenge, untouched and with its first solution, which are
/// run to find out. At least `eventHeadroom`.
[[nodiscard]] std::int64_t eventLimitOf(const Lesson& lesson);

/// Grades submissions; finds out what each lesson needs once. `lessons` outlive it.
class Grader final
{
public:
    explicit Grader(const std::vector<Lesson>& lessons) : m_lessons(lessons) {}

    /// The marks of every lesson in `submission` that has a challenge or is unknown, in its order.
    [[nodiscard]] std::vector<Mark> grade(const Submission& submission);

private:
    const std::vector<Lesson>& m_lessons;
    std::map<std::string, std::int64_t> m_limits; ///< by id of the lesson, of those that were asked for
};

} // namespace repique::lessons
