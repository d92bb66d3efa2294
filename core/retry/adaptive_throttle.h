// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/retry/outcome.h"
#include "core/retry/policy.h"
#include "core/retry/sliced_window.h"

#include <cstdint>

namespace repique::retry {

/// The share of attempts that a client refuses by itself: max(0, (requests − k·accepts) / (requests + 1)).
/// `requests`, `accepts` ≥ 0; k ≥ 1. Pure. Source: Google SRE book, "Handling overload".
[[nodiscard]] double refusedShare(std::int64_t requests, std::int64_t accepts, double k) noexcept;

/// Whether the dependency took the attempt on: it answered, and not by 429 or 503.
[[nodiscard]] constexpr bool isAccepted(const Outcome& outcome) noexcept
{
    return outcome.kind == OutcomeKind::Answered && outcome.status != 429 && outcome.status != 503;
}

/// Adaptive client throttling: a client whose attempts are not accepted refuses more and more of them by
/// itself. Attempts that it refuses count as requests. Value type, one thread at a time.
class AdaptiveThrottle final
{
public:
    explicit AdaptiveThrottle(const Throttle& config) noexcept
        : m_k{config.k}
        , m_requests{config.window}
        , m_accepts{config.window}
    {
    }

    /// An attempt wants to leave at `now`; `draw` in [0, 1). Returns whether it may.
    [[nodiscard]] bool ask(double draw, SimTime now) noexcept
    {
        const double refused = refusedShare(m_requests.sum(now), m_accepts.sum(now), m_k);
        m_requests.add(now, 1);
        return draw >= refused;
    }

    /// How an attempt that was let through ended.
    void attemptEnded(const Outcome& outcome, SimTime now) noexcept
    {
        m_accepts.add(now, isAccepted(outcome) ? 1 : 0);
    }

private:
    double m_k;
    SlicedWindow m_requests;
    SlicedWindow m_accepts;
};

} // namespace repique::retry
