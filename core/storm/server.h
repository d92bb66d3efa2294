// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retry/sliced_window.h"
#include "core/storm/idempotency.h"
#include "core/storm/network.h"
#include "core/storm/replica.h"
#include "core/storm/service_time.h"
#include "core/storm/world.h"

#include <cstdint>
#include <vector>

namespace repique::storm {

/// The dependency: what meets a request, the replicas that serve it, and what they answer.
class Server final
{
public:
    Server(World& world, Network& network, BlockStore& store);

    /// A request reaches the dependency.
    void arrive(const Parcel& parcel);
    /// `ticket`: of the event that the start of the service planned.
    void endService(const Ticket& ticket);
    /// A stall may have ended, or a replica may be back (`ticket`): workers look for work.
    void wake(const Ticket& ticket);
    /// The waiting room of a replica has stayed full; unless it has not, the replica crashes.
    void crashIfStillFull(const Ticket& ticket);

    [[nodiscard]] std::int64_t waiting() const noexcept;

private:
    /// A service under way. Its number is the `slot` of its event's ticket; a service whose replica crashed
    /// leaves behind an event of an older `turn`.
    struct Service
    {
        Parcel parcel;
        std::uint32_t replica = 0;
        std::uint32_t turn = 0;
        bool isUnderWay = false;
        bool isReplay = false;
    };

    [[nodiscard]] bool isPlain() const noexcept;
    void meetFaults(Parcel parcel);
    [[nodiscard]] Target targetOf(const Parcel& parcel) noexcept;
    [[nodiscard]] std::uint32_t replicaFor(const Target& target) const noexcept;
    [[nodiscard]] std::uint32_t drawReplica(const Target& target) const noexcept;
    void admit(const Parcel& parcel, std::uint32_t place);
    void reject(const Parcel& parcel, Replica& replica);
    [[nodiscard]] bool isShed(const Parcel& parcel, const Replica& replica) noexcept;
    [[nodiscard]] bool canStart(const Replica& replica) const noexcept;
    void startWaiting(std::uint32_t place);
    void start(const Parcel& parcel, std::uint32_t place);
    [[nodiscard]] bool isSkipped(const Parcel& parcel, SimTime end) noexcept;
    void skip(const Parcel& parcel);
    void open(const Parcel& parcel, std::uint32_t place, SimTime end, bool isReplay);
    void finish(const Service& service);
    void noteFull(std::uint32_t place);
    void crash(std::uint32_t place);
    void answer(Parcel parcel, Answer answer);

    World& m_world;
    Network& m_network;
    const Dependency& m_config;
    ServiceTime m_serviceTime;
    std::vector<Replica> m_replicas;
    std::size_t m_up = 0; // of them
    std::vector<Service> m_services;
    std::vector<std::uint32_t> m_freeServices;
    Lane m_lane;
    retry::SlicedWindow m_arrivals; // of the last second
    retry::SlicedWindow m_retries; // among them
    std::int64_t m_arrived = 0; // of a script's one operation
    bool m_isPlain = false; // requests meet nothing but the one replica
};

} // namespace repique::storm
