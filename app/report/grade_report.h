// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/lessons/grading.h"
#include "core/lessons/lesson.h"

#include <string>
#include <vector>

/// What grading submissions found.
namespace repique::report {

/// One file that was handed in.
struct GradedFile
{
    std::string file; ///< as the user named it
    std::string student; ///< as it stands in the file; may be empty
    std::vector<lessons::Mark> marks;
    scenario::Faults faults; ///< of a file that cannot be read; then there are no marks

    /// Something was handed in, and all of it holds.
    [[nodiscard]] bool holds() const noexcept;
};

/// One row a file, one column a lesson: how many of its goals hold, of how many.
[[nodiscard]] std::string gradeText(const std::vector<lessons::Lesson>& lessons,
    const std::vector<GradedFile>& files, i18n::Language language);

/// One row a file, lesson and goal: file,student,lesson,metric,op,value,measured,holds,objection. No locale.
[[nodiscard]] std::string gradeCsv(
    const std::vector<lessons::Lesson>& lessons, const std::vector<GradedFile>& files);

/// One sentence a line for every file that is wrong or whose work does not stand; empty when there is none.
[[nodiscard]] std::string gradeFaults(const std::vector<lessons::Lesson>& lessons,
    const std::vector<GradedFile>& files, i18n::Language language);

} // namespace repique::report
