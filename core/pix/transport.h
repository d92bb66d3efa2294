// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pix/payment.h"
#include "core/retry/outcome.h"

#include <cstdint>
#include <string>

namespace repique::pix {

/// One send of one operation.
struct Attempt
{
    std::uint64_t operation = 0;
    std::int64_t number = 1; ///< 1-based
    Intention intention;
    std::string endToEndId; ///< the same for all attempts
    std::string idempotencyKey; ///< empty = none is sent
    SimDuration patience{}; ///< how long the client waits for the answer, > 0
};

/// How an attempt ended, with what came back.
struct Answer
{
    retry::Outcome outcome;
    std::string code; ///< domain code, may be empty
    std::string body; ///< empty unless answered
    bool isReplay = false; ///< the stored answer of an earlier attempt
};

/// The client's time. Simulated clocks jump; the live one waits.
class Clock
{
public:
    Clock() = default;
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;
    virtual ~Clock() = default;

    [[nodiscard]] virtual SimTime now() const = 0;
    /// Returns when `now()` is at least `when`.
    virtual void sleepUntil(SimTime when) = 0;
};

/// The way to the settlement service.
class Transport
{
public:
    Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;
    virtual ~Transport() = default;

    /// Sends `attempt` and returns when its outcome is known, at the latest when its patience ends; the clock
    /// has moved by then. Never fails: a failure is an outcome.
    [[nodiscard]] virtual Answer send(const Attempt& attempt) = 0;
};

} // namespace repique::pix
