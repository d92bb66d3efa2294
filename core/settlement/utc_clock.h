// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/request.h"

namespace repique::settlement {

/// What time it is, for those who run a service: the service itself is told. Any thread.
[[nodiscard]] inline UtcTime utcNow()
{
    return std::chrono::time_point_cast<UtcTime::duration>(std::chrono::system_clock::now());
}

} // namespace repique::settlement
