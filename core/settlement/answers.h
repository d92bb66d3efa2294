// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/fault.h"
#include "core/settlement/request.h"

#include <cstdint>

namespace repique::settlement {

/// Why the service says no. Each has a status, a code and an RFC 9457 type of its own.
enum class Problem : std::uint8_t {
    KeyMissing, ///< 400
    InvalidRequest, ///< 400: an empty or overlong field
    InvalidAmount, ///< 422: not positive
    SameAccount, ///< 422: payer and payee are one
    UnknownAccount, ///< 422
    BalanceOverflow, ///< 422: the payee's balance would not fit
    InsufficientFunds, ///< 422: the only one that is stored, as it depends on the ledger's state
    KeyReused, ///< 422: same key, other payment
    InProgress, ///< 409: same key, same payment, still running
};

[[nodiscard]] Response problemResponse(Problem problem);

/// 200 with the settlement `id` of `request`.
[[nodiscard]] Response settledResponse(const Request& request, std::int64_t id);

/// The answer that a script gives in the service's place, before any work. Only for attempts where
/// `isBeforeWork`.
[[nodiscard]] Response scriptedResponse(const ScriptedAttempt& attempt);

/// Whether the script ends the attempt before the service sees it.
[[nodiscard]] bool isBeforeWork(const ScriptedAttempt& attempt) noexcept;

/// What becomes of the service's own answer: Answered, Lost or Closed.
[[nodiscard]] Delivery deliveryOf(const ScriptedAttempt& attempt) noexcept;

} // namespace repique::settlement
