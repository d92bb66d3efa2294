// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <httplib.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace repique::http {

using SteadyTime = std::chrono::steady_clock::time_point;

/// How the conversation over a socket stands.
enum class SocketState : std::uint8_t {
    Open,
    TimedOut, ///< the deadline passed while waiting for the peer
    Closed, ///< the peer closed its side
    Reset, ///< the connection broke
};

/// What the HTTP library reads from and writes to, at both ends: a socket with one deadline for all it does,
/// so that a peer which sends a byte now and then cannot stretch it. Output is kept until the peer is waited
/// for or `flush`. Does not own the socket. One thread.
class SocketStream final : public httplib::Stream
{
public:
    explicit SocketStream(int socket) noexcept : m_socket{socket} {}

    /// What the library is told in place of the peer's port. It hands that on with each request, and nothing
    /// else tells a handler on which connection it came.
    void setNumber(int number) noexcept { m_number = number; }

    /// 0 when it cannot be told.
    [[nodiscard]] int peerPort() const;

    void setDeadline(SteadyTime deadline) noexcept { m_deadline = deadline; }

    /// From now on at most `most` bytes are read; more breaks the connection.
    void limitReading(std::size_t most) noexcept { m_mayRead = most; }

    /// False when the state has changed before anything could be sent.
    [[nodiscard]] bool waitWritable();
    /// Reads until there is something to read; false when the state has changed instead.
    bool fill();
    /// What has been received and not read yet.
    [[nodiscard]] std::string_view received() const noexcept;
    /// Reads until a whole head of at most `most` bytes is there, and returns it without taking it; empty
    /// when there is none: too much (state Open), or the state has changed.
    [[nodiscard]] std::string_view peekHead(std::size_t most);

    /// Sends what was written; false when the state has changed instead.
    bool flush();

    /// What was written and not sent.
    [[nodiscard]] const std::string& output() const noexcept { return m_output; }

    void discardOutput() noexcept { m_output.clear(); }

    [[nodiscard]] SocketState state() const noexcept { return m_state; }

    [[nodiscard]] bool is_readable() const override { return true; }

    [[nodiscard]] bool is_writable() const override { return true; }

    ssize_t read(char* target, std::size_t size) override;
    ssize_t write(const char* source, std::size_t size) override;
    void get_remote_ip_and_port(std::string& ip, int& port) const override;
    void get_local_ip_and_port(std::string& ip, int& port) const override;

    [[nodiscard]] socket_t socket() const override { return m_socket; }

private:
    [[nodiscard]] bool waitFor(short events);

    int m_socket;
    int m_number = 0;
    SteadyTime m_deadline = SteadyTime::max();
    SocketState m_state = SocketState::Open;
    std::size_t m_mayRead = std::numeric_limits<std::size_t>::max();
    std::string m_input;
    std::size_t m_taken = 0; ///< of m_input
    std::string m_output;
};

} // namespace repique::http
