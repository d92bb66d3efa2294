// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

#include <string>
#include <vector>

namespace repique::lessons {

/// Words of an exercise and the id of whose they are.
struct Worded
{
    const Bilingual* words; ///< lives as long as the lesson
    std::string owner;
};

/// Everything that the exercises of a lesson say, in no particular order; empty words are left out.
[[nodiscard]] std::vector<Worded> wordsOfExercises(const Lesson& lesson);

} // namespace repique::lessons
