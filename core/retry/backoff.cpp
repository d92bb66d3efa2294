// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retry/backoff.h"

#include "core/base/assert.h"

#include <algorithm>

namespace repique::retry {
namespace {

constexpr double real(SimDuration duration) noexcept
{
    return static_cast<double>(duration.count());
}

/// base^exponent by squaring: the same multiplications on every machine, infinity when it is too much.
constexpr double power(double base, std::int64_t exponent) noexcept
{
    double result = 1.0;
    for (double square = base; exponent > 0; exponent /= 2, square *= square) {
        result *= exponent % 2 != 0 ? square : 1.0;
    }
    return result;
}

/// The nearest duration to `nanoseconds` ≥ 0, at most `limit`.
SimDuration capped(double nanoseconds, SimDuration limit) noexcept
{
    if (nanoseconds >= real(limit)) {
        return limit;
    }
    const auto whole = static_cast<std::int64_t>(nanoseconds);
    return SimDuration{nanoseconds - static_cast<double>(whole) >= 0.5 ? whole + 1 : whole};
}

Wait decorrelated(const Backoff& backoff, double u, SimDuration previous) noexcept
{
    const double base = real(backoff.base);
    const double longest = 3.0 * real(std::max(previous, backoff.base));
    return {capped(longest, backoff.cap), capped(base + u * (longest - base), backoff.cap)};
}

} // namespace

SimDuration window(const Backoff& backoff, std::int64_t retry) noexcept
{
    REPIQUE_ASSERT(retry >= 1);
    if ((backoff.firstRetryAtOnce && retry == 1) || backoff.base <= SimDuration::zero()) {
        return SimDuration::zero();
    }
    switch (backoff.growth) {
    case Growth::Power:
        return capped(real(backoff.base) * power(backoff.multiplier, retry - 1), backoff.cap);
    case Growth::PowerMinusOne:
        return capped(real(backoff.base) * (power(backoff.multiplier, retry) - 1.0), backoff.cap);
    case Growth::Constant:
        return std::min(backoff.base, backoff.cap);
    }
    return SimDuration::zero();
}

Wait jittered(const Backoff& backoff, std::int64_t retry, double u, SimDuration previous) noexcept
{
    const bool isAtOnce = backoff.firstRetryAtOnce && retry == 1;
    if (backoff.jitter.kind == JitterKind::Decorrelated && !isAtOnce) {
        return decorrelated(backoff, u, previous);
    }
    const SimDuration longest = window(backoff, retry);
    const double w = real(longest);
    const double amount = backoff.jitter.amount;
    switch (backoff.jitter.kind) {
    case JitterKind::Share:
        return {longest, capped(w * (1.0 - amount) + u * w * amount, longest)};
    case JitterKind::PlusMinus:
        return {longest, fromNanoseconds(w * (1.0 - amount + 2.0 * amount * u))};
    case JitterKind::Plus:
        return {longest, fromNanoseconds(w * (1.0 + amount * u))};
    case JitterKind::Decorrelated:
        break;
    }
    return {longest, longest};
}

} // namespace repique::retry
