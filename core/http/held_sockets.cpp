// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/held_sockets.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>

namespace repique::http {
namespace {

/// How soon it is noticed that a peer has left.
constexpr std::chrono::milliseconds pace{20};

/// Whether the peer has closed its side, or the connection is broken. What it sends is thrown away.
bool hasLeft(int socket)
{
    char byte = 0;
    pollfd watched{socket, POLLIN, 0};
    while (::poll(&watched, 1, 0) > 0) {
        if (::recv(socket, &byte, sizeof(byte), MSG_DONTWAIT) <= 0) {
            return true;
        }
    }
    return false;
}

} // namespace

HeldSockets::HeldSockets(std::chrono::milliseconds longest)
    : m_longest{longest}
    , m_watcher{[this](const std::stop_token& stop) { watch(stop); }}
{
}

HeldSockets::~HeldSockets()
{
    m_watcher.request_stop();
    m_watcher.join();
    for (const Held& held : m_held) {
        ::close(held.socket);
    }
}

void HeldSockets::hold(int socket)
{
    const std::lock_guard lock{m_mutex};
    if (m_held.size() == capacity) {
        ::close(m_held.front().socket);
        m_held.erase(m_held.begin());
    }
    m_held.push_back({socket, std::chrono::steady_clock::now() + m_longest});
    m_changed.notify_one();
}

std::int64_t HeldSockets::size() const
{
    const std::lock_guard lock{m_mutex};
    return static_cast<std::int64_t>(m_held.size());
}

void HeldSockets::watch(const std::stop_token& stop)
{
    std::unique_lock lock{m_mutex};
    while (!stop.stop_requested()) {
        m_changed.wait(lock, stop, [this] { return !m_held.empty(); });
        closeThoseThatEnd(std::chrono::steady_clock::now());
        m_changed.wait_for(lock, stop, pace, [] { return false; });
    }
}

void HeldSockets::closeThoseThatEnd(std::chrono::steady_clock::time_point now)
{
    const auto ends = std::stable_partition(m_held.begin(), m_held.end(),
        [now](const Held& held) { return held.until > now && !hasLeft(held.socket); });
    std::for_each(ends, m_held.end(), [](const Held& held) { ::close(held.socket); });
    m_held.erase(ends, m_held.end());
}

} // namespace repique::http
