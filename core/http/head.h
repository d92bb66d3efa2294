// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/http/message.h"

#include <optional>
#include <string>
#include <string_view>

namespace repique::http {

/// Request line and fields, as they stand on the wire.
struct Head
{
    std::string method;
    std::string target;
    Fields fields;
};

/// Reads a head up to and with its empty line. Strict: CRLF line ends, three words in the first line, field
/// names that are tokens, no folded lines, no control characters, and one way at most of saying how long the
/// body is. Nothing for anything else. Pure. Source: RFC 9112 §2–6.
[[nodiscard]] std::optional<Head> parseHead(std::string_view text);

} // namespace repique::http
