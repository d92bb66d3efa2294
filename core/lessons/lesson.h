// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
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
    scenario::Scenario scenario;
};

enum class Mode : std::uint8_t { Step, Load };

/// What the window shows while one piece of the text is read.
struct Step
{
    std::string id;
    std::string scene; ///< id of a scene of the lesson
    Mode mode = Mode::Step;
    int position = 0; ///< numbered message to stand on, 0 = before the first; step mode only
};

/// A number that the text prints. It is measured on the engine, never typed into the prose.
struct Expectation
{
    std::string id;
    std::string scene;
    std::string metric; ///< a name of `measure`
    double value = 0.0;
    double tolerance = 0.0; ///< ≥ 0, absolute
    int decimals = 0; ///< printed
    int seeds = 1; ///< the value is the mean over this many seeds, from the scene's on
    std::optional<SimDuration> from; ///< window of the run, for metrics over time
    std::optional<SimDuration> to;
};

/// One heading of the prose and the Markdown below it; `{{expect id}}` stands for a number.
struct Passage
{
    std::string heading;
    std::string markdown;
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
    int order = 0;
    std::vector<std::string> covers; ///< statements of the curriculum
    std::vector<Scene> scenes;
    std::vector<Step> steps;
    std::vector<Expectation> expectations;
    Prose english;
    Prose portuguese;
};

/// The scene called `id`; nothing when the lesson has none.
[[nodiscard]] const Scene* findScene(const Lesson& lesson, const std::string& id) noexcept;
/// The expectation called `id`; nothing when the lesson has none.
[[nodiscard]] const Expectation* findExpectation(const Lesson& lesson, const std::string& id) noexcept;

} // namespace repique::lessons
