// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <string_view>

namespace repique::cli {

/// `helpText` for the topics about races and the real service; empty for others.
[[nodiscard]] std::string_view liveHelpText(Topic topic, i18n::Language language) noexcept;

} // namespace repique::cli
