// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/capacity_profile.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

namespace repique::storm {
namespace {

struct Level // one capacity fault, ready to be asked
{
    SimTime from{};
    SimTime until{};
    SimDuration ramp{};
    double before = 1.0; // the factor just before it started
    double factor = 1.0;
};

double valueAt(const Level& level, SimTime at)
{
    const SimDuration since = at - level.from;
    if (since >= level.ramp) {
        return level.factor;
    }
    const double share = static_cast<double>(since.count()) / static_cast<double>(level.ramp.count());
    return level.before + (level.factor - level.before) * share;
}

double slopeAt(const Level& level, SimTime at)
{
    const bool isRamping = at - level.from < level.ramp;
    return isRamping ? (level.factor - level.before) / static_cast<double>(level.ramp.count()) : 0.0;
}

/// The level in force at `at`, the last one that started; null when none is.
const Level* inForce(const std::vector<Level>& levels, SimTime at)
{
    const auto it = std::find_if(levels.rbegin(), levels.rend(),
        [at](const Level& level) { return level.from <= at && at < level.until; });
    return it == levels.rend() ? nullptr : &*it;
}

/// What held when the next level starts; one that ends at this very moment still counts.
double factorBefore(const std::vector<Level>& earlier, SimTime at)
{
    const auto it = std::find_if(
        earlier.rbegin(), earlier.rend(), [at](const Level& level) { return at <= level.until; });
    return it == earlier.rend() ? 1.0 : valueAt(*it, at);
}

std::vector<Level> levelsOf(std::vector<settlement::Fault> faults)
{
    std::stable_sort(faults.begin(), faults.end(), [](const auto& a, const auto& b) { return a.at < b.at; });
    std::vector<Level> levels;
    for (const settlement::Fault& fault : faults) {
        const SimTime until = fault.lasts ? SimTime{saturatingAdd(fault.at.time_since_epoch(), *fault.lasts)}
                                          : SimTime::max();
        levels.push_back({fault.at, until, fault.ramp, factorBefore(levels, fault.at), fault.factor});
    }
    return levels;
}

std::vector<SimTime> momentsOfChange(const std::vector<Level>& levels)
{
    std::vector<SimTime> moments;
    for (const Level& level : levels) {
        moments.push_back(level.from);
        moments.push_back(level.until);
        moments.emplace_back(saturatingAdd(level.from.time_since_epoch(), level.ramp));
    }
    std::sort(moments.begin(), moments.end());
    moments.erase(std::unique(moments.begin(), moments.end()), moments.end());
    return moments;
}

/// Time to do `work` at a factor that starts at `factor` and changes by `slope` a nanosecond: the smaller
/// positive root of factor·t + slope·t²/2 = work, in the form that does not cancel. Nothing when never.
std::optional<double> timeFor(double work, double factor, double slope)
{
    const double discriminant = factor * factor + 2.0 * slope * work;
    if (discriminant < 0.0) {
        return std::nullopt;
    }
    const double divisor = factor + std::sqrt(discriminant);
    return divisor > 0.0 ? std::optional{2.0 * work / divisor} : std::nullopt;
}

} // namespace

CapacityProfile::CapacityProfile(const std::vector<settlement::Fault>& faults)
{
    const std::vector<Level> levels = levelsOf(faults);
    for (const SimTime at : momentsOfChange(levels)) {
        const Level* level = inForce(levels, at);
        m_pieces.push_back({at, level ? valueAt(*level, at) : 1.0, level ? slopeAt(*level, at) : 0.0});
    }
}

SimTime CapacityProfile::finish(SimTime from, double nanoseconds) const noexcept
{
    const auto after = std::upper_bound(m_pieces.begin(), m_pieces.end(), from,
        [](SimTime at, const Piece& piece) { return at < piece.from; });
    Piece piece = after == m_pieces.begin() ? Piece{} : *std::prev(after);
    piece.factor += piece.slope * static_cast<double>((from - piece.from).count());
    SimTime now = from;
    double left = nanoseconds;
    for (auto next = after;; ++next) {
        const bool isLast = next == m_pieces.end();
        const SimTime until = isLast ? SimTime::max() : next->from;
        const auto length = static_cast<double>((until - now).count());
        const std::optional<double> needed = timeFor(left, piece.factor, piece.slope);
        if (needed && *needed <= length) {
            return SimTime{saturatingAdd(now.time_since_epoch(), fromNanoseconds(*needed))};
        }
        if (isLast) {
            return SimTime::max();
        }
        left = std::max(0.0, left - length * (piece.factor + 0.5 * piece.slope * length));
        now = until;
        piece = *next;
    }
}

} // namespace repique::storm
