// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/storm/contention.h"

namespace repique::storm {

/// As lessons and the command line name them.
inline constexpr Names<ContentionBackoff, 5> contentionBackoffs{{{"none", ContentionBackoff::None},
    {"exponential", ContentionBackoff::Exponential}, {"equal", ContentionBackoff::Equal},
    {"full", ContentionBackoff::Full}, {"decorrelated", ContentionBackoff::Decorrelated}}};

} // namespace repique::storm
