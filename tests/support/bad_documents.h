// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace repique::test {

/// A document with one thing wrong, and what must be said of it.
struct BadDocument
{
    std::string_view name; ///< a sentence
    std::string text; ///< the whole document
    Errc code = Errc::InvalidValue;
    int line = 0;
    std::string_view key;
    std::string_view value; ///< as written; not compared when it is "*"
    std::string_view accepted; ///< not compared when it is "*"
};

/// Every kind of bad document that the reader must refuse.
[[nodiscard]] const std::vector<BadDocument>& badDocuments();

} // namespace repique::test
