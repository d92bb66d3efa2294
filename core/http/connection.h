// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/http/exchange_log.h"
#include "core/http/socket_stream.h"

#include <cstddef>
#include <map>
#include <mutex>

namespace repique::http {

/// One connection while a thread serves it.
struct Connection
{
    explicit Connection(int descriptor) : socket{descriptor}, stream{descriptor} {}

    int socket;
    int number = 0; ///< given by the registry
    SocketStream stream;
    Exchange exchange; ///< the one that is under way
    bool hasUnread = false; ///< the peer may still be sending what nobody will read
    bool isAsked = false; ///< the Api has answered
    bool isWaiting = true; ///< guarded by the registry: for the peer to send a request or to take an answer
    SteadyTime waitingSince{}; ///< guarded by the registry
    bool isCutOff = false; ///< guarded by the registry: it is about to leave
};

/// The connections that are open, found by number. Any thread.
class Connections final
{
public:
    explicit Connections(std::size_t most) : m_most{most} {}

    /// Numbers the connection and its stream. When there are too many, cuts the one off whose peer has been
    /// waited for for longest: to send its request, or to take its answer.
    void enter(Connection& connection);
    void leave(const Connection& connection);
    /// Null when there is none.
    [[nodiscard]] Connection* find(int number);

    /// From now on it is the peer's turn. A peer that has already sent more than it was answered wins no time
    /// by that: whoever asks and asks does not push out who has just come.
    void startWaiting(Connection& connection);
    /// From now on it is the service's turn: nobody cuts the connection off.
    void endWaiting(Connection& connection);

    /// Hears no more of those who have not sent a whole request, now and from now on.
    void stop();
    [[nodiscard]] bool isStopping() const;
    [[nodiscard]] std::size_t size() const;

private:
    void cutOff(Connection& connection);
    [[nodiscard]] Connection& slowestBeside(Connection& newest) const;

    std::size_t m_most;
    mutable std::mutex m_mutex;
    std::map<int, Connection*> m_open;
    int m_last = 0; ///< number
    std::size_t m_leaving = 0; ///< of them, cut off
    bool m_isStopping = false;
};

} // namespace repique::http
