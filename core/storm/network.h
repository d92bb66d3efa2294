// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storm/world.h"

namespace repique::storm {

class Client;
class Server;

/// Carries requests and answers between the clients and the dependency, taking the same time each way; at
/// once when that time is none.
class Network final
{
public:
    explicit Network(World& world);

    /// Once, before anything is carried. Both outlive the network's use.
    void connect(Client& client, Server& server) noexcept;

    void carryRequest(const Parcel& parcel);
    void carryAnswer(const Parcel& parcel);

private:
    World& m_world;
    Client* m_client = nullptr;
    Server* m_server = nullptr;
};

} // namespace repique::storm
