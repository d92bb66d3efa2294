// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/classification.h"

#include <initializer_list>

namespace repique::retry {
namespace {

RetrySet setOf(std::initializer_list<int> statuses) noexcept
{
    RetrySet set;
    for (const int status : statuses) {
        set.addStatus(status);
    }
    set.addKind(OutcomeKind::TimedOut);
    set.addKind(OutcomeKind::Refused);
    set.addKind(OutcomeKind::Closed);
    return set;
}

/// The effect may have been applied although no success was seen.
bool isAmbiguous(const Outcome& outcome) noexcept
{
    if (outcome.kind != OutcomeKind::Answered) {
        return outcome.kind != OutcomeKind::Refused;
    }
    const int status = outcome.status;
    return status == 500 || status == 502 || status == 504 || isInProgress(outcome);
}

/// A 4xx about the request itself; 408, 421, 425 and 429 are about the moment.
bool isPermanent(const Outcome& outcome) noexcept
{
    const int status = outcome.status;
    const bool isOfTheMoment = status == 408 || status == 421 || status == 425 || status == 429;
    return outcome.kind == OutcomeKind::Answered && status >= 400 && status < 500 && !isOfTheMoment;
}

} // namespace

RetrySet RetrySet::catalogue() noexcept
{
    return setOf({429, 502, 503, 504});
}

RetrySet RetrySet::article() noexcept
{
    return setOf({408, 429, 500, 502, 503, 504});
}

void RetrySet::addStatus(int status) noexcept
{
    REPIQUE_ASSERT(status >= 100 && status < 600);
    m_statuses[static_cast<std::size_t>(status)] = true;
}

void RetrySet::addKind(OutcomeKind kind) noexcept
{
    REPIQUE_ASSERT(kind != OutcomeKind::Answered);
    m_kinds[static_cast<std::size_t>(kind)] = true;
}

Classification classify(const RetrySet& set, const Outcome& outcome) noexcept
{
    if (isSuccess(outcome)) {
        return Classification::Success;
    }
    if (isAmbiguous(outcome)) {
        return Classification::Ambiguous;
    }
    if (isTriedAgain(set, outcome)) {
        return Classification::Retryable;
    }
    return isPermanent(outcome) ? Classification::Permanent : Classification::Unknown;
}

} // namespace repique::retry
