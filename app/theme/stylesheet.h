// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/tokens.h"

#include <QtCore/QString>

namespace repique::theme {

/// The one stylesheet of the program, on top of Fusion. Text sizes are points, scaled by `textScale` percent.
/// Buttons carry the property `kind`: "primary", "ghost" (no frame until hovered) or nothing. Pure.
[[nodiscard]] QString stylesheetOf(Theme theme, int textScale);

} // namespace repique::theme
