// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/answer.h"
#include "app/cli/lessons_command.h"
#include "app/i18n/language.h"

#include <string_view>

namespace repique::cli {

/// Runs `grade`.
[[nodiscard]] Answer runGrade(const GradeCommand& command, i18n::Language language);

[[nodiscard]] std::string_view gradeHelp(i18n::Language language) noexcept;

} // namespace repique::cli
