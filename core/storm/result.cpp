// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/result.h"

namespace repique::storm {
namespace {

double perOperation(std::int64_t count, const Totals& totals) noexcept
{
    return totals.operations > 0 ? static_cast<double>(count) / static_cast<double>(totals.operations) : 0.0;
}

} // namespace

double amplification(const Totals& totals) noexcept
{
    return perOperation(totals.attempts, totals);
}

double goodputRatio(const Totals& totals) noexcept
{
    return perOperation(totals.succeeded, totals);
}

double callsPerUserAction(const Totals& totals) noexcept
{
    return perOperation(totals.dependencyAttempts, totals);
}

} // namespace repique::storm
