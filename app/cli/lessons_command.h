// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace repique::cli {

/// `lessons lint|verify [DIR]`.
struct LessonsCommand
{
    enum class Task : std::uint8_t { Lint, Verify };
    Task task = Task::Lint;
    std::string folder; ///< of lessons, or one lesson; empty = those that come with the program
};

/// `grade FILE… [--csv]`.
struct GradeCommand
{
    std::vector<std::string> files; ///< at least one
    std::string lessons; ///< folder; empty = those that come with the program
    bool isCsv = false;
};

} // namespace repique::cli
