// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace repique {

/// What fills the middle of the window: the lab (sequence and charts), or a screen of its own.
enum class PageId : std::uint8_t { Lab, Race, Card, Home, Review, Map, Reference, Compare };

inline constexpr std::array allPages{PageId::Lab, PageId::Race, PageId::Card, PageId::Home, PageId::Review,
    PageId::Map, PageId::Reference, PageId::Compare};

/// Whether the page has steps, which the bar at the foot of the window and its keys go through.
[[nodiscard]] constexpr bool hasSteps(PageId page) noexcept
{
    return page == PageId::Lab || page == PageId::Race;
}

/// Whether the parameters stay beside the page, which shows what they do.
[[nodiscard]] constexpr bool hasParameters(PageId page) noexcept
{
    return page == PageId::Lab || page == PageId::Map || page == PageId::Compare;
}

/// Whether the lesson stays beside the page. The panels of runs and changes go with the lab alone.
[[nodiscard]] constexpr bool hasLesson(PageId page) noexcept
{
    return page == PageId::Lab || page == PageId::Race;
}

/// Where an action means something. A key may mean two things in places that have no page in common.
enum class Place : std::uint8_t {
    Everywhere,
    Lab, ///< runs the scenario
    Parameters, ///< changes the scenario
    Steps, ///< goes through steps
    Race, ///< puts an order of the race together
    Compare, ///< compares A and B
    OutsideLab,
};

[[nodiscard]] constexpr bool isIn(PageId page, Place place) noexcept
{
    switch (place) {
    case Place::Lab:
        return page == PageId::Lab;
    case Place::Parameters:
        return hasParameters(page);
    case Place::Steps:
        return hasSteps(page);
    case Place::Race:
        return page == PageId::Race;
    case Place::Compare:
        return page == PageId::Compare;
    case Place::OutsideLab:
        return page != PageId::Lab;
    case Place::Everywhere:
        break;
    }
    return true;
}

} // namespace repique
