// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/request.h"

#include <fmt/format.h>

namespace repique::settlement {

std::string fingerprintOf(const Request& request)
{
    return fmt::format("{}:{} {}:{} {} {}:{}", request.payer.size(), request.payer, request.payee.size(),
        request.payee, request.amountCents, request.endToEndId.size(), request.endToEndId);
}

} // namespace repique::settlement
