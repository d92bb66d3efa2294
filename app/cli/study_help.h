// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <string_view>

namespace repique::cli {

/// The help of the commands about many runs; ends with a line feed. Empty for other topics.
[[nodiscard]] std::string_view studyHelpText(Topic topic, i18n::Language language) noexcept;

} // namespace repique::cli
