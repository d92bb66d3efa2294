// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/lessons/lesson.h"
#include "core/lessons/progress_records.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace repique {

/// One lesson on the home screen.
struct LessonFacts
{
    std::string id;
    int order = 0;
    std::string title;
    std::string prediction; ///< what will be predicted, in one line that goes on after "you will predict:"
    int stepsDone = 0; ///< steps seen; the challenge counts when it is passed
    int steps = 0;
    int step = 0; ///< where one stopped, from 0

    [[nodiscard]] bool isFinished() const noexcept { return steps > 0 && stepsDone == steps; }
};

/// Where one stopped.
struct ResumeFacts
{
    std::size_t lesson = 0; ///< its place among the lessons
    std::string heading; ///< of the step
};

/// What is due for review.
struct ReviewFacts
{
    lessons::Day today{};
    int cards = 0;
    std::vector<std::pair<int, int>> lessons; ///< order of a lesson, how many of its cards
    std::optional<lessons::Day> next; ///< the first day after today with a card; nothing when there is none

    /// Of reviewing the cards, rounded up.
    [[nodiscard]] int minutes() const noexcept;
};

/// What the home screen tells.
struct HomeFacts
{
    std::vector<LessonFacts> lessons;
    std::optional<ResumeFacts> resume; ///< nothing before the first lesson was entered
    ReviewFacts review;
};

/// What is known of the student.
struct StudentRecord
{
    std::vector<lessons::LessonProgress> lessons;
    std::optional<lessons::StepPlace> latest;
};

/// Lessons and record put together, in the words of `language`; what belongs to other lessons is left out.
/// Pure.
[[nodiscard]] HomeFacts homeFacts(const std::vector<lessons::Lesson>& lessons, const StudentRecord& record,
    lessons::Day today, i18n::Language language);

/// The last sentence of a question, to go on after a colon: "How many debits?" is "how many debits?". Pure.
[[nodiscard]] std::string afterColon(const std::string& question);

} // namespace repique
