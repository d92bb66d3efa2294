// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/connection.h"

#include <sys/socket.h>

#include <limits>

namespace repique::http {

void Connections::enter(Connection& connection)
{
    const std::lock_guard lock{m_mutex};
    connection.number = m_last = m_last % std::numeric_limits<int>::max() + 1;
    connection.stream.setNumber(connection.number);
    connection.waitingSince = std::chrono::steady_clock::now();
    m_open[connection.number] = &connection;
    if (m_isStopping) {
        ::shutdown(connection.socket, SHUT_RD);
    }
    if (m_open.size() - m_leaving > m_most) {
        cutOff(slowestBeside(connection));
    }
}

void Connections::leave(const Connection& connection)
{
    const std::lock_guard lock{m_mutex};
    m_leaving -= connection.isCutOff ? 1U : 0U;
    m_open.erase(connection.number);
}

Connection* Connections::find(int number)
{
    const std::lock_guard lock{m_mutex};
    const auto found = m_open.find(number);
    return found == m_open.end() ? nullptr : found->second;
}

void Connections::startWaiting(Connection& connection)
{
    const std::lock_guard lock{m_mutex};
    connection.isWaiting = true;
    if (connection.stream.received().empty()) {
        connection.waitingSince = std::chrono::steady_clock::now();
    }
    if (m_isStopping) {
        ::shutdown(connection.socket, SHUT_RD);
    }
}

void Connections::endWaiting(Connection& connection)
{
    const std::lock_guard lock{m_mutex};
    connection.isWaiting = false;
}

void Connections::stop()
{
    const std::lock_guard lock{m_mutex};
    m_isStopping = true;
    for (const auto& [number, open] : m_open) {
        if (open->isWaiting) {
            ::shutdown(open->socket, SHUT_RD);
        }
    }
}

void Connections::cutOff(Connection& connection)
{
    connection.isCutOff = true;
    ++m_leaving;
    ::shutdown(connection.socket, SHUT_RDWR);
}

/// The one whose peer has been waited for for longest; the newest itself when all others are being served.
Connection& Connections::slowestBeside(Connection& newest) const
{
    Connection* slowest = &newest;
    for (const auto& [number, open] : m_open) {
        if (open->isWaiting && !open->isCutOff && open->waitingSince < slowest->waitingSince) {
            slowest = open;
        }
    }
    return *slowest;
}

bool Connections::isStopping() const
{
    const std::lock_guard lock{m_mutex};
    return m_isStopping;
}

std::size_t Connections::size() const
{
    const std::lock_guard lock{m_mutex};
    return m_open.size();
}

} // namespace repique::http
