// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pix/decision_line.h"

#include "core/base/text.h"

#include <fmt/format.h>

namespace repique::pix {
namespace {

std::string budgetText(const retry::BudgetQuote& budget)
{
    if (!budget.isLimited) {
        return "none";
    }
    return fmt::format("{}-{}={}", budget.before, budget.cost, budget.after);
}

} // namespace

std::string_view nameOf(retry::Reason reason) noexcept
{
    switch (reason) {
    case retry::Reason::Succeeded:
        return "succeeded";
    case retry::Reason::NotListed:
        return "not_listed";
    case retry::Reason::Forbidden:
        return "forbidden";
    case retry::Reason::AttemptsExhausted:
        return "attempts_exhausted";
    case retry::Reason::AbsurdHint:
        return "absurd_hint";
    case retry::Reason::DeadlineExceeded:
        return "deadline_exceeded";
    case retry::Reason::BudgetDenied:
        return "budget_denied";
    case retry::Reason::RetryAllowed:
        break;
    }
    return "retry_allowed";
}

std::string_view nameOf(retry::Classification classification) noexcept
{
    switch (classification) {
    case retry::Classification::Success:
        return "success";
    case retry::Classification::Retryable:
        return "retryable";
    case retry::Classification::Ambiguous:
        return "ambiguous";
    case retry::Classification::Permanent:
        return "permanent";
    case retry::Classification::Unknown:
        break;
    }
    return "unknown";
}

std::string outcomeText(const retry::Outcome& outcome, std::string_view code)
{
    switch (outcome.kind) {
    case retry::OutcomeKind::Answered:
        return std::to_string(outcome.status) + (code.empty() ? "" : " ") + std::string{code};
    case retry::OutcomeKind::TimedOut:
        return "timeout";
    case retry::OutcomeKind::Refused:
        return "refused";
    case retry::OutcomeKind::Closed:
        break;
    }
    return "closed";
}

std::string decisionLine(const AttemptRecord& record, SimTime startedAt)
{
    const retry::Decision& decision = record.decision;
    return fmt::format(
        "attempt {} · {} · {} · window {} · draw {} · hint {} · wait {} · elapsed {} · left {} · "
        "budget {} · {}",
        record.number, outcomeText(record.outcome, record.code), nameOf(decision.classification),
        formatDuration(decision.window), formatNumber(decision.draw),
        decision.hint ? formatDuration(*decision.hint) : std::string{"none"}, formatDuration(decision.wait),
        formatDuration(record.endedAt - startedAt), formatDuration(decision.deadlineLeft),
        budgetText(decision.budget), nameOf(decision.reason));
}

} // namespace repique::pix
