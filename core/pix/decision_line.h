// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pix/client.h"

#include <string>
#include <string_view>

namespace repique::pix {

/// Names for machines, as in "attempts_exhausted".
[[nodiscard]] std::string_view nameOf(retry::Reason reason) noexcept;
[[nodiscard]] std::string_view nameOf(retry::Classification classification) noexcept;

/// "503 SPI_UNAVAILABLE", "timeout", "refused", "closed".
[[nodiscard]] std::string outcomeText(const retry::Outcome& outcome, std::string_view code);

/// Everything that was decided after one attempt, to the last bit, on one line: two worlds decided alike when
/// their lines are equal. Elapsed time counts from `startedAt`.
[[nodiscard]] std::string decisionLine(const AttemptRecord& record, SimTime startedAt);

} // namespace repique::pix
