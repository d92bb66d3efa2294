// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <string>
#include <vector>

namespace repique::lessons {

/// What somebody changed of a scene.
struct Changes
{
    std::vector<std::string> assignments; ///< as in `--set`, one a parameter; without name and seed
    bool isWhole = true; ///< false: something differs that no assignment reaches (script, faults, classes …)
};

/// The parameters in which `now` differs from `base`. Another kind of budget is one change, and so is each of
/// its values that is not its default.
[[nodiscard]] Changes changesOf(const scenario::Scenario& base, const scenario::Scenario& now);

/// The key of the assignment "key=value", without the blanks around it.
[[nodiscard]] std::string keyOf(const std::string& assignment);

} // namespace repique::lessons
