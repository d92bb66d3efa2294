// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/budget_config.h"
#include "core/retry/budget_state.h"

#include <variant>

namespace repique::retry {

/// The bucket that retries of many operations share. Value type, integer arithmetic, starts full, never
/// negative. One thread at a time. The owner calls, in this order for each attempt: `attemptSent`, then
/// exactly one of `attemptSucceeded` and `attemptFailed` when its outcome is known, then, if it wants to
/// retry, `quote` and on permission `withdraw`. A withdrawn retry is then sent, or given up by
/// `retryDropped`.
class Budget final
{
public:
    /// Numbers in range are the reader's business (scenario/); asserted here.
    explicit Budget(const BudgetConfig& config) noexcept;

    void attemptSent(bool isRetry, SimTime now) noexcept
    {
        std::visit([&](auto& state) { state.attemptSent(isRetry, now); }, m_state);
    }

    /// `lastRetryCost`: what the operation's last retry withdrew, 0 when it succeeded at first try.
    void attemptSucceeded(bool isRetry, MilliTokens lastRetryCost) noexcept
    {
        std::visit([&](auto& state) { state.attemptSucceeded(isRetry, lastRetryCost); }, m_state);
    }

    /// `isTriedAgain`: the outcome is one that the policy would try again (gRPC counts only those).
    void attemptFailed(bool isRetry, bool isTriedAgain) noexcept
    {
        std::visit([&](auto& state) { state.attemptFailed(isRetry, isTriedAgain); }, m_state);
    }

    /// A withdrawn retry will not be sent after all. Frees its place (concurrency); tokens stay spent.
    void retryDropped() noexcept
    {
        std::visit([](auto& state) { state.retryDropped(); }, m_state);
    }

    /// Whether a retry after `outcome` is permitted at `now`, and its price. Does not change the budget's
    /// answers.
    [[nodiscard]] BudgetQuote quote(const Outcome& outcome, SimTime now) const noexcept
    {
        return std::visit([&](const auto& state) { return state.quote(outcome, now); }, m_state);
    }

    /// Takes what a permitted quote said (asserted). `now` is the quote's.
    void withdraw(const BudgetQuote& quote, SimTime now) noexcept
    {
        std::visit([&](auto& state) { state.withdraw(quote, now); }, m_state);
    }

    /// Tokens now, for charts; 0 without a budget.
    [[nodiscard]] MilliTokens tokens(SimTime now) const noexcept
    {
        return std::visit([&](const auto& state) { return state.tokens(now); }, m_state);
    }

private:
    BudgetState m_state;
};

} // namespace repique::retry
