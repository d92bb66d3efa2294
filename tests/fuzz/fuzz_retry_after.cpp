// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/assert.h"
#include "core/retry/retry_after.h"

#include <cstddef>
#include <cstdint>

/// Whatever the field, a hint is not negative.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::int64_t now = 1'790'000'000;
    const auto hint = repique::retry::parseRetryAfter({reinterpret_cast<const char*>(data), size}, now);
    REPIQUE_ASSERT(!hint || *hint >= repique::SimDuration::zero());
    return 0;
}
