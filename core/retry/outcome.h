// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <cstdint>
#include <optional>

namespace repique::retry {

enum class OutcomeKind : std::uint8_t {
    Answered, ///< an HTTP status came back while the caller was still waiting
    TimedOut, ///< nothing came within the attempt timeout: the effect may have been applied
    Refused, ///< the connection was refused: nothing was applied
    Closed, ///< the connection closed without an answer: the effect may have been applied
};

/// How one attempt ended, as its caller saw it.
struct Outcome
{
    OutcomeKind kind = OutcomeKind::Answered;
    std::int16_t status = 200; ///< 100 … 599; meaningful only when answered
    bool noRetry = false; ///< the answer forbids another attempt
    bool inProgress = false; ///< a 409 that says "the same key is being worked on"
    std::optional<SimDuration> retryAfter{}; ///< the server's hint ≥ 0, from the moment of the answer
};

/// An answer with `status` (100 … 599) and nothing else.
[[nodiscard]] constexpr Outcome answered(int status) noexcept
{
    Outcome outcome;
    outcome.status = static_cast<std::int16_t>(status);
    return outcome;
}

/// No answer: `kind` is not `Answered`.
[[nodiscard]] constexpr Outcome unanswered(OutcomeKind kind) noexcept
{
    Outcome outcome;
    outcome.kind = kind;
    return outcome;
}

[[nodiscard]] constexpr bool isSuccess(const Outcome& outcome) noexcept
{
    return outcome.kind == OutcomeKind::Answered && outcome.status >= 200 && outcome.status < 300;
}

} // namespace repique::retry
