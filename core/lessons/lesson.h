// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/exercises.h"
#include "core/lessons/incident.h"
#include "core/lessons/measurement.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace repique::lessons {

/// A scenario of a lesson under a name of its own.
struct Scene
{
    std::string id;
    std::string file; ///< of the lesson's folder
    scenario::Scenario scenario;
};

/// What the window shows with a step: one operation, all of them, or the race of copies.
enum class Mode : std::uint8_t { Step, Load, Race };

/// What a step is for. A lesson goes through all of them in this order; several experiments may follow one
/// another.
enum class StepKind : std::uint8_t { Scene, Predict, Experiment, Observe, Recall, Quiz, Challenge };

/// What the window shows while one piece of the text is read.
struct Step
{
    std::string id; ///< permanent
    StepKind kind = StepKind::Scene;
    std::string scene; ///< id of a scene of the lesson
    Mode mode = Mode::Step;
    int position = 0; ///< numbered message to stand on, 0 = before the first; step mode only
    std::vector<std::string> covers; ///< statements of the curriculum
    int line = 0; ///< of lesson.toml
};

/// A task whose goals the machine checks. Its scene is that of the challenge step.
struct Challenge
{
    std::optional<int> mostChanges; ///< parameters that may differ from the scene; none = any number
    std::vector<std::vector<std::string>> solutions; ///< each: assignments as in `set`
    std::vector<Goal> goals;
    int line = 0; ///< of lesson.toml
};

/// One heading of the prose and the Markdown below it; `{{expect id}}` stands for a number.
struct Passage
{
    std::string heading;
    std::string markdown;
    int line = 0; ///< of the heading
};

/// The prose of a lesson in one language: one passage a step, in order.
struct Prose
{
    std::string title;
    std::vector<Passage> passages;
};

struct Lesson
{
    std::string id; ///< permanent: progress refers to it
    std::string folder; ///< where it was read
    int order = 0;
    std::vector<std::string> free; ///< dotted keys or tables of the document that the student may change
    std::vector<double> givens; ///< numbers of the texts that are facts, neither parameters nor measured
    std::vector<Scene> scenes;
    std::vector<Step> steps;
    std::vector<Expectation> expectations;
    std::vector<Prediction> predictions;
    std::vector<RecallCard> cards;
    std::vector<Ordering> orderings;
    std::vector<Question> quiz;
    std::vector<Sorting> sortings;
    std::vector<BugHunt> bugs;
    Challenge challenge;
    std::optional<IncidentRoom> room; ///< in place of goals
    Prose english;
    Prose portuguese;
};

/// The scene called `id`; nothing when the lesson has none.
[[nodiscard]] const Scene* findScene(const Lesson& lesson, const std::string& id) noexcept;
/// The expectation called `id`; nothing when the lesson has none.
[[nodiscard]] const Expectation* findExpectation(const Lesson& lesson, const std::string& id) noexcept;
/// The step called `id`; nothing when the lesson has none.
[[nodiscard]] const Step* findStep(const Lesson& lesson, const std::string& id) noexcept;
/// Id of the scene whose run tells what becomes of `prediction`, which is of this lesson: that of the sketch,
/// of the figure where a run gives it, else of the step that asks.
[[nodiscard]] const std::string& sceneOf(const Lesson& lesson, const Prediction& prediction) noexcept;
/// Whether the student may change this dotted key of the document.
[[nodiscard]] bool isFree(const Lesson& lesson, const std::string& key) noexcept;
/// The same for a list of free keys and tables.
[[nodiscard]] bool isFree(const std::vector<std::string>& free, const std::string& key) noexcept;

} // namespace repique::lessons
