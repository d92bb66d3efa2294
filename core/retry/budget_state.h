// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/budget_quote.h"
#include "core/retry/outcome.h"
#include "core/retry/retry_places.h"
#include "core/retry/retry_window.h"
#include "core/retry/token_bucket.h"

#include <variant>

namespace repique::retry {

/// No limit: every call is free.
class Unlimited final
{
public:
    void attemptSent(bool, SimTime) noexcept {}

    void attemptSucceeded(bool, MilliTokens) noexcept {}

    void attemptFailed(bool, bool) noexcept {}

    void retryDropped() noexcept {}

    [[nodiscard]] BudgetQuote quote(const Outcome&, SimTime) const noexcept { return {}; }

    void withdraw(const BudgetQuote&, SimTime) noexcept {}

    [[nodiscard]] MilliTokens tokens(SimTime) const noexcept { return 0; }
};

/// What a budget remembers, by its kind.
using BudgetState = std::variant<Unlimited, TokenBucket, RetryPlaces, RetryWindow>;

} // namespace repique::retry
