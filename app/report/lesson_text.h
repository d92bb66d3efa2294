// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/lessons/lesson.h"
#include "core/lessons/verify.h"

#include <string>

/// What verifying a lesson found, for people.
namespace repique::report {

/// Every printed number beside what was measured, and every try of the challenge.
[[nodiscard]] std::string lessonText(
    const lessons::Lesson& lesson, const lessons::Verification& verification, i18n::Language language);

/// One sentence a line for what does not hold, with file, line and what to do; empty when all holds.
[[nodiscard]] std::string lessonFaults(
    const lessons::Lesson& lesson, const lessons::Verification& verification, i18n::Language language);

} // namespace repique::report
