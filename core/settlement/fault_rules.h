// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/fault.h"

#include <cstdint>
#include <optional>

/// What a fault means, the same for a simulated run and a real service. Pure.
namespace repique::settlement {

/// When `fault` ends, `SimTime::max()` when it never does.
[[nodiscard]] inline SimTime endOf(const Fault& fault) noexcept
{
    return fault.lasts ? SimTime{saturatingAdd(fault.at.time_since_epoch(), *fault.lasts)} : SimTime::max();
}

[[nodiscard]] inline bool isInForce(const Fault& fault, SimTime now) noexcept
{
    return fault.at <= now && now < endOf(fault);
}

/// The status of its answer; only for a kind that answers.
[[nodiscard]] int statusOf(const Fault& fault) noexcept;

/// The hint that its answer carries when it is sent at `sentAt`, ≥ 0.
[[nodiscard]] std::optional<SimDuration> hintOf(const Fault& fault, SimTime sentAt) noexcept;

/// What keys the draw of a fault: no policy changes another's luck.
struct FaultDraw
{
    std::uint64_t seed = 0;
    std::uint64_t operation = 0;
    std::uint64_t attempt = 0;
    std::uint32_t place = 0; ///< of the fault in its list
};

/// Whether the fault, which is in force, hits the attempt, or its whole operation where it is drawn for that.
[[nodiscard]] bool isHit(const Fault& fault, const FaultDraw& draw) noexcept;

} // namespace repique::settlement
