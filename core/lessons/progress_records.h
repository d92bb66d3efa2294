// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/leitner.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace repique::lessons {

/// When something was recorded, in UTC.
using Moment = std::chrono::sys_time<std::chrono::milliseconds>;

/// A step of a lesson, by their permanent ids.
struct StepPlace
{
    std::string lesson;
    std::string step;

    friend bool operator==(const StepPlace&, const StepPlace&) = default;
};

/// What was said before a run.
struct PredictionRecord
{
    std::string id; ///< of the prediction
    std::string answer; ///< the id of an option, a number, or the points of a sketch; empty when skipped
    bool isSkipped = false;
    std::optional<double> score; ///< 0 … 1; nothing when there is none

    friend bool operator==(const PredictionRecord&, const PredictionRecord&) = default;
};

/// Exercises that are right or wrong.
enum class ExerciseKind : std::uint8_t { Quiz, Ordering, Sorting, Bug, Incident };

/// The latest answer to an exercise.
struct AnswerRecord
{
    ExerciseKind kind = ExerciseKind::Quiz;
    std::string id; ///< of the exercise
    std::string answer; ///< as its exercise writes it
    bool isRight = false;
    int tries = 1; ///< answers so far; counted by the store

    friend bool operator==(const AnswerRecord&, const AnswerRecord&) = default;
};

/// A recall card that was graded at least once.
struct CardRecord
{
    std::string id; ///< of the card
    CardState state;

    friend bool operator==(const CardRecord&, const CardRecord&) = default;
};

/// A card of some lesson that is due.
struct DueCard
{
    std::string lesson;
    CardRecord card;

    friend bool operator==(const DueCard&, const DueCard&) = default;
};

/// What a challenge was tried with. A later try takes the place of this one, unless this one passed and the
/// later one does not.
struct ChallengeRecord
{
    std::vector<std::string> changes; ///< assignments over the scene, as in `--set`: the policy that was used
    std::vector<bool> goals; ///< whether each held, in the order of the lesson
    bool isPassed = false;
    int tries = 1; ///< so far; counted by the store

    friend bool operator==(const ChallengeRecord&, const ChallengeRecord&) = default;
};

/// Everything that is known about one lesson.
struct LessonProgress
{
    std::string lesson;
    std::string step; ///< where one stopped; empty when never entered
    std::vector<std::string> entered; ///< ids of the steps seen so far, in the order of the first time
    std::vector<PredictionRecord> predictions;
    std::vector<AnswerRecord> answers;
    std::vector<CardRecord> cards;
    std::optional<ChallengeRecord> challenge;
};

} // namespace repique::lessons
