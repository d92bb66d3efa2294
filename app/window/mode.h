// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace repique {

/// What the window is about: one operation, all of them, or payments on real HTTP.
enum class Mode : std::uint8_t { Step, Load, Live };

} // namespace repique
