// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/transport.h"

#include "core/base/parse.h"
#include "core/base/text.h"
#include "core/http/message.h"
#include "core/http/pause.h"
#include "core/http/settlement_message.h"
#include "core/http/socket_stream.h"
#include "core/retry/retry_after.h"

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace repique::http {
namespace {

using ReadJson = nlohmann::json;
using retry::OutcomeKind;
using std::chrono::steady_clock;

constexpr std::size_t largestAnswer = std::size_t{1024} * 1024;
constexpr SimDuration longestPatience = std::chrono::hours{24};

pix::Answer withoutAnswer(OutcomeKind kind)
{
    pix::Answer answer;
    answer.outcome.kind = kind;
    return answer;
}

std::optional<SimDuration> hintOf(const httplib::Response& response)
{
    const auto exact = parseDuration(response.get_header_value(std::string{exactHintField}));
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    return exact
        ? exact
        : retry::parseRetryAfter(response.get_header_value("Retry-After"), now.time_since_epoch().count());
}

/// A member of a problem document, empty when it is no text or not there.
std::string memberOf(const ReadJson& json, const char* name)
{
    const bool isThere = json.is_object() && json.contains(name) && json[name].is_string();
    return isThere ? json[name].get<std::string>() : std::string{};
}

pix::Answer answerOf(const httplib::Response& response)
{
    if (response.status < 200 || response.status > 599) {
        return withoutAnswer(OutcomeKind::Closed);
    }
    pix::Answer answer;
    answer.outcome.status = static_cast<std::int16_t>(response.status);
    answer.outcome.noRetry = isSameName(response.get_header_value(std::string{retryField}), "no");
    answer.outcome.retryAfter = hintOf(response);
    answer.isReplay = isSameName(response.get_header_value(std::string{replayedField}), "true");
    answer.body = response.body;
    if (response.status >= 400) {
        const ReadJson problem = ReadJson::parse(response.body, nullptr, false);
        answer.code = memberOf(problem, "code");
        answer.outcome.inProgress
            = response.status == 409 && memberOf(problem, "type").ends_with("in-progress");
    }
    return answer;
}

std::string bodyOf(const pix::Attempt& attempt)
{
    nlohmann::ordered_json json;
    json["payer"] = attempt.intention.payer;
    json["payee"] = attempt.intention.payee;
    json["amountCents"] = attempt.intention.amountCents;
    json["endToEndId"] = attempt.endToEndId;
    return json.dump(-1, ' ', false, ReadJson::error_handler_t::replace);
}

httplib::Headers fieldsOf(const pix::Attempt& attempt)
{
    httplib::Headers fields{{std::string{attemptField}, std::to_string(attempt.number)},
        {std::string{operationField}, std::to_string(attempt.operation)}, {"Accept", "application/json"},
        {"User-Agent", "repique"}};
    if (!attempt.idempotencyKey.empty()) {
        fields.emplace(keyField, quotedKey(attempt.idempotencyKey));
    }
    return fields;
}

/// A socket that is connected to the first address of `host` that takes it, or how it failed.
tl::expected<int, OutcomeKind> connectTo(const std::string& host, int port, SteadyTime deadline)
{
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (::getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found) != 0) {
        return tl::unexpected{OutcomeKind::Refused};
    }
    OutcomeKind failure = OutcomeKind::Refused;
    int connected = -1;
    for (const addrinfo* address = found; address != nullptr && connected < 0; address = address->ai_next) {
        const int socket = ::socket(address->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
        SocketStream stream{socket};
        stream.setDeadline(deadline);
        const bool isUnderWay
            = ::connect(socket, address->ai_addr, address->ai_addrlen) == 0 || errno == EINPROGRESS;
        int error = 0;
        socklen_t size = sizeof(error);
        if (isUnderWay && stream.waitWritable()
            && ::getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size) == 0 && error == 0) {
            connected = socket;
        } else {
            failure = stream.state() == SocketState::TimedOut ? OutcomeKind::TimedOut : OutcomeKind::Refused;
            ::close(socket);
        }
    }
    ::freeaddrinfo(found);
    return connected >= 0 ? tl::expected<int, OutcomeKind>{connected} : tl::unexpected{failure};
}

} // namespace

std::optional<Address> parseUrl(std::string_view url)
{
    constexpr std::string_view scheme = "http://";
    if (!url.starts_with(scheme) || url.find_first_of("@?# \t\r\n") != std::string_view::npos) {
        return std::nullopt;
    }
    url.remove_prefix(scheme.size());
    const std::string_view place = url.substr(0, url.find('/'));
    std::string_view path = url.substr(place.size());
    while (path.ends_with('/')) {
        path.remove_suffix(1);
    }
    const std::size_t colon = place.rfind(':');
    Address address{std::string{place.substr(0, colon)}, 80, std::string{path}};
    if (colon != std::string_view::npos) {
        address.port = parseInteger<int>(place.substr(colon + 1)).value_or(0);
        if (address.port < 1 || address.port > 65'535) {
            return std::nullopt;
        }
    }
    return address.host.empty() ? std::nullopt : std::optional{std::move(address)};
}

LiveClock::LiveClock(std::stop_token stop) : m_stop{std::move(stop)}, m_start{steady_clock::now()} {}

SimTime LiveClock::now() const
{
    constexpr SimDuration endOfTime = std::chrono::hours{24 * 365 * 100};
    return startOfRun + (m_stop.stop_requested() ? endOfTime : SimDuration{steady_clock::now() - m_start});
}

void LiveClock::sleepUntil(SimTime when)
{
    pauseUntil(m_start + (when - startOfRun), m_stop);
}

/// The library's client with one deadline for the whole exchange.
class HttpTransport::Wire final : public httplib::ClientImpl
{
public:
    Wire(const Address& address, std::stop_token stop)
        : ClientImpl{address.host, address.port}
        , m_stop{std::move(stop)}
    {
        set_keep_alive(true);
        set_follow_location(false);
        set_decompress(false);
    }

    void setDeadline(SteadyTime deadline) { m_deadline = deadline; }

    /// How the exchange failed, when it did.
    [[nodiscard]] OutcomeKind failure() const noexcept { return m_failure; }

private:
    bool create_and_connect_socket(Socket& socket, httplib::Error& error) override
    {
        const auto connected = connectTo(host_, port_, m_deadline);
        if (!connected) {
            m_failure = connected.error();
            error = httplib::Error::Connection;
            return false;
        }
        const int yes = 1;
        ::setsockopt(*connected, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof(yes));
        socket.sock = *connected;
        return true;
    }

    /// Called once the exchange counts as under way: a stop that comes later shuts the socket down.
    bool process_socket(const Socket& socket, std::function<bool(httplib::Stream&)> exchange) override
    {
        if (m_stop.stop_requested()) {
            m_failure = OutcomeKind::Closed;
            return false;
        }
        SocketStream stream{socket.sock};
        stream.setDeadline(m_deadline);
        stream.limitReading(largestAnswer);
        const bool isDone = exchange(stream);
        m_failure = stream.state() == SocketState::TimedOut ? OutcomeKind::TimedOut : OutcomeKind::Closed;
        return isDone;
    }

    std::stop_token m_stop;
    SteadyTime m_deadline = SteadyTime::max();
    OutcomeKind m_failure = OutcomeKind::Closed;
};

HttpTransport::HttpTransport(const Address& address, std::stop_token stop)
    : m_path{address.path + "/settlements"}
    , m_wire{std::make_unique<Wire>(address, stop)}
    , m_stop{std::move(stop)}
{
}

HttpTransport::~HttpTransport() = default;

pix::Answer HttpTransport::send(const pix::Attempt& attempt)
{
    const std::stop_callback stopping{m_stop, [this] { m_wire->stop(); }};
    m_wire->setDeadline(steady_clock::now() + std::min(attempt.patience, longestPatience));
    const auto result = m_wire->Post(m_path, fieldsOf(attempt), bodyOf(attempt), "application/json");
    return result ? answerOf(*result) : withoutAnswer(m_wire->failure());
}

} // namespace repique::http
