// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <string_view>

namespace repique::cli {

/// What a command does, its options, examples and exit statuses; ends with a line feed.
[[nodiscard]] std::string_view helpText(Topic topic, i18n::Language language) noexcept;

} // namespace repique::cli
