// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/event_queue.h"

#include <bit>
#include <cstdint>

namespace repique::storm {

/// What the dependency will do with a request that it lets in.
enum class Fate : std::uint8_t {
    Served,
    LostResponse, ///< served, and its answer is lost
    Closed, ///< served, and its connection is closed without an answer
};

/// What comes back to a client.
enum class Answer : std::uint16_t {
    Settled, ///< 200
    Replayed, ///< 200, the stored answer of an earlier attempt
    Rejected, ///< 503, the waiting room was full
    RejectedForGood, ///< 503, likewise, and "do not retry"
    InProgress, ///< 409, the same key is being worked on
    KeyMissing, ///< 400
    Closed, ///< no answer: the connection was closed
    Refused, ///< no answer: the connection was refused
    FirstFault, ///< FirstFault + i: what fault i of the file says, or attempt i of the script
};

/// Faults, or scripted attempts, that an answer can name; above what a document allows.
inline constexpr std::size_t faultLimit = 4000;

[[nodiscard]] constexpr bool isRejection(Answer answer) noexcept
{
    return answer == Answer::Rejected || answer == Answer::RejectedForGood;
}

/// One attempt on its way through the system: whose it is, which one, and what became of it so far (a Fate on
/// the way in, an Answer on the way back).
struct Parcel
{
    std::uint32_t slot = 0;
    std::uint32_t attempt : 20 = 0;
    std::uint32_t code : 12 = 0;
};

inline constexpr std::uint32_t parcelCodeMask = 0xfff;
static_assert(sizeof(Parcel) == sizeof(Ticket));

/// Attempt `attempt` (1 … 1,000,000) of the call in `slot`, on its way in.
[[nodiscard]] inline Parcel parcelOf(std::uint32_t slot, std::uint32_t attempt) noexcept
{
    return {slot, attempt & 0xfffffU, 0};
}

[[nodiscard]] inline Ticket ticketOf(const Parcel& parcel) noexcept
{
    return std::bit_cast<Ticket>(parcel);
}

[[nodiscard]] inline Parcel parcelOf(const Ticket& ticket) noexcept
{
    return std::bit_cast<Parcel>(ticket);
}

} // namespace repique::storm
