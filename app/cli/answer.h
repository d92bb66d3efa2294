// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace repique::cli {

/// Exit statuses, part of the public interface.
inline constexpr int done = 0;
inline constexpr int failed = 1; ///< the thing asked for failed
inline constexpr int wrongUsage = 2; ///< usage or file; nothing on standard output

/// What a command leaves behind.
struct Answer
{
    int status = done;
    std::string out; ///< for standard output
    std::string err; ///< for standard error
};

} // namespace repique::cli
