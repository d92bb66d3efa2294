// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/action_registry.h"

#include <vector>

namespace repique {

/// The actions that choose the mode, in the order of the modes; they stand first in the View menu.
[[nodiscard]] std::vector<ActionSpec> modeSpecs();

} // namespace repique
