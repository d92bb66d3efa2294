// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/assert.h"

#include <cstdio>
#include <cstdlib>

namespace repique {

void promiseBroken(const char* promise, const char* file, int line) noexcept
{
    std::fprintf(stderr, "%s:%d: broken promise: %s\n", file, line, promise);
    std::abort();
}

} // namespace repique
