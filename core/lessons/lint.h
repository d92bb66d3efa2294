// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"
#include "core/scenario/fault_report.h"

#include <filesystem>
#include <vector>

namespace repique::lessons {

inline constexpr int fewestWords = 350; ///< of a text

/// What keeps a lesson that loads from being finished: a kind of step that is missing or out of order, a text
/// that is too short, a number that is neither measured nor declared, an expectation that nothing prints,
/// languages that print different numbers, no prediction, recall card, question, goal or solution, a file
/// that nothing reads. In order of file and line.
[[nodiscard]] scenario::Faults lint(const Lesson& lesson, const std::filesystem::path& folder);

/// Loads and lints every lesson folder of `directory` (or `directory` itself, a lesson).
[[nodiscard]] scenario::Checked<std::vector<Lesson>> lintAll(const std::filesystem::path& directory);

} // namespace repique::lessons
