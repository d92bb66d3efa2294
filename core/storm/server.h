// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/capacity_profile.h"
#include "core/storm/network.h"
#include "core/storm/ring.h"
#include "core/storm/world.h"

#include <cstddef>
#include <cstdint>

namespace repique::storm {

/// The dependency: workers, a waiting room before them, and the debt that rejections leave.
class Server final
{
public:
    Server(World& world, Network& network);

    /// A request reaches the dependency.
    void arrive(Parcel parcel);
    void endService(const Parcel& parcel);
    /// A stall may have ended: workers look for work.
    void startWaiting();

    [[nodiscard]] std::int64_t waiting() const noexcept { return static_cast<std::int64_t>(m_room.size()); }

private:
    void admit(const Parcel& parcel);
    void start(Parcel parcel);
    void skip(const Parcel& parcel);
    void answer(Parcel parcel, Answer answer);
    [[nodiscard]] bool canStart() const noexcept;
    [[nodiscard]] bool isSkipped(
        const Operation& operation, const Parcel& parcel, SimTime end) const noexcept;
    [[nodiscard]] SimTime endOfService(std::uint64_t operation, std::int64_t attempt) const noexcept;
    [[nodiscard]] SimDuration lengthOf(
        double work, std::uint64_t operation, std::int64_t attempt) const noexcept;
    [[nodiscard]] double serviceDraw(std::uint64_t operation, std::int64_t attempt) const noexcept;
    [[nodiscard]] bool isServiceConstant() const noexcept;

    World& m_world;
    Network& m_network;
    const Dependency& m_config;
    CapacityProfile m_profile;
    Ring<Parcel> m_room;
    std::size_t m_roomLimit;
    Lane m_lane;
    double m_meanService; // nanoseconds
    double m_debt = 0.0; // nanoseconds that the next service start pays
    std::int64_t m_busy = 0;
};

} // namespace repique::storm
