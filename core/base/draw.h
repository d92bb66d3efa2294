// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace repique {

/// Why a number is drawn. Two draws for different purposes are independent even for the same attempt.
enum class Purpose : std::uint8_t {
    Arrival,
    TrafficClass,
    Jitter,
    RetryAfterSpread,
    Fault,
    Service,
    Replica,
    Throttle,
    Key,
    Contention,
};

/// What one draw is for. The draw depends on these values alone and never on the order of calls, so two
/// policies meet the same arrivals, faults and dice.
struct DrawKey
{
    std::uint64_t seed = 0;
    std::uint64_t operation = 0;
    std::uint64_t attempt = 0; ///< 1-based; 0 when the draw belongs to the operation as a whole
    Purpose purpose = Purpose::Arrival;
    std::uint32_t index = 0; ///< tells several draws of one purpose apart, e.g. the fault's place in the file
};

/// 64 well mixed bits of `key`. Pure; the same on every compiler and machine.
[[nodiscard]] std::uint64_t bitsDraw(const DrawKey& key) noexcept;

/// Uniform in [0, 1), in steps of 2^−53. Pure.
[[nodiscard]] double unitDraw(const DrawKey& key) noexcept;

/// Natural logarithm for x ≥ 2^−1022 and finite, by IEEE additions and multiplications alone (no libm, whose
/// last bits differ between machines). Relative error below 1e-14.
[[nodiscard]] double portableLog(double x) noexcept;

/// e^x, likewise; saturates to 0 and +infinity.
[[nodiscard]] double portableExp(double x) noexcept;

/// Exponential with mean 1 from a uniform `u` in [0, 1): −ln(1 − u).
[[nodiscard]] double exponentialFrom(double u) noexcept;

/// Standard normal from a uniform `u` in [0, 1) by the inverse distribution function; ±8.3 at the ends.
/// Source: Wichura 1988, algorithm AS 241 (PPND16), relative error about 1e-16.
[[nodiscard]] double normalFrom(double u) noexcept;

/// Lognormal with mean 1 and coefficient of variation `cv` ≥ 0: exp(σ·z − σ²/2), σ² = ln(1 + cv²).
[[nodiscard]] double lognormalFrom(double u, double cv) noexcept;

} // namespace repique
