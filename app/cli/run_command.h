// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/answer.h"
#include "app/cli/command.h"

#include <string>
#include <vector>

namespace repique::cli {

/// What a command may know of the process.
struct Setting
{
    i18n::Language language = i18n::Language::English;
    std::vector<std::string> environment; ///< "NAME=value" lines
};

/// Does what `command` asks for, on the calling thread.
[[nodiscard]] Answer runCommand(const Command& command, const Setting& setting);

/// Reads the arguments (without the program's name) and does what they ask for.
[[nodiscard]] Answer answerTo(
    const std::vector<std::string>& arguments, std::vector<std::string> environment);

} // namespace repique::cli
