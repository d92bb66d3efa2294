// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/fault_rules.h"

#include "core/base/draw.h"

#include <algorithm>

namespace repique::settlement {

int statusOf(const Fault& fault) noexcept
{
    switch (fault.kind) {
    case FaultKind::Unavailable:
        return 503;
    case FaultKind::TooManyRequests:
        return 429;
    case FaultKind::BusinessError:
        return 422;
    default:
        return fault.status;
    }
}

std::optional<SimDuration> hintOf(const Fault& fault, SimTime sentAt) noexcept
{
    return fault.retryAfterUntilEnd ? std::optional{std::max(SimDuration{0}, endOf(fault) - sentAt)}
                                    : fault.retryAfter;
}

bool isHit(const Fault& fault, const FaultDraw& draw) noexcept
{
    if (fault.probability >= 1.0) {
        return true;
    }
    const bool isPerOperation = fault.per == Fault::Per::Operation || fault.kind == FaultKind::BusinessError;
    const std::uint64_t attempt = isPerOperation ? 0 : draw.attempt;
    return unitDraw({draw.seed, draw.operation, attempt, Purpose::Fault, draw.place}) < fault.probability;
}

} // namespace repique::settlement
