// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pix/transport.h"

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace repique::http {

/// Where a service is.
struct Address
{
    std::string host;
    int port = 80;
    std::string path; ///< before "/settlements", without a closing "/"; mostly empty

    friend bool operator==(const Address&, const Address&) = default;
};

/// "http://127.0.0.1:8080" or "http://host/path". Nothing for anything else: no other scheme, no user, no
/// query.
[[nodiscard]] std::optional<Address> parseUrl(std::string_view url);

/// Time as it passes, from 0 when the clock is made. Once a stop is requested the end of time has come: waits
/// end, and a client that looks at it gives up. One thread, but for the stop.
class LiveClock final : public pix::Clock
{
public:
    explicit LiveClock(std::stop_token stop = {});

    [[nodiscard]] SimTime now() const override;
    void sleepUntil(SimTime when) override;

private:
    std::stop_token m_stop;
    std::chrono::steady_clock::time_point m_start;
};

/// Sends attempts to a real service. Each says on the wire which attempt it is and of which operation; the
/// whole attempt, connecting included, ends with its patience. A connection is used again while it lasts. An
/// answer that cannot be read, and a connection that breaks, are Closed: the effect may have been applied.
/// Once a stop is requested every attempt ends at once, as Closed. One thread, but for the stop.
class HttpTransport final : public pix::Transport
{
public:
    explicit HttpTransport(const Address& address, std::stop_token stop = {});
    ~HttpTransport() override;

    [[nodiscard]] pix::Answer send(const pix::Attempt& attempt) override;

private:
    class Wire;

    std::string m_path;
    std::unique_ptr<Wire> m_wire;
    std::stop_token m_stop;
};

} // namespace repique::http
