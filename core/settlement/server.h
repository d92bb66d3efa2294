// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/settlement/in_flight.h"
#include "core/settlement/request.h"

#include <variant>

namespace repique::settlement {

/// A request that a server has let in and not worked on yet.
struct Ticket
{
    Request request;
    InFlight::Claim claim; ///< empty where the server does not track keys in flight
    Delivery delivery = Delivery::Answered; ///< what will become of the answer
    SimDuration delay{}; ///< how long the service is to wait before it runs the ticket; the caller waits
};

/// Let in, or answered on the spot.
using Admission = std::variant<Response, Ticket>;

/// A settlement server in two steps, so that copies of one payment can be interleaved between them, and so
/// that several admitted requests can share a commit. One thread at a time unless said otherwise; an `Error`
/// is a failure of the database, and then nothing was applied.
class Server
{
public:
    Server() = default;
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    virtual ~Server() = default;

    /// Everything before the effect.
    [[nodiscard]] virtual Result<Admission> admit(const Request& request, UtcTime now) = 0;
    /// The effect and what is remembered of it.
    [[nodiscard]] virtual Result<Response> run(Ticket ticket, UtcTime now) = 0;
};

/// Both steps at once.
[[nodiscard]] Result<Response> settle(Server& server, const Request& request, UtcTime now);

} // namespace repique::settlement
