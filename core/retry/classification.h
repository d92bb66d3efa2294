// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/outcome.h"

#include <bitset>
#include <cstdint>

namespace repique::retry {

/// What another attempt could do about an outcome.
enum class Classification : std::uint8_t {
    Success,
    Retryable, ///< transient, and nothing was applied
    Ambiguous, ///< may have been applied (timeout, closed connection, 502, 504, 409 in progress): safe to
               ///< send again only because the idempotency key travels with every attempt
    Permanent, ///< another attempt meets the same answer (4xx of business, authentication, payload)
    Unknown, ///< nothing is known of it: not tried again
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

    [[nodiscard]] bool hasStatus(int status) const noexcept;
    [[nodiscard]] bool hasKind(OutcomeKind kind) const noexcept;
    [[nodiscard]] bool contains(const Outcome& outcome) const noexcept;

    friend bool operator==(const RetrySet&, const RetrySet&) = default;

private:
    std::bitset<600> m_statuses;
    std::bitset<4> m_kinds;
};

/// Nature of `outcome` under `set`. 409 in progress is ambiguous and retryable under every set. A listed
/// outcome is retryable or ambiguous; an unlisted one is ambiguous, permanent (4xx) or unknown by its nature.
/// Pure.
[[nodiscard]] Classification classify(const RetrySet& set, const Outcome& outcome) noexcept;

/// Whether the policy tries `outcome` again at all, before limits: listed, or 409 in progress. Pure.
[[nodiscard]] bool isTriedAgain(const RetrySet& set, const Outcome& outcome) noexcept;

} // namespace repique::retry
