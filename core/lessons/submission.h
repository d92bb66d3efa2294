// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lessons/progress_records.h"
#include "core/scenario/fault_report.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace repique::lessons {

struct Lesson;

/// What a file of a submission ends in.
inline constexpr std::string_view submissionSuffix = ".repique-entrega";

/// What a student hands in of one lesson.
struct LessonWork
{
    LessonProgress progress; ///< without cards: what one remembers is nobody's business
    std::vector<std::int64_t> seeds; ///< of the challenge's goals, each once
};

/// What a student hands in: what was done in each lesson, nothing that tells who did it unless that was
/// typed.
struct Submission
{
    std::string program; ///< version that wrote the file
    std::string student; ///< as typed; mostly empty
    std::vector<LessonWork> works; ///< in the order of the lessons
};

/// What `all` says of the lessons at hand, in their order; lessons never entered are left out.
[[nodiscard]] std::vector<LessonWork> worksOf(
    const std::vector<Lesson>& lessons, const std::vector<LessonProgress>& all);

/// As the text of a file; `parseSubmission` gives back the same.
[[nodiscard]] std::string toToml(const Submission& submission);

/// Reads a submission. All faults together, each with its line; bounded as scenario documents are, and at
/// most 100 changes a challenge.
[[nodiscard]] scenario::Checked<Submission> parseSubmission(std::string_view text, const std::string& file);

/// `parseSubmission` of a file; a missing or unreadable one is a fault as well.
[[nodiscard]] scenario::Checked<Submission> loadSubmission(const std::filesystem::path& file);

} // namespace repique::lessons
