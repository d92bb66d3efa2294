// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/fault_report.h"
#include "core/scenario/scenario.h"

#include <string>
#include <vector>

namespace repique::cli {

/// Where a scenario comes from: a path, "preset:ID" or nothing (the defaults), `REPIQUE_RETRY_*` variables
/// over its [policy], and
/// `--set` assignments over both.
struct Source
{
    std::string file;
    std::vector<std::string> environment; ///< "NAME=value" lines
    std::vector<std::string> sets;
};

/// All faults of file, environment and assignments together.
[[nodiscard]] scenario::Checked<scenario::Scenario> scenarioFrom(const Source& source);

/// The document of a preset; a fault naming those that exist when there is none of that id.
[[nodiscard]] scenario::Checked<std::string> presetText(const std::string& id);

} // namespace repique::cli
