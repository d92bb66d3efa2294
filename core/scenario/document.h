// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/fault_report.h"
#include "core/scenario/scenario.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace repique::scenario {

/// Reads a whole document from text. All faults come together. At most 1 MiB, 16 levels deep, 1,000 table
/// entries. `fileName` is only for the faults.
[[nodiscard]] Checked<Scenario> parse(std::string_view text, std::string_view fileName);

/// Reads a document from a file; a missing, unreadable, binary or oversized file is a fault as well.
[[nodiscard]] Checked<Scenario> load(const std::filesystem::path& path);

/// The document as canonical TOML, only what differs from the defaults, in the order of the public listing;
/// `parse` gives back an equal scenario.
[[nodiscard]] std::string toToml(const Scenario& scenario);

/// Sets one dotted key to a value written as in `--set` ("policy.max_attempts=4", "policy.base=200ms",
/// "policy.jitter=full" — bare words, durations and texts need no quotes; "full", "equal" and "none" are 1,
/// 0.5 and 0; retry_on takes "429,503,timeout" as well; setting policy.budget.kind starts from its defaults).
/// On a fault `scenario` is untouched.
[[nodiscard]] Faults assign(Scenario& scenario, std::string_view assignment);

/// Sets several keys as one: order does not matter (the kind of budget is set first, `cap` and `base` are
/// compared at the end), all faults come together, and on any fault `scenario` is untouched.
[[nodiscard]] Faults assignAll(Scenario& scenario, const std::vector<std::string>& assignments);

/// Policy from `REPIQUE_RETRY_*` variables over `policy`: REPIQUE_RETRY_MAX_ATTEMPTS=4 is policy.max_attempts
/// = 4, REPIQUE_RETRY_BUDGET_KIND is policy.budget.kind. `environment` holds "NAME=value" lines; other names
/// are ignored, an unknown REPIQUE_RETRY_ name is a fault. All faults together.
[[nodiscard]] Checked<Scenario> withEnvironment(
    Scenario scenario, const std::vector<std::string>& environment);

} // namespace repique::scenario
