// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/http/message.h"

#include <cstdint>
#include <string_view>

namespace repique::http {

/// What HTTP itself can refuse, beside what the settlement service does.
enum class Problem : std::uint8_t {
    KeyMissing, ///< 400
    KeyInvalid, ///< 400: neither a quoted string nor a bare token, longer than 255, or sent twice
    MalformedBody, ///< 400: not the JSON that is asked for
    InvalidAmount, ///< 422: not positive, or beyond what fits
    ForeignHost, ///< 421: a Host that is not this machine
    NotFound, ///< 404
    MethodNotAllowed, ///< 405
    RequestTimeout, ///< 408
    BodyTooLarge, ///< 413
    TargetTooLong, ///< 414
    UnsupportedMediaType, ///< 415
    HeadTooLarge, ///< 431
    InvalidFaults, ///< 422
    Malformed, ///< 400: not HTTP
    Storage, ///< 503: the ledger failed, nothing was applied
    Crowded, ///< 503: too many connections
    Internal, ///< 500: a fault of the service
};

/// An RFC 9457 document with a `type` of its own. `detail` in English, may be empty.
[[nodiscard]] Reply problemReply(Problem problem, std::string_view detail = {});

/// The problem that stands for a bare status of the HTTP library: the server's own faults stay its own.
[[nodiscard]] Problem problemOf(int status) noexcept;

} // namespace repique::http
