// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstdint>

namespace repique::test {

/// How a conversation ended, as bytes. Knows nothing of the client under test.
struct WireAnswer
{
    enum class End { Answered, Closed, Reset, Silent };

    End end = End::Silent;
    int status = 0;
    QByteArray head;
    QByteArray body;

    /// The value of a field, null when there is none.
    [[nodiscard]] QByteArray field(const QByteArray& name) const
    {
        for (const QByteArray& line : head.split('\n')) {
            if (line.toLower().startsWith(name.toLower() + ':')) {
                return line.mid(name.size() + 1).trimmed();
            }
        }
        return {};
    }
};

/// A connection to 127.0.0.1.
class Wire final
{
public:
    /// `receiveBuffer` in bytes, 0 for the system's own, is all that is received before anybody reads.
    explicit Wire(int port, int receiveBuffer = 0)
        : m_socket{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)}
    {
        if (receiveBuffer > 0) {
            ::setsockopt(m_socket, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, sizeof(receiveBuffer));
        }
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        m_isOpen = ::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
    }

    ~Wire() { ::close(m_socket); }

    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    [[nodiscard]] bool isOpen() const { return m_isOpen; }

    void send(const QByteArray& bytes) const
    {
        for (qsizetype sent = 0; sent < bytes.size();) {
            const ssize_t count = ::send(m_socket, bytes.constData() + sent,
                static_cast<std::size_t>(bytes.size() - sent), MSG_NOSIGNAL);
            if (count <= 0) {
                return;
            }
            sent += count;
        }
    }

    /// Sends `bytes` again and again until the peer has taken nothing for `patienceMs`, or has left.
    void sendUntilStuck(const QByteArray& bytes, int patienceMs = 300) const
    {
        for (qsizetype place = 0;;) {
            pollfd watched{m_socket, POLLOUT, 0};
            if (::poll(&watched, 1, patienceMs) == 0) {
                return;
            }
            const ssize_t count = ::send(m_socket, bytes.constData() + place,
                static_cast<std::size_t>(bytes.size() - place), MSG_NOSIGNAL | MSG_DONTWAIT);
            if (count <= 0) {
                return;
            }
            place = (place + count) % bytes.size();
        }
    }

    /// Reads one whole answer, or what there is of it when the peer closes or `patienceMs` of silence have
    /// passed.
    [[nodiscard]] WireAnswer receive(int patienceMs = 10'000)
    {
        WireAnswer answer;
        while (!isWhole()) {
            pollfd watched{m_socket, POLLIN, 0};
            if (::poll(&watched, 1, patienceMs) == 0) {
                return answer;
            }
            std::array<char, 4096> block{};
            const ssize_t count = ::recv(m_socket, block.data(), block.size(), 0);
            if (count <= 0) {
                answer.end = count == 0 ? WireAnswer::End::Closed : WireAnswer::End::Reset;
                return answer;
            }
            m_received.append(block.data(), count);
        }
        answer.end = WireAnswer::End::Answered;
        answer.head = m_received.left(headSize());
        answer.status = answer.head.mid(9, 3).toInt();
        answer.body = m_received.mid(headSize(), bodySize());
        m_received.remove(0, headSize() + bodySize());
        return answer;
    }

private:
    [[nodiscard]] qsizetype headSize() const { return m_received.indexOf("\r\n\r\n") + 4; }

    [[nodiscard]] qsizetype bodySize() const
    {
        const qsizetype place = m_received.indexOf("Content-Length: ") + 16;
        return m_received.mid(place, m_received.indexOf('\r', place) - place).toLongLong();
    }

    [[nodiscard]] bool isWhole() const
    {
        return m_received.contains("\r\n\r\n") && m_received.size() >= headSize() + bodySize();
    }

    int m_socket;
    bool m_isOpen = false;
    QByteArray m_received;
};

/// A request of HTTP/1.1; `fields` are whole lines, each ended by CRLF.
[[nodiscard]] inline QByteArray httpRequest(
    const QByteArray& line, const QByteArray& fields = {}, const QByteArray& body = {})
{
    const QByteArray length
        = body.isNull() ? QByteArray{} : "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    return line + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + fields + length + "\r\n" + body;
}

[[nodiscard]] inline WireAnswer ask(int port, const QByteArray& request, int patienceMs = 10'000)
{
    Wire wire{port};
    wire.send(request);
    return wire.receive(patienceMs);
}

/// POST /settlements of `cents` from ana to bruno under `key`; `fields` as in `httpRequest`.
[[nodiscard]] inline QByteArray settlementRequest(
    const QByteArray& key, int cents = 3000, const QByteArray& fields = {})
{
    return httpRequest("POST /settlements",
        "Content-Type: application/json\r\nIdempotency-Key: " + key + "\r\n" + fields,
        R"({"payer": "ana", "payee": "bruno", "amountCents": )" + QByteArray::number(cents) + "}");
}

} // namespace repique::test
