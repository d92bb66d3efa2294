// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/fault_report.h"
#include "core/settlement/fault_plan.h"
#include "core/storm/model.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace repique::scenario {

/// Reads what a real service is told to do wrong, as JSON that mirrors the document: `{"script": ["503
/// SPI_UNAVAILABLE", "lost_response", "ok"]}`, or `{"faults": [{"kind": "unavailable", "probability": 0.2,
/// "retry_after": "1s"}]}`, or `{}`; `"seed"` beside them. All faults come together, and keys are named as in
/// the document. At most 64 KiB, 16 levels, 1,000 entries. `capacity` is refused: a real service has its own.
[[nodiscard]] Checked<settlement::FaultPlan> parseFaultDocument(std::string_view text);

/// The faults or the script of a file: such a JSON text, or a scenario document.
[[nodiscard]] Checked<settlement::FaultPlan> loadFaultDocument(const std::filesystem::path& path);

/// The script or the faults of a scenario, `capacity` among them; a service takes as long as there.
[[nodiscard]] settlement::FaultPlan faultPlanOf(const storm::Model& model);

/// One line of JSON that `parseFaultDocument` reads back as the same plan (but for `service`).
[[nodiscard]] std::string faultDocument(const settlement::FaultPlan& plan);

} // namespace repique::scenario
