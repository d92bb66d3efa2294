// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/http/message.h"
#include "core/http/problem.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace repique::http {

/// Reads an Idempotency-Key: a structured-field string ("…" with \" and \\ inside, as the IETF draft writes
/// it) or the bare key that most services take; both name the same key. 1 … 255 visible ASCII characters (a
/// quoted one may hold spaces). Nothing for anything else. Pure.
[[nodiscard]] std::optional<std::string> readKey(std::string_view value);

/// `key` as a structured-field string. `key` holds what `readKey` returns.
[[nodiscard]] std::string quotedKey(std::string_view key);

/// Reads a POST /settlements. A missing key comes before everything, then the media type, then the body; a
/// key that cannot be read comes after a missing one. Without a key a request of a client that names its
/// operation is let through, since the fault script acts first on it; the service refuses it. Pure.
[[nodiscard]] tl::expected<settlement::Request, Reply> readSettlement(const Request& request);

/// What the settlement service answered, as HTTP.
[[nodiscard]] Reply replyOf(const settlement::Response& response);

} // namespace repique::http
