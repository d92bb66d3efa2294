// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/held_sockets.h"

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace repique::http {
namespace {

/// How soon it is noticed that a peer has left.
constexpr std::chrono::milliseconds pace{20};

/// Whether the peer has closed its side, or the connection is broken. What it sends is thrown away, a little
/// at a look: whoever never stops sending is slowed down and holds nobody up.
bool hasLeft(int socket)
{
    constexpr int blocksPerLook = 4;
    std::array<char, std::size_t{16} * 1024> thrownAway{};
    for (int i = 0; i < blocksPerLook; ++i) {
        const ssize_t count = ::recv(socket, thrownAway.data(), thrownAway.size(), MSG_DONTWAIT);
        if (count <= 0) {
            return count == 0 || errno != EAGAIN;
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
