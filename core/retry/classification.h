// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"
#include "core/retry/outcome.h"

#include <bitset>
#include <cstdint>

namespace repique::retry {

/// What another attempt could do about an outcome.
enum class Classification : std::uint8_t {
    Success,
    Retryable, ///< transient, and nothing was applied
    Ambiguous, ///< may have been applied (timeout, closed connection, 500, 502, 504, 409 in progress): safe
               ///< to send again only because the idempotency key travels with every attempt
    Permanent, ///< another attempt meets the same answer (4xx of business, authentication, payload)
    Unknown, ///< the policy knows nothing of it: not tried again
};

/// The outcomes that a policy tries again: HTTP statuses 100 … 599 and the three ways of getting no answer.
class RetrySet final
{
public:
    /// 429 502 503 504 timeout refused closed (pattern catalogue).
    [[nodiscard]] static RetrySet catalogue() noexcept;
    /// 408 429 500 502 503 504 timeout refused closed (article).
    [[nodiscard]] static RetrySet article() noexcept;

    /// `status` in 100 … 599, asserted.
    void addStatus(int status) noexcept;
    /// `kind` is not `Answered`, asserted.
    void addKind(OutcomeKind kind) noexcept;

    /// `status` in 100 … 599, asserted.
    [[nodiscard]] bool hasStatus(int status) const noexcept
    {
        REPIQUE_ASSERT(status >= 100 && status < 600);
        return m_statuses[static_cast<std::size_t>(status)];
    }

    [[nodiscard]] bool hasKind(OutcomeKind kind) const noexcept
    {
        return m_kinds[static_cast<std::size_t>(kind)];
    }

    [[nodiscard]] bool contains(const Outcome& outcome) const noexcept
    {
        return outcome.kind == OutcomeKind::Answered ? hasStatus(outcome.status) : hasKind(outcome.kind);
    }

    friend bool operator==(const RetrySet&, const RetrySet&) = default;

private:
    std::bitset<600> m_statuses;
    std::bitset<4> m_kinds;
};

/// A 409 that says "the same key is being worked on": the payment may be about to succeed.
[[nodiscard]] constexpr bool isInProgress(const Outcome& outcome) noexcept
{
    return outcome.kind == OutcomeKind::Answered && outcome.status == 409 && outcome.inProgress;
}

/// Nature of `outcome` under `set`. 409 in progress is ambiguous and retryable under every set. A listed
/// outcome is retryable or ambiguous; an unlisted one is ambiguous, permanent (4xx, but not 408 421 425 429)
/// or unknown by its nature. Pure. Source: RFC 9110 §15, RFC 6585 §4, RFC 8470.
[[nodiscard]] Classification classify(const RetrySet& set, const Outcome& outcome) noexcept;

/// Whether the policy tries `outcome` again at all, before limits: listed, or 409 in progress; never a
/// success. Pure.
[[nodiscard]] inline bool isTriedAgain(const RetrySet& set, const Outcome& outcome) noexcept
{
    return !isSuccess(outcome) && (isInProgress(outcome) || set.contains(outcome));
}

} // namespace repique::retry
