// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/action_registry.h"

#include <vector>

namespace repique {

/// The actions that choose the mode, in the order of the modes; they stand first in the View menu.
[[nodiscard]] std::vector<ActionSpec> modeSpecs();

/// The actions that open a screen to explore the scenario on.
[[nodiscard]] std::vector<ActionSpec> screenSpecs();

} // namespace repique
