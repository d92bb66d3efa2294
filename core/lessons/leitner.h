// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

namespace repique::lessons {

/// A date of the calendar where the person is.
using Day = std::chrono::sys_days;

/// How well somebody remembered the back of a card.
enum class Grade : std::uint8_t { Remembered = 1, Almost = 2, Forgot = 3 };

/// Days until a card comes back, by its box. Source: DOMAIN I-18, the common intervals of the Leitner system.
inline constexpr std::array<int, 5> leitnerDays{1, 2, 4, 9, 14};

/// Where a card lies. A new one lies in no box and is due at once.
struct CardState
{
    int box = 0; ///< 1 … 5; 0 = never graded
    Day due{};

    friend bool operator==(const CardState&, const CardState&) = default;
};

/// Where a card goes. Remembered: the next box, and from the last into the last. Almost: the same box.
/// Forgot: box 1. A card that is not due yet stays where it is, unless it was forgotten: remembering it twice
/// on one day shows nothing. Pure. Source: DOMAIN I-18.
[[nodiscard]] constexpr CardState graded(const CardState& card, Grade grade, Day today) noexcept
{
    if (grade != Grade::Forgot && card.box > 0 && today < card.due) {
        return card;
    }
    constexpr int last = static_cast<int>(leitnerDays.size());
    int box = 1;
    if (grade == Grade::Remembered) {
        box = card.box < last ? card.box + 1 : last;
    } else if (grade == Grade::Almost && card.box > 0) {
        box = card.box;
    }
    return {box, today + std::chrono::days{leitnerDays[static_cast<std::size_t>(box - 1)]}};
}

} // namespace repique::lessons
