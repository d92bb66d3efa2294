// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/settlement/fault.h"

namespace repique::settlement {

/// As scenario documents, lessons and the command line name them, in the order of the enumeration.
inline constexpr Names<ServerMode, 3> serverModes{{{"atomic", ServerMode::Atomic},
    {"check_then_insert", ServerMode::CheckThenInsert}, {"none", ServerMode::None}}};

} // namespace repique::settlement
