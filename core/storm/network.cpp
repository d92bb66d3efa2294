// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/network.h"

#include "core/storm/client.h"
#include "core/storm/server.h"

namespace repique::storm {

Network::Network(World& world) : m_world{world} {}

void Network::connect(Client& client, Server& server) noexcept
{
    m_client = &client;
    m_server = &server;
}

void Network::carryRequest(const Parcel& parcel)
{
    const SimDuration delay = m_world.model.dependency.network;
    if (delay == SimDuration{0}) {
        m_server->arrive(parcel);
    } else {
        m_world.events.push(Lane::Network, {m_world.now + delay, EventKind::Arrive, ticketOf(parcel)});
    }
}

void Network::carryAnswer(const Parcel& parcel)
{
    const SimDuration delay = m_world.model.dependency.network;
    if (delay == SimDuration{0}) {
        m_client->receive(parcel);
    } else {
        m_world.events.push(Lane::Network, {m_world.now + delay, EventKind::Answer, ticketOf(parcel)});
    }
}

} // namespace repique::storm
