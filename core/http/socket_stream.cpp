// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/socket_stream.h"

#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

namespace repique::http {
namespace {

/// Milliseconds until `deadline` for poll: rounded up, −1 for never.
int pollTimeout(SteadyTime deadline)
{
    if (deadline == SteadyTime::max()) {
        return -1;
    }
    const auto left
        = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 60'000));
}

} // namespace

std::string_view SocketStream::received() const noexcept
{
    return std::string_view{m_input}.substr(m_taken);
}

bool SocketStream::waitWritable()
{
    return waitFor(POLLOUT);
}

bool SocketStream::fill()
{
    std::array<char, std::size_t{16} * 1024> block{};
    if (!flush() || !waitFor(POLLIN)) {
        return false;
    }
    const ssize_t count = ::recv(m_socket, block.data(), block.size(), 0);
    if (count <= 0 || static_cast<std::size_t>(count) > m_mayRead) {
        m_state = count == 0 ? SocketState::Closed : SocketState::Reset;
        return false;
    }
    m_mayRead -= static_cast<std::size_t>(count);
    m_input.erase(0, std::exchange(m_taken, 0));
    m_input.append(block.data(), static_cast<std::size_t>(count));
    return true;
}

std::string_view SocketStream::peekHead(std::size_t most)
{
    constexpr std::string_view end = "\r\n\r\n";
    for (;;) {
        const std::string_view input = received();
        const std::size_t found = input.find(end);
        if (found != std::string_view::npos && found + end.size() <= most) {
            return input.substr(0, found + end.size());
        }
        if (found != std::string_view::npos || input.size() >= most || !fill()) {
            return {};
        }
    }
}

bool SocketStream::flush()
{
    std::size_t sent = 0;
    while (sent < m_output.size() && waitFor(POLLOUT)) {
        const ssize_t count
            = ::send(m_socket, m_output.data() + sent, m_output.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count < 0 && errno != EAGAIN) {
            m_state = SocketState::Reset;
            break;
        }
        sent += static_cast<std::size_t>(std::max<ssize_t>(count, 0));
    }
    m_output.erase(0, sent);
    return m_output.empty();
}

ssize_t SocketStream::read(char* target, std::size_t size)
{
    if (received().empty() && !fill()) {
        return m_state == SocketState::Closed ? 0 : -1;
    }
    const std::size_t count = std::min(size, received().size());
    std::memcpy(target, received().data(), count);
    m_taken += count;
    return static_cast<ssize_t>(count);
}

ssize_t SocketStream::write(const char* source, std::size_t size)
{
    m_output.append(source, size);
    return static_cast<ssize_t>(size);
}

int SocketStream::peerPort() const
{
    sockaddr_in address{}; // services listen on 127.0.0.1, clients use the port of nobody
    socklen_t size = sizeof(address);
    return ::getpeername(m_socket, reinterpret_cast<sockaddr*>(&address), &size) == 0
        ? ntohs(address.sin_port)
        : 0;
}

void SocketStream::get_remote_ip_and_port(std::string& ip, int& port) const
{
    ip = "127.0.0.1";
    port = m_number;
}

void SocketStream::get_local_ip_and_port(std::string& ip, int& port) const
{
    ip = "127.0.0.1";
    port = 0;
}

bool SocketStream::waitFor(short events)
{
    pollfd watched{m_socket, events, 0};
    for (;;) {
        const int timeout = pollTimeout(m_deadline);
        const int ready = ::poll(&watched, 1, timeout);
        if (ready < 0 && errno != EINTR) {
            m_state = SocketState::Reset;
            return false;
        }
        // Also for a peer that is always ready: who never stops sending would never be done.
        if (timeout == 0 && std::chrono::steady_clock::now() >= m_deadline) {
            m_state = SocketState::TimedOut;
            return false;
        }
        if (ready > 0) {
            return true;
        }
    }
}

} // namespace repique::http
