// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/prediction_score.h"

#include "core/base/assert.h"

#include <algorithm>
#include <cmath>

namespace repique::lessons {
namespace {

/// What two areas share, and which is larger.
class Areas final
{
public:
    void add(double guess, double measured)
    {
        m_shared += std::min(guess, measured);
        m_either += std::max(guess, measured);
        m_excess += guess - measured;
    }

    [[nodiscard]] PredictionScore score() const
    {
        const double share = m_either > 0.0 ? m_shared / m_either : 1.0;
        if (share >= closeFrom) {
            return {share, Gap::Close};
        }
        return {share, m_excess > 0.0 ? Gap::Above : Gap::Below};
    }

private:
    double m_shared = 0.0;
    double m_either = 0.0;
    double m_excess = 0.0;
};

} // namespace

double sketchAt(std::span<const double> sketch, double share)
{
    REPIQUE_ASSERT(sketch.size() >= 2);
    const double place = std::clamp(share, 0.0, 1.0) * static_cast<double>(sketch.size() - 1);
    const std::size_t left = std::min(static_cast<std::size_t>(place), sketch.size() - 2);
    const double rest = place - static_cast<double>(left);
    return sketch[left] * (1.0 - rest) + sketch[left + 1] * rest;
}

PredictionScore scoreOfSketch(std::span<const double> sketch, std::span<const double> measured, double low)
{
    REPIQUE_ASSERT(!measured.empty());
    Areas areas;
    for (std::size_t bin = 0; bin < measured.size(); ++bin) {
        const double middle = (static_cast<double>(bin) + 0.5) / static_cast<double>(measured.size());
        areas.add(std::max(sketchAt(sketch, middle) - low, 0.0), std::max(measured[bin] - low, 0.0));
    }
    return areas.score();
}

PredictionScore scoreOfNumber(double guess, double measured, double low, double tolerance)
{
    if (std::abs(guess - measured) <= tolerance) {
        return {1.0, Gap::Close};
    }
    Areas areas;
    areas.add(std::max(guess - low, 0.0), std::max(measured - low, 0.0));
    return areas.score();
}

} // namespace repique::lessons
