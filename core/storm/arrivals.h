// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/draw.h"
#include "core/base/time.h"
#include "core/storm/model.h"

#include <cstdint>
#include <vector>

namespace repique::storm {

/// When the originals arrive. Uniform: original i at the whole nanosecond below Λ⁻¹(i), Λ the integral of the
/// rate, from i = 0 at the first moment the rate is positive, so that every whole second of a constant
/// integer rate holds exactly that many; integer arithmetic, no drift. Poisson: the gaps of Λ are
/// exponential, drawn by operation. Rates count to a millionth per second. In a closed loop none arrives by
/// itself.
class Arrivals final
{
public:
    /// Nothing arrives at or after `end`.
    Arrivals(const Model& model, SimTime end);

    /// When the next original arrives; `SimTime::max()` when none does any more.
    [[nodiscard]] SimTime nextAt() const noexcept { return m_nextAt; }

    /// Takes it and finds the one after it. Returns its number, from 0.
    std::uint64_t take() noexcept;

private:
    struct Segment
    {
        SimTime from{};
        SimTime until{};
        std::uint64_t rate = 0; // millionths a second
    };

    void cutIntoSegments(const Traffic& traffic);
    void findNext(bool isFirst) noexcept;
    [[nodiscard]] SimTime uniformAfter(std::uint64_t need) noexcept;
    [[nodiscard]] SimTime poissonAfter(double need) noexcept;
    void enterNextSegment() noexcept;

    Traffic::Arrivals m_kind;
    bool m_isClosed;
    DrawStream m_draws;
    std::uint64_t m_limit; // originals, at most
    SimTime m_end;
    std::vector<Segment> m_segments;
    std::size_t m_segment = 0;
    std::uint64_t m_taken = 0;
    SimTime m_nextAt{};
    SimTime m_position{}; // the exact moment of the last original is m_position + the fraction below
    std::uint64_t m_rest = 0; // uniform: in 10⁻¹⁵ of an original
    double m_fraction = 0.0; // Poisson: in nanoseconds
};

} // namespace repique::storm
