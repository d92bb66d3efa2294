// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/action_registry.h"

#include <vector>

namespace repique {

/// Every fixed action of the window, by category. Presets, recent files and lessons come besides.
[[nodiscard]] std::vector<ActionSpec> actionSpecs();

} // namespace repique
