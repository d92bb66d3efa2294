// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/answer.h"
#include "app/cli/live_command.h"
#include "app/i18n/language.h"

namespace repique::cli {

/// Serves until the process is asked to end (SIGTERM, SIGINT), having printed one line of JSON when it was
/// ready.
[[nodiscard]] Answer serve(const ServeCommand& command, i18n::Language language);

} // namespace repique::cli
