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

/// The draws of one seed and purpose, ready to be asked many times. The same draws as by `DrawKey`.
class DrawStream final
{
public:
    DrawStream(std::uint64_t seed, Purpose purpose, std::uint32_t index = 0) noexcept
        : m_stream{mixed(seed + golden * (((static_cast<std::uint64_t>(purpose) << 32U) | index) + 1))}
    {
    }

    /// 64 well mixed bits. Pure; the same on every compiler and machine.
    [[nodiscard]] std::uint64_t bits(std::uint64_t operation, std::uint64_t attempt) const noexcept
    {
        const std::uint64_t ofOperation = mixed(m_stream + golden * operation);
        return mixed(ofOperation ^ (golden * (attempt + 1)));
    }

    /// Uniform in [0, 1), in steps of 2^−53. Pure.
    [[nodiscard]] double unit(std::uint64_t operation, std::uint64_t attempt) const noexcept
    {
        return static_cast<double>(bits(operation, attempt) >> 11U) * 0x1.0p-53;
    }

private:
    static constexpr std::uint64_t golden = 0x9e3779b97f4a7c15U;

    /// The finaliser of SplitMix64 (Steele, Lea, Flood 2014): a bijection in which every input bit reaches
    /// every output bit.
    static constexpr std::uint64_t mixed(std::uint64_t x) noexcept
    {
        x ^= x >> 30U;
        x *= 0xbf58476d1ce4e5b9U;
        x ^= x >> 27U;
        x *= 0x94d049bb133111ebU;
        x ^= x >> 31U;
        return x;
    }

    std::uint64_t m_stream;
};

/// 64 well mixed bits of `key`. Pure; the same on every compiler and machine.
[[nodiscard]] inline std::uint64_t bitsDraw(const DrawKey& key) noexcept
{
    return DrawStream{key.seed, key.purpose, key.index}.bits(key.operation, key.attempt);
}

/// Uniform in [0, 1), in steps of 2^−53. Pure.
[[nodiscard]] inline double unitDraw(const DrawKey& key) noexcept
{
    return DrawStream{key.seed, key.purpose, key.index}.unit(key.operation, key.attempt);
}

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
