// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/run_command.h"

namespace repique::cli {

[[nodiscard]] Answer runContention(const ContentionCommand& command, const Setting& setting);

/// On several threads; returns when all are done. An interrupt from the terminal ends it early, with what is
/// done so far and status 1.
[[nodiscard]] Answer runSweep(const SweepCommand& command, const Setting& setting);

} // namespace repique::cli
