// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/http/api.h"
#include "core/http/exchange_log.h"

#include <chrono>
#include <cstdint>
#include <memory>

namespace repique::http {

/// What one client may take, so that no slow or hostile one starves others.
struct Limits
{
    std::size_t head = std::size_t{16} * 1024; ///< bytes of request line and fields
    std::size_t target = 2048; ///< bytes of the address
    std::size_t connections = 256; ///< beyond it, whoever has been sending its request, or taking its answer,
                                   ///< for longest is cut off
    std::chrono::milliseconds request{
        10'000}; ///< for a whole request to arrive, and for its answer to be taken
    std::chrono::milliseconds idle{15'000}; ///< between requests of one connection
    std::chrono::milliseconds held{30'000}; ///< a lost response is silence for this long
};

/// Speaks HTTP/1.1 on 127.0.0.1 and nowhere else: reads requests, asks the Api, and delivers the answer, or
/// holds or drops the connection. Threads of its own; its functions are for the owner's thread unless said
/// otherwise.
class Server final
{
public:
    /// Both outlive the server.
    Server(Api& api, ExchangeLog& log, Limits limits);
    /// Stops.
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// Listens on `port`, 0 for any that is free. Fails when the port is taken.
    [[nodiscard]] Result<void> listen(int port);
    /// 0 unless listening. Any thread.
    [[nodiscard]] int port() const noexcept;
    /// Takes no more connections, ends what is in flight, and returns.
    void stop();

    /// Any thread.
    [[nodiscard]] std::int64_t connections() const;
    /// Any thread.
    [[nodiscard]] std::int64_t held() const;

private:
    class Listener;

    std::unique_ptr<Listener> m_listener;
};

} // namespace repique::http
