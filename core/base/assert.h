// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Stops the program, in every build, when a promise between two parts of our own code is broken.
#define REPIQUE_ASSERT(condition)                                                                            \
    ((condition) ? static_cast<void>(0) : ::repique::promiseBroken(#condition, __FILE__, __LINE__))

namespace repique {

/// Prints the promise and where it was made on standard error, then aborts.
[[noreturn]] void promiseBroken(const char* promise, const char* file, int line) noexcept;

} // namespace repique
