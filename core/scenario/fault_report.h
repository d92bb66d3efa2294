// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <vector>

namespace repique::scenario {

/// One thing wrong with a document. The app makes the sentence; everything it needs is here.
struct Fault
{
    Errc code = Errc::InvalidValue;
    std::string file; ///< as the user named it; empty for `--set` and environment variables
    int line = 0; ///< 1-based; 0 when there is none
    int column = 0; ///< 1-based; 0 when there is none
    std::string key; ///< dotted, e.g. "policy.max_attempts"; may be empty
    std::string value; ///< as written, cut to 60 characters; may be empty
    std::string accepted; ///< what is accepted: "1 … 1000000", "\"open\" | \"closed\"", "a duration such as
                          ///< \"100ms\"…"
};

/// All faults of one document, in order of line. Empty = none.
using Faults = std::vector<Fault>;

template<typename T>
using Checked = tl::expected<T, Faults>;

} // namespace repique::scenario
