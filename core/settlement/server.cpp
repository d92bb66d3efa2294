// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/server.h"

#include <utility>

namespace repique::settlement {

Result<Response> settle(Server& server, const Request& request, UtcTime now)
{
    auto admission = server.admit(request, now);
    if (!admission) {
        return tl::unexpected{admission.error()};
    }
    if (auto* const answered = std::get_if<Response>(&*admission)) {
        return std::move(*answered);
    }
    return server.run(std::get<Ticket>(std::move(*admission)), now);
}

} // namespace repique::settlement
