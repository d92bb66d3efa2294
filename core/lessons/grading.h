// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/submission.h"
#include "core/lessons/verify.h"

#include <cstdint>
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
    FalseClaim, ///< says that the challenge passed, and the run says otherwise
};

/// The challenge of one lesson, run again.
struct Mark
{
    std::string lesson; ///< id
    int order = 0; ///< of the lesson; 0 = unknown
    bool isTried = false; ///< the submission has a policy for the challenge
    std::vector<GoalVerdict> goals; ///< one for each goal of the lesson; none hold when it was not tried
    Objection objection = Objection::None;
    std::string detail;

    /// Tried, nothing to object, and every goal holds.
    [[nodiscard]] bool holds() const noexcept;
};

/// Runs the challenge of `work` again, on the lesson's own scenes and seeds; nothing that the submission says
/// about results is believed.
[[nodiscard]] Mark mark(const Lesson& lesson, const LessonWork& work);

/// The marks of every lesson in `submission` that has a challenge or is unknown, in its order.
[[nodiscard]] std::vector<Mark> grade(const std::vector<Lesson>& lessons, const Submission& submission);

} // namespace repique::lessons
