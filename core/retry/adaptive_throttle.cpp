// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/adaptive_throttle.h"

#include <algorithm>

namespace repique::retry {

double refusedShare(std::int64_t requests, std::int64_t accepts, double k) noexcept
{
    const auto asked = static_cast<double>(requests);
    return std::max(0.0, (asked - k * static_cast<double>(accepts)) / (asked + 1.0));
}

} // namespace repique::retry
