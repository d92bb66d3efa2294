// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/fault.h"

#include <optional>
#include <string>
#include <string_view>

namespace repique::scenario {

/// Reads what happens to one attempt: "ok", "lost_response", "closed", "timeout", "refused", or a status 100
/// … 599 with an optional code, then " retry_after=2s", then " no_retry". Nothing for anything else.
[[nodiscard]] std::optional<settlement::ScriptedAttempt> parseScriptedAttempt(std::string_view text);

[[nodiscard]] std::string scriptedAttemptText(const settlement::ScriptedAttempt& attempt);

[[nodiscard]] std::string acceptedScriptedAttempts();

} // namespace repique::scenario
