// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/answer.h"
#include "app/cli/lessons_command.h"
#include "app/i18n/language.h"

#include <string>
#include <string_view>

namespace repique::cli {

/// Checks lessons and re-runs every number that they print. Lint says only what is wrong; verify lists every
/// number with what was measured. Files that cannot be taken: `wrongUsage`; numbers or challenges that do not
/// hold: `failed`.
[[nodiscard]] Answer runLessons(const LessonsCommand& command, i18n::Language language);

/// The installed lessons, else those of the source tree.
[[nodiscard]] std::string builtInLessons();

[[nodiscard]] std::string_view lessonsHelp(i18n::Language language) noexcept;

} // namespace repique::cli
