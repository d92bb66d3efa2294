// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"
#include "core/scenario/fault_report.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace repique::lessons {

/// Reads one lesson folder: lesson.toml, the scenario files it names, text.pt_BR.md and text.en.md. All
/// faults together, each with its file and line: unknown keys, unknown scenes or metrics, a step without a
/// passage in either language, a placeholder without an expectation, a window outside its scene.
[[nodiscard]] scenario::Checked<Lesson> load(const std::filesystem::path& folder);

/// Reads every lesson folder of `directory` (not `referenceFolder`), in the order the lessons state. A
/// duplicate id or order is a fault.
[[nodiscard]] scenario::Checked<std::vector<Lesson>> loadAll(const std::filesystem::path& directory);

/// The folder beside the lessons that holds what all of them share (`reference.h`).
inline constexpr std::string_view referenceFolder = "reference";

/// The folders that `loadAll` reads, by name; `directory` itself when it is a lesson.
[[nodiscard]] std::vector<std::filesystem::path> lessonFolders(const std::filesystem::path& directory);

} // namespace repique::lessons
