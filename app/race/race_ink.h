// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/tokens.h"

namespace repique {

/// The colour of a copy. Its letter says the same.
[[nodiscard]] inline QColor colourOfCopy(int copy, const theme::Tokens& tokens)
{
    switch (copy) {
    case 0:
        return tokens.accent;
    case 1:
        return tokens.retry;
    default:
        return tokens.rejected;
    }
}

} // namespace repique
