// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace repique::settlement {

/// UTC, given by the caller: the service reads no clock.
using UtcTime = std::chrono::sys_time<std::chrono::nanoseconds>;

/// One attempt to settle one payment, as it arrives.
struct Request
{
    std::string payer;
    std::string payee;
    std::int64_t amountCents = 0;
    std::string endToEndId; ///< may be empty
    std::string idempotencyKey; ///< empty = none was sent
    std::string scope = "settlements"; ///< keys of different scopes do not meet
    std::string
        operation; ///< which operation the client says this attempt belongs to; empty = it does not say
};

/// What becomes of an answer on its way to the client.
enum class Delivery : std::uint8_t {
    Answered,
    Lost, ///< served, then silence: the client learns by its timeout
    Closed, ///< served, then the connection is closed without an answer
    Unreached, ///< the request itself vanishes: nothing is served
    Refused, ///< the connection is refused: nothing is served
};

/// The server's answer to one attempt.
struct Response
{
    int status = 200; ///< meaningless when `delivery` is Unreached or Refused
    std::string body; ///< JSON; of type application/problem+json (RFC 9457) when `status` ≥ 400
    std::string code; ///< domain code, e.g. "INSUFFICIENT_FUNDS"; empty on success
    bool isReplay = false; ///< `status` and `body` are the stored bytes of an earlier attempt
    bool isApplied = false; ///< this very attempt moved the money
    bool isInProgress = false; ///< 409: the same key is being worked on
    bool noRetry = false; ///< forbids another attempt
    std::optional<SimDuration> retryAfter;
    Delivery delivery = Delivery::Answered;
};

/// What must be equal for two requests with one key to be the same request: the fields of the payment, each
/// preceded by its length. It is the canonical payload itself and no hash of it, so that two payments never
/// collide. At most a few hundred bytes.
[[nodiscard]] std::string fingerprintOf(const Request& request);

} // namespace repique::settlement
