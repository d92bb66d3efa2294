// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/storm/run.h"
#include "core/trace/trace.h"

namespace repique::report {

/// What happened to one operation of `scenario`: a script is played through the real client and the real
/// settlement service; a load is replayed with a probe. `NotFound` when there is no such operation,
/// `NotSupported` when this version cannot run the scenario.
[[nodiscard]] Result<trace::Trace> traceOf(
    const scenario::Scenario& scenario, const storm::Selector& selector);

} // namespace repique::report
