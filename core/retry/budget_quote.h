// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"
#include "core/retry/budget_config.h"

namespace repique::retry {

/// The most that any size, credit or price may be, in tokens.
inline constexpr double mostTokens = 1e9;

/// Nearest thousandths; outside 0 … `most` a promise is broken.
[[nodiscard]] inline MilliTokens milliTokens(double tokens, double most) noexcept
{
    REPIQUE_ASSERT(tokens >= 0.0 && tokens <= most);
    const double exact = tokens * 1000.0;
    const auto whole = static_cast<MilliTokens>(exact);
    return exact - static_cast<double>(whole) >= 0.5 ? whole + 1 : whole;
}

[[nodiscard]] inline MilliTokens wholeTokens(std::int64_t tokens) noexcept
{
    return milliTokens(static_cast<double>(tokens), mostTokens);
}

/// What the budget says of one retry, before anything is spent.
struct BudgetQuote
{
    bool isLimited = false; ///< false: there is no budget, the rest is meaningless
    bool isPermitted = true;
    MilliTokens before = 0; ///< tokens (for concurrency: free retry places) when asked
    MilliTokens cost = 0; ///< what the retry takes if it is made
    MilliTokens after = 0; ///< before − cost when permitted, else before

    friend bool operator==(const BudgetQuote&, const BudgetQuote&) = default;
};

/// What remains of `before` once a permitted retry of price `cost` is made.
[[nodiscard]] constexpr BudgetQuote quoteOf(bool isPermitted, MilliTokens before, MilliTokens cost) noexcept
{
    return {true, isPermitted, before, cost, isPermitted ? before - cost : before};
}

} // namespace repique::retry
