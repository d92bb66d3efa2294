// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace repique {

/// What fills the middle of the window: the lab (sequence and charts), or a screen of its own.
enum class PageId : std::uint8_t { Lab, Race, Card, Home, Review };

inline constexpr std::array allPages{PageId::Lab, PageId::Race, PageId::Card, PageId::Home, PageId::Review};

/// Whether the page has steps, which the bar at the foot of the window and its keys go through.
[[nodiscard]] constexpr bool hasSteps(PageId page) noexcept
{
    return page == PageId::Lab || page == PageId::Race;
}

/// Whether the lesson stays beside the page. The other panels go with the lab alone.
[[nodiscard]] constexpr bool hasLesson(PageId page) noexcept
{
    return page == PageId::Lab || page == PageId::Race;
}

/// Where an action means something. A key may mean two things in places that have no page in common.
enum class Place : std::uint8_t {
    Everywhere,
    Lab, ///< changes or runs the scenario
    Steps, ///< goes through steps
    Race, ///< puts an order of the race together
    OutsideLab,
};

[[nodiscard]] constexpr bool isIn(PageId page, Place place) noexcept
{
    switch (place) {
    case Place::Lab:
        return page == PageId::Lab;
    case Place::Steps:
        return hasSteps(page);
    case Place::Race:
        return page == PageId::Race;
    case Place::OutsideLab:
        return page != PageId::Lab;
    case Place::Everywhere:
        break;
    }
    return true;
}

} // namespace repique
