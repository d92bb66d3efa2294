// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/server.h"

#include "core/http/connection.h"
#include "core/http/growing_pool.h"
#include "core/http/head.h"
#include "core/http/held_sockets.h"
#include "core/http/problem.h"
#include "core/http/start_fault.h"
#include "core/settlement/utc_clock.h"

#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <thread>
#include <utility>

namespace repique::http {
namespace {

using settlement::Delivery;
using std::chrono::steady_clock;

constexpr const char* loopback = "127.0.0.1";
constexpr int backlog = 511; ///< connections that wait to be accepted; the library asks for 5
constexpr std::size_t spareThreads = 64; ///< for connections that are being cut off
constexpr std::size_t mostRequests = 1'000'000; ///< of one connection
constexpr std::size_t mostFramed = 8 * largestBody; ///< a body on the wire, in chunks of a byte each

/// The address may be used again at once after a service has ended, but never by two at a time.
void allowReuse(socket_t socket)
{
    const int yes = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes));
}

/// Closing now sends a reset instead of an orderly end.
void resetOnClose(int socket)
{
    const linger abortive{1, 0};
    ::setsockopt(socket, SOL_SOCKET, SO_LINGER, &abortive, sizeof(abortive));
}

/// Whether a body follows the head.
bool announcesBody(const Fields& fields)
{
    const std::string_view length = valueOf(fields, "Content-Length");
    return !valueOf(fields, "Transfer-Encoding").empty()
        || length.find_first_not_of('0') != std::string_view::npos;
}

bool isBodyRead(std::string_view method) noexcept
{
    return method == "POST" || method == "PUT" || method == "PATCH" || method == "DELETE";
}

void fillIn(httplib::Response& response, const Reply& reply)
{
    response.status = reply.status;
    for (const Field& field : reply.fields) {
        response.set_header(field.name, field.value);
    }
    if (!reply.body.empty()) {
        response.set_content(reply.body, reply.contentType);
    }
}

/// The bytes of an answer that the library has no part in; the connection ends with it.
std::string rawAnswer(const Reply& reply)
{
    return fmt::format(
        "HTTP/1.1 {} Refused\r\nConnection: close\r\nContent-Type: {}\r\nContent-Length: {}\r\n\r\n{}",
        reply.status, reply.contentType, reply.body.size(), reply.body);
}

} // namespace

/// The library's server with the conversation taken out of its hands: it parses, routes and writes; what is
/// read, for how long, and what becomes of the answer is decided here.
class Server::Listener final : public httplib::Server
{
public:
    Listener(Api& api, ExchangeLog& log, Limits limits)
        : m_api{api}
        , m_log{log}
        , m_limits{limits}
        , m_connections{limits.connections}
        , m_held{limits.held}
    {
        set_tcp_nodelay(true);
        set_address_family(AF_INET);
        set_socket_options(allowReuse);
        set_payload_max_length(largestBody);
        set_keep_alive_timeout(std::chrono::duration_cast<std::chrono::seconds>(limits.idle).count());
        set_keep_alive_max_count(mostRequests);
        new_task_queue = [this] {
            return new GrowingPool{m_limits.connections + spareThreads};
        }; // the library deletes it
        route();
    }

    ~Listener() override { stopAll(); }

    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    Result<void> start(int port)
    {
        m_port = port == 0 ? bind_to_any_port(loopback) : (bind_to_port(loopback, port) ? port : -1);
        if (m_port <= 0 || ::listen(svr_sock_, backlog) != 0) {
            m_port = 0;
            return tl::unexpected{portError(port, errno)};
        }
        m_thread = std::jthread{[this] { listen_after_bind(); }};
        while (!is_running()) {
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        }
        return {};
    }

    void stopAll()
    {
        if (!m_thread.joinable()) {
            return;
        }
        m_api.stopWaiting();
        m_connections.stop();
        stop();
        m_thread.join();
        m_port = 0;
    }

    [[nodiscard]] int port() const noexcept { return m_port; }

    [[nodiscard]] std::size_t connections() const { return m_connections.size(); }

    [[nodiscard]] std::int64_t held() const { return m_held.size(); }

private:
    void route()
    {
        constexpr const char* everything = R"([\s\S]*)";
        const auto withBody
            = [this](const httplib::Request& request, httplib::Response& response,
                  const httplib::ContentReader& reader) { respond(request, response, &reader); };
        const auto withoutBody = [this](const httplib::Request& request, httplib::Response& response) {
            respond(request, response, nullptr);
        };
        Get(everything, withoutBody);
        Options(everything, withoutBody);
        Post(everything, withBody);
        Put(everything, withBody);
        Patch(everything, withBody);
        Delete(everything, withBody);
        const HandlerWithResponse explain = [](const httplib::Request&, httplib::Response& response) {
            if (response.body.empty()) {
                fillIn(response, problemReply(problemOf(response.status)));
            }
            return HandlerResponse::Handled;
        };
        set_error_handler(explain);
    }

    bool process_and_close_socket(socket_t socket) override
    {
        Connection connection{socket};
        connection.exchange.peerPort = connection.stream.peerPort();
        m_connections.enter(connection);
        bool isOpen = true;
        for (bool isFirst = true; isOpen && !m_connections.isStopping(); isFirst = false) {
            isOpen = exchange(connection, isFirst ? m_limits.request : m_limits.idle);
        }
        m_connections.leave(connection);
        end(connection);
        return true;
    }

    /// One request and its answer; whether the connection may carry another.
    bool exchange(Connection& connection, std::chrono::milliseconds patience)
    {
        SocketStream& stream = connection.stream;
        m_connections.startWaiting(connection);
        stream.limitReading(m_limits.head + mostFramed);
        stream.setDeadline(steady_clock::now() + patience);
        if (stream.received().empty() && !stream.fill()) {
            return false;
        }
        stream.setDeadline(steady_clock::now() + m_limits.request);
        const std::string_view bytes = stream.peekHead(m_limits.head);
        const auto head = parseHead(bytes);
        const int peer = connection.exchange.peerPort;
        connection.exchange = {};
        connection.exchange.peerPort = peer;
        connection.exchange.startedAt = settlement::utcNow();
        const auto started = steady_clock::now();
        if (const auto refusal = refusalOf(bytes, head, stream.state())) {
            connection.hasUnread = true;
            const std::string answer = rawAnswer(problemReply(*refusal));
            stream.write(answer.data(), answer.size());
            conclude(connection, started); // the connection ends whether the peer took it or not
            return false;
        }
        if (!head) {
            return false;
        }
        connection.exchange.method = head->method;
        connection.exchange.target = head->target;
        connection.exchange.requestFields = head->fields;
        connection.isAsked = false;
        bool isLast = announcesBody(head->fields) && !isBodyRead(head->method);
        const bool isWritten = process_request(stream, isLast, isLast, [](httplib::Request& request) {
            request.ranges.clear();
            for (const char* name :
                {"Accept-Encoding", "Content-Type", "Range"}) { // no compression, no parts
                request.headers.erase(name);
            }
        });
        return conclude(connection, started) && isWritten && !isLast && !connection.hasUnread;
    }

    /// Why the head cannot be served; nothing when it can, or when nobody is there to be told.
    [[nodiscard]] std::optional<Problem> refusalOf(
        std::string_view bytes, const std::optional<Head>& head, SocketState state) const
    {
        if (bytes.empty()) {
            return state == SocketState::TimedOut ? std::optional{Problem::RequestTimeout}
                : state == SocketState::Open      ? std::optional{Problem::HeadTooLarge}
                                                  : std::nullopt;
        }
        if (!head) {
            return Problem::Malformed;
        }
        return head->target.size() > m_limits.target ? std::optional{Problem::TargetTooLong} : std::nullopt;
    }

    /// Reads the body and asks the Api, on the thread of the connection.
    void respond(const httplib::Request& from, httplib::Response& to, const httplib::ContentReader* reader)
    {
        Connection* const connection = m_connections.find(from.remote_port);
        if (connection == nullptr) {
            fillIn(to, problemReply(Problem::Crowded));
            return;
        }
        Request request{from.method, from.path, connection->exchange.requestFields, {}, false};
        if (reader != nullptr && announcesBody(request.fields) && !readBody(*connection, *reader, request)) {
            const bool isLate = connection->stream.state() == SocketState::TimedOut;
            fillIn(to, problemReply(isLate ? Problem::RequestTimeout : Problem::Malformed));
            return;
        }
        m_connections.endWaiting(*connection);
        connection->exchange.requestBody = request.body.substr(0, ExchangeLog::longestLogged);
        const Reply reply = m_api.answer(request);
        connection->isAsked = true;
        connection->exchange.delivery = reply.delivery;
        connection->exchange.isApplied = reply.isApplied;
        fillIn(to, reply);
    }

    /// False when the body did not arrive, or not in one piece.
    static bool readBody(Connection& connection, const httplib::ContentReader& reader, Request& request)
    {
        const bool isRead = reader([&request](const char* data, std::size_t size) {
            request.isBodyTooLarge = request.body.size() + size > largestBody;
            request.body.append(data, request.isBodyTooLarge ? 0 : size);
            return !request.isBodyTooLarge;
        });
        const std::string_view length = valueOf(request.fields, "Content-Length");
        request.isBodyTooLarge = request.isBodyTooLarge || length.size() > 9
            || (!length.empty() && std::stoul(std::string{length}) > largestBody);
        connection.hasUnread = !isRead;
        return isRead || request.isBodyTooLarge;
    }

    /// Logs the exchange, then delivers what was written as the Api decided: whoever has the answer finds it
    /// in the log. False when the peer did not take it.
    bool conclude(Connection& connection, SteadyTime started)
    {
        SocketStream& stream = connection.stream;
        Exchange& exchange = connection.exchange;
        m_connections.startWaiting(connection);
        stream.setDeadline(steady_clock::now() + m_limits.request);
        const bool isAnswered
            = exchange.delivery == Delivery::Answered && readAnswer(stream.output(), exchange);
        exchange.took = steady_clock::now() - started;
        if (isAnswered || connection.isAsked) {
            m_log.add(exchange);
        }
        if (!isAnswered) {
            stream.discardOutput();
        }
        return stream.flush() && isAnswered;
    }

    /// The connection carries nothing more: it is kept in silence, reset, or closed.
    void end(Connection& connection)
    {
        switch (connection.exchange.delivery) {
        case Delivery::Lost:
        case Delivery::Unreached:
            if (!m_connections.isStopping()) {
                m_held.hold(connection.socket);
                return;
            }
            break;
        case Delivery::Refused:
            resetOnClose(connection.socket);
            break;
        case Delivery::Answered:
            drain(connection);
            break;
        case Delivery::Closed:
            break;
        }
        ::close(connection.socket);
    }

    /// Lets the peer send what it is sending, for a moment: closing before would make its system throw the
    /// answer away unread.
    void drain(Connection& connection)
    {
        constexpr std::chrono::milliseconds moment{500};
        constexpr std::size_t most = std::size_t{1024} * 1024;
        if (!connection.hasUnread) {
            return;
        }
        ::shutdown(connection.socket, SHUT_WR);
        connection.stream.limitReading(most);
        connection.stream.setDeadline(steady_clock::now() + moment);
        std::string thrownAway(std::size_t{16} * 1024, '\0');
        for (std::size_t read = 0; read < most;) {
            const ssize_t count = connection.stream.read(thrownAway.data(), thrownAway.size());
            if (count <= 0) {
                return;
            }
            read += static_cast<std::size_t>(count);
        }
    }

    Api& m_api;
    ExchangeLog& m_log;
    Limits m_limits;
    Connections m_connections;
    HeldSockets m_held;
    std::atomic<int> m_port{0}; ///< asked for by any thread
    std::jthread m_thread;
};

Server::Server(Api& api, ExchangeLog& log, Limits limits)
    : m_listener{std::make_unique<Listener>(api, log, limits)}
{
}

Server::~Server() = default;

Result<void> Server::listen(int port)
{
    return m_listener->start(port);
}

int Server::port() const noexcept
{
    return m_listener->port();
}

void Server::stop()
{
    m_listener->stopAll();
}

std::int64_t Server::connections() const
{
    return static_cast<std::int64_t>(m_listener->connections());
}

std::int64_t Server::held() const
{
    return m_listener->held();
}

} // namespace repique::http
