// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/run_command.h"

namespace repique::cli {

/// Pays once at a real service; returns when the policy is done with it.
[[nodiscard]] Answer runPay(const PayCommand& command, const Setting& setting);

/// Takes as long as the payment's waits.
[[nodiscard]] Answer runProve(const ProveCommand& command, const Setting& setting);

} // namespace repique::cli
