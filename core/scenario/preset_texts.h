// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/presets.h"

#include <vector>

namespace repique::scenario {

/// One payment against a script.
[[nodiscard]] std::vector<Preset> paymentPresets();

/// Many operations against a dependency.
[[nodiscard]] std::vector<Preset> loadPresets();

} // namespace repique::scenario
